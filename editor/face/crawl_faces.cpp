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

bool names(const Node* said, const std::string& word) {
    if (said == nullptr) return false;
    const auto is_it = [&](const auto& item) { return item->text == word; };
    return said->is_scalar() ? said->text == word : std::any_of(said->items.begin(), said->items.end(), is_it);
}

/// Whether a selection means the tile, see runtime/engine/selection.hpp.
bool selects(const Node& selection, const Face& face, const std::string& id) {
    if (selection.is_scalar()) return selection.text == id;
    if (names(selection.find("except"), id)) return false;
    if (names(selection.find("entry"), id) || names(selection.find("all"), "tiles")) return true;
    const Node* tag = selection.find("tag");
    return tag != nullptr && std::find(face.tags.begin(), face.tags.end(), tag->text) != face.tags.end();
}

bool lies_in(const Node& realm, const Face& face, const std::string& id) {
    if (names(realm.find("start"), id) || names(realm.find("exit"), id)) return true;
    const Node* stack = realm.find("stack");
    if (stack == nullptr) return false;
    if (!stack->is_list()) return selects(*stack, face, id);
    return std::any_of(stack->items.begin(), stack->items.end(),
                       [&](const auto& item) { return selects(*item, face, id); });
}

/// The realm whose stack a tile lies in; for one that lies in none yet, the first that there is.
std::string realm_of(const Catalog& catalog, const Face& face, const Entry& tile) {
    std::string first;
    for (const Entry& scenario : catalog.entries()) {
        const Node* realms =
            scenario.kind == "scenarios" && scenario.serves(tile.system) ? scenario.node->find("realms") : nullptr;
        if (realms == nullptr) continue;
        for (const Member& realm : realms->members) {
            if (first.empty()) first = realm.key;
            if (lies_in(*realm.value, face, tile.id)) return realm.key;
        }
    }
    return first.empty() ? tile.pack : first;
}

/// Tiles of one realm share a ground, whatever else is said of them.
Ground ground_of(const Catalog& catalog, const Face& face, const Entry& tile) {
    return static_cast<Ground>(seed_of(realm_of(catalog, face, tile)) % kGrounds);
}

void fill(Face& face, const crawl::TileDef& tile) {
    face.shape = FaceShape::Tile;
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
        face.ground = ground_of(catalog, face, entry);
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
