// The kinds of games whose script is the game: pieces and players.
#include "editor/face/face_parts.hpp"
#include "editor/face/seed.hpp"
#include "runtime/script/definitions.hpp"

namespace briar::editor {
namespace {}  // namespace

bool fill_script_face(const Catalog& catalog, const Entry& entry, Face& face) {
    if (entry.system != "script") return false;
    if (entry.kind == "pieces") {
        const script::PieceDef piece = read_definition(catalog, entry, script::piece_record());
        face.shape = FaceShape::Disc;
        face.letter = piece.letter;
        // The pieces of one player look alike.
        if (piece.owner) face.hue = static_cast<int>(seed_of(catalog.entry(piece.owner).id) % 360U);
        return true;
    }
    if (entry.kind == "players") {
        face.portrait = Portrait::Figure;
        return true;
    }
    return false;
}

}  // namespace briar::editor
