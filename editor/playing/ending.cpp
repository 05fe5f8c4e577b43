#include "editor/playing/ending.hpp"

#include "runtime/engine/system.hpp"
#include "runtime/session/session.hpp"

namespace briar::editor {
namespace {

std::string title_of(const Session& session) {
    const Header& header = session.game().header();
    if (header.winner) return session.rules().system->seat_name(session.game(), header.winner) + " has won";
    switch (header.result) {
        case Result::Won:
            return "Won";
        case Result::Lost:
            return "Lost";
        case Result::Draw:
            return "A draw";
        case Result::Playing:
            break;
    }
    return "The game has stopped";
}

/// `Ann: out of the game`; empty: nothing to tell of her.
std::string told_of(const Member& member) {
    std::string told = member.out ? "out of the game" : "";
    if (!member.tally.empty()) told += (told.empty() ? "" : ", ") + member.tally;
    return told.empty() ? told : member.title + ": " + told;
}

}  // namespace

Ending ending_of(const Session& session, const Scene& scene, const std::vector<Member>& party) {
    const Game& game = session.game();
    Ending ending{session.stopped() ? Result::Playing : game.header().result,
                  title_of(session),
                  session.stopped() ? session.stopped()->message : game.reason(),
                  {}};
    ending.facts.push_back(scene.title);
    if (const std::optional<int> score = session.rules().system->score(game))
        ending.facts.push_back("Score: " + std::to_string(*score));
    for (const Member& member : party) {
        std::string told = told_of(member);
        if (!told.empty()) ending.facts.push_back(std::move(told));
    }
    return ending;
}

}  // namespace briar::editor
