#include "editor/face/glyph.hpp"

#include <algorithm>
#include <array>

namespace briar::editor {
namespace {

struct Called {
    std::string_view word;
    Glyph glyph;
};

constexpr std::array<Called, 44> kCalled{{
    {"arrow", Glyph::Arrow},   {"axe", Glyph::Axe},       {"barrier", Glyph::Barrier}, {"bird", Glyph::Bird},
    {"bolt", Glyph::Bolt},     {"bone", Glyph::Bone},     {"book", Glyph::Book},       {"boot", Glyph::Boot},
    {"bow", Glyph::Bow},       {"claws", Glyph::Claws},   {"coin", Glyph::Coin},       {"crown", Glyph::Crown},
    {"dagger", Glyph::Dagger}, {"die", Glyph::Die},       {"drop", Glyph::Drop},       {"eye", Glyph::Eye},
    {"fangs", Glyph::Fangs},   {"fish", Glyph::Fish},     {"flame", Glyph::Flame},     {"flask", Glyph::Flask},
    {"gem", Glyph::Gem},       {"hammer", Glyph::Hammer}, {"heart", Glyph::Heart},     {"key", Glyph::Key},
    {"ladder", Glyph::Ladder}, {"leaf", Glyph::Leaf},     {"mail", Glyph::Mail},       {"paw", Glyph::Paw},
    {"person", Glyph::Person}, {"pin", Glyph::Pin},       {"pouch", Glyph::Pouch},     {"question", Glyph::Question},
    {"reeds", Glyph::Reeds},   {"ring", Glyph::Ring},     {"rope", Glyph::Rope},       {"scroll", Glyph::Scroll},
    {"shield", Glyph::Shield}, {"skull", Glyph::Skull},   {"star", Glyph::Star},       {"sword", Glyph::Sword},
    {"target", Glyph::Target}, {"trap", Glyph::Trap},     {"tree", Glyph::Tree},       {"wind", Glyph::Wind},
}};

}  // namespace

Glyph glyph_called(std::string_view symbol) {
    const auto* const found =
        std::find_if(kCalled.begin(), kCalled.end(), [&](const Called& each) { return each.word == symbol; });
    return found != kCalled.end() ? found->glyph : Glyph::None;
}

}  // namespace briar::editor
