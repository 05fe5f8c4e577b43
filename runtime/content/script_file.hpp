#pragma once

#include <filesystem>
#include <optional>
#include <string>

#include "runtime/content/catalog.hpp"

/// Scripts of packs as text. What they mean is not known here.
namespace briar {

/// The text of a script, or what the overlay has in its place. Nothing, and a diagnostic, when it is no file, cannot be
/// read or is larger than a megabyte.
[[nodiscard]] std::optional<std::string> read_script(const std::filesystem::path& path, const Overlay& overlay,
                                                     Diagnostics& diagnostics);

}  // namespace briar
