#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "runtime/content/fields.hpp"

/// Selections: what stacks, bags and decks of a scenario are filled with.
///
///     [{all: monsters, except: [lord]}, {tag: hills}, wolf, {entry: rat, count: 2}]
namespace briar {

/// Copies of one entry.
struct Copies {
    DefId def;
    int count = 0;
    const Node* selection = nullptr;  ///< that says how many
};

/// The shape of one selection among entries of `kinds`, which `words` name.
[[nodiscard]] SchemaRef selection_schema(const std::string& kinds, const std::vector<std::string>& words);

/// The entries of `kinds` of the reader's system that a list of selections means, in catalog order. What comes later in
/// the list says how many. `usual_kind` is the kind meant where a selection names none; none of `kinds`: any.
[[nodiscard]] std::vector<Copies> select_entries(const FieldReader& reader, const Node& selections,
                                                 std::string_view kinds, std::string_view usual_kind);

}  // namespace briar
