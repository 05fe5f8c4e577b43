#include "editor/picture/colours.hpp"

#include <algorithm>
#include <array>
#include <cmath>

namespace briar::editor {
namespace {

unsigned char to_byte(double share) {
    return static_cast<unsigned char>(std::lround(std::clamp(share, 0.0, 1.0) * 255));
}

/// Relative luminance, as WCAG 2 has it.
double light_of(const wxColour& colour) {
    const auto linear = [](unsigned char byte) {
        const double share = byte / 255.0;
        return share <= 0.03928 ? share / 12.92 : std::pow((share + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(colour.Red()) + 0.7152 * linear(colour.Green()) + 0.0722 * linear(colour.Blue());
}

unsigned char mix_byte(unsigned char a, unsigned char b, double share) {
    return to_byte((a + (b - a) * share) / 255.0);
}

}  // namespace

const wxColour kInk(58, 40, 24);
const wxColour kFadedInk(92, 70, 46);
const wxColour kParchment(247, 238, 216);
const wxColour kParchmentShade(230, 214, 180);
const wxColour kBone(250, 243, 226);
const wxColour kBlood(126, 28, 30);

wxColour from_hsl(double hue, double saturation, double lightness, double alpha) {
    const double chroma = (1 - std::abs(2 * lightness - 1)) * saturation;
    const double sector = std::fmod(std::fmod(hue, 360.0) + 360.0, 360.0) / 60;
    const double second = chroma * (1 - std::abs(std::fmod(sector, 2.0) - 1));
    const double base = lightness - chroma / 2;
    const std::array<std::array<double, 3>, 6> parts{{{chroma, second, 0},
                                                      {second, chroma, 0},
                                                      {0, chroma, second},
                                                      {0, second, chroma},
                                                      {second, 0, chroma},
                                                      {chroma, 0, second}}};
    const auto& rgb = parts[static_cast<std::size_t>(sector) % 6];
    return {to_byte(rgb[0] + base), to_byte(rgb[1] + base), to_byte(rgb[2] + base), to_byte(alpha)};
}

wxColour mix(const wxColour& a, const wxColour& b, double share) {
    return {mix_byte(a.Red(), b.Red(), share), mix_byte(a.Green(), b.Green(), share),
            mix_byte(a.Blue(), b.Blue(), share), mix_byte(a.Alpha(), b.Alpha(), share)};
}

double contrast(const wxColour& a, const wxColour& b) {
    const double one = light_of(a);
    const double other = light_of(b);
    return (std::max(one, other) + 0.05) / (std::min(one, other) + 0.05);
}

wxColour with_alpha(const wxColour& colour, double alpha) {
    return {colour.Red(), colour.Green(), colour.Blue(), to_byte(alpha)};
}

bool is_light(const wxColour& colour) {
    return colour.Red() * 0.299 + colour.Green() * 0.587 + colour.Blue() * 0.114 > 150;
}

}  // namespace briar::editor
