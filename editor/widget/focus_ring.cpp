#include "editor/widget/focus_ring.hpp"

#include <utility>

#include <wx/renderer.h>
#include <wx/window.h>

namespace briar::editor {
namespace {

/// Of rows, the list around them has it.
bool has_keyboard(const wxWindow* window) {
    const wxWindow* focused = wxWindow::FindFocus();
    return window == nullptr || (focused != nullptr && (focused == window || focused == window->GetParent()));
}

class RingWithFocus final : public wxDelegateRendererNative {
public:
    RingWithFocus() : wxDelegateRendererNative(wxRendererNative::GetDefault()) {}

    void DrawFocusRect(wxWindow* window, wxDC& dc, const wxRect& area, int flags) override {
        if (has_keyboard(window)) wxDelegateRendererNative::DrawFocusRect(window, dc, area, flags);
    }
    void DrawItemSelectionRect(wxWindow* window, wxDC& dc, const wxRect& area, int flags) override {
        const int seen = has_keyboard(window) ? flags : flags & ~(wxCONTROL_CURRENT | wxCONTROL_FOCUSED);
        wxDelegateRendererNative::DrawItemSelectionRect(window, dc, area, seen);
    }
};

}  // namespace

void draw_rings_with_focus() {
    static bool draws = false;
    if (std::exchange(draws, true)) return;
    // What is set before the first question is forgotten with it.
    static_cast<void>(wxRendererNative::Get());
    delete wxRendererNative::Set(new RingWithFocus);
}

}  // namespace briar::editor
