#include "runtime/script/objections.hpp"

#include "runtime/script/script_data.hpp"

namespace briar::script {
namespace {

/// Who decides now, by name.
std::string decider(const Game& game) {
    const auto seats = seated(game);
    const std::size_t seat = game.decision().seat.value;
    return seat < seats.size() ? game.rules().name(seats[seat]) : std::string("nobody");
}

Objection said_by_script(const Game& game, PieceId about, std::string what) {
    return {about, std::move(what), "The script of this game says what may be done: see its `turn`.",
            data(game).turn_place};
}

}  // namespace

std::vector<Objection> objections(const Game& game, PieceId about) {
    if (!about) return {said_by_script(game, {}, "Anything else")};
    const std::string& name = game.rules().name(about);
    if (player_index(game, about) >= 0) {
        if (seat_index(game, about) == static_cast<int>(game.decision().seat.value)) return {};
        return {{about, name, "It is not " + name + "'s turn to choose: " + decider(game) + " decides.", {}}};
    }
    const PieceId owner = data(game).owners[about.value];
    if (owner && seat_index(game, owner) != static_cast<int>(game.decision().seat.value)) {
        const std::string why = "It belongs to " + game.rules().name(owner) + ", and " + decider(game) + " decides.";
        return {{about, "Use " + name, why, {}}};
    }
    return {said_by_script(game, about, "Use " + name)};
}

}  // namespace briar::script
