#pragma once

#include <functional>
#include <vector>

#include <wx/panel.h>

#include "editor/core/tile_palette.hpp"

class wxCheckListBox;
class wxSearchCtrl;
class wxStaticText;

namespace briar::editor {

/// One list of the palette: everything that may be on the tile, ticked where it is. Long ones can be searched.
class TileList : public wxPanel {
public:
    TileList(wxWindow* parent, const PaletteList& list);

    void show(const PaletteList& list);
    /// The item with this value is to be put on or taken off.
    std::function<void(const std::string& value)> on_switch;

private:
    void fill();
    void switch_row(int row);
    void show_doc(int row);

    PaletteList list_;
    std::vector<std::size_t> shown_;  ///< items that the search found
    wxSearchCtrl* search_ = nullptr;
    wxCheckListBox* box_ = nullptr;
    wxStaticText* doc_ = nullptr;
};

}  // namespace briar::editor
