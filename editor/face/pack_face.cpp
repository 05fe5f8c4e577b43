#include "editor/face/pack_face.hpp"

#include <utility>

#include "editor/face/face_of.hpp"

namespace briar::editor {
namespace {

/// How little a picture tells of the game that it is from.
enum class Rank { Place, Somebody, Piece, Nothing };

Rank rank_of(const Face& face) {
    if (face.shape == FaceShape::Tile) return Rank::Place;
    if (face.shape == FaceShape::Disc) return Rank::Piece;
    switch (face.portrait) {
        case Portrait::Landscape:
            return Rank::Place;
        case Portrait::Beast:
        case Portrait::Figure:
            return Rank::Somebody;
        case Portrait::Glyph:
            break;
    }
    return Rank::Nothing;
}

}  // namespace

std::optional<Face> pack_face(const Catalog& catalog, std::string_view pack) {
    std::optional<Face> best;
    Rank rank = Rank::Nothing;
    for (const Entry& entry : catalog.entries()) {
        if (entry.pack != pack) continue;
        Face face = face_of(catalog, entry);
        if (rank_of(face) >= rank) continue;
        rank = rank_of(face);
        best = std::move(face);
        if (rank == Rank::Place) break;
    }
    return best;
}

}  // namespace briar::editor
