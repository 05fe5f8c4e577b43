#include "runtime/crawl/turn_logs.hpp"

#include "runtime/engine/texts.hpp"

namespace briar::crawl {
namespace {

std::string spot_text(const LogLine& line, std::size_t at) {
    return std::to_string(line.args[at]) + "," + std::to_string(line.args[at + 1]);
}

std::string turn_begun(const Game& game, const LogLine& line) {
    return "Round " + std::to_string(line.args[1]) + ": it is " + name_at(game, line, 0) + "'s turn.";
}

std::string turn_ended(const Game& game, const LogLine& line) { return name_at(game, line, 0) + "'s turn ends."; }

std::string round_ended(const Game&, const LogLine& line) { return "Round " + number_at(line, 0) + " is over."; }

std::string moved(const Game& game, const LogLine& line) {
    return name_at(game, line, 0) + " moves to " + spot_text(line, 1) + ", " + name_at(game, line, 3) + ".";
}

std::string laid_tile(const Game& game, const LogLine& line) {
    return name_at(game, line, 0) + " lays " + name_at(game, line, 1) + " at " + spot_text(line, 2) + ".";
}

std::string no_fit(const Game& game, const LogLine& line) {
    return name_at(game, line, 0) + " draws " + name_at(game, line, 1) +
           ", but it fits nowhere here: it goes under the stack.";
}

std::string realm_complete(const Game& game, const LogLine& line) {
    const std::string& name = data(game).realms[static_cast<std::size_t>(line.args[0])].name;
    const int left = line.args[1];
    if (left == 0) return "The last tile of " + name + " has been laid.";
    return "Nothing that is left of " + name + " fits any more (" + std::to_string(left) +
           (left == 1 ? " tile)." : " tiles).");
}

std::string appears(const Game& game, const LogLine& line) {
    const PieceId monster = piece_arg(line.args[0]);
    return name_of(game, monster) + " appears at " + place_text(game, piece_arg(line.args[1])) + " (" +
           std::to_string(side(game, monster).health) + " health" +
           (game.state().piece(monster).face == 2 ? ", the guardian side)." : ").");
}

std::string nothing_appears(const Game& game, const LogLine& line) {
    return "Nothing appears at " + place_text(game, piece_arg(line.args[0])) + ": no monster is left.";
}

std::string spawned(const Game& game, const LogLine& line) {
    return name_at(game, line, 0) + " comes to " + place_text(game, piece_arg(line.args[1])) + ".";
}

}  // namespace

const LogKind kTurnLog{"turn", turn_begun};
const LogKind kTurnEndedLog{"turn-ended", turn_ended};
const LogKind kRoundEndedLog{"round-ended", round_ended};
const LogKind kMovedLog{"moved", moved};
const LogKind kLaidLog{"laid", laid_tile};
const LogKind kNoFitLog{"no-fit", no_fit};
const LogKind kRealmCompleteLog{"realm-complete", realm_complete};
const LogKind kAppearsLog{"appears", appears};
const LogKind kNothingAppearsLog{"nothing-appears", nothing_appears};
const LogKind kSpawnedLog{"spawned", spawned};

void log_forbidden(Game& game, PieceId hero, const char* what, const Event& event) {
    if (!game.watched()) return;
    const std::string& reason = game.text(event.reason);
    game.log_text(name_of(game, hero) + " cannot " + what + (reason.empty() ? "." : ": " + reason));
}

}  // namespace briar::crawl
