#include "runtime/journey/turn_logs.hpp"

#include "runtime/engine/texts.hpp"
#include "runtime/journey/texts.hpp"

namespace briar::journey {
namespace {

// Names may be plurals, with or without an article: no verb has to agree with one.

std::string leg_begun(const Game& game, const LogLine& line) {
    return data(game).legs[static_cast<std::size_t>(line.args[0])].name + ": the party sets out from " +
           name_at(game, line, 1) + ".";
}

std::string turn_begun(const Game& game, const LogLine& line) {
    return "Turn " + number_at(line, 0) + ": " + heroes_text(game, line.args[2]) + " at " + name_at(game, line, 1) +
           ", " + counted(line.args[3], "card", "cards") + " in hand.";
}

std::string laid(const Game& game, const LogLine& line) {
    const std::string rest =
        line.args[1] == 0 ? "nothing is known beyond" : std::to_string(line.args[1]) + " more to come";
    return "Ahead: " + name_at(game, line, 0) + " (" + rest + ").";
}

std::string rested(const Game& game, const LogLine& line) {
    return heroes_do(game, line.args[0], "rests: ", "rest: ") + counted(line.args[1], "card is", "cards are") +
           " shuffled into the deck (" + number_at(line, 2) + " now).";
}

std::string shopping(const Game& game, const LogLine& line) {
    return data(game).shops[static_cast<std::size_t>(line.args[1])].name + ": " +
           heroes_do(game, line.args[0], "comes with ", "come with ") + number_at(line, 2) + " gold.";
}

std::string bought(const Game& game, const LogLine& line) {
    return heroes_do(game, line.args[0], "buys ", "buy ") + name_at(game, line, 1) + " for " + number_at(line, 2) +
           " gold (" + number_at(line, 3) + " left).";
}

std::string consequence(const Game& game, const LogLine& line) {
    const Consequence what{line.args[2], line.args[3], line.args[4], line.args[5]};
    return "Consequence of " + name_at(game, line, 0) + ": " + consequence_text(what) + ".";
}

std::string moved(const Game& game, const LogLine& line) {
    return heroes_do(game, line.args[0], "reaches ", "reach ") + name_at(game, line, 1) + ".";
}

std::string scored(const Game&, const LogLine& line) {
    return "Score " + number_at(line, 0) + ": " + number_at(line, 1) + " for heroes that stand, " + number_at(line, 2) +
           " for ready ones, " + number_at(line, 3) + " for health, " + number_at(line, 4) + " for gold.";
}

std::string added(const Game&, const LogLine& line) { return counted(line.args[0], "point", "points") + " added."; }

std::string times(int count) { return count == 1 ? "once" : std::to_string(count) + " times"; }

std::string rest_tokens(const Game&, const LogLine& line) {
    return line.args[0] == 0 ? "The party may not rest any more." : "The party may rest " + times(line.args[0]) + ".";
}

std::string shop_tokens(const Game& game, const LogLine& line) {
    const std::string& shop = data(game).shops[static_cast<std::size_t>(line.args[0])].name;
    if (line.args[1] == 0) return shop + ": no visit left.";
    return shop + ": " + counted(line.args[1], "visit", "visits") + " left.";
}

std::string discounted(const Game&, const LogLine& line) { return number_at(line, 0) + " gold off each price."; }

std::string used_up(const Game& game, const LogLine& line) { return "Used up: " + name_at(game, line, 0) + "."; }

}  // namespace

const LogKind kLegLog{"leg", leg_begun};
const LogKind kTurnLog{"turn", turn_begun};
const LogKind kLaidLog{"laid", laid};
const LogKind kRestedLog{"rested", rested};
const LogKind kShopLog{"shop", shopping};
const LogKind kBoughtLog{"bought", bought};
const LogKind kConsequenceLog{"consequence", consequence};
const LogKind kMovedLog{"moved", moved};
const LogKind kScoreLog{"score", scored};
const LogKind kUsedUpLog{"used-up", used_up};
const LogKind kAddedLog{"added", added};
const LogKind kRestTokensLog{"rest-tokens", rest_tokens};
const LogKind kShopTokensLog{"shop-tokens", shop_tokens};
const LogKind kDiscountLog{"discount", discounted};

void log_forbidden(Game& game, std::string_view what, const Event& event) {
    if (!game.watched()) return;
    const std::string& reason = game.text(event.reason);
    game.log_text(std::string(what) + (reason.empty() ? "." : ": " + reason));
}

}  // namespace briar::journey
