#include "runtime/journey/promises.hpp"

#include <algorithm>
#include <initializer_list>

#include "runtime/engine/conservation.hpp"
#include "runtime/engine/texts.hpp"

namespace briar::journey {
namespace {

bool lies_in(const Game& game, PieceId piece, std::initializer_list<ZoneId> zones) {
    return std::find(zones.begin(), zones.end(), game.state().piece(piece).zone) != zones.end();
}

bool in_a_leg(const Game& game, PieceId piece) {
    const ZoneId zone = game.state().piece(piece).zone;
    const auto& legs = data(game).legs;
    return std::any_of(legs.begin(), legs.end(),
                       [&](const LegData& each) { return each.deck == zone || each.row == zone; });
}

bool in_a_shop(const Game& game, PieceId piece) {
    const ZoneId zone = game.state().piece(piece).zone;
    const auto& shops = data(game).shops;
    return std::any_of(shops.begin(), shops.end(), [&](const ShopData& shop) { return shop.deck == zone; });
}

/// Each kind of piece has its places.
bool at_home(const Game& game, PieceId piece) {
    const JourneyData& all = data(game);
    if (lies_in(game, piece, {all.box})) return true;
    if (is_card(game, piece)) return lies_in(game, piece, {all.draw_pile, all.hand, all.discard, all.removed});
    if (is_hero(game, piece)) return lies_in(game, piece, {all.party});
    if (is_item(game, piece)) {
        return in_a_shop(game, piece) || lies_in(game, piece, {all.belongings, all.offered, all.removed});
    }
    return in_a_leg(game, piece) || lies_in(game, piece, {all.aside, all.removed});
}

std::string check_places(const Game& game) {
    for (std::uint16_t i = 0; i < game.rules().pieces.size(); ++i) {
        const PieceId piece{i};
        const ZoneId zone = game.state().piece(piece).zone;
        if (!at_home(game, piece))
            return quoted(game, piece) + " may not lie in " + game.rules().zones[zone.value].name;
    }
    return {};
}

/// The party's zone and its list say the same.
std::string check_party(const Game& game) {
    const JourneyState& state = journey(game);
    if (state.party_count == 0 || state.party_count > kMaxHeroes) return "the party is of nobody, or of too many";
    std::size_t place = 0;
    for (const PieceId hero : ZoneRange(game.state(), data(game).party)) {
        if (place >= state.party_count || state.party[place] != hero) {
            return quoted(game, hero) + " is not in the party's order";
        }
        ++place;
    }
    if (place != state.party_count) return "a hero of the party is not with it";
    for (; place < state.party.size(); ++place) {
        if (state.party[place]) return "there are heroes behind the party's last";
    }
    return {};
}

std::string check_heroes(const Game& game) {
    for (const PieceId hero : party(game)) {
        const Piece& piece = game.state().piece(hero);
        if (piece.face > 1 || piece.turn > 1) return quoted(game, hero) + " lies on an edge";
        if (standing(game, hero) && health(game, hero) <= 0) return quoted(game, hero) + " stands without health";
    }
    return {};
}

/// The pawn stands in the running leg's row; no other leg has one.
std::string check_row(const Game& game) {
    if (journey(game).leg >= data(game).legs.size()) return "there is no such leg";
    if (!at(game) || !laid(game, at(game))) return "the pawn stands nowhere";
    for (const LegData& each : data(game).legs) {
        if (each.row != leg(game).row && count(game, each.row) > 0) return "the leg `" + each.id + "` has a row too";
    }
    for (const PieceId location : ZoneRange(game.state(), leg(game).row)) {
        if (game.state().piece(location).face == 0) return quoted(game, location) + " is laid face down";
    }
    return {};
}

std::string check_dice(const Game& game) {
    const JourneyState& state = journey(game);
    for (const std::int8_t face : state.faces) {
        if (face >= static_cast<int>(data(game).faces.size())) return "a die shows a face that it does not have";
    }
    for (const std::int8_t icon : state.met) {
        if (icon >= static_cast<int>(data(game).icons.size())) return "an icon that there is not counts as met";
    }
    return {};
}

std::string check_numbers(const Game& game) {
    const JourneyState& state = journey(game);
    if (state.gold < 0) return "there is less gold than none";
    if (state.phase > Phase::Move) return "there is no such phase";
    return {};
}

/// What the order in the box tells is nothing.
std::string check_box(const Game& game) {
    PieceId before;
    for (const PieceId piece : ZoneRange(game.state(), data(game).box)) {
        if (before && before > piece) return quoted(game, piece) + " lies in the box out of its order";
        before = piece;
    }
    return {};
}

/// FR-9.2: nothing is shown between visits to a shop.
std::string check_rest(const Game& game) {
    const bool quiescent = !game.over() && game.decision().stop == Stop::Quiescent;
    if (quiescent && count(game, data(game).offered) > 0) return "a visit to a shop was not ended";
    return {};
}

}  // namespace

std::string broken_promises(const Game& game) {
    for (const auto check : {lost_piece, check_places, check_party, check_heroes, check_row, check_dice, check_numbers,
                             check_box, check_rest}) {
        if (std::string broken = check(game); !broken.empty()) return broken;
    }
    return {};
}

}  // namespace briar::journey
