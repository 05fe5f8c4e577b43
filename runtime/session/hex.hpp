#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

/// Hashes and generator states in files: sixteen digits, so that they are texts to every reader of YAML.
namespace briar {

[[nodiscard]] std::string to_hex(std::uint64_t value);
/// Sixteen small hexadecimal digits; nothing for any other text.
[[nodiscard]] std::optional<std::uint64_t> from_hex(std::string_view text);

}  // namespace briar
