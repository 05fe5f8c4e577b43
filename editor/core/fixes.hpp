#pragma once

#include <functional>
#include <string>
#include <vector>

#include "editor/core/command.hpp"
#include "editor/core/known_names.hpp"
#include "runtime/source/diagnostic.hpp"

/// Quick fixes: what can be done about a problem at a click.
namespace briar::editor {

class Workspace;

struct Fix {
    std::string label;  ///< "Change to `health`"
    Command command;
    std::string shows{};  ///< the file that people go on in: a script that was made; empty: none
    /// Where there are many ways that only people can choose from: these; `command` is empty then.
    std::vector<Choice> choices{};
    std::function<Command(const Workspace& workspace, const std::string& choice)> chosen{};

    [[nodiscard]] bool asks() const { return !choices.empty(); }
};

/// The likeliest first; none where nothing can be done by a program, or where the problem's place is not as it was any
/// more. Each command can be applied as it is.
[[nodiscard]] std::vector<Fix> fixes(const Workspace& workspace, const Diagnostic& problem);

}  // namespace briar::editor
