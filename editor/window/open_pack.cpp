#include "editor/window/open_pack.hpp"

#include <utility>

namespace briar::editor {
namespace {

/// Typing goes on for a moment before it is checked.
constexpr int kPause = 120;

}  // namespace

OpenPack::OpenPack(std::unique_ptr<Workspace> workspace)
    : workspace_(std::move(workspace)),
      journal_(std::make_unique<Journal>(*workspace_)),
      timer_(this),
      checking_(*this) {
    changes_ = workspace_->listen([this](const WorkspaceChange&) { check_soon(); });
    Bind(wxEVT_TIMER, [this](wxTimerEvent&) { check_now(); });
    check_now();
}

void OpenPack::check_soon() { timer_.StartOnce(kPause); }

void OpenPack::check_now() {
    checking_.run([snapshot = workspace_->snapshot()](const std::stop_token& stop) { return check(snapshot, stop); },
                  [this](std::shared_ptr<const Checked> checked) {
                      if (checked->cancelled) return;
                      checked_ = std::move(checked);
                      told_.tell(*checked_);
                  });
}

bool OpenPack::check_is_current() const { return checked_ && checked_->revision == workspace_->revision(); }

void OpenPack::note_game_problems(Diagnostics problems) {
    game_problems_ = std::move(problems);
    if (checked_) told_.tell(*checked_);
}

Subscription OpenPack::listen_to_checks(Signal<const Checked&>::Listener listener) {
    return told_.listen(std::move(listener));
}

std::string OpenPack::system() const {
    if (!checked_ || !checked_->catalog) return {};
    const Pack* pack = checked_->catalog->pack(workspace_->pack_id());
    return pack != nullptr ? pack->system : std::string();
}

GameWish OpenPack::wish() const {
    const Snapshot snapshot = workspace_->snapshot();
    return {{snapshot.folder.string()}, snapshot.path, snapshot.overlay, {}, {}, snapshot.parsed};
}

}  // namespace briar::editor
