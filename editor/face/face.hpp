#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "editor/face/glyph.hpp"

/// A face: everything that a picture of an entry shows, as plain data. `face_of` makes it from a definition, the room
/// `picture` paints it; whoever lists, describes or compares pictures needs no window.
namespace briar::editor {

/// Tile: a square with ways to its open edges. Card: upright, with text. Disc: a marker.
enum class FaceShape : std::uint8_t { Tile, Card, Disc };

/// What a tile's ground is painted like. Tiles that lie in one stack share a ground.
enum class Ground : std::uint8_t { Moss, Earth, Stone, Sand, Frost };
inline constexpr int kGrounds = 5;

/// Who or what is drawn in a card's window. Glyph: `Face::emblem`, or `letter`; Beast and Figure follow from the seed
/// and numbers; Landscape is a tile's ground with its ways.
enum class Portrait : std::uint8_t { Glyph, Beast, Figure, Landscape };

/// A number with its sign: a heart and `9`. `doc` says in words what it is.
struct Badge {
    Glyph glyph = Glyph::None;
    std::string text;
    std::string doc;

    friend bool operator==(const Badge&, const Badge&) = default;
};

/// A special, as pictures show it.
struct Sign {
    Glyph glyph = Glyph::Star;
    int hue = 0;  ///< 0 to 359
    std::string name;
    std::string text;

    friend bool operator==(const Sign&, const Sign&) = default;
};

/// How a beast looks.
struct BeastTraits {
    int bulk = 0;   ///< 0 to 10
    int teeth = 1;  ///< grows with its dice
    int horns = 0;  ///< 0 to 3, grows with its bonus
    bool crowned = false;

    friend bool operator==(const BeastTraits&, const BeastTraits&) = default;
};

struct Face {
    FaceShape shape = FaceShape::Card;
    std::string title;
    std::string kind;  ///< `monster`: one word for what it is
    std::string text;
    std::uint32_t seed = 0;
    int hue = 0;                          ///< of the card's head and of the figure; 0 to 359
    std::optional<std::uint32_t> colour;  ///< of the ground, as 0xRRGGBB; none: by the hue
    // Tiles
    Ground ground = Ground::Moss;
    unsigned edges = 0;    ///< open edges: bits 1 << north, east, south, west
    bool monster = false;  ///< carries the monster symbol
    int number = 0;        ///< printed number; 0: none
    // Cards and discs
    Portrait portrait = Portrait::Glyph;
    Glyph emblem = Glyph::None;
    std::string letter;  ///< shown where there is no emblem; empty: the first letters of the title
    BeastTraits beast;
    std::vector<Badge> badges;
    std::vector<Sign> signs;
    std::vector<std::string> tags;
    int count = 1;
    std::filesystem::path art;  ///< empty: none is named. It may not exist: a placeholder is painted then.

    friend bool operator==(const Face&, const Face&) = default;
};

/// What is printed as health gives way to what it is now: `1/2`. Empty `now`: it stays.
void show_health(Face& face, const std::string& now);

/// What the picture shows, in words, for those who cannot see it: the title, then a line each.
[[nodiscard]] std::vector<std::string> describe(const Face& face, int turn = 0);

}  // namespace briar::editor
