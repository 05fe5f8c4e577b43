#pragma once

#include "runtime/engine/system.hpp"

/// The rule system `crawl`: a party explores a map of tiles, fights, gathers and outruns.
namespace briar::crawl {

/// The one instance; it keeps nothing.
[[nodiscard]] const System& system();

}  // namespace briar::crawl
