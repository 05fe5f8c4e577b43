#pragma once

#include <functional>
#include <memory>
#include <string>
#include <utility>

#include "editor/core/check.hpp"
#include "editor/core/signal.hpp"
#include "editor/core/workspace.hpp"
#include "runtime/session/pack_test.hpp"

namespace briar::editor {

/// What a pane of the window sees of what is around it: the open pack, and where it sends people. Every function may be
/// missing. The workspace outlives the pane.
struct PaneHost {
    Workspace* workspace = nullptr;
    /// The last check that came to its end; null: none so far.
    std::function<std::shared_ptr<const Checked>()> checked;
    /// Calls the listener after each check.
    std::function<Subscription(std::function<void()>)> listen_to_checks;
    /// Something could not be done, and why.
    std::function<void(const std::string& reason)> refuse;
    /// More or less than before is kept that was typed and not taken.
    std::function<void()> note_refused;
    std::function<void(const std::string& full_id)> open_entry;
    std::function<void(const Place& place)> open_place;
    /// A game is to be begun from what a test is given.
    std::function<void(const PackTest& test)> play_from;

    [[nodiscard]] std::shared_ptr<const Checked> check_now() const { return checked ? checked() : nullptr; }
    [[nodiscard]] Subscription listen(std::function<void()> listener) const {
        return listen_to_checks ? listen_to_checks(std::move(listener)) : Subscription();
    }
    /// Does it, or tells why not. True: done.
    bool apply(const Command& command) const {
        const std::string reason = command.ok() ? workspace->apply(command) : command.refused;
        if (!reason.empty() && refuse) refuse(reason);
        return reason.empty();
    }
};

}  // namespace briar::editor
