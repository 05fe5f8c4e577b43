#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "runtime/engine/game.hpp"
#include "runtime/engine/pieces.hpp"
#include "runtime/journey/definitions.hpp"
#include "runtime/journey/journey_state.hpp"
#include "runtime/journey/parameters.hpp"
#include "runtime/journey/vocabulary.hpp"

/// What the journey compiles a scenario to, and short ways to it from a running game.
namespace briar::journey {

/// An icon of the game: index into JourneyData::icons.
using Icon = std::uint8_t;
inline constexpr Icon kNone = 255;
/// Icons as bits 1 << Icon.
using IconSet = std::uint32_t;

/// FR-6.3: how a view draws a leg's row.
enum class RowLayout : std::uint8_t { Straight, Descending };

struct LegData {
    std::string id;
    std::string name;
    RowLayout layout = RowLayout::Straight;
    PieceId start;                   ///< laid when the leg begins
    ZoneId deck;                     ///< FR-1.4: face down, the front is the top; bosses lie under the others
    ZoneId row;                      ///< laid locations, in order
    std::vector<PieceId> locations;  ///< what the deck is drawn from at set-up
    std::vector<PieceId> bosses;     ///< what the bosses are drawn from
    int cards = 0;                   ///< how many locations are drawn
    int boss_count = 1;              ///< how many bosses are drawn
};

struct ShopData {
    std::string id;
    std::string name;
    int tokens = 1;  ///< at the start
    int draw = 3;    ///< FR-9.2: items shown
    ZoneId deck;
};

struct RestData {
    std::string name;
    int tokens = 0;  ///< at the start
};

struct JourneyData {
    Parameters rules;
    Vocabulary words;  ///< numbers of the system's own events, values and counters
    std::vector<LegData> legs;
    std::vector<ShopData> shops;
    RestData rests;
    int dice = 0;             ///< FR-4.1: rolled for a check
    std::vector<Icon> faces;  ///< FR-4.2: of each of these dice
    // By Icon.
    std::vector<const IconDef*> icons;
    std::vector<DefId> icon_defs;
    IconSet any_icons = 0;  ///< those that stand for any icon
    // By PieceId; null, or nothing, for pieces of other kinds.
    std::vector<const LocationDef*> locations;
    std::vector<const CardDef*> cards;
    std::vector<const HeroDef*> heroes;
    std::vector<const ItemDef*> items;
    std::vector<std::vector<Icon>> checks;  ///< icons that locations ask for
    std::vector<IconSet> shown;             ///< icons of cards and heroes
    std::vector<PieceId> hero_pieces;       ///< who may make up the party, in catalog order
    ZoneId draw_pile;                       ///< action cards, face down; the front is the top
    ZoneId hand, discard;
    ZoneId removed;     ///< out of the game for good
    ZoneId box;         ///< not in this game: what was not drawn at set-up
    ZoneId aside;       ///< the starts of legs that have not begun
    ZoneId party;       ///< heroes in their order; their specials are heard
    ZoneId belongings;  ///< items bought; their specials are heard
    ZoneId offered;     ///< items that a shop shows now
    TextId all_fallen;  ///< FR-2.4: why the game is lost
    TextId no_cards;    ///< FR-2.3
    TextId arrived;     ///< FR-7.5: why it is won
    KindId location_kind, card_kind, hero_kind, item_kind;
    // The definitions themselves.
    std::vector<std::unique_ptr<const IconDef>> all_icons;
    std::vector<std::unique_ptr<const LocationDef>> all_locations;
    std::vector<std::unique_ptr<const CardDef>> all_cards;
    std::vector<std::unique_ptr<const HeroDef>> all_heroes;
    std::vector<std::unique_ptr<const ItemDef>> all_items;
};

[[nodiscard]] inline const JourneyData& data(const Game& game) { return game.rules().data<JourneyData>(); }
[[nodiscard]] inline JourneyState& journey(Game& game) { return game.state().system<JourneyState>(); }
[[nodiscard]] inline const JourneyState& journey(const Game& game) { return game.state().system<JourneyState>(); }

// --- definitions
// ------------------------------------------------------------------------------------------------------
[[nodiscard]] inline const LocationDef& location_def(const Game& g, PieceId l) { return *data(g).locations[l.value]; }
[[nodiscard]] inline const CardDef& card_def(const Game& g, PieceId card) { return *data(g).cards[card.value]; }
[[nodiscard]] inline const HeroDef& hero_def(const Game& g, PieceId hero) { return *data(g).heroes[hero.value]; }
[[nodiscard]] inline const ItemDef& item_def(const Game& g, PieceId item) { return *data(g).items[item.value]; }
[[nodiscard]] inline bool is_location(const Game& g, PieceId p) { return data(g).locations[p.value] != nullptr; }
[[nodiscard]] inline bool is_card(const Game& g, PieceId piece) { return data(g).cards[piece.value] != nullptr; }
[[nodiscard]] inline bool is_hero(const Game& g, PieceId piece) { return data(g).heroes[piece.value] != nullptr; }
[[nodiscard]] inline bool is_item(const Game& g, PieceId piece) { return data(g).items[piece.value] != nullptr; }

// --- icons
// ------------------------------------------------------------------------------------------------------------
[[nodiscard]] inline const IconDef& icon_def(const Game& g, Icon icon) { return *data(g).icons[icon]; }
/// `might`: the entry's id, for keys of options.
[[nodiscard]] const std::string& icon_id(const Game& game, Icon icon);
/// The icon of an entry of the kind `icons`; kNone: it is none.
[[nodiscard]] Icon icon_of(const Game& game, DefId def);
/// FR-4.1: the icons that a location asks for, as printed.
[[nodiscard]] inline std::span<const Icon> check_icons(const Game& g, PieceId l) { return data(g).checks[l.value]; }
/// The icons of a card or a hero.
[[nodiscard]] inline IconSet shown_icons(const Game& g, PieceId piece) { return data(g).shown[piece.value]; }
/// Whether one of `shown` pays for `icon`: it is the icon itself, or stands for any.
[[nodiscard]] inline bool pays(const Game& g, IconSet shown, Icon icon) {
    return (shown & ((IconSet{1} << icon) | data(g).any_icons)) != 0;
}
/// The icon on a face of the check's dice, by what JourneyState::faces holds.
[[nodiscard]] inline Icon face_icon(const Game& g, int face) { return data(g).faces[static_cast<std::size_t>(face)]; }

// --- heroes
// -----------------------------------------------------------------------------------------------------------
/// Health points left.
[[nodiscard]] inline int health(const Game& g, PieceId hero) { return g.counter(hero, data(g).words.health); }
[[nodiscard]] inline bool in_party(const Game& g, PieceId hero) { return g.state().piece(hero).zone == data(g).party; }
/// In the party and not incapacitated.
[[nodiscard]] inline bool standing(const Game& g, PieceId hero) {
    return in_party(g, hero) && g.state().piece(hero).face != 0;
}
/// FR-8.2: standing and not exhausted.
[[nodiscard]] inline bool ready(const Game& g, PieceId hero) {
    return standing(g, hero) && g.state().piece(hero).turn == 0;
}
/// The heroes of the party in their order.
[[nodiscard]] inline std::span<const PieceId> party(const Game& g) {
    return {journey(g).party.data(), journey(g).party_count};
}
[[nodiscard]] int standing_heroes(const Game& game);

// --- the row
// ----------------------------------------------------------------------------------------------------------
[[nodiscard]] inline const LegData& leg(const Game& g) { return data(g).legs[journey(g).leg]; }
[[nodiscard]] inline bool last_leg(const Game& g) { return journey(g).leg + 1U == data(g).legs.size(); }
/// Where the pawn stands.
[[nodiscard]] inline PieceId at(const Game& g) { return journey(g).at; }
/// The location laid to the right of the pawn's; none: nothing is laid there.
[[nodiscard]] inline PieceId next_location(const Game& g) { return at(g) ? g.state().piece(at(g)).next : PieceId{}; }
[[nodiscard]] inline bool laid(const Game& g, PieceId location) { return g.state().piece(location).zone == leg(g).row; }

// --- cards
// ------------------------------------------------------------------------------------------------------------
[[nodiscard]] inline int count(const Game& g, ZoneId zone) { return g.state().zone(zone).count; }
[[nodiscard]] inline int hand_size(const Game& g) { return count(g, data(g).hand); }
[[nodiscard]] inline int deck_size(const Game& g) { return count(g, data(g).draw_pile); }

/// Takes a piece out of play (see put_into_box): always this way, never by State::move_to_back.
void to_box(Game& game, PieceId piece);

}  // namespace briar::journey
