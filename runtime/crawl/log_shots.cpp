// Shots, rewards and ailments in words.
#include <string>

#include "runtime/crawl/crawl_data.hpp"
#include "runtime/crawl/fight_logs.hpp"
#include "runtime/engine/texts.hpp"

namespace briar::crawl {
namespace {

std::string definition(const Game& game, const LogLine& line, std::size_t at) {
    return game.rules().name(DefId{static_cast<std::uint16_t>(line.args[at])});
}

std::string drew_item(const Game& game, const LogLine& line) {
    // CF-9.2: what is hidden from the others is not told.
    const bool hidden = data(game).rules.hidden_inventory;
    return name_at(game, line, 0) + " draws " + (hidden ? "an item" : name_at(game, line, 1)) + ".";
}

std::string no_item(const Game& game, const LogLine& line) {
    return name_at(game, line, 0) + " finds no item: the bag is empty.";
}

std::string ailed(const Game& game, const LogLine& line) {
    return name_at(game, line, 0) + " gets " + definition(game, line, 1) + ".";
}

std::string cured(const Game& game, const LogLine& line) {
    return name_at(game, line, 0) + " is cured of " + definition(game, line, 1) + " (" + std::to_string(line.args[2]) +
           " taken away).";
}

std::string shot(const Game& game, const LogLine& line) {
    const std::string with = line.args[1] < 0 ? "" : " with " + name_at(game, line, 1);
    return name_at(game, line, 0) + " hits " + name_at(game, line, 2) + with + " for " + std::to_string(line.args[3]) +
           ".";
}

std::string nothing_there(const Game& game, const LogLine& line) {
    return "Nothing appears at " + place_text(game, piece_arg(line.args[1])) + ".";
}

std::string charged(const Game& game, const LogLine& line) {
    return name_at(game, line, 0) + " runs at " + name_at(game, line, 1) + ".";
}

}  // namespace

const LogKind kDrewItemLog{"drew-item", drew_item};
const LogKind kNoItemLog{"no-item", no_item};
const LogKind kAiledLog{"ailed", ailed};
const LogKind kCuredLog{"cured", cured};
const LogKind kShotLog{"shot", shot};
const LogKind kNothingThereLog{"nothing-there", nothing_there};
const LogKind kChargedLog{"charged", charged};

}  // namespace briar::crawl
