#include "runtime/journey/fight_logs.hpp"

#include <string>

#include "runtime/journey/texts.hpp"

namespace briar::journey {
namespace {

std::string beaten(const Game& game, const LogLine& line) {
    return "The fight at " + name_of(game, piece_arg(line.args[0])) + " is won.";
}

std::string not_beaten(const Game& game, const LogLine& line) {
    return "The fight at " + name_of(game, piece_arg(line.args[0])) + " is lost.";
}

std::string strayed(const Game& game, const LogLine& line) {
    return heroes_do(game, line.args[0], "stumbles on to ", "stumble on to ") + name_at(game, line, 1) +
           " without paying the way.";
}

}  // namespace

const LogKind kBeatenLog{"beaten", beaten};
const LogKind kNotBeatenLog{"not-beaten", not_beaten};
const LogKind kStrayedLog{"strayed", strayed};

}  // namespace briar::journey
