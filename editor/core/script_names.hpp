#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "editor/core/command.hpp"
#include "runtime/source/diagnostic.hpp"

/// What a script calls its own: locals, parameters, what a `for` goes through, functions that are no part of its table.
namespace briar::editor {

class Workspace;

struct ScriptName {
    std::string name;
    std::vector<Span> places;  ///< where it is made first, and where it is meant, in the order of the text
    Span scope;                ///< where it holds, from where it is made on
};

/// The one that the word at a byte means, as Lua reads it: of several of one name the innermost that is made before.
/// Nothing: the word is none, or what stands behind a point, which others may name.
[[nodiscard]] std::optional<ScriptName> script_name_at(std::string_view text, std::size_t byte);

/// Why it cannot have another name; empty: it can.
[[nodiscard]] std::string why_not_called(std::string_view text, const ScriptName& name, const std::string& other);

/// Gives it another name wherever it is meant, as one step.
[[nodiscard]] Command rename_in_script(const Workspace& workspace, const std::string& file, const ScriptName& name,
                                       const std::string& other);

}  // namespace briar::editor
