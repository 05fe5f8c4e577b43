#include "runtime/content/catalog.hpp"

#include <algorithm>
#include <utility>

#include "runtime/content/catalog_impl.hpp"
#include "runtime/content/merge.hpp"
#include "runtime/content/pack_shelf.hpp"
#include "runtime/content/values.hpp"
#include "runtime/content/variant.hpp"

namespace briar {

namespace {

FieldPath split_path(std::string_view field) {
    FieldPath path;
    while (!field.empty()) {
        const std::size_t end = std::min(field.find('.'), field.size());
        path.emplace_back(field.substr(0, end));
        field.remove_prefix(std::min(end + 1, field.size()));
    }
    return path;
}

/// The schema of an entry's key; nullptr when it has none.
SchemaRef schema_of_key(const Node& entry, SchemaRef schema, std::string_view key) {
    schema = schema::resolved(std::move(schema));
    if (schema->type == SchemaType::Switch) schema = select_switch(entry, *schema);
    const Property* property = schema ? schema::property(*schema::resolved(schema), key) : nullptr;
    return property != nullptr ? property->schema : nullptr;
}

}  // namespace

Catalog::Catalog() : impl_(std::make_unique<Impl>()) {}
Catalog::~Catalog() = default;

const Kinds& Catalog::kinds() const { return impl_->kinds; }
const std::vector<Pack>& Catalog::packs() const { return impl_->packs; }
const std::vector<Entry>& Catalog::entries() const { return impl_->entries; }
const Entry& Catalog::entry(DefId id) const { return impl_->entries.at(id.value); }
Place Catalog::place(const Node& node) const { return node.document ? node.document->place(node.span) : Place{}; }

const Pack* Catalog::pack(std::string_view id) const {
    const auto found =
        std::find_if(impl_->packs.begin(), impl_->packs.end(), [&](const Pack& p) { return p.id == id; });
    return found == impl_->packs.end() ? nullptr : &*found;
}

std::shared_ptr<const Catalog> Catalog::for_checks(std::shared_ptr<const Catalog> catalog) {
    const Catalog* fuller = catalog->impl_->for_checks.get();
    return fuller == nullptr ? std::move(catalog) : std::shared_ptr<const Catalog>(std::move(catalog), fuller);
}

bool Catalog::may_have(std::string_view kind, std::string_view id) const { return impl_->gone.may_have(kind, id); }

bool Catalog::knows(const Entry& entry, std::string_view key) const {
    if (std::find(entry.lost.begin(), entry.lost.end(), key) != entry.lost.end()) return false;
    const Node* value = entry.node->find(key);
    const Kind* kind = find_kind(kinds(), entry.kind, entry.system);
    const SchemaRef schema =
        value != nullptr && kind != nullptr ? schema_of_key(*entry.node, kind->schema, key) : nullptr;
    if (!schema) return true;
    bool all_there = true;
    for_each_value(*value, schema, [&](const Node& id, const Schema& of) {
        if (of.type == SchemaType::Id && !find(of.ref_kind, id.text, entry.system)) all_there = false;
    });
    return all_there;
}

bool Catalog::knows(std::string_view kinds, std::initializer_list<std::string_view> keys) const {
    if (!impl_->gone.all_read()) return false;
    for (const std::string& broken : impl_->gone.broken(kinds)) {
        if (!find({}, broken)) return false;  // nothing is left of it
    }
    const std::vector<std::string> names = split_kinds(kinds);
    return std::all_of(impl_->entries.begin(), impl_->entries.end(), [&](const Entry& entry) {
        const bool meant = names.empty() || std::find(names.begin(), names.end(), entry.kind) != names.end();
        return !meant || std::all_of(keys.begin(), keys.end(), [&](auto key) { return knows(entry, key); });
    });
}

DefId Catalog::find(std::string_view kind, std::string_view id, std::string_view system) const {
    const std::size_t slash = id.find('/');
    const auto look_up = [&](const std::string& full_id) {
        const auto found = impl_->by_full_id.find(full_id);
        return found == impl_->by_full_id.end() || !entry(found->second).serves(system) ? DefId{} : found->second;
    };
    if (kind.empty()) return slash == std::string_view::npos ? DefId{} : look_up(std::string(id));
    while (!kind.empty()) {
        const std::size_t end = std::min(kind.find('|'), kind.size());
        const std::string name(kind.substr(0, end));
        kind.remove_prefix(std::min(end + 1, kind.size()));
        if (slash != std::string_view::npos && id.substr(0, slash) != name) continue;
        const DefId found = look_up(slash == std::string_view::npos ? name + "/" + std::string(id) : std::string(id));
        if (found) return found;
    }
    return {};
}

std::vector<DefId> Catalog::of_kind(std::string_view kind, std::string_view system) const {
    std::vector<DefId> result;
    for (std::size_t i = 0; i < impl_->entries.size(); ++i) {
        const Entry& entry = impl_->entries[i];
        if (entry.kind == kind && entry.serves(system)) result.push_back({static_cast<std::uint16_t>(i)});
    }
    return result;
}

const std::string* Catalog::file(std::string_view pack, std::string_view name) const {
    const auto files = impl_->files.find(pack);
    if (files == impl_->files.end()) return nullptr;
    const auto found = files->second.find(name);
    return found == files->second.end() ? nullptr : &found->second;
}

const std::string* Catalog::translation(std::string_view language, DefId entry, std::string_view field) const {
    return impl_->translations.find(language, impl_->entries.at(entry.value).full_id(), field);
}

std::vector<Origin> Catalog::origins(DefId entry, std::string_view field) const {
    std::vector<Origin> result;
    const FieldPath path = split_path(field);
    for (const Layer& layer : impl_->layered.at(entry.value).layers) {
        const Node* value = layer.node == nullptr ? nullptr : value_at(*layer.node, path);
        if (path.empty()) {
            const bool written = layer.node != nullptr && layer.node->document != nullptr;
            result.push_back({layer.pack, layer.place,
                              written ? std::string(layer.node->document->slice(layer.node->span)) : std::string()});
        } else if (value != nullptr) {
            result.push_back({layer.pack, place(*value), std::string(value->document->slice(value->span))});
        }
    }
    return result;
}

std::vector<Pack> discover_packs(const PackPath& path, Diagnostics& diagnostics) {
    const Overlay nothing;
    std::vector<Pack> packs;
    for (Manifest& manifest : PackShelf(path, nothing).all(diagnostics))
        packs.push_back(std::move(manifest.pack));
    std::stable_sort(packs.begin(), packs.end(), [](const Pack& a, const Pack& b) { return a.id < b.id; });
    return packs;
}

}  // namespace briar
