#include "runtime/journey/set_up.hpp"

#include <algorithm>

#include "runtime/engine/hero_choice.hpp"
#include "runtime/engine/script_host.hpp"
#include "runtime/journey/heroes.hpp"

namespace briar::journey {
namespace {

Random& chance_of_set_up(Game& game) { return game.header().random[static_cast<std::size_t>(Stream::Setup)]; }

/// FR-1.2
std::vector<PieceId> choose_party(Game& game, const Setup& setup) {
    const Parameters& rules = data(game).rules;
    if (setup.heroes.empty()) return heroes_by_chance(game, data(game).hero_pieces, rules.party);
    if (rules.choose_party == PartyChoice::Drawn && !setup.placed) {
        throw SetupError("in this scenario chance says who makes up the party: name no heroes");
    }
    std::vector<PieceId> heroes = wished_heroes(game, data(game).hero_pieces, setup, rules.party);
    if (static_cast<int>(heroes.size()) != rules.party) {
        throw SetupError("the party is of " + std::to_string(rules.party) + (rules.party == 1 ? " hero" : " heroes") +
                         " in this scenario, not of " + std::to_string(heroes.size()));
    }
    return heroes;
}

/// Puts so many of the pieces, drawn by chance, at the back of a deck.
void draw_into(Game& game, std::vector<PieceId> pieces, int count, ZoneId deck) {
    for (int i = 0; i < count; ++i) {
        const int at = game.chance(Stream::Setup, static_cast<int>(pieces.size()));
        game.state().move_to_back(pieces[static_cast<std::size_t>(at)], deck);
        pieces.erase(pieces.begin() + at);
    }
}

/// FR-1.4, FR-1.5: bosses lie under the other locations. What is not drawn stays in the box (FR-1.6).
void set_up_legs(Game& game) {
    for (const LegData& leg : data(game).legs) {
        draw_into(game, leg.locations, leg.cards, leg.deck);
        draw_into(game, leg.bosses, leg.boss_count, leg.deck);
    }
}

/// FR-1.1, FR-10.2
void set_up_cards(Game& game) {
    game.state().shuffle(data(game).draw_pile, chance_of_set_up(game));
    for (int i = 0; i < data(game).rules.removed_at_start && deck_size(game) > 0; ++i)
        game.state().move_to_back(game.state().zone(data(game).draw_pile).front, data(game).removed);
    for (const ShopData& shop : data(game).shops)
        game.state().shuffle(shop.deck, chance_of_set_up(game));
}

/// FR-1.7
void set_up_tokens(Game& game) {
    JourneyState& state = journey(game);
    state.gold = static_cast<std::int16_t>(data(game).rules.gold.start);
    state.rest_tokens = static_cast<std::uint8_t>(data(game).rests.tokens);
    for (std::size_t i = 0; i < data(game).shops.size(); ++i)
        state.shop_tokens[i] = static_cast<std::uint8_t>(data(game).shops[i].tokens);
}

}  // namespace

void enter_party(Game& game, std::span<const PieceId> heroes) {
    JourneyState& state = journey(game);
    for (const PieceId hero : data(game).hero_pieces)
        to_box(game, hero);
    state.party.fill(PieceId{});
    state.party_count = 0;
    for (const PieceId hero : heroes) {
        state.party[state.party_count++] = hero;
        game.state().move_to_back(hero, data(game).party);
        game.state().piece(hero).face = 1;
    }
    // Their specials may change what others have, so all of them are there before the first is asked.
    for (const PieceId hero : heroes)
        game.set_counter(hero, data(game).words.health, most_health(game, hero));
    note_lead(game);
}

PieceId lay_next(Game& game) {
    const PieceId location = game.state().zone(leg(game).deck).front;
    if (!location) return {};
    game.state().move_to_back(location, leg(game).row);
    game.state().piece(location).face = 1;
    return location;
}

void begin_leg(Game& game, std::size_t index) {
    JourneyState& state = journey(game);
    state.leg = static_cast<std::uint8_t>(index);
    state.at = leg(game).start;
    game.state().move_to_back(state.at, leg(game).row);
    game.state().piece(state.at).face = 1;
    lay_next(game);
}

void set_up_game(Game& game, const Setup& setup) {
    journey(game) = JourneyState{};
    check_seats(game, setup);
    enter_party(game, choose_party(game, setup));
    set_up_cards(game);
    set_up_legs(game);
    set_up_tokens(game);
    begin_leg(game, 0);
}

}  // namespace briar::journey
