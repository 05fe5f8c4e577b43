#pragma once

#include <cstddef>
#include <vector>

#include "runtime/content/catalog.hpp"

/// Values that do not fit together: which of them is to blame. What a pack lays over others is, for without it they did
/// fit.
namespace briar {

/// The place in Catalog::packs of the pack that a node's text stands in; 0 for what stands in none.
[[nodiscard]] std::size_t layer_of(const Catalog& catalog, const Node& node);

/// The place in Catalog::packs of the last pack that adds or changes an entry.
[[nodiscard]] std::size_t last_layer(const Catalog& catalog, DefId entry);

/// Of some values, the first of those that the last of their packs says; null ones are none. Not all are null.
[[nodiscard]] const Node& said_last(const Catalog& catalog, const std::vector<const Node*>& values);

/// Where the last of its packs says one of some fields of an entry (`rules.heroes`), be it that it takes the field out;
/// of fields that the same pack says, the first. Where it was added: none says any.
[[nodiscard]] Place place_said_last(const Catalog& catalog, DefId entry, const std::vector<std::string>& fields);

}  // namespace briar
