#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "runtime/content/schema.hpp"
#include "runtime/source/document.hpp"

/// Values to begin with: the least that a schema accepts.
namespace briar::editor {

/// What can be chosen where a schema wants the name of something that content defines: ids of kinds, names of counters.
using KnownNames = std::function<std::vector<std::string>(const Schema& schema)>;

/// The least value of this schema: required keys only, the first choice, the first id there is. Nothing when there is
/// none, for instance no entry of the kind that it must name.
[[nodiscard]] std::optional<Node> starting_value(const SchemaRef& schema, const KnownNames& names);

/// `Old mill` for `old-mill`.
[[nodiscard]] std::string words_of(const std::string& id);
/// A key as people read it: `steps_left` is `Steps left`, `ap` is `AP`.
[[nodiscard]] std::string label_of_key(const std::string& key);

}  // namespace briar::editor
