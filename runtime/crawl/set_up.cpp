#include "runtime/crawl/set_up.hpp"

#include <algorithm>

#include "runtime/crawl/harm.hpp"
#include "runtime/crawl/map.hpp"
#include "runtime/engine/hero_choice.hpp"
#include "runtime/engine/script_host.hpp"
#include "runtime/engine/texts.hpp"

namespace briar::crawl {
namespace {

void check_number(const Game& game, std::size_t count, int seats) {
    const Range allowed = data(game).rules.heroes;
    const int heroes = static_cast<int>(count);
    if (heroes < allowed.low || heroes > std::min(allowed.high, kMaxHeroes)) {
        throw SetupError("from " + std::to_string(allowed.low) + " to " + std::to_string(allowed.high) +
                         " heroes take part in this scenario, not " + std::to_string(heroes));
    }
    if (heroes < seats) {
        throw SetupError("there are " + std::to_string(seats) + " players but only " +
                         counted(heroes, "hero", "heroes"));
    }
}

/// CF-2.1: the first realm's start lies face up, all stacks are shuffled.
void set_up_realms(Game& game) {
    relink(game);
    for (const RealmData& realm : data(game).realms)
        game.state().shuffle(realm.stack, game.header().random[static_cast<std::size_t>(Stream::Setup)]);
    lay(game, data(game).realms.front().start, 0, {{0, 0}, 0});
}

/// CF-2.3: one of them begins, and the turns go round from there: the order of play begins with that one, so that all
/// have a turn in the first round, too.
void begin_with(CrawlState& state, int first) {
    std::rotate(state.heroes.begin(), state.heroes.begin() + first, state.heroes.begin() + state.hero_count);
    std::rotate(state.seats.begin(), state.seats.begin() + first, state.seats.begin() + state.hero_count);
}

}  // namespace

void enter_hero(Game& game, PieceId hero, SeatId seat, PieceId tile) {
    CrawlState& state = crawl(game);
    state.heroes[state.hero_count] = hero;
    state.seats[state.hero_count] = seat;
    ++state.hero_count;
    game.state().move_to_back(hero, ground(game, tile));
    game.state().piece(hero).face = 1;
    const Vocabulary& words = data(game).words;
    game.set_counter(hero, words.lives, data(game).rules.lives);
    game.set_counter(hero, words.health, most_health(game, hero));
    game.set_counter(hero, words.ap, most_ap(game, hero));
}

void clear_heroes(Game& game) {
    CrawlState& state = crawl(game);
    for (std::size_t i = 0; i < state.hero_count; ++i)
        to_box(game, state.heroes[i]);
    state.heroes.fill(PieceId{});
    state.seats.fill(SeatId{});
    state.hero_count = 0;
    state.active = 0;
}

void set_up_game(Game& game, const Setup& setup) {
    crawl(game) = CrawlState{};
    crawl(game).round = 1;
    check_seats(game, setup);
    set_up_realms(game);
    const int fewest = std::max(setup.seats, data(game).rules.heroes.low);
    const std::vector<PieceId> heroes = setup.heroes.empty()
                                            ? heroes_by_chance(game, data(game).hero_pieces, fewest)
                                            : wished_heroes(game, data(game).hero_pieces, setup, fewest);
    check_number(game, heroes.size(), setup.seats);
    for (std::size_t i = 0; i < heroes.size(); ++i) {
        const auto seat = static_cast<std::uint8_t>(i % static_cast<std::size_t>(setup.seats));
        enter_hero(game, heroes[i], SeatId{seat}, data(game).realms.front().start);
    }
    if (data(game).rules.first_by_chance && heroes.size() > 1)
        begin_with(crawl(game), game.chance(Stream::Setup, crawl(game).hero_count));
    game.header().hero = active_hero(game);
}

}  // namespace briar::crawl
