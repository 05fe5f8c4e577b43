#pragma once

#include <memory>
#include <stop_token>
#include <string>

#include "editor/core/snapshot.hpp"

/// Trying a command out on a copy of the pack, in any thread: whether the check would find new errors after it.
namespace briar::editor {

struct Checked;
struct Command;
class Workspace;

struct RuleTrial {
    Snapshot now;
    Snapshot after;
    std::shared_ptr<const Checked> before;  ///< the check of `now`; null: it is made
};

/// `before` counts only when it is of the workspace as it stands.
[[nodiscard]] RuleTrial make_trial(const Workspace& workspace, const Command& command,
                                   std::shared_ptr<const Checked> before);

/// The first of the new errors, in the words of the check; empty: there are none, or somebody asked to stop. That a
/// value is still open is none.
[[nodiscard]] std::string objection_to(const RuleTrial& trial, const std::stop_token& stop = {});

}  // namespace briar::editor
