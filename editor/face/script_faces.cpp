// The kinds of games whose script is the game: pieces and players.
#include <charconv>

#include "editor/face/face_parts.hpp"
#include "editor/face/seed.hpp"
#include "runtime/script/definitions.hpp"

namespace briar::editor {
namespace {

/// `#d04030`; where something else stands there, the schema says so, and it counts for nothing.
void take_colour(const Catalog& catalog, const Entry& player, Face& face) {
    const script::PlayerDef def = read_definition(catalog, player, script::player_record());
    std::uint32_t colour = 0;
    const char* const end = def.colour.data() + def.colour.size();
    if (def.colour.size() == 7 && std::from_chars(def.colour.data() + 1, end, colour, 16).ptr == end)
        face.colour = colour;
}

}  // namespace

bool fill_script_face(const Catalog& catalog, const Entry& entry, Face& face) {
    if (entry.system != "script") return false;
    if (entry.kind == "pieces") {
        const script::PieceDef piece = read_definition(catalog, entry, script::piece_record());
        face.shape = FaceShape::Disc;
        face.letter = piece.letter;
        // The pieces of one player look alike.
        if (!piece.owner) return true;
        const Entry& owner = catalog.entry(piece.owner);
        face.hue = static_cast<int>(seed_of(owner.id) % 360U);
        take_colour(catalog, owner, face);
        return true;
    }
    if (entry.kind == "players") {
        face.portrait = Portrait::Figure;
        take_colour(catalog, entry, face);
        return true;
    }
    return false;
}

}  // namespace briar::editor
