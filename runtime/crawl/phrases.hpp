#pragma once

#include "runtime/engine/phrases.hpp"

namespace briar::crawl {

/// How the words that the system brings are read.
[[nodiscard]] const Phrases& phrases();

}  // namespace briar::crawl
