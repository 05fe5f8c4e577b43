#pragma once

#include <cstdint>
#include <string_view>

namespace briar::editor {

/// Drawn signs. Which one something gets follows from what its definition says (its `symbol`, else what it does), never
/// from its name.
enum class Glyph : std::uint8_t {
    None,
    Heart,
    Die,
    Sword,
    Shield,
    Arrow,
    Target,
    Bolt,
    Boot,
    Ring,
    Pouch,
    Flask,
    Mail,
    Drop,
    Skull,
    Claws,
    Fangs,
    Leaf,
    Gem,
    Lay,
    Pin,
    Barrier,
    Crown,
    Star,
    Scroll,
    Eye,
    Person,
    Axe,
    Hammer,
    Bow,
    Dagger,
    Flame,
    Wind,
    Bird,
    Paw,
    Rope,
    Ladder,
    Fish,
    Bone,
    Trap,
    Reeds,
    Question,
    Book,
    Key,
    Coin,
    Tree,
    Hand,
};
inline constexpr int kGlyphs = static_cast<int>(Glyph::Hand) + 1;

/// The sign that a definition means by `symbol`; None: by no such word.
[[nodiscard]] Glyph glyph_called(std::string_view symbol);

}  // namespace briar::editor
