#pragma once

#include <string>

#include "runtime/content/schema.hpp"

/// Names that an entry gives to parts of itself, as keys of a map: a campaign to its stages, a scenario to its modes,
/// vars and maps. Whoever speaks of such a part does so under the same schema: tools know from it which texts mean
/// what.
namespace briar {

/// `part` in one word: "stage". The schema is called `stage_name`.
[[nodiscard]] SchemaRef part_name(const std::string& part);
/// Of parts whose names begin with a letter.
[[nodiscard]] SchemaRef kebab_part_name(const std::string& part);
/// Of a scenario's `vars`.
[[nodiscard]] SchemaRef var_name();

}  // namespace briar
