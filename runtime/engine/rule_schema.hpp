#pragma once

#include <string_view>

#include "runtime/content/schema.hpp"

/// What specials may look like: made from the verbs, events, values and roles of a registry.
namespace briar {

class Registry;

/// The schema of one special. It keeps all parts that refer to each other alive. Without a system, a word that several
/// systems have may be written as in any of them; with one, its own words must be written as it has them.
[[nodiscard]] SchemaRef special_schema(const Registry& registry, std::string_view system = {});

}  // namespace briar
