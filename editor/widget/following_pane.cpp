#include "editor/widget/following_pane.hpp"

namespace briar::editor {

FollowingPane::FollowingPane(wxWindow* parent, PaneHost host)
    : wxPanel(parent), host_(std::move(host)), fresh_(*this, [this] { refresh(); }) {
    changes_ = host_.workspace->listen([this](const WorkspaceChange&) { fresh_.note_change(); });
    checks_ = host_.listen([this] { fresh_.note_change(); });
}

}  // namespace briar::editor
