#include "editor/face/face_of.hpp"

#include "editor/face/face_parts.hpp"
#include "editor/face/seed.hpp"
#include "editor/face/special_sign.hpp"
#include "runtime/engine/rule_text.hpp"

namespace briar::editor {
namespace {

std::string text_at(const Node& node, const char* key) {
    const Node* value = node.find(key);
    return value != nullptr ? value->text : std::string();
}

std::vector<std::string> words_at(const Node& node, const char* key) {
    std::vector<std::string> words;
    const Node* list = node.find(key);
    if (list == nullptr) return words;
    if (list->is_scalar()) words.push_back(list->text);
    for (const auto& item : list->items)
        words.push_back(item->text);
    return words;
}

/// Art lies in the folder of the pack that names it last.
std::filesystem::path art_of(const Catalog& catalog, const Entry& entry) {
    const std::string name = text_at(*entry.node, "art");
    if (name.empty()) return {};
    std::vector<Origin> origins;
    if (const DefId id = catalog.find(entry.kind, entry.id, entry.system)) origins = catalog.origins(id, "art");
    const Pack* pack = catalog.pack(origins.empty() ? entry.pack : origins.back().pack);
    return pack != nullptr ? pack->folder / std::filesystem::path(std::u8string(name.begin(), name.end()))
                           : std::filesystem::path();
}

/// What the definition asks for comes before what follows from the rest of it.
void take_symbol(const Entry& entry, Face& face) {
    const Glyph glyph = glyph_called(text_at(*entry.node, "symbol"));
    if (glyph == Glyph::None) return;
    face.emblem = glyph;
    face.portrait = Portrait::Glyph;
}

}  // namespace

Face face_of(const Catalog& catalog, const Entry& entry, Side side) {
    const Kind* kind = find_kind(catalog.kinds(), entry.kind, entry.system);
    Face face;
    face.title = text_at(*entry.node, "name");
    if (face.title.empty()) face.title = entry.id;
    face.kind = kind != nullptr ? kind->singular : entry.kind;
    face.text = fill_in(text_at(*entry.node, "text"), *entry.node, [](const auto&, const auto&) {});
    face.seed = seed_of(entry.id);
    face.hue = static_cast<int>(face.seed % 360U);
    face.signs = signs_of(catalog, *entry.node);
    face.tags = words_at(*entry.node, "tags");
    face.art = art_of(catalog, entry);
    if (const Node* count = entry.node->find("count")) face.count = static_cast<int>(count->as_int().value_or(1));
    const bool known = fill_crawl_face(catalog, entry, side == Side::Back, face) ||
                       fill_journey_face(catalog, entry, face) || fill_script_face(catalog, entry, face);
    if (!known) fill_plain_face(catalog, entry, face);
    take_symbol(entry, face);
    return face;
}

Face face_of(const Catalog& catalog, DefId id, Side side) { return face_of(catalog, catalog.entry(id), side); }

}  // namespace briar::editor
