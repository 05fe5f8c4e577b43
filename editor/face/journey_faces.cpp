// The kinds of the journey: what their definitions say, as faces.
#include <algorithm>

#include "editor/face/face_parts.hpp"
#include "editor/face/seed.hpp"
#include "runtime/journey/definitions.hpp"
#include "runtime/journey/texts.hpp"

namespace briar::editor {
namespace {

constexpr int kLocationHue = 128;
constexpr int kBossHue = 4;
constexpr int kCardHue = 212;
constexpr int kHeroHue = 268;
constexpr int kItemHue = 38;

/// The sign by which an icon is printed.
std::string letter_of(const Catalog& catalog, DefId icon) {
    if (!icon) return {};
    const Node* letter = catalog.entry(icon).node->find("letter");
    return letter != nullptr ? letter->text : catalog.entry(icon).id.substr(0, 1);
}

std::string letters_of(const Catalog& catalog, const std::vector<DefId>& icons) {
    std::string text;
    for (const DefId icon : icons)
        text += (text.empty() ? "" : " ") + letter_of(catalog, icon);
    return text;
}

void add_sentence(Face& face, const char* when, const journey::Consequence& consequence) {
    if (consequence.nothing()) return;
    face.text += (face.text.empty() ? "" : " ") + std::string(when) + journey::consequence_text(consequence) + ".";
}

void fill(const Catalog& catalog, Face& face, const journey::LocationDef& location) {
    face.hue = location.boss ? kBossHue : kLocationHue;
    face.portrait = location.boss ? Portrait::Beast : Portrait::Landscape;
    face.beast = {std::min(10, location.fight.points), 3, 2, true};
    face.edges = 10;  // a way from west to east
    face.ground = static_cast<Ground>((face.tags.empty() ? face.seed : seed_of(face.tags.front())) % kGrounds);
    // Where there is little room the last ones are left out, and without it nobody knows how far the next one is.
    face.badges.push_back({Glyph::Boot,
                           std::to_string(location.steps.before) + " | " + std::to_string(location.steps.after),
                           "steps to it and away from it"});
    if (!location.check.empty())
        face.badges.push_back({Glyph::Eye, letters_of(catalog, location.check), "icons of its skill check"});
    if (location.fight.points > 0 || location.fight.dice.count > 0)
        face.badges.push_back({Glyph::Sword, journey::fight_text(location.fight), "points of its fight"});
    if (location.fight.gold > 0)
        face.badges.push_back({Glyph::Gem, std::to_string(location.fight.gold), "gold to be won"});
    add_sentence(face, "Failing: ", location.failing);
    add_sentence(face, "Losing: ", location.fight.losing);
}

const char* words_of(journey::Doubles doubles) {
    switch (doubles) {
        case journey::Doubles::Fight:
            return "doubles fight points";
        case journey::Doubles::Move:
            return "doubles movement points";
        case journey::Doubles::Both:
            return "doubles points";
        case journey::Doubles::None:
            break;
    }
    return "";
}

void fill(const Catalog& catalog, Face& face, const journey::CardDef& card) {
    face.hue = kCardHue;
    face.emblem = card.fight > card.move ? Glyph::Sword : card.move > card.fight ? Glyph::Boot : Glyph::Star;
    face.badges.push_back({Glyph::Sword, std::to_string(card.fight), "fight points"});
    face.badges.push_back({Glyph::Boot, std::to_string(card.move), "movement points"});
    if (!card.icons.empty()) face.badges.push_back({Glyph::Eye, letters_of(catalog, card.icons), "icons it brings"});
    if (card.doubles != journey::Doubles::None)
        face.badges.push_back({Glyph::None, words_of(card.doubles), "what it doubles"});
}

void fill(const Catalog& catalog, Face& face, const journey::HeroDef& hero) {
    face.hue = kHeroHue;
    face.portrait = Portrait::Figure;
    face.badges.push_back({Glyph::Heart, std::to_string(hero.health), "health"});
    if (hero.icon) face.badges.push_back({Glyph::Eye, letter_of(catalog, hero.icon), "icon the hero brings"});
}

void fill(Face& face, const journey::ItemDef& item) {
    face.hue = kItemHue;
    face.emblem = face.signs.empty() ? Glyph::Pouch : face.signs.front().glyph;
    face.badges.push_back({Glyph::Gem, std::to_string(item.price), "price in gold"});
}

void fill(Face& face, const journey::IconDef& icon) {
    face.shape = FaceShape::Disc;
    face.letter = icon.letter;
}

}  // namespace

bool fill_journey_face(const Catalog& catalog, const Entry& entry, Face& face) {
    if (entry.system != "journey") return false;
    if (entry.kind == "locations") {
        fill(catalog, face, read_definition(catalog, entry, journey::location_record()));
    } else if (entry.kind == "cards") {
        fill(catalog, face, read_definition(catalog, entry, journey::card_record()));
    } else if (entry.kind == "heroes") {
        fill(catalog, face, read_definition(catalog, entry, journey::hero_record()));
    } else if (entry.kind == "items") {
        fill(face, read_definition(catalog, entry, journey::item_record()));
    } else if (entry.kind == "icons") {
        fill(face, read_definition(catalog, entry, journey::icon_record()));
    } else {
        return false;
    }
    return true;
}

}  // namespace briar::editor
