#include "runtime/crawl/inventory_logs.hpp"

#include <string>

#include "runtime/crawl/crawl_data.hpp"
#include "runtime/engine/texts.hpp"

namespace briar::crawl {
namespace {

std::string took(const Game& game, const LogLine& line) {
    return name_at(game, line, 0) + " takes " + name_at(game, line, 1) + ".";
}

std::string left(const Game& game, const LogLine& line) {
    return name_at(game, line, 0) + " has no space for " + name_at(game, line, 1) + " and leaves it.";
}

std::string dropped(const Game& game, const LogLine& line) {
    return name_at(game, line, 0) + " drops " + name_at(game, line, 1) + ".";
}

std::string shifted(const Game& game, const LogLine& line) {
    return name_at(game, line, 0) + " moves " + name_at(game, line, 1) + " to the " +
           game.rules().zones[static_cast<std::size_t>(line.args[2])].role + ".";
}

std::string exchanged(const Game& game, const LogLine& line) {
    return name_at(game, line, 0) + " lets " + name_at(game, line, 1) + " and " + name_at(game, line, 2) +
           " change places.";
}

std::string traded(const Game& game, const LogLine& line) {
    const std::string hero = name_at(game, line, 0);
    const std::string other = name_at(game, line, 2);
    if (line.args[3] < 0) return hero + " gives " + name_at(game, line, 1) + " to " + other + ".";
    if (line.args[1] < 0) return hero + " gets " + name_at(game, line, 3) + " from " + other + ".";
    return hero + " gives " + name_at(game, line, 1) + " to " + other + " for " + name_at(game, line, 3) + ".";
}

std::string declined(const Game& game, const LogLine& line) {
    return name_at(game, line, 1) + " does not agree to what " + name_at(game, line, 0) + " proposes.";
}

}  // namespace

const LogKind kTookLog{"took", took};
const LogKind kLeftLog{"left", left};
const LogKind kDroppedLog{"dropped", dropped};
const LogKind kShiftedLog{"shifted", shifted};
const LogKind kExchangedLog{"exchanged", exchanged};
const LogKind kTradedLog{"traded", traded};
const LogKind kDeclinedLog{"declined", declined};

}  // namespace briar::crawl
