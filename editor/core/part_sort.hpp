#pragma once

#include <functional>
#include <span>
#include <string>
#include <string_view>

#include "editor/core/schema_walk.hpp"
#include "runtime/source/path.hpp"

namespace briar {
struct Param;
}  // namespace briar

/// The sorts of parts with names of their own that entries have, and how schemas, tests and scripts tell which part of
/// which entry a name means. See part_uses.hpp.
namespace briar::editor {

class Workspace;

/// What an entry has parts of: the map that they are keys of, and what may name them besides texts of their schema.
struct PartSort {
    const char* sort;
    const char* map;
    const char* words;    ///< for people
    bool zone = false;    ///< rules and scripts take it where they ask for a zone
    bool option = false;  ///< it stands in keys of options

    /// Stages are those of one campaign, modes those of one scenario.
    [[nodiscard]] bool scoped() const;
};
[[nodiscard]] std::span<const PartSort> part_sorts();
/// Null: there is none.
[[nodiscard]] const PartSort* sort_called(std::string_view name);
/// By the name of a schema: `mode_name`. Null: it is none of a part.
[[nodiscard]] const PartSort* sort_of(const Schema& schema);
/// Whether a parameter of a verb takes names of such parts.
[[nodiscard]] bool takes(const Param& param, const PartSort& sort);

/// Where the entry begins in a path of a file: behind `scenarios/house`, also under `patch`.
struct Within {
    std::string entry;
    Path path;
};
[[nodiscard]] Within within_entry(const Path& path);

/// The entry whose part is named there, where that matters; empty: of any.
[[nodiscard]] std::string owner(const Workspace& workspace, const PartSort& sort, const Within& within);

/// Whether an entry has such a part.
[[nodiscard]] bool has_part(const Workspace& workspace, const std::string& full_id, const PartSort& sort,
                            const std::string& name);

/// Calls `visit` for each value and key of all tests, what they expect included, with the scenario of the test.
void for_each_in_tests(const Workspace& workspace, const Node& root,
                       const std::function<void(const TypedValue&, const std::string& scenario)>& visit);

}  // namespace briar::editor
