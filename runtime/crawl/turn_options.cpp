#include "runtime/crawl/turn_options.hpp"

#include <string>

#include "runtime/crawl/encounter.hpp"
#include "runtime/crawl/map.hpp"
#include "runtime/engine/texts.hpp"

namespace briar::crawl {
namespace {

Direction direction_arg(const Option& option, std::size_t at) { return static_cast<Direction>(option.args[at]); }

std::string turn_text(const Game& game, const Decision& decision) {
    const PieceId hero = decision.hero;
    return name_of(game, hero) + " at " + place_text(game, hero) + ": " + std::to_string(ap(game, hero)) + " AP, " +
           std::to_string(health(game, hero)) + " health";
}

std::string lay_text(const Game& game, const Decision& decision) {
    return "Where does " + name_at(game, decision, 1) + " go?";
}

std::string move_key(const Game&, const Option& option) {
    return std::string("move ") + name(direction_arg(option, 0));
}

/// What one would meet there, as far as everybody can see it.
std::string company_text(const Game& game, PieceId tile) {
    if (has_unrevealed(game, tile)) return ", a monster waits there";
    if (const PieceId monster = monster_on(game, tile)) {
        return ", " + name_of(game, monster) + " (" + std::to_string(health(game, monster)) + " health) waits there";
    }
    return "";
}

std::string move_label(const Game& game, const Option& option) {
    const PieceId tile = piece_arg(option.args[1]);
    return std::string("Move ") + name(direction_arg(option, 0)) + " to " + place_text(game, tile) + ", " +
           name_of(game, tile) + " (" + number_at(option, 2) + " AP)" + company_text(game, tile);
}

std::string reveal_key(const Game&, const Option&) { return "explore"; }

std::string reveal_label(const Game&, const Option& option) {
    return "Explore: draw a tile and lay it here (" + number_at(option, 0) + " AP)";
}

std::string face_key(const Game& game, const Option& option) {
    return "fight " + game.rules().key(piece_arg(option.args[1]));
}

std::string face_label(const Game& game, const Option& option) {
    const PieceId monster = piece_arg(option.args[1]);
    return "Fight " + name_of(game, monster) + " (" + std::to_string(health(game, monster)) + " health) here";
}

std::string end_key(const Game&, const Option&) { return "end turn"; }

std::string end_label(const Game& game, const Option& option) {
    const int left = ap(game, piece_arg(option.args[0]));
    if (left == 0) return "End the turn";
    return "End the turn (" + std::to_string(left) + (left == 1 ? " AP is lost)" : " AP are lost)");
}

std::string lay_key(const Game&, const Option& option) {
    std::string key = std::string("lay ") + name(direction_arg(option, 2));
    // A quarter turn brings what was in the north to the east.
    if (option.args[3] != 0) key += std::string(" turned ") + name(static_cast<Direction>(option.args[3]));
    return key;
}

std::string edges_text(Edges edges) {
    std::string text;
    for (const Direction d : kDirections) {
        if (is_open(edges, d)) text += (text.empty() ? "" : ", ") + std::string(name(d));
    }
    return text;
}

std::string lay_label(const Game& game, const Option& option) {
    const PieceId tile = piece_arg(option.args[0]);
    const Spot spot = step(spot_of(game, piece_arg(option.args[1])), direction_arg(option, 2));
    return "Lay " + name_of(game, tile) + " to the " + name(direction_arg(option, 2)) + " at " +
           std::to_string(spot.x) + "," + std::to_string(spot.y) + ", open to " +
           edges_text(turned(tile_def(game, tile).edges, option.args[3]));
}

}  // namespace

const PromptKind kTurnPrompt{"turn", turn_text};
const PromptKind kLayPrompt{"lay", lay_text};

const OptionKind kMoveOption{"move", move_key, move_label};
const OptionKind kRevealOption{"explore", reveal_key, reveal_label};
const OptionKind kFaceOption{"face", face_key, face_label};
const OptionKind kEndOption{"end-turn", end_key, end_label};
const OptionKind kLayOption{"lay", lay_key, lay_label};

}  // namespace briar::crawl
