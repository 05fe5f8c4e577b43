#pragma once

#include <functional>
#include <vector>

#include "editor/scene/scene.hpp"

namespace briar::editor {

/// Where a card that tells of something is laid on a board. In the board's own units (logical pixels).
struct CardRoom {
    double width = 0;  ///< of the board
    double height = 0;
    Box told_of;   ///< what the card tells of: it is not covered where that can be
    double x = 0;  ///< of the pointer, which is never covered
    double y = 0;
    double gap = 0;             ///< between both
    double least = 0;           ///< narrower than this the card cannot be read
    double most = 0;            ///< wider it need not be
    std::vector<Box> others{};  ///< what lies there as well: covered as little as can be
};

/// Within the board, whatever it costs: at the side of what it tells of that has more room, narrower if it must be,
/// else below or above it; where that covers less of the others, along the edges of the board; else beside the pointer.
/// `height_of`: how high the card is when it is so wide; what is higher than the board is cut below.
[[nodiscard]] Box place_card(const CardRoom& room, const std::function<double(double width)>& height_of);

}  // namespace briar::editor
