#pragma once

#include <string>

#include "runtime/content/kind.hpp"

/// Schemas published as JSON Schema (draft-07), for editors outside and for forms. What the loader takes these take,
/// and the other way round, with the exceptions named in json_schema.cpp.
namespace briar {

/// For every content file: entries of all kinds, `patch:` and `remove:`.
[[nodiscard]] std::string json_schema_for_content(const Kinds& kinds);

/// For `pack.yaml`.
[[nodiscard]] std::string json_schema_for_manifest();

/// For any other document. `title` is the name of the document kind.
[[nodiscard]] std::string json_schema_for(const std::string& title, const SchemaRef& schema);

}  // namespace briar
