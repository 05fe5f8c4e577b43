#include "runtime/journey/hero_logs.hpp"

#include <string>

#include "runtime/engine/texts.hpp"
#include "runtime/journey/journey_data.hpp"

namespace briar::journey {
namespace {

std::string exhausted(const Game& game, const LogLine& line) { return name_at(game, line, 0) + " is exhausted."; }
std::string restored(const Game& game, const LogLine& line) { return name_at(game, line, 0) + " is ready again."; }

std::string revived(const Game& game, const LogLine& line) {
    return name_at(game, line, 0) + " is revived with " + number_at(line, 1) + " health.";
}

std::string healed(const Game& game, const LogLine& line) {
    return name_at(game, line, 0) + " regains " + number_at(line, 1) + " health (" + number_at(line, 2) + " now).";
}

std::string hurt(const Game& game, const LogLine& line) {
    return name_at(game, line, 0) + " takes " + number_at(line, 1) + " damage (" + number_at(line, 2) +
           " health left).";
}

std::string unhurt(const Game& game, const LogLine& line) { return name_at(game, line, 0) + " takes no damage."; }
std::string spared(const Game& game, const LogLine& line) { return name_at(game, line, 0) + " stays on its feet."; }
std::string incapacitated(const Game& game, const LogLine& line) {
    return name_at(game, line, 0) + " is incapacitated.";
}

std::string gained_gold(const Game&, const LogLine& line) {
    if (line.args[0] == 0)
        return "There is no room for " + number_at(line, 2) + " gold (" + number_at(line, 1) + " now).";
    const std::string now = number_at(line, 0) + " gold gained (" + number_at(line, 1) + " now).";
    return line.args[2] == 0 ? now : now + " There is no room for " + number_at(line, 2) + " more.";
}

std::string lost_gold(const Game&, const LogLine& line) {
    return number_at(line, 0) + " gold lost (" + number_at(line, 1) + " left).";
}

}  // namespace

const LogKind kExhaustedLog{"exhausted", exhausted};
const LogKind kRestoredLog{"restored", restored};
const LogKind kRevivedLog{"revived", revived};
const LogKind kHealedLog{"healed", healed};
const LogKind kHurtLog{"hurt", hurt};
const LogKind kUnhurtLog{"unhurt", unhurt};
const LogKind kSparedLog{"spared", spared};
const LogKind kIncapacitatedLog{"incapacitated", incapacitated};
const LogKind kGainedGoldLog{"gained-gold", gained_gold};
const LogKind kLostGoldLog{"lost-gold", lost_gold};

}  // namespace briar::journey
