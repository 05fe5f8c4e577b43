#include "runtime/crawl/inventory_logs.hpp"

#include <string>

#include "runtime/crawl/crawl_data.hpp"

namespace briar::crawl {
namespace {

std::string who(const Game& game, const LogLine& line, std::size_t at) {
    return name_of(game, piece_arg(line.args[at]));
}

std::string took(const Game& game, const LogLine& line) {
    return who(game, line, 0) + " takes " + who(game, line, 1) + ".";
}

std::string left(const Game& game, const LogLine& line) {
    return who(game, line, 0) + " has no space for " + who(game, line, 1) + " and leaves it.";
}

std::string dropped(const Game& game, const LogLine& line) {
    return who(game, line, 0) + " drops " + who(game, line, 1) + ".";
}

std::string shifted(const Game& game, const LogLine& line) {
    return who(game, line, 0) + " moves " + who(game, line, 1) + " to the " +
           game.rules().zones[static_cast<std::size_t>(line.args[2])].role + ".";
}

std::string exchanged(const Game& game, const LogLine& line) {
    return who(game, line, 0) + " lets " + who(game, line, 1) + " and " + who(game, line, 2) + " change places.";
}

std::string traded(const Game& game, const LogLine& line) {
    const std::string hero = who(game, line, 0);
    const std::string other = who(game, line, 2);
    if (line.args[3] < 0) return hero + " gives " + who(game, line, 1) + " to " + other + ".";
    if (line.args[1] < 0) return hero + " gets " + who(game, line, 3) + " from " + other + ".";
    return hero + " gives " + who(game, line, 1) + " to " + other + " for " + who(game, line, 3) + ".";
}

std::string declined(const Game& game, const LogLine& line) {
    return who(game, line, 1) + " does not agree to what " + who(game, line, 0) + " proposes.";
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
