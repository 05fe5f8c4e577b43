#include "runtime/content/said_last.hpp"

#include <algorithm>

namespace briar {
namespace {

bool has_file(const Pack& pack, const std::string& name) {
    return std::any_of(pack.files.begin(), pack.files.end(),
                       [&](const std::string& file) { return (pack.folder / file).generic_string() == name; });
}

std::ptrdiff_t layer_of_pack(const Catalog& catalog, const std::string& id) {
    const std::vector<Pack>& packs = catalog.packs();
    return std::find_if(packs.begin(), packs.end(), [&](const Pack& each) { return each.id == id; }) - packs.begin();
}

}  // namespace

std::size_t layer_of(const Catalog& catalog, const Node& node) {
    if (node.document == nullptr) return 0;
    const std::vector<Pack>& packs = catalog.packs();
    const auto pack = std::find_if(packs.begin(), packs.end(),
                                   [&](const Pack& each) { return has_file(each, node.document->name()); });
    return pack == packs.end() ? 0 : static_cast<std::size_t>(pack - packs.begin());
}

std::size_t last_layer(const Catalog& catalog, DefId entry) {
    const std::vector<Origin> origins = catalog.origins(entry, {});
    const std::string& pack = origins.empty() ? catalog.entry(entry).pack : origins.back().pack;
    return static_cast<std::size_t>(std::max<std::ptrdiff_t>(0, layer_of_pack(catalog, pack)));
}

const Node& said_last(const Catalog& catalog, const std::vector<const Node*>& values) {
    const Node* last = nullptr;
    std::size_t layer = 0;
    for (const Node* const value : values) {
        if (value == nullptr) continue;
        const std::size_t its_layer = layer_of(catalog, *value);
        if (last != nullptr && its_layer <= layer) continue;
        last = value;
        layer = its_layer;
    }
    return *last;
}

Place place_said_last(const Catalog& catalog, DefId entry, const std::vector<std::string>& fields) {
    Place place = catalog.place(*catalog.entry(entry).node);
    std::ptrdiff_t layer = -1;
    for (const std::string& field : fields) {
        const std::vector<Origin> origins = catalog.origins(entry, field);
        if (origins.empty() || layer_of_pack(catalog, origins.back().pack) <= layer) continue;
        place = origins.back().place;
        layer = layer_of_pack(catalog, origins.back().pack);
    }
    return place;
}

}  // namespace briar
