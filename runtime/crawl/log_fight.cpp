// Fights in words.
#include <string>

#include "runtime/crawl/crawl_data.hpp"
#include "runtime/crawl/fight_logs.hpp"
#include "runtime/crawl/melee.hpp"

namespace briar::crawl {
namespace {

std::string who(const Game& game, const LogLine& line, std::size_t at) {
    const PieceId piece = piece_arg(line.args[at]);
    return piece ? name_of(game, piece) : "Nobody";
}

std::string number(const LogLine& line, std::size_t at) { return std::to_string(line.args[at]); }

/// `1 life`, `2 lives`.
std::string counted(int count, const char* one, const char* many) {
    return std::to_string(count) + " " + (count == 1 ? one : many);
}

std::string fight_begun(const Game& game, const LogLine& line) {
    return who(game, line, 0) + " fights " + who(game, line, 1) + ".";
}

std::string scored(const Game& game, const LogLine& line) {
    const char* const hero_hit = (line.args[4] & 1) != 0 ? " (critical hit)" : "";
    const char* const other_hit = (line.args[4] & 2) != 0 ? " (critical hit)" : "";
    return who(game, line, 0) + " " + number(line, 2) + hero_hit + ", " + who(game, line, 1) + " " + number(line, 3) +
           other_hit + ".";
}

std::string fight_over(const Game& game, const LogLine& line) {
    const std::string hero = who(game, line, 0);
    const std::string opponent = who(game, line, 1);
    switch (static_cast<FightEnd>(line.args[2])) {
        case FightEnd::Won:
            return hero + " wins against " + opponent + ".";
        case FightEnd::Lost:
            return hero + " loses against " + opponent + ".";
        case FightEnd::Escaped:
            return hero + " gets away from " + opponent + ".";
        case FightEnd::BrokenOff:
            break;
    }
    return "The fight of " + hero + " against " + opponent + " is broken off.";
}

std::string escaped(const Game& game, const LogLine& line) {
    return who(game, line, 0) + " escapes to " + place_text(game, piece_arg(line.args[2])) + ".";
}

std::string held_back(const Game& game, const LogLine& line) {
    return who(game, line, 0) + " cannot get away from " + who(game, line, 1) + ".";
}

std::string hurt(const Game& game, const LogLine& line) {
    std::string text = who(game, line, 0) + " takes " + number(line, 1) + " damage";
    if (line.args[2] >= 0) text += " from " + who(game, line, 2);
    return text + " (" + number(line, 3) + " health left).";
}

std::string wounded(const Game& game, const LogLine& line) {
    std::string text = who(game, line, 0) + " takes " + number(line, 1) + " damage";
    if (line.args[2] >= 0) text += " from " + who(game, line, 2);
    return text + " (" + number(line, 3) + " health left).";
}

std::string healed(const Game& game, const LogLine& line) {
    return who(game, line, 0) + " regains " + number(line, 1) + " health (" + number(line, 2) + " now).";
}

std::string spared(const Game& game, const LogLine& line) { return who(game, line, 0) + " escapes death."; }

std::string died(const Game& game, const LogLine& line) {
    const std::string hero = who(game, line, 0);
    if (line.args[1] == 0) return hero + " dies and is out of the game.";
    return hero + " dies and has " + counted(line.args[1], "life", "lives") + " left.";
}

std::string killed(const Game& game, const LogLine& line) {
    if (line.args[0] < 0) return who(game, line, 1) + " is dead.";
    return who(game, line, 0) + " kills " + who(game, line, 1) + ".";
}

std::string called(const Game& game, const LogLine& line) {
    return who(game, line, 0) + " calls " + who(game, line, 1) + " to help.";
}

std::string refused(const Game& game, const LogLine& line) { return who(game, line, 1) + " refuses to help."; }

std::string did_not_come(const Game& game, const LogLine& line) {
    return who(game, line, 1) + " does not reach the fight.";
}

std::string joined(const Game& game, const LogLine& line) {
    return who(game, line, 1) + " fights at the side of " + who(game, line, 0) + ".";
}

std::string goes_on_alone(const Game& game, const LogLine& line) {
    return who(game, line, 0) + " has to fight on alone.";
}

std::string attacked(const Game& game, const LogLine& line) {
    return who(game, line, 0) + " attacks " + who(game, line, 1) + "!";
}

std::string gave_kill(const Game& game, const LogLine& line) {
    return who(game, line, 0) + " gives " + who(game, line, 1) + " a kill: " + who(game, line, 2) + ".";
}

}  // namespace

const LogKind kFightBegunLog{"fight-begun", fight_begun};
const LogKind kScoredLog{"scored", scored};
const LogKind kFightOverLog{"fight-over", fight_over};
const LogKind kEscapedLog{"escaped", escaped};
const LogKind kHeldBackLog{"held-back", held_back};
const LogKind kHurtLog{"hurt", hurt};
const LogKind kWoundedLog{"wounded", wounded};
const LogKind kHealedLog{"healed", healed};
const LogKind kSparedLog{"spared", spared};
const LogKind kDiedLog{"died", died};
const LogKind kKilledLog{"killed", killed};
const LogKind kCalledLog{"called", called};
const LogKind kRefusedLog{"refused", refused};
const LogKind kDidNotComeLog{"did-not-come", did_not_come};
const LogKind kJoinedLog{"joined", joined};
const LogKind kGoesOnAloneLog{"goes-on-alone", goes_on_alone};
const LogKind kAttackedLog{"attacked", attacked};
const LogKind kGaveKillLog{"gave-kill", gave_kill};

}  // namespace briar::crawl
