#include "runtime/cli/play/look.hpp"

#include "runtime/cli/play/map_picture.hpp"
#include "runtime/cli/play/piece_texts.hpp"
#include "runtime/cli/play/pile_look.hpp"
#include "runtime/cli/play/places.hpp"
#include "runtime/crawl/encounter.hpp"
#include "runtime/crawl/map.hpp"

namespace briar::cli {
using namespace crawl;
namespace {

using Report = std::vector<std::string>;

std::string dice_words(int dice, int bonus) {
    return std::to_string(dice) + "d6" + (bonus > 0 ? "+" + std::to_string(bonus) : "");
}

std::string numbers_of(const Game& game, PieceId piece) {
    if (is_monster(game, piece)) {
        const MonsterSide& shown = side(game, piece);
        // One that nobody has met yet has all its health, which is counted from then on.
        const int left = health(game, piece);
        return ", health " + (left > 0 ? std::to_string(left) + "/" : "") + std::to_string(shown.health) +
               ", fights with " + dice_words(shown.dice, shown.bonus);
    }
    if (is_hero(game, piece)) {
        const HeroDef& def = hero_def(game, piece);
        return ", health " + std::to_string(health(game, piece)) + "/" + std::to_string(def.health) + ", AP " +
               std::to_string(ap(game, piece)) + "/" + std::to_string(def.ap) + ", fights with " +
               dice_words(def.dice, def.bonus);
    }
    return {};
}

void add_piece(const Game& game, PieceId piece, const char* what, Report& report) {
    report.push_back(std::string(what) + name_of(game, piece) + numbers_of(game, piece));
    add_texts(game, piece, "    ", report);
}

std::string ways_of(const Game& game, PieceId tile) {
    std::string text;
    for (const Direction d : kDirections) {
        if (!is_open(open_edges(game, tile), d)) continue;
        text += (text.empty() ? "" : ", ") + std::string(name(d));
        if (!neighbour(game, tile, d)) text += " (unknown)";
    }
    return text.empty() ? "no edge is open" : "open to: " + text;
}

Report look_at_tile(const Game& game, PieceId tile) {
    Report report{name_of(game, tile) + " at " + place_text(game, tile) + " - " + ways_of(game, tile)};
    add_texts(game, tile, "  ", report);
    for (const PieceId hero : heroes_on(game, tile))
        add_piece(game, hero, "  hero: ", report);
    if (has_unrevealed(game, tile)) report.emplace_back("  a monster that is not revealed yet");
    for (const PieceId piece : ZoneRange(game.state(), ground(game, tile))) {
        const bool unrevealed = game.rules().info(piece).def == data(game).rules.monster_token;
        if (is_monster(game, piece)) add_piece(game, piece, "  monster: ", report);
        if (is_item(game, piece)) add_piece(game, piece, "  item: ", report);
        if (is_token(game, piece) && !unrevealed) add_piece(game, piece, "  token: ", report);
    }
    return report;
}

/// Pieces on a map or on a hero come before copies in stacks and bags, which nobody can see yet.
bool in_sight(const Game& game, PieceId piece) {
    switch (use(game, game.state().piece(piece).zone).sort) {
        case ZoneSort::Stack:
        case ZoneSort::Bag:
        case ZoneSort::Aside:
        case ZoneSort::Box:
            return false;
        default:
            return true;
    }
}

}  // namespace

std::vector<std::string> look_at(const Game& game, const std::string& what) {
    const PieceId centre = centre_tile(game);
    if (what.empty()) return centre ? look_at_tile(game, centre) : Report{};
    if (const auto spot = read_spot(what)) {
        const PieceId tile = centre ? tile_at(game, realm_of(game, centre), *spot) : PieceId{};
        return tile ? look_at_tile(game, tile) : Report{};
    }
    if (Report piles = look_at_piles(game, what); !piles.empty()) return piles;
    const auto seen = [&](PieceId each) { return in_sight(game, each); };
    if (const Report names = names_beginning(game, what, seen); names.size() > 1) return which_of(what, names);
    const PieceId piece = find_piece(game, what, seen);
    if (!piece) return {};
    if (is_tile(game, piece) && laid(game, piece)) return look_at_tile(game, piece);
    Report report;
    add_piece(game, piece, "", report);
    return report;
}

}  // namespace briar::cli
