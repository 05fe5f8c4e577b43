#include "runtime/cli/play/piece_texts.hpp"

#include <algorithm>

#include "runtime/engine/game.hpp"
#include "runtime/engine/rule_text.hpp"
#include "runtime/source/letters.hpp"

namespace briar::cli {
namespace {

bool is_called(const Game& game, PieceId piece, const std::string& wanted) {
    const Ruleset& rules = game.rules();
    return small_letters(rules.name(piece)) == wanted || rules.catalog->entry(rules.info(piece).def).id == wanted ||
           rules.key(piece) == wanted;
}

}  // namespace

void add_texts(const Game& game, PieceId piece, const std::string& indent, std::vector<std::string>& report) {
    const Ruleset& rules = game.rules();
    const DefId def = rules.info(piece).def;
    if (const std::string text = text_of(*rules.catalog, def); !text.empty()) report.push_back(indent + text);
    for (const SpecialId id : rules.carried[def.value].specials) {
        const Special& special = rules.specials[id.value];
        const std::string text = text_of(*rules.catalog, special.def);
        if (text.empty()) continue;
        const bool named = special.name != rules.catalog->entry(special.def).id;
        report.push_back(indent + (named ? special.name + ": " : "") + text);
    }
}

std::string what_it_does(const Game& game, PieceId piece) {
    const Ruleset& rules = game.rules();
    const DefId def = rules.info(piece).def;
    for (const SpecialId id : rules.carried[def.value].specials) {
        const std::string text = text_of(*rules.catalog, rules.specials[id.value].def);
        if (!text.empty()) return rules.name(piece) + ": " + text;
    }
    return {};
}

std::vector<std::string> names_beginning(const Game& game, const std::string& what,
                                         const std::function<bool(PieceId)>& in_sight) {
    const std::string wanted = small_letters(what);
    std::vector<std::string> names;
    for (std::uint16_t i = 0; i < game.rules().pieces.size(); ++i) {
        const PieceId piece{i};
        const std::string& name = game.rules().name(piece);
        if (is_called(game, piece, wanted)) return {};
        const bool known = std::find(names.begin(), names.end(), name) != names.end();
        if (!known && small_letters(name).starts_with(wanted) && in_sight(piece)) names.push_back(name);
    }
    return names;
}

std::vector<std::string> which_of(const std::string& what, const std::vector<std::string>& names) {
    std::vector<std::string> report{"`" + what + "` may be"};
    for (const std::string& name : names)
        report.push_back("  " + name);
    return report;
}

PieceId find_piece(const Game& game, const std::string& what, const std::function<bool(PieceId)>& in_sight) {
    const Ruleset& rules = game.rules();
    const std::string wanted = small_letters(what);
    PieceId called;
    PieceId begun;
    for (std::uint16_t i = 0; i < rules.pieces.size(); ++i) {
        const PieceId piece{i};
        const bool seen = in_sight(piece);
        const bool is_it = is_called(game, piece, wanted);
        if (is_it && seen) return piece;
        if (is_it && !called) called = piece;
        if (seen && !begun && small_letters(rules.name(piece)).starts_with(wanted)) begun = piece;
    }
    return called ? called : begun;
}

}  // namespace briar::cli
