// What does not fit together in a scenario, although each of its parts is sound.
#include <algorithm>
#include <utility>

#include "runtime/content/parts.hpp"
#include "runtime/engine/scenario_blame.hpp"
#include "runtime/journey/build.hpp"

namespace briar::journey {
namespace {

/// The scenario's key, or the scenario itself: where a mistake is shown.
const Node& node_of(const Build& build, std::string_view key) {
    const Node* const found = part(build.builder.scenario(), key);
    return found != nullptr ? *found : build.builder.scenario();
}

/// An error of the scenario, told where the last pack says one of these fields.
void error(const Build& build, const std::vector<std::string>& fields, std::string id, std::string message,
           std::string hint) {
    blame(build.builder, Severity::Error, fields, std::move(id), std::move(message), std::move(hint));
}

int pieces_of(const Build& build, KindId kind) {
    const std::vector<PieceInfo>& pieces = build.builder.ruleset().pieces;
    return static_cast<int>(
        std::count_if(pieces.begin(), pieces.end(), [&](const PieceInfo& piece) { return piece.kind == kind; }));
}

void check_party(const Build& build) {
    const int heroes = static_cast<int>(build.data.hero_pieces.size());
    if (heroes >= build.data.rules.party || !build.builder.knows("party")) return;
    if (!build.builder.knows("rules") || !build.builder.knows("heroes", {"tags", "count"})) return;
    error(build, {"party", "rules.party"}, "journey.too-few-heroes",
          "the scenario has " + std::to_string(heroes) + (heroes == 1 ? " hero" : " heroes") +
              " to choose from, but the party is of " + std::to_string(build.data.rules.party),
          "add heroes, or change `party` under `rules`");
}

void check_cards(const Build& build) {
    const int cards = pieces_of(build, build.data.card_kind);
    if (cards > build.data.rules.removed_at_start || !build.builder.knows("cards")) return;
    if (!build.builder.knows("rules") || !build.builder.knows("cards", {"tags", "count"})) return;
    error(build, {"cards", "rules.removed_at_start"}, "journey.no-cards",
          cards == 0 ? std::string("the scenario has no action cards")
                     : "all " + std::to_string(cards) + " action cards leave the game before it starts",
          cards == 0 ? "say under `cards` which it has, such as all there are"
                     : "lower `removed_at_start` under `rules`");
}

void check_gold(const Build& build) {
    const GoldRules& gold = build.data.rules.gold;
    if (gold.start <= gold.most || !build.builder.knows("rules")) return;
    error(build, {"rules.gold", "rules.gold.start", "rules.gold.most"}, "journey.too-much-gold",
          "the party starts with " + std::to_string(gold.start) + " gold, but may have " + std::to_string(gold.most) +
              " at most",
          "raise `most`, or lower `start`");
}

/// FR-7.1: a boss that lies somewhere in a deck would stop the party in the middle of the leg.
void check_deck(const Build& build, const LegData& leg) {
    for (const PieceId piece : leg.locations) {
        const DefId def = build.builder.ruleset().pieces[piece.value].def;
        if (!build.defs.locations[def.value]->boss) continue;
        build.reader.warning(
            node_of(build, "legs"), "journey.boss-in-deck",
            build.quoted(def) + " is a boss, but is drawn among the other locations of the leg `" + leg.id + "`",
            "leave it out of the `deck` with `except`, and name it under `bosses`");
    }
}

/// FR-7.1: what ends a leg must be a boss, and what is drawn before it should not be.
void check_bosses(const Build& build) {
    for (const LegData& leg : build.data.legs) {
        check_deck(build, leg);
        for (const PieceId piece : leg.bosses) {
            const DefId def = build.builder.ruleset().pieces[piece.value].def;
            const Entry& entry = build.builder.catalog().entry(def);
            if (build.defs.locations[def.value]->boss || !build.builder.catalog().knows(entry, "boss")) continue;
            build.error(*entry.node, "journey.no-boss",
                        build.quoted(def) + " ends the leg `" + leg.id + "`, but is no boss",
                        "say of it that it is a `boss`, or leave it out of the leg's `bosses`");
        }
    }
}

/// FR-4.1
void check_number_of_icons(const Build& build) {
    const auto locations = build.builder.of_kind("locations");
    for (const DefId def : locations) {
        const std::size_t icons = build.defs.locations[def.value]->check.size();
        if (icons <= kMaxCheck) continue;
        build.error(*part(*build.builder.catalog().entry(def).node, "check"), "journey.too-many-icons",
                    "the check of " + build.quoted(def) + " asks for " + std::to_string(icons) + " icons",
                    std::to_string(kMaxCheck) + " are the most");
    }
}

/// The icons that cards, heroes or dice of this scenario can give.
IconSet known_icons(const JourneyData& data) {
    IconSet known = 0;
    for (const IconSet shown : data.shown)
        known |= shown;
    for (const Icon face : data.faces)
        known |= IconSet{1} << face;
    return known;
}

/// FR-4.3: a check that can never be met is most likely a slip.
void check_icons_asked_for(const Build& build) {
    const JourneyData& data = build.data;
    const IconSet known = known_icons(data);
    if ((known & data.any_icons) != 0 || !build.builder.knows("check_dice")) return;
    if (!build.builder.knows("cards|heroes|icons", {"icons", "icon", "any"})) return;
    DefId last;
    for (std::size_t i = 0; i < data.checks.size(); ++i) {
        const DefId def = build.builder.ruleset().pieces[i].def;
        if (def == last) continue;
        last = def;
        for (const Icon icon : data.checks[i]) {
            if (((known >> icon) & 1U) != 0) continue;
            build.reader.warning(*part(*build.builder.catalog().entry(def).node, "check"), "journey.icon-nobody-has",
                                 "the check of " + build.quoted(def) + " asks for " +
                                     build.quoted(data.icon_defs[icon]) +
                                     ", which no card, hero or die of this scenario shows",
                                 "give it to a card or a hero, or ask for another icon");
            break;
        }
    }
}

/// Whether a number of players makes no sense: one travels, whoever looks on.
void check_seats(const Build& build) {
    if (build.builder.ruleset().seats_most == 1) return;
    error(build, {"seats"}, "journey.too-many-seats", "a journey is travelled by one player",
          "make `seats` 1, or leave them out");
}

}  // namespace

void check_build(Build& build) {
    check_party(build);
    check_cards(build);
    check_gold(build);
    check_bosses(build);
    check_number_of_icons(build);
    check_icons_asked_for(build);
    check_seats(build);
}

}  // namespace briar::journey
