#pragma once

#include <optional>
#include <string>

#include "runtime/crawl/map.hpp"

/// Places of a map as people type them.
namespace briar::cli {

/// `2,-1` or `2 -1`: east and south of the start; nothing when it is no place.
[[nodiscard]] std::optional<crawl::Spot> read_spot(const std::string& text);

}  // namespace briar::cli
