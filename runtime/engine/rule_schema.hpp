#pragma once

#include "runtime/content/schema.hpp"

/// What specials may look like: made from the verbs, events, values and roles of a registry.
namespace briar {

class Registry;

/// The schema of one special. It keeps all parts that refer to each other alive.
[[nodiscard]] SchemaRef special_schema(const Registry& registry);

}  // namespace briar
