#include "editor/scene/board_cursor.hpp"

#include <algorithm>
#include <cmath>
#include <vector>

namespace briar::editor {
namespace {

constexpr double kNear = 0.1;   // places whose middles are so near are one
constexpr double kAside = 2.5;  // how much more a step aside counts than one in the direction

double middle_x(const Box& box) { return box.x + box.width / 2; }
double middle_y(const Box& box) { return box.y + box.height / 2; }

/// What can be done comes first: where it lies over something, that is the place.
std::vector<Box> places_of(const Scene& scene) {
    std::vector<Box> places;
    const auto add = [&](const Box& box) {
        const bool known = std::any_of(places.begin(), places.end(), [&](const Box& each) {
            return std::abs(middle_x(each) - middle_x(box)) < kNear && std::abs(middle_y(each) - middle_y(box)) < kNear;
        });
        if (!known) places.push_back(box);
    };
    for (const Target& each : scene.targets)
        add(each.at);
    for (const Lying& each : scene.lying)
        add(each.at);
    for (const Cell& each : scene.cells)
        if (!each.open) add(each.at);
    return places;
}

/// The nearest one to a point of the table; null: there are no places.
const Box* nearest(const std::vector<Box>& places, double x, double y) {
    const auto distance = [&](const Box& box) { return std::hypot(middle_x(box) - x, middle_y(box) - y); };
    const auto found = std::min_element(places.begin(), places.end(),
                                        [&](const Box& a, const Box& b) { return distance(a) < distance(b); });
    return found == places.end() ? nullptr : &*found;
}

}  // namespace

void BoardCursor::leave() {
    place_.reset();
    mark_ = -1;
}

void BoardCursor::put(const Box& place) {
    place_ = place;
    mark_ = -1;
}

void BoardCursor::follow(const Scene& scene) {
    if (!place_) return;
    const std::vector<Box> places = places_of(scene);
    if (std::find(places.begin(), places.end(), *place_) == places.end()) return leave();
    const Lying* here = lying(scene);
    if (here == nullptr || mark_ >= static_cast<int>(here->marks.size())) mark_ = -1;
}

bool BoardCursor::go(const Scene& scene, int right, int down) {
    const std::vector<Box> places = places_of(scene);
    if (!place_) {
        const Box* first = nearest(places, middle_x(scene.focus), middle_y(scene.focus));
        if (first != nullptr) put(*first);
        return first != nullptr;
    }
    const Box* best = nullptr;
    double least = 0;
    for (const Box& each : places) {
        const double x = middle_x(each) - middle_x(*place_);
        const double y = middle_y(each) - middle_y(*place_);
        const double along = x * right + y * down;
        const double aside = std::abs(x * down + y * right);
        // Only what lies more that way than aside.
        if (along < kNear || aside > along * 1.5) continue;
        const double far = along + kAside * aside;
        if (best != nullptr && far >= least) continue;
        best = &each;
        least = far;
    }
    if (best == nullptr) return false;
    put(*best);
    return true;
}

bool BoardCursor::step_target(const Scene& scene, int by) {
    const int count = static_cast<int>(scene.targets.size());
    const int now = target(scene);
    const int next = now < 0 ? (by > 0 ? 0 : count - 1) : now + by;
    if (next < 0 || next >= count) {
        leave();
        return false;
    }
    put(scene.targets[static_cast<std::size_t>(next)].at);
    return true;
}

bool BoardCursor::step_piece(const Scene& scene, int by) {
    const Lying* here = lying(scene);
    if (here == nullptr || here->marks.empty()) return false;
    // What lies there is one of them.
    const int count = static_cast<int>(here->marks.size()) + 1;
    mark_ = (mark_ + 1 + by + count) % count - 1;
    return true;
}

const Lying* BoardCursor::lying(const Scene& scene) const {
    return place_ ? scene.lying_at(middle_x(*place_), middle_y(*place_)) : nullptr;
}

PieceId BoardCursor::piece(const Scene& scene) const {
    const Lying* here = lying(scene);
    if (here == nullptr) return {};
    return mark_ < 0 ? here->piece : here->marks[static_cast<std::size_t>(mark_)].piece;
}

int BoardCursor::target(const Scene& scene) const {
    if (!place_) return -1;
    const auto found = std::find_if(scene.targets.begin(), scene.targets.end(),
                                    [this](const Target& each) { return each.at == *place_; });
    return found == scene.targets.end() ? -1 : static_cast<int>(found - scene.targets.begin());
}

std::string BoardCursor::words(const Scene& scene) const {
    if (!place_) return {};
    const Lying* here = lying(scene);
    if (here == nullptr) {
        const int which = target(scene);
        if (which >= 0) return describe(scene.targets[static_cast<std::size_t>(which)]);
        const auto cell = std::find_if(scene.cells.begin(), scene.cells.end(),
                                       [this](const Cell& each) { return each.at == *place_; });
        const bool numbered = cell != scene.cells.end() && !cell->label.empty();
        return numbered ? "Empty place " + cell->label : "Empty place";
    }
    if (mark_ < 0) return describe(scene, *here);
    return describe(here->marks[static_cast<std::size_t>(mark_)]) + ", " + std::to_string(mark_ + 1) + " of " +
           std::to_string(here->marks.size()) + " on " + here->title;
}

}  // namespace briar::editor
