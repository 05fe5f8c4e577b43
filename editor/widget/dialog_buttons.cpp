#include "editor/widget/dialog_buttons.hpp"

#include <wx/button.h>
#include <wx/dialog.h>
#include <wx/sizer.h>

#include "editor/widget/program_style.hpp"

namespace briar::editor {
namespace {

constexpr int kMargin = 16;

/// Desktops bring a margin of their own beside the outer buttons.
void take_out_margin(wxSizerItem& outer, int side) {
    if (outer.IsSpacer() && outer.GetProportion() == 0) outer.AssignSpacer(0, 0);
    if (outer.IsWindow()) outer.SetFlag(outer.GetFlag() & ~side);
}

/// Up to the first thing that is seen or gives way.
template <class Iterator>
void take_out_margins(Iterator first, Iterator last, int side) {
    for (bool outer = true; outer && first != last; ++first) {
        outer = (*first)->IsSpacer() && (*first)->GetProportion() == 0;
        take_out_margin(**first, side);
    }
}

}  // namespace

void add_dialog_buttons(wxDialog& dialog, wxSizer& column, long buttons) {
    wxSizer* row = dialog.CreateStdDialogButtonSizer(buttons);
    wxSizerItemList& items = row->GetChildren();
    take_out_margins(items.begin(), items.end(), wxLEFT);
    take_out_margins(items.rbegin(), items.rend(), wxRIGHT);
    for (const int id : {wxID_OK, wxID_SAVE, wxID_YES}) {
        if (auto* button = dynamic_cast<wxButton*>(dialog.FindWindow(id))) show_as_main(*button);
    }
    column.Add(row, wxSizerFlags().Expand().Border(wxALL, dialog.FromDIP(kMargin)));
}

}  // namespace briar::editor
