#pragma once

#include <cstdint>

namespace briar::editor {

/// Drawn signs. Which one something gets follows from what its definition says, never from its name.
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
};
inline constexpr int kGlyphs = static_cast<int>(Glyph::Person) + 1;

}  // namespace briar::editor
