#include "editor/scene/known_piece.hpp"

#include "runtime/engine/ruleset.hpp"

namespace briar::editor {

KnownPiece known_piece(const Ruleset& rules, PieceId piece) {
    if (!piece) return {};
    const PieceInfo& info = rules.info(piece);
    return {rules.catalog->entry(info.def).full_id(), info.copy};
}

PieceId find_piece(const Ruleset& rules, const KnownPiece& piece) {
    for (std::uint16_t i = 0; i < rules.pieces.size(); ++i) {
        const PieceInfo& each = rules.pieces[i];
        if (each.copy == piece.copy && rules.catalog->entry(each.def).full_id() == piece.entry) return PieceId{i};
    }
    return {};
}

}  // namespace briar::editor
