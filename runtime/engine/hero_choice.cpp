#include "runtime/engine/hero_choice.hpp"

#include <algorithm>

#include "runtime/engine/pieces.hpp"

namespace briar {
namespace {

std::string listed(const Game& game, const std::vector<PieceId>& heroes) {
    std::string text;
    for (const PieceId hero : heroes)
        text += (text.empty() ? "" : ", ") + id_of(game, hero);
    return text;
}

PieceId hero_called(const Game& game, const std::vector<PieceId>& candidates, const std::string& id) {
    for (const PieceId hero : candidates) {
        if (id_of(game, hero) == id || game.rules().name(hero) == id) return hero;
    }
    throw SetupError("there is no hero `" + id + "` in this scenario; there is " + listed(game, candidates));
}

/// Draws those that nobody has named.
void fill_by_chance(Game& game, const std::vector<PieceId>& candidates, std::vector<PieceId>& heroes) {
    std::vector<PieceId> left;
    std::copy_if(candidates.begin(), candidates.end(), std::back_inserter(left),
                 [&](PieceId each) { return std::find(heroes.begin(), heroes.end(), each) == heroes.end(); });
    const auto unnamed = std::count(heroes.begin(), heroes.end(), PieceId{});
    const std::vector<PieceId> drawn = heroes_by_chance(game, std::move(left), static_cast<int>(unnamed));
    auto next = drawn.begin();
    for (PieceId& hero : heroes) {
        if (!hero && next != drawn.end()) hero = *next++;
    }
    heroes.erase(std::remove(heroes.begin(), heroes.end(), PieceId{}), heroes.end());
}

}  // namespace

void check_seats(const Game& game, const Setup& setup) {
    const Ruleset& rules = game.rules();
    if (setup.seats >= rules.seats_least && setup.seats <= rules.seats_most) return;
    const std::string least = std::to_string(rules.seats_least);
    const std::string most = std::to_string(rules.seats_most);
    const std::string range = least == most ? least : least + " to " + most;
    throw SetupError("this scenario is for " + range + (most == "1" ? " player" : " players") + ", not for " +
                     std::to_string(setup.seats));
}

std::vector<PieceId> wished_heroes(Game& game, const std::vector<PieceId>& candidates, const Setup& setup, int least) {
    std::vector<PieceId> heroes;
    for (const std::string& id : setup.heroes) {
        const PieceId hero = id.empty() ? PieceId{} : hero_called(game, candidates, id);
        if (hero && std::find(heroes.begin(), heroes.end(), hero) != heroes.end()) {
            throw SetupError("the hero `" + id + "` was chosen twice");
        }
        heroes.push_back(hero);
    }
    const bool open_ended = !heroes.empty() && !heroes.back();
    while (!heroes.empty() && !heroes.back())
        heroes.pop_back();
    if (open_ended) heroes.resize(std::max(heroes.size(), static_cast<std::size_t>(least)));
    fill_by_chance(game, candidates, heroes);
    return heroes;
}

std::vector<PieceId> heroes_by_chance(Game& game, std::vector<PieceId> candidates, int count) {
    std::vector<PieceId> heroes;
    while (static_cast<int>(heroes.size()) < count && !candidates.empty()) {
        const int at = game.chance(Stream::Setup, static_cast<int>(candidates.size()));
        heroes.push_back(candidates[static_cast<std::size_t>(at)]);
        candidates.erase(candidates.begin() + at);
    }
    return heroes;
}

}  // namespace briar
