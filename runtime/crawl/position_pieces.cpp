#include "runtime/crawl/position_pieces.hpp"

#include <algorithm>
#include <charconv>

namespace briar::crawl {
namespace {

std::string_view without_copy(std::string_view name) { return name.substr(0, name.find('#')); }

/// The number behind `#`; 0: none.
int copy_number(std::string_view name) {
    const auto at = name.find('#');
    int number = 0;
    if (at != std::string_view::npos) std::from_chars(name.data() + at + 1, name.data() + name.size(), number);
    return number;
}

std::vector<std::string> ids_of(const Game& game, std::string_view kinds) {
    std::vector<std::string> ids;
    const std::string all = "|" + std::string(kinds) + "|";
    for (const Entry& entry : game.rules().catalog->entries()) {
        if (all.find("|" + entry.kind + "|") != std::string::npos) ids.push_back(entry.id);
    }
    return ids;
}

}  // namespace

std::string piece_text(const Game& game, PieceId piece, std::string_view kinds) {
    const Catalog& catalog = *game.rules().catalog;
    const DefId def = game.rules().info(piece).def;
    const std::string key = game.rules().key(piece);
    if (catalog.find(kinds, catalog.entry(def).id) == def) return key;
    return catalog.entry(def).kind + "/" + key;
}

std::uint8_t usual_face(const Game& game, PieceId piece) {
    const ZoneSort sort = use(game, game.state().piece(piece).zone).sort;
    switch (sort) {
        case ZoneSort::Stack:
        case ZoneSort::Bag:
        case ZoneSort::Box:
        case ZoneSort::Aside:
            return 0;
        default:
            return is_token(game, piece) || is_status(game, piece) ? 0 : 1;
    }
}

std::uint32_t once_a_turn_bit(const Game& game, DefId status) {
    constexpr unsigned kLastBit = 31;
    const std::vector<DefId> statuses = game.rules().catalog->of_kind("statuses");
    unsigned place = 0;
    for (std::size_t i = 0; i < statuses.size(); ++i) {
        if (!data(game).status_defs[i]->once_per_turn) continue;
        if (statuses[i] == status) return 1U << std::min(place, kLastBit);
        ++place;
    }
    return 0;
}

PieceFinder::PieceFinder(const Game& game, Diagnostics& diagnostics)
    : game_(game), diagnostics_(diagnostics), found_(game.rules().pieces.size()) {}

void PieceFinder::problem(const Node& node, std::string id, std::string message, std::string hint) const {
    Place place;
    if (node.document != nullptr) place = node.document->place(node.span);
    diagnostics_.add({Severity::Error, std::move(id), std::move(place), {}, std::move(message), std::move(hint)});
}

DefId PieceFinder::entry(const Node& name, std::string_view kinds) const {
    const std::string id(without_copy(name.text));
    const DefId def = game_.rules().catalog->find(kinds, id);
    if (!def) {
        const std::string near = nearest(id, ids_of(game_, kinds));
        problem(name, "position.unknown-piece", "there is no `" + id + "` here",
                near.empty() ? "" : "did you mean `" + near + "`?");
    }
    return def;
}

PieceId PieceFinder::copy(const Node& name, DefId def, bool fresh) const {
    const PieceRow row = data(game_).copies[def.value];
    const int number = copy_number(name.text);
    if (number > row.end - row.begin || row.begin == row.end) {
        problem(name, "position.no-such-copy",
                "the scenario has " + std::to_string(row.end - row.begin) + " of `" +
                    std::string(without_copy(name.text)) + "`, none is `" + name.text + "`");
        return {};
    }
    for (std::uint16_t i = row.begin; i < row.end; ++i) {
        if (number != 0 && i - row.begin + 1 != number) continue;
        if (!fresh || !found_[i]) return PieceId{i};
    }
    problem(name, "position.piece-twice", "every `" + name.text + "` lies somewhere else in this position already",
            "each piece can be in one place only");
    return {};
}

PieceId PieceFinder::take(const Node& name, std::string_view kinds) {
    const DefId def = entry(name, kinds);
    const PieceId piece = def ? copy(name, def, true) : PieceId{};
    if (piece) found_[piece.value] = true;
    return piece;
}

PieceId PieceFinder::again(const Node& name, std::string_view kinds) {
    const DefId def = entry(name, kinds);
    return def ? copy(name, def, false) : PieceId{};
}

}  // namespace briar::crawl
