#include "editor/window/clip.hpp"

#include <wx/stc/stc.h>
#include <wx/textentry.h>

namespace briar::editor {
namespace {

template <class Text>
void clip(Text& text, Clip what) {
    switch (what) {
        case Clip::Cut:
            return text.Cut();
        case Clip::Copy:
            return text.Copy();
        case Clip::Paste:
            return text.Paste();
        case Clip::All:
            return text.SelectAll();
    }
}

}  // namespace

bool has_text() {
    const wxWindow* focus = wxWindow::FindFocus();
    return dynamic_cast<const wxStyledTextCtrl*>(focus) != nullptr ||
           dynamic_cast<const wxTextEntry*>(focus) != nullptr;
}

void clip_focus(Clip what) {
    wxWindow* focus = wxWindow::FindFocus();
    if (auto* text = dynamic_cast<wxStyledTextCtrl*>(focus)) return clip(*text, what);
    if (auto* entry = dynamic_cast<wxTextEntry*>(focus)) clip(*entry, what);
}

}  // namespace briar::editor
