#pragma once

#include <string_view>

#include "runtime/engine/phrases.hpp"

namespace briar {

/// How rules are read in games of a system. For a name that is no system's: what every game can say.
[[nodiscard]] const PhraseBook& phrase_book(std::string_view system);

}  // namespace briar
