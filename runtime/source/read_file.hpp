#pragma once

#include <filesystem>
#include <optional>
#include <string>

#include "runtime/source/document.hpp"

namespace briar {

/// The bytes of a file. A missing, unreadable or oversized file is a diagnostic; there is nothing then. `name` is what
/// people call it.
[[nodiscard]] std::optional<std::string> read_file(const std::filesystem::path& path, const std::string& name,
                                                   Diagnostics& diagnostics, const ReadLimits& limits = {});

}  // namespace briar
