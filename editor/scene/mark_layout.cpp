#include "editor/scene/mark_layout.hpp"

#include <algorithm>

namespace briar::editor {
namespace {

/// So many squares of `size` in a row around a middle, closer together when there are many.
struct Row {
    double middle_x;
    double middle_y;
    double size;
    double room;
    int count;

    [[nodiscard]] Box at(int index) const {
        const double step = count > 1 ? std::min(size * 1.06, (room - size) / (count - 1)) : 0;
        return {middle_x + (index - (count - 1) / 2.0) * step - size / 2, middle_y - size / 2, size, size};
    }
};

int count_of(const std::vector<Mark>& marks, std::initializer_list<MarkSort> sorts) {
    return static_cast<int>(std::count_if(marks.begin(), marks.end(), [&](const Mark& mark) {
        return std::find(sorts.begin(), sorts.end(), mark.sort) != sorts.end();
    }));
}

}  // namespace

std::vector<Box> lay_out_marks(const std::vector<Mark>& marks) {
    const int players = count_of(marks, {MarkSort::Player});
    const int foes = count_of(marks, {MarkSort::Foe, MarkSort::Hidden});
    // The middle is for the signs of what they stand on, the lower edge for its name: both stay in sight.
    const Row player_row{0.5, 0.72, 0.21, 0.94, players};
    const Row foe_row{0.5, 0.25, 0.22, 0.94, foes};
    const Row thing_row{0.5, 0.09, 0.15, 0.6, count_of(marks, {MarkSort::Thing, MarkSort::Marker})};
    std::vector<Box> boxes;
    int player = 0;
    int foe = 0;
    int thing = 0;
    for (const Mark& mark : marks) {
        if (mark.sort == MarkSort::Player) {
            boxes.push_back(player_row.at(player++));
        } else if (mark.sort == MarkSort::Foe || mark.sort == MarkSort::Hidden) {
            boxes.push_back(foe_row.at(foe++));
        } else {
            boxes.push_back(thing_row.at(thing++));
        }
    }
    return boxes;
}

}  // namespace briar::editor
