#pragma once

#include <string>

#include "runtime/crawl/crawl_data.hpp"

/// The crawl's promises about its own state.
namespace briar::crawl {

/// The first promise that is broken, in words; empty: none.
[[nodiscard]] std::string broken_promises(const Game& game);

}  // namespace briar::crawl
