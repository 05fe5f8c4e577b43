#include "editor/widget/following_pane.hpp"

namespace briar::editor {

FollowingPane::FollowingPane(wxWindow* parent, PaneHost host) : wxPanel(parent), host_(std::move(host)) {
    changes_ = host_.workspace->listen([this](const WorkspaceChange&) { note_change(); });
    checks_ = host_.listen([this] { note_change(); });
    Bind(wxEVT_IDLE, [this](wxIdleEvent& event) {
        event.Skip();
        if (!stale_ || !IsShownOnScreen()) return;
        stale_ = false;
        refresh();
    });
}

void FollowingPane::note_change() {
    stale_ = true;
    wxWakeUpIdle();
}

}  // namespace briar::editor
