#pragma once

#include <functional>
#include <vector>

#include "editor/scene/scene.hpp"
#include "runtime/crawl/map.hpp"

namespace briar::editor {

/// Where on the table a spot of a realm is.
using PlaceOnTable = std::function<Box(int realm, crawl::Spot spot)>;

/// The places that stand for options of the running decision. Options of one place and sort are one target.
[[nodiscard]] std::vector<Target> crawl_targets(const Game& game, const PlaceOnTable& place);

}  // namespace briar::editor
