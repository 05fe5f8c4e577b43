#include "editor/widget/focus_scrolling.hpp"

#include <algorithm>

#include <wx/listbox.h>
#include <wx/scrolwin.h>
#include <wx/stc/stc.h>
#include <wx/textctrl.h>

namespace briar::editor {
namespace {

constexpr int kMargin = 24;  // around what is shown: its label, what is wrong with it

}  // namespace

void bring_into_sight(wxScrolledWindow& window, const wxWindow& child) {
    int unit = 0;
    int none = 0;
    window.GetScrollPixelsPerUnit(&none, &unit);
    if (unit <= 0) return;
    const int margin = window.FromDIP(kMargin);
    const int top = window.ScreenToClient(child.GetScreenPosition()).y - margin;
    const int bottom = top + child.GetSize().y + 2 * margin;
    const int height = window.GetClientSize().y;
    int by = 0;
    if (bottom > height) by = (bottom - height + unit - 1) / unit;
    if (top - by * unit < 0) by = top >= 0 ? top / unit : (top - unit + 1) / unit;
    if (by != 0) window.Scroll(-1, std::max(0, window.GetViewStart().y + by));
}

namespace {

/// A little less than what is seen: one finds one's place again.
void scroll_page(wxScrolledWindow& window, int by) {
    int unit = 0;
    int none = 0;
    window.GetScrollPixelsPerUnit(&none, &unit);
    if (unit <= 0) return;
    const int page = std::max(1, (window.GetClientSize().y - window.FromDIP(kMargin)) / unit);
    window.Scroll(-1, std::max(0, window.GetViewStart().y + by * page));
}

/// Some of it.
bool is_seen(const wxScrolledWindow& window, const wxWindow& child) {
    const int top = window.ScreenToClient(child.GetScreenPosition()).y;
    return top + child.GetSize().y > 0 && top < window.GetClientSize().y;
}

bool writes(const wxKeyEvent& key) {
    const bool letter = key.GetUnicodeKey() >= WXK_SPACE && !key.ControlDown() && !key.AltDown();
    return letter || key.GetKeyCode() == WXK_BACK || key.GetKeyCode() == WXK_DELETE;
}

/// Who types into a field that was scrolled away sees what becomes of it, and does not write over all that it says.
void bring_back(wxScrolledWindow& window) {
    wxWindow* focus = wxWindow::FindFocus();
    if (focus == nullptr || focus == &window || !window.IsDescendant(focus) || is_seen(window, *focus)) return;
    bring_into_sight(window, *focus);
    auto* text = dynamic_cast<wxTextCtrl*>(focus);
    if (text == nullptr) return;
    long from = 0;
    long to = 0;
    text->GetSelection(&from, &to);
    if (from == 0 && to == text->GetLastPosition()) text->SetInsertionPointEnd();
}

bool needs_pages(const wxWindow* focus) {
    const auto* text = dynamic_cast<const wxTextCtrl*>(focus);
    return (text != nullptr && text->IsMultiLine()) || dynamic_cast<const wxListBox*>(focus) != nullptr ||
           dynamic_cast<const wxStyledTextCtrl*>(focus) != nullptr;
}

}  // namespace

void scroll_to_focus(wxScrolledWindow& window) {
    window.Bind(wxEVT_CHILD_FOCUS, [&window](wxChildFocusEvent& event) {
        event.Skip();
        // Once everything lies where it belongs.
        window.CallAfter([&window] {
            wxWindow* focus = wxWindow::FindFocus();
            if (focus != nullptr && focus != &window && window.IsDescendant(focus)) bring_into_sight(window, *focus);
        });
    });
    window.Bind(wxEVT_CHAR_HOOK, [&window](wxKeyEvent& event) {
        const int key = event.GetKeyCode();
        if (writes(event)) bring_back(window);
        const bool page = (key == WXK_PAGEUP || key == WXK_PAGEDOWN) && !event.HasAnyModifiers();
        if (!page || needs_pages(wxWindow::FindFocus())) return event.Skip();
        scroll_page(window, key == WXK_PAGEUP ? -1 : 1);
    });
}

}  // namespace briar::editor
