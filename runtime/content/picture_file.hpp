#pragma once

#include <cstdint>
#include <filesystem>
#include <string>

namespace briar {

/// Why a file is no picture that can be shown (PNG, JPEG or SVG), as far as its frame tells: a text with a picture's
/// name, a file that was cut off. Empty: nothing speaks against it. Reads a few bytes only, however large the file is.
[[nodiscard]] std::string objection_to_picture(const std::filesystem::path& file);

/// How many pixels a picture file says that it has; 0: it does not say, or not in a way that is known here.
[[nodiscard]] std::uint64_t pixels_of_picture(const std::filesystem::path& file);

}  // namespace briar
