#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "runtime/source/diagnostic.hpp"

namespace briar::editor {

/// A function of the table that a script returns: `function web.entered(game, event)`; what is no name in Lua stands in
/// brackets.
struct ScriptFunction {
    std::string table;
    std::string name;
    Span span;           ///< of the name
    Span body;           ///< from `function` to its end; to the end of the text while it is open
    bool local = false;  ///< `local function helper()`: no part of the table
};

/// In the order of the text, as far as it can be read.
[[nodiscard]] std::vector<ScriptFunction> functions_of(std::string_view text);
/// The name of the table that is returned at the end; empty when none is, or one without a name.
[[nodiscard]] std::string returned_table(std::string_view text);

}  // namespace briar::editor
