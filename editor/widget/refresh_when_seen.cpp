#include "editor/widget/refresh_when_seen.hpp"

#include <utility>

#include <wx/app.h>

namespace briar::editor {

RefreshWhenSeen::RefreshWhenSeen(wxWindow& window, std::function<void()> refresh) {
    window.Bind(wxEVT_IDLE, [this, &window, refresh = std::move(refresh)](wxIdleEvent& event) {
        event.Skip();
        if (stale_ && window.IsShownOnScreen() && std::exchange(stale_, false)) refresh();
    });
}

void RefreshWhenSeen::note_change() {
    stale_ = true;
    wxWakeUpIdle();
}

}  // namespace briar::editor
