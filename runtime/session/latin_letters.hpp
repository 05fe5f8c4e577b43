#pragma once

#include <string>
#include <string_view>

namespace briar {

/// A name with its letters of Latin scripts as people write them where only a to z are at hand: `Müller` becomes
/// `Mueller`, `café` becomes `cafe`; all that is changed becomes small. Everything else stays as it is.
[[nodiscard]] std::string with_plain_letters(std::string_view utf8);

}  // namespace briar
