#include "editor/core/file_schema.hpp"

#include <map>
#include <mutex>
#include <tuple>
#include <utility>

#include "runtime/content/manifest.hpp"
#include "runtime/content/pattern.hpp"
#include "runtime/engine/system.hpp"
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

/// Of kinds of the same name, the one that a pack of this system means; where nothing tells, the first.
Kinds kinds_for(const Kinds& kinds, const std::string& system) {
    Kinds meant;
    for (const std::string& name : kind_names(kinds)) {
        const Kind* kind = find_kind(kinds, name, system);
        meant.push_back(kind != nullptr ? *kind : *kinds_called(kinds, name).front());
    }
    return meant;
}

/// Positions of several systems have keys of the same name: of one system, they are known.
SchemaRef test_schema(const SystemSet& set, const std::string& system) {
    SystemSet only = set;
    std::erase_if(only.systems, [&](const System* each) { return !system.empty() && each->name() != system; });
    return pack_test_schema(only);
}

SchemaRef make(const SystemSet& set, FileSort sort, const std::string& system) {
    switch (sort) {
        case FileSort::Manifest:
            return manifest_schema();
        case FileSort::Content:
            return content_schema(kinds_for(set.registry.kinds(), system));
        case FileSort::Test:
            return test_schema(set, system);
        case FileSort::Translation:
            return translation_schema(kinds_for(set.registry.kinds(), system));
        case FileSort::Script:
        case FileSort::Other:
            break;
    }
    return nullptr;
}

}  // namespace

SchemaRef file_schema(const SystemSet& set, FileSort sort, const std::string& system) {
    static std::mutex guard;
    static std::map<std::tuple<const SystemSet*, FileSort, std::string>, SchemaRef> made;
    const std::lock_guard lock(guard);
    const auto [known, added] = made.try_emplace({&set, sort, system});
    if (added) known->second = make(set, sort, system);
    return known->second;
}

}  // namespace briar::editor
