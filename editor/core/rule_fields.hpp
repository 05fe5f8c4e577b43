#pragma once

#include <string>
#include <vector>

#include "editor/core/form.hpp"
#include "editor/core/rule_site.hpp"

/// The fields of a rule's blocks: what is said in a word or a number rather than in blocks of its own.
namespace briar::editor {

/// The keys of a record but those in `without`. `path` is that of the record.
[[nodiscard]] std::vector<Control> record_fields(const EntryLens& special, const SchemaRef& schema, const Node* value,
                                                 const Path& path, const std::vector<std::string>& without);

/// The parameters of a verb, however they are written, and for numbers what they are compared with. `value` stands
/// behind the verb (null: nothing does), `path` is that of the map that has the verb.
[[nodiscard]] std::vector<Control> call_fields(const EntryLens& special, const Registry& registry, const RuleSite& site,
                                               const std::string& verb, const Node* value, const Path& path);

}  // namespace briar::editor
