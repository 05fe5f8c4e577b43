#include "editor/window/program_icon.hpp"

#include <wx/bmpbndl.h>
#include <wx/icon.h>

namespace briar::editor {

wxIconBundle program_icons() {
    wxIconBundle icons;
    for (const int size : {16, 24, 32, 48, 64, 128, 256}) {
        const wxBitmapBundle drawn = wxBitmapBundle::FromSVG(program_icon_svg(), wxSize(size, size));
        wxIcon icon;
        icon.CopyFromBitmap(drawn.GetBitmap(wxSize(size, size)));
        icons.AddIcon(icon);
    }
    return icons;
}

}  // namespace briar::editor
