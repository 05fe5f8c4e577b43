#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "runtime/source/splice.hpp"

/// Lua text that the editor writes: new scripts, and functions added to those that there are.
namespace briar::editor {

/// A script for a special, with empty functions of these names.
[[nodiscard]] std::string new_script(const std::string& special, const std::vector<std::string>& functions);

/// Adds a function to the table that the script returns, before its `return`. `body` holds its lines, indented; empty:
/// a function that does nothing yet.
[[nodiscard]] std::vector<Splice> added_function(const std::string& script, const std::string& name,
                                                 const std::string& body);

/// `old-mill` as a name that Lua takes: `old_mill`.
[[nodiscard]] std::string lua_name(const std::string& id);

}  // namespace briar::editor
