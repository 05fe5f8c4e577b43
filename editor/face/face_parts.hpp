#pragma once

#include "editor/face/face.hpp"
#include "runtime/content/catalog.hpp"
#include "runtime/content/fields.hpp"

/// How the faces of one system's kinds, and those of all others, are made; for this room's own files.
namespace briar::editor {

/// Fills in the face of an entry of the crawl's kinds. False: of another kind.
[[nodiscard]] bool fill_crawl_face(const Catalog& catalog, const Entry& entry, bool back, Face& face);
/// The same for the journey's kinds, and for games whose script is the game.
[[nodiscard]] bool fill_journey_face(const Catalog& catalog, const Entry& entry, Face& face);
[[nodiscard]] bool fill_script_face(const Catalog& catalog, const Entry& entry, Face& face);
/// Reads a definition as far as it can be read: its mistakes are told elsewhere.
template <class Def>
Def read_definition(const Catalog& catalog, const Entry& entry, const Record<Def>& record) {
    Diagnostics ignored;
    Def def;
    record.read(*entry.node, def, FieldReader(catalog, ignored, entry.full_id(), entry.system));
    return def;
}

/// For any kind: what the schema says of it.
void fill_plain_face(const Catalog& catalog, const Entry& entry, Face& face);

}  // namespace briar::editor
