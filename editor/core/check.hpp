#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <stop_token>
#include <string>
#include <vector>

#include "editor/core/snapshot.hpp"
#include "runtime/content/catalog.hpp"
#include "runtime/source/diagnostic.hpp"

/// Loading and checking the unsaved state of a workspace: everything that `briar check` says, in any thread.
namespace briar::editor {

struct Checked {
    std::uint64_t revision = 0;              ///< of the workspace that was looked at
    std::shared_ptr<const Catalog> catalog;  ///< never null unless cancelled
    Diagnostics problems;                    ///< of all stages, sorted by place
    bool cancelled = false;                  ///< somebody asked to stop: nothing else here counts

    /// Where problems are: by the file of their place, and by the entry they are about (`tiles/old-mill`).
    std::map<std::string, std::vector<const Diagnostic*>, std::less<>> by_file;
    std::map<std::string, std::vector<const Diagnostic*>, std::less<>> by_entry;
    Checked() = default;
    Checked(const Checked&) = delete;
    Checked& operator=(const Checked&) = delete;
};

/// Pure: the same snapshot gives the same answer. Stops soon after `stop` is asked for.
[[nodiscard]] std::shared_ptr<const Checked> check(const Snapshot& snapshot, const std::stop_token& stop = {});

/// The errors that `after` has and `before` has not: what a change would break. The same mistake in a place that moved
/// is no new one.
[[nodiscard]] std::vector<Diagnostic> new_errors(const Checked& before, const Checked& after);

}  // namespace briar::editor
