#pragma once

#include "runtime/cli/console.hpp"
#include "runtime/source/diagnostic.hpp"
#include "runtime/source/tree.hpp"

/// Diagnostics as people and programs read them.
namespace briar::cli {

/// All of them on `err`, sorted, and a line with their numbers.
void show_problems(Diagnostics problems, Console& console);
/// Only errors, for commands that are not about checking; says how to see the rest.
void show_errors(Diagnostics problems, Console& console);
/// `2 errors, 1 warning`; `no problems`.
[[nodiscard]] std::string numbers_of(const Diagnostics& problems);
/// A list of maps: severity, id, file, line, column, entry, message, hint.
[[nodiscard]] Tree as_tree(const Diagnostics& problems);

}  // namespace briar::cli
