#pragma once

#include "runtime/content/schema.hpp"
#include "runtime/engine/registry.hpp"

namespace briar {

/// Registers a kind of entries that a system brings. What is said of the kind is said of its entries' shape too, which
/// is called by the singular.
inline void add_kind(Registry& registry, const char* system, const char* name, const char* singular, const char* doc,
                     const SchemaRef& shape) {
    registry.add(Kind{name, singular, doc, schema::named(singular, doc, shape), system});
}

}  // namespace briar
