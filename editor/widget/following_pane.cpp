#include "editor/widget/following_pane.hpp"

#include <wx/utils.h>

namespace briar::editor {

FollowingPane::FollowingPane(wxWindow* parent, PaneHost host)
    : wxPanel(parent), host_(std::move(host)), fresh_(*this, [this] { refresh(); }) {
    changes_ = host_.workspace->listen([this](const WorkspaceChange&) { fresh_.note_change(); });
    checks_ = host_.listen([this] { fresh_.note_change(); });
    // By pointer or by key. The desktop moves the keyboard, too, when a page comes and goes.
    Bind(wxEVT_CHILD_FOCUS, [this](wxChildFocusEvent& event) {
        event.Skip();
        if (wxGetMouseState().LeftIsDown() && GetScreenRect().Contains(wxGetMousePosition())) note_focus();
    });
    Bind(wxEVT_CHAR_HOOK, [this](wxKeyEvent& event) {
        event.Skip();
        CallAfter([this] { note_focus(); });
    });
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
