#pragma once

#include <string>
#include <vector>

#include "runtime/cli/command.hpp"

/// Files of the project that the program makes from its registries and schemas.
namespace briar::cli {

struct GeneratedFile {
    std::string name;  ///< within the project: `docs/format.md`
    std::string text;
};

/// Options of every command that makes such files.
[[nodiscard]] std::vector<OptionSpec> generating_options();
/// Writes the files that differ, or with `--check` only says which do; exit code 1 then.
int write_generated(const std::vector<GeneratedFile>& files, const Arguments& arguments, Console& console);

}  // namespace briar::cli
