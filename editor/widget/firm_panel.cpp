#include "editor/widget/firm_panel.hpp"

#include <wx/sizer.h>

namespace briar::editor {

bool FirmPanel::Layout() {
    if (GetSizer() == nullptr) return wxPanel::Layout();
    wxSize room = GetClientSize();
    room.IncTo(GetSizer()->GetMinSize());
    GetSizer()->SetDimension(wxPoint(), room);
    return true;
}

}  // namespace briar::editor
