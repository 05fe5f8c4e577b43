#pragma once

#include <memory>
#include <string_view>
#include <vector>

#include "runtime/engine/system.hpp"

/// Reading the typed definitions of all packs, kind by kind, while a system builds a scenario.
namespace briar {

/// Definitions in catalog order, owned by a system's data.
template <class Def>
using OwnedDefs = std::vector<std::unique_ptr<const Def>>;

/// Reads all entries of a kind of the builder's system by `read(node, reader)`; `by_def` tells them by DefId, null for
/// entries of other kinds.
template <class Def, class Read>
void read_kind(RulesetBuilder& builder, std::string_view kind, OwnedDefs<Def>& owned, std::vector<const Def*>& by_def,
               Read read) {
    const Catalog& catalog = builder.catalog();
    by_def.assign(catalog.entries().size(), nullptr);
    for (const DefId id : builder.of_kind(kind)) {
        const Entry& entry = catalog.entry(id);
        const FieldReader reader(catalog, builder.diagnostics(), entry.full_id(), entry.system);
        owned.push_back(std::make_unique<const Def>(read(*entry.node, reader)));
        by_def[id.value] = owned.back().get();
    }
}

/// The same for definitions that a record tells all of.
template <class Def>
void read_kind(RulesetBuilder& builder, std::string_view kind, OwnedDefs<Def>& owned, std::vector<const Def*>& by_def,
               const Record<Def>& record) {
    read_kind(builder, kind, owned, by_def, [&record](const Node& node, const FieldReader& reader) {
        Def def;
        record.read(node, def, reader);
        return def;
    });
}

}  // namespace briar
