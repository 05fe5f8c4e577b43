#include "editor/scene/key_place.hpp"

#include <algorithm>

namespace briar::editor {
namespace {

constexpr double kShare = 0.16;  ///< of what the key stands on
constexpr double kLeast = 0.95;  ///< to be read, in units
constexpr double kMost = 24;
/// A key that takes more than this of what it stands on would reach the letter in its middle.
constexpr double kLarge = 0.35;
/// What of a key that hangs over stays outside.
constexpr double kOutside = 0.65;

}  // namespace

double key_size(double width, double unit) { return std::clamp(width * kShare, unit * kLeast, kMost); }

Box place_key(const Box& box, double top, double width, double size, double edge) {
    const double right = box.x + box.width;
    const double inside = size * (1 - kOutside);
    if (size > box.width * kLarge) return {right - inside, box.y + box.height - inside, width, size};
    return {right - width - edge, top + edge, width, size};
}

}  // namespace briar::editor
