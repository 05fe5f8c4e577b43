#pragma once

#include <functional>
#include <string>
#include <vector>

#include "runtime/content/schema.hpp"

/// Variants: a value that may be written in several ways. Which way was meant is decided by what stands there, before
/// anything is judged.
namespace briar {

class Node;

/// What was meant. Exactly one of three: `schema` is set; or `rivals` names keys that exclude each other; or neither,
/// when nothing that may stand here looks like the value.
struct Selection {
    SchemaRef schema;
    std::vector<std::string> rivals;
};

/// Chooses among the alternatives of a Variant. A map is told by the key that only one alternative has, a list by being
/// one, a scalar by the first alternative that takes it (numbers, words and patterns before ids and free text).
[[nodiscard]] Selection select_alternative(const Node& node, const Schema& variant);

/// The alternative of a Switch that the value of its key names; nullptr when the key is missing or its value unknown.
[[nodiscard]] SchemaRef select_switch(const Node& node, const Schema& schema);

/// Whether a map can be meant by a value of this schema.
[[nodiscard]] bool takes_maps(const Schema& schema);

/// Whether a plain scalar is a number, or would be one if it were smaller or less fine: `1e30`, `2.5`.
[[nodiscard]] bool looks_like_number(const Node& node);

/// Calls `visit` for every alternative in order; variants and references inside the list are opened.
void for_each_alternative(const Schema& variant,
                          const std::function<void(const std::string& key, const SchemaRef& schema)>& visit);
/// The same without words of other systems.
void for_each_offered(const Schema& variant,
                      const std::function<void(const std::string& key, const SchemaRef& schema)>& visit);

}  // namespace briar
