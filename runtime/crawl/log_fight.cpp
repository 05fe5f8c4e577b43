// Fights in words.
#include <cstdlib>
#include <string>

#include "runtime/crawl/crawl_data.hpp"
#include "runtime/crawl/fight_logs.hpp"
#include "runtime/crawl/melee.hpp"
#include "runtime/engine/texts.hpp"

namespace briar::crawl {
namespace {

std::string fight_begun(const Game& game, const LogLine& line) {
    return name_at(game, line, 0) + " fights " + name_at(game, line, 1) + ".";
}

/// `Ann 8 + 3 = 11`: the dice, what is added to them, the sum.
std::string score(const std::string& name, int total, int bonus, bool critical) {
    const char* const hit = critical ? " (critical hit)" : "";
    if (bonus == 0) return name + " " + std::to_string(total) + hit;
    return name + " " + std::to_string(total - bonus) + hit + (bonus < 0 ? " - " : " + ") +
           std::to_string(std::abs(bonus)) + " = " + std::to_string(total);
}

std::string scored(const Game& game, const LogLine& line) {
    const auto added = static_cast<std::uint32_t>(line.args[5]);
    const auto half = [](std::uint32_t bits) { return int{static_cast<std::int16_t>(bits & 0xffffU)}; };
    return score(name_at(game, line, 0), line.args[2], half(added), (line.args[4] & 1) != 0) + ", " +
           score(name_at(game, line, 1), line.args[3], half(added >> 16U), (line.args[4] & 2) != 0) + ".";
}

std::string fight_over(const Game& game, const LogLine& line) {
    const std::string hero = name_at(game, line, 0);
    const std::string opponent = name_at(game, line, 1);
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
    return name_at(game, line, 0) + " escapes to " + place_text(game, piece_arg(line.args[2])) + ".";
}

std::string held_back(const Game& game, const LogLine& line) {
    return name_at(game, line, 0) + " cannot get away from " + name_at(game, line, 1) + ".";
}

std::string hurt(const Game& game, const LogLine& line) {
    std::string text = name_at(game, line, 0) + " takes " + (line.args[1] > 0 ? number_at(line, 1) : "no") + " damage";
    if (line.args[2] >= 0) text += " from " + name_at(game, line, 2);
    const std::string kept = line.args[4] > 0 ? number_at(line, 4) + " kept off" : "";
    if (line.args[1] == 0) return text + " (" + kept + ").";
    return text + " (" + kept + (kept.empty() ? "" : "; ") + number_at(line, 3) + " health left).";
}

std::string wounded(const Game& game, const LogLine& line) {
    std::string text = name_at(game, line, 0) + " takes " + number_at(line, 1) + " damage";
    if (line.args[2] >= 0) text += " from " + name_at(game, line, 2);
    return text + " (" + number_at(line, 3) + " health left).";
}

std::string healed(const Game& game, const LogLine& line) {
    if (line.args[1] == 0) return name_at(game, line, 0) + " is unhurt: nothing is healed.";
    return name_at(game, line, 0) + " regains " + number_at(line, 1) + " health (" + number_at(line, 2) + " now).";
}

std::string spared(const Game& game, const LogLine& line) { return name_at(game, line, 0) + " escapes death."; }

std::string died(const Game& game, const LogLine& line) {
    const std::string hero = name_at(game, line, 0);
    if (line.args[1] == 0) return hero + " dies and is out of the game.";
    return hero + " dies and has " + counted(line.args[1], "life", "lives") + " left.";
}

std::string killed(const Game& game, const LogLine& line) {
    if (line.args[0] < 0) return name_at(game, line, 1) + " is dead.";
    return name_at(game, line, 0) + " kills " + name_at(game, line, 1) + ".";
}

std::string called(const Game& game, const LogLine& line) {
    return name_at(game, line, 0) + " calls " + name_at(game, line, 1) + " to help.";
}

std::string refused(const Game& game, const LogLine& line) { return name_at(game, line, 1) + " refuses to help."; }

std::string did_not_come(const Game& game, const LogLine& line) {
    return name_at(game, line, 1) + " does not reach the fight.";
}

std::string joined(const Game& game, const LogLine& line) {
    return name_at(game, line, 1) + " fights at the side of " + name_at(game, line, 0) + ".";
}

std::string goes_on_alone(const Game& game, const LogLine& line) {
    return name_at(game, line, 0) + " has to fight on alone.";
}

std::string attacked(const Game& game, const LogLine& line) {
    return name_at(game, line, 0) + " attacks " + name_at(game, line, 1) + "!";
}

std::string gave_kill(const Game& game, const LogLine& line) {
    return name_at(game, line, 0) + " gives " + name_at(game, line, 1) + " a kill: " + name_at(game, line, 2) + ".";
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
