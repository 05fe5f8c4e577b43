// The kinds of the crawl: what their definitions say, as faces.
#include <algorithm>
#include <bit>

#include "editor/face/face_parts.hpp"
#include "editor/face/seed.hpp"
#include "runtime/crawl/definitions.hpp"

namespace briar::editor {
namespace {

constexpr int kMonsterHue = 4;
constexpr int kItemHue = 38;
constexpr int kHeroHue = 212;
constexpr int kStatusHue = 92;
constexpr int kTokenHue = 268;
constexpr int kHealthOfABigOne = 12;

std::string signed_number(int number) { return (number > 0 ? "+" : "") + std::to_string(number); }

/// `2d6+3`: what is rolled in a fight.
std::string dice_text(int dice, int bonus) {
    return (dice > 0 ? std::to_string(dice) + "d6" : std::string()) +
           (bonus != 0 || dice == 0 ? signed_number(bonus) : std::string());
}

void add_number(Face& face, Glyph glyph, int number, const char* doc) {
    if (number != 0) face.badges.push_back({glyph, signed_number(number), doc});
}

/// Tiles of one first tag share a ground; those without any have their own by their id.
Ground ground_of(const Face& face) {
    const std::uint32_t seed = face.tags.empty() ? 0 : seed_of(face.tags.front());
    return static_cast<Ground>(seed % kGrounds);
}

void fill(Face& face, const crawl::TileDef& tile) {
    face.shape = FaceShape::Tile;
    face.ground = ground_of(face);
    face.edges = tile.edges;
    face.monster = tile.monster;
    face.number = tile.number;
}

BeastTraits traits_of(const crawl::MonsterDef& monster, const crawl::MonsterSide& side) {
    BeastTraits traits;
    traits.bulk = std::clamp(side.health * 10 / kHealthOfABigOne, 0, 10);
    traits.teeth = std::clamp(side.dice, 0, 4);
    traits.horns = std::clamp(side.bonus / 2, 0, 3);
    traits.crowned = monster.boss;
    return traits;
}

void fill(Face& face, const crawl::MonsterDef& monster, bool back) {
    const crawl::MonsterSide& side = back ? monster.guardian : monster.front;
    face.hue = kMonsterHue;
    face.portrait = Portrait::Beast;
    face.beast = traits_of(monster, side);
    face.badges.push_back({Glyph::Heart, std::to_string(side.health), "health"});
    face.badges.push_back({Glyph::Die, dice_text(side.dice, side.bonus), "rolled in a fight"});
    if (monster.boss) face.badges.push_back({Glyph::Crown, "", "a boss"});
}

const char* space_words(crawl::Space space) {
    switch (space) {
        case crawl::Space::Any:
            return "";
        case crawl::Space::Hand:
            return "one hand";
        case crawl::Space::TwoHands:
            return "two hands";
        case crawl::Space::Boots:
            return "worn on the feet";
        case crawl::Space::Armour:
            return "worn as armour";
        case crawl::Space::Bound:
            return "takes no space";
    }
    return "";
}

Glyph emblem_of(const Face& face, const crawl::ItemDef& item) {
    if (item.ranged.range.high > 0) return Glyph::Arrow;
    if (item.combat > 0 || item.combat_dice > 0) return Glyph::Sword;
    if (item.space == crawl::Space::Armour) return Glyph::Mail;
    if (item.armour > 0) return Glyph::Shield;
    if (item.space == crawl::Space::Boots) return Glyph::Boot;
    if (item.space == crawl::Space::Bound) return Glyph::Ring;
    if (!face.signs.empty()) return face.signs.front().glyph;
    return Glyph::Pouch;
}

std::string range_text(const crawl::Range& range) {
    return std::to_string(range.low) + (range.high == range.low ? "" : "-" + std::to_string(range.high));
}

void fill(Face& face, const crawl::ItemDef& item) {
    face.hue = kItemHue;
    face.emblem = emblem_of(face, item);
    add_number(face, Glyph::Sword, item.combat, "in a fight");
    if (item.combat_dice != 0)
        face.badges.push_back({Glyph::Die, signed_number(item.combat_dice) + "d6", "in a fight"});
    add_number(face, Glyph::Shield, item.armour, "armour");
    if (item.ranged.range.high > 0) {
        face.badges.push_back({Glyph::Target, range_text(item.ranged.range), "range"});
        face.badges.push_back({Glyph::Bolt, std::to_string(item.ranged.cost), "AP for a shot"});
    }
    const char* words = space_words(item.space);
    if (*words != '\0') face.badges.push_back({Glyph::None, words, "where it is carried"});
}

void fill(Face& face, const crawl::HeroDef& hero) {
    face.hue = kHeroHue;
    face.portrait = Portrait::Figure;
    face.badges.push_back({Glyph::Heart, std::to_string(hero.health), "health"});
    face.badges.push_back({Glyph::Bolt, std::to_string(hero.ap), "AP for each turn"});
    face.badges.push_back({Glyph::Die, dice_text(hero.dice, hero.bonus), "rolled in a fight"});
}

Glyph sign_or(const Face& face, Glyph otherwise) { return face.signs.empty() ? otherwise : face.signs.front().glyph; }

void fill_disc(Face& face, int hue, Glyph emblem) {
    face.shape = FaceShape::Disc;
    face.hue = hue + static_cast<int>(face.seed % 80U) - 40;
    face.hue = (face.hue + 360) % 360;
    face.emblem = emblem;
}

crawl::MonsterDef read_monster(const Catalog& catalog, const Entry& entry) {
    Diagnostics ignored;
    return crawl::read_monster(*entry.node, FieldReader(catalog, ignored, entry.full_id(), entry.system));
}

}  // namespace

bool fill_crawl_face(const Catalog& catalog, const Entry& entry, bool back, Face& face) {
    if (entry.system != "crawl") return false;
    if (entry.kind == "tiles") {
        fill(face, read_definition(catalog, entry, crawl::tile_record()));
    } else if (entry.kind == "monsters") {
        fill(face, read_monster(catalog, entry), back);
    } else if (entry.kind == "items") {
        fill(face, read_definition(catalog, entry, crawl::item_record()));
    } else if (entry.kind == "heroes") {
        fill(face, read_definition(catalog, entry, crawl::hero_record()));
    } else if (entry.kind == "tokens") {
        fill_disc(face, kTokenHue, sign_or(face, Glyph::None));
    } else if (entry.kind == "statuses") {
        fill_disc(face, kStatusHue, sign_or(face, Glyph::Drop));
    } else {
        return false;
    }
    return true;
}

}  // namespace briar::editor
