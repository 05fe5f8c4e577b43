#include "editor/widget/whole_layout.hpp"

#include <wx/scrolwin.h>
#include <wx/sizer.h>
#include <wx/splitter.h>
#include <wx/window.h>

namespace briar::editor {

void lay_out_whole(wxWindow& window) {
    auto* scrolled = dynamic_cast<wxScrolledWindow*>(&window);
    if (scrolled != nullptr && scrolled->GetSizer() != nullptr) scrolled->FitInside();
    window.Layout();
    if (auto* parts = dynamic_cast<wxSplitterWindow*>(&window)) parts->UpdateSize();
    for (wxWindow* each : window.GetChildren()) {
        if (!each->IsTopLevel()) lay_out_whole(*each);
    }
}

}  // namespace briar::editor
