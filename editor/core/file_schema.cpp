#include "editor/core/file_schema.hpp"

#include <map>
#include <mutex>
#include <utility>

#include "runtime/content/manifest.hpp"
#include "runtime/content/pattern.hpp"
#include "runtime/session/pack_test.hpp"
#include "runtime/session/systems.hpp"

namespace briar::editor {
namespace {

SchemaRef ids() { return schema::pattern(kKebabPattern, kKebabHint); }

std::vector<Property> entries_by_kind(const Kinds& kinds) {
    std::vector<Property> properties;
    for (const Kind& kind : kinds)
        properties.push_back({kind.name, schema::map(ids(), kind.schema), kind.doc, false, ""});
    return properties;
}

SchemaRef content_schema(const Kinds& kinds) {
    std::vector<Property> properties = entries_by_kind(kinds);
    std::vector<Property> removals;
    for (const Kind& kind : kinds)
        removals.push_back({kind.name, schema::list_or_one(schema::id(kind.name)), "Entries taken out.", false, ""});
    properties.push_back({"patch", schema::record(entries_by_kind(kinds)),
                          "Changes of entries of other packs: only what differs.", false, ""});
    properties.push_back(
        {"remove", schema::record(std::move(removals)), "Entries of other packs that are taken out.", false, ""});
    return schema::record(std::move(properties));
}

SchemaRef translation_schema(const Kinds& kinds) {
    std::vector<Property> properties;
    for (const Kind& kind : kinds) {
        const SchemaRef texts = schema::map(schema::text(), schema::text());
        properties.push_back({kind.name, schema::map(schema::id(kind.name), texts), kind.doc, false, ""});
    }
    return schema::record(std::move(properties));
}

SchemaRef make(const SystemSet& set, FileSort sort) {
    switch (sort) {
        case FileSort::Manifest:
            return manifest_schema();
        case FileSort::Content:
            return content_schema(set.registry.kinds());
        case FileSort::Test:
            return pack_test_schema(set);
        case FileSort::Translation:
            return translation_schema(set.registry.kinds());
        case FileSort::Script:
        case FileSort::Other:
            break;
    }
    return nullptr;
}

}  // namespace

SchemaRef file_schema(const SystemSet& set, FileSort sort) {
    static std::mutex guard;
    static std::map<std::pair<const SystemSet*, FileSort>, SchemaRef> made;
    const std::lock_guard lock(guard);
    const auto [known, added] = made.try_emplace({&set, sort});
    if (added) known->second = make(set, sort);
    return known->second;
}

}  // namespace briar::editor
