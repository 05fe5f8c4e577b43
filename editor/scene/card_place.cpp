#include "editor/scene/card_place.hpp"

#include <algorithm>

namespace briar::editor {
namespace {

constexpr double kEdge = 8;  // of the board that stays free, with the ring of the keyboard

using HeightOf = std::function<double(double width)>;

struct Sides {
    double left, right, above, below;  ///< so much room is there
};

Sides sides_of(const CardRoom& room, const Box& of) {
    return {of.x - room.gap - kEdge, room.width - (of.x + of.width) - room.gap - kEdge, of.y - room.gap - kEdge,
            room.height - (of.y + of.height) - room.gap - kEdge};
}

/// As near as it can be to where it is wished, within so much of the board.
double within(double wished, double size, double whole) {
    return std::clamp(wished, kEdge, std::max(kEdge, whole - size - kEdge));
}

enum class Where { Right, Left, Below, Above };

Box beside(const CardRoom& room, const Box& of, Where where, double width, const HeightOf& height_of) {
    const double height = std::min(height_of(width), room.height - 2 * kEdge);
    const double x = where == Where::Right ? of.x + of.width + room.gap : of.x - room.gap - width;
    return {x, within(of.y, height, room.height), width, height};
}

Box over_or_under(const CardRoom& room, const Box& of, Where where, double width, double height) {
    const double y = where == Where::Below ? of.y + of.height + room.gap : of.y - room.gap - height;
    return {within(of.x + of.width / 2 - width / 2, width, room.width), y, width, height};
}

double common_area(const Box& a, const Box& b) {
    const double across = std::min(a.x + a.width, b.x + b.width) - std::max(a.x, b.x);
    const double down = std::min(a.y + a.height, b.y + b.height) - std::max(a.y, b.y);
    return across > 0 && down > 0 ? across * down : 0;
}

double covered(const CardRoom& room, const Box& card) {
    double area = 0;
    for (const Box& other : room.others)
        area += common_area(card, other);
    return area;
}

/// Every place where it covers nothing of what it tells of; those with more room first.
std::vector<Box> places(const CardRoom& room, const HeightOf& height_of) {
    const Sides sides = sides_of(room, room.told_of);
    const double width = std::min(room.most, room.width - 2 * kEdge);
    const double height = height_of(width);
    std::vector<Box> found;
    const auto at_side = [&](Where where, double side) {
        if (side < room.least) return;
        found.push_back(beside(room, room.told_of, where, std::min(side, room.most), height_of));
    };
    const bool right = sides.right >= sides.left;
    at_side(right ? Where::Right : Where::Left, right ? sides.right : sides.left);
    at_side(right ? Where::Left : Where::Right, right ? sides.left : sides.right);
    if (height <= sides.below) found.push_back(over_or_under(room, room.told_of, Where::Below, width, height));
    if (height <= sides.above) found.push_back(over_or_under(room, room.told_of, Where::Above, width, height));
    return found;
}

/// Along the edges of the board, where it covers neither what it tells of nor the pointer.
void add_at_edges(const CardRoom& room, double width, double height, std::vector<Box>& found) {
    if (height > room.height - 2 * kEdge) return;
    const Box pointer{room.x - room.gap, room.y - room.gap, 2 * room.gap, 2 * room.gap};
    const double near_x = within(room.told_of.x + room.told_of.width / 2 - width / 2, width, room.width);
    const double near_y = within(room.told_of.y, height, room.height);
    for (const double y : {near_y, kEdge, room.height - height - kEdge})
        for (const double x : {near_x, kEdge, room.width - width - kEdge}) {
            const Box card{x, y, width, height};
            if (common_area(card, room.told_of) == 0 && common_area(card, pointer) == 0) found.push_back(card);
        }
}

/// Further away, where the ground may be empty; narrower ones come last.
std::vector<Box> places_further(const CardRoom& room, const HeightOf& height_of) {
    std::vector<Box> found;
    const double most = std::min(room.most, room.width - 2 * kEdge);
    for (const double width : {most, (most + room.least) / 2, room.least})
        if (width <= most) add_at_edges(room, width, height_of(width), found);
    return found;
}

/// Nothing is left but to cover a part of what it tells of.
Box around_pointer(const CardRoom& room, const HeightOf& height_of) {
    const Box pointer{room.x - 1, room.y - 1, 2, 2};
    const Sides sides = sides_of(room, pointer);
    const double side = std::max(sides.left, sides.right);
    const double high = std::max(sides.above, sides.below);
    const double most = std::min(room.most, room.width - 2 * kEdge);
    if (std::min(side, most) * room.height >= most * high)
        return beside(room, pointer, sides.right >= sides.left ? Where::Right : Where::Left, std::min(side, most),
                      height_of);
    return over_or_under(room, pointer, sides.below >= sides.above ? Where::Below : Where::Above, most,
                         std::min(height_of(most), high));
}

}  // namespace

Box place_card(const CardRoom& room, const HeightOf& height_of) {
    std::vector<Box> all = places(room, height_of);
    // Among equals the first is taken: what is near.
    const std::vector<Box> further = places_further(room, height_of);
    all.insert(all.end(), further.begin(), further.end());
    const auto best = std::min_element(all.begin(), all.end(),
                                       [&](const Box& a, const Box& b) { return covered(room, a) < covered(room, b); });
    return best != all.end() ? *best : around_pointer(room, height_of);
}

}  // namespace briar::editor
