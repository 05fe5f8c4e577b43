#include "editor/widget/following_pane.hpp"

#include "editor/widget/people_moving.hpp"

namespace briar::editor {

FollowingPane::FollowingPane(wxWindow* parent, PaneHost host)
    : wxPanel(parent), host_(std::move(host)), fresh_(*this, [this] { refresh(); }) {
    changes_ = host_.workspace->listen([this](const WorkspaceChange&) { fresh_.note_change(); });
    checks_ = host_.listen([this] { fresh_.note_change(); });
    on_people_moving(*this, [this] { note_focus(); });
}

void FollowingPane::note_focus() {
    wxWindow* focus = FindFocus();
    if (focus != nullptr && IsDescendant(focus) && IsShownOnScreen()) left_ = focus;
}

void FollowingPane::return_focus() {
    if (left_ && left_->IsShownOnScreen() && left_->IsThisEnabled()) return left_->SetFocus();
    SetFocus();
}

}  // namespace briar::editor
