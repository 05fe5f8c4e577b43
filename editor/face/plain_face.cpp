// Faces of kinds that no system says more about: what stands in the entry, told by its schema.
#include <algorithm>
#include <string_view>

#include "editor/face/face_parts.hpp"
#include "editor/face/seed.hpp"
#include "editor/face/special_sign.hpp"

namespace briar::editor {
namespace {

constexpr std::size_t kMostBadges = 4;

std::string words(std::string_view key) {
    std::string text(key);
    std::replace(text.begin(), text.end(), '_', ' ');
    return text;
}

/// Numbers that stand in the entry, in the order of the schema.
void add_badges(const Schema& record, const Node& node, Face& face) {
    for (const Property& property : record.properties) {
        if (face.badges.size() == kMostBadges) return;
        const Node* value = node.find(property.key);
        const bool number = schema::resolved(property.schema)->type == SchemaType::Integer;
        if (value == nullptr || !number || property.key == "count") continue;
        face.badges.push_back({Glyph::None, words(property.key) + " " + value->text, property.doc});
    }
}

}  // namespace

void fill_plain_face(const Catalog& catalog, const Entry& entry, Face& face) {
    face.hue = static_cast<int>(seed_of(entry.kind) % 360U);
    if (const DefId special = entry.kind == "specials" ? catalog.find("specials", entry.id) : DefId{}) {
        const Sign sign = sign_of(catalog, special);
        face.emblem = sign.glyph;
        face.hue = sign.hue;
    }
    const Kind* kind = find_kind(catalog.kinds(), entry.kind, entry.system);
    if (kind == nullptr) return;
    const SchemaRef schema = schema::resolved(kind->schema);
    if (schema->type == SchemaType::Record) add_badges(*schema, *entry.node, face);
}

}  // namespace briar::editor
