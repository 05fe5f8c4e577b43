#pragma once

#include <string>
#include <vector>

#include "runtime/cli/arguments.hpp"
#include "runtime/cli/console.hpp"

/// A command of the program, as data.
namespace briar::cli {

inline constexpr int kFine = 0;      ///< exit code: all is well
inline constexpr int kProblems = 1;  ///< the content or the game has problems
inline constexpr int kWrongUse = 2;

struct Command {
    std::string name;
    std::string summary;  ///< one line
    std::string details;  ///< for `--help`: paragraphs
    std::vector<WordSpec> words;
    std::vector<OptionSpec> options;
    std::vector<std::string> examples;  ///< whole lines, at least one; `{pack}` becomes a pack that is there
    int (*run)(const Arguments& arguments, Console& console) = nullptr;
};

/// All commands in the order of the help.
[[nodiscard]] const std::vector<Command>& commands();

/// `briar check [PACK...] [--json]`
[[nodiscard]] std::string usage_line(const Command& command);
[[nodiscard]] std::string help_text(const Command& command);
/// Of the whole program.
[[nodiscard]] std::string overview();

/// Runs `briar WORDS...`: finds the command, reads its arguments, runs it; what goes wrong is said on `err`.
int run_program(const std::vector<std::string>& words, Console& console);

}  // namespace briar::cli
