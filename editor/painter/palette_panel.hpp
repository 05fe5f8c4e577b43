#pragma once

#include <functional>
#include <string>
#include <vector>

#include <wx/scrolwin.h>

#include "editor/core/tile_edges.hpp"
#include "editor/core/tile_palette.hpp"

class wxBoxSizer;
class wxCheckBox;
class wxChoice;
class wxSpinCtrl;
class wxStaticText;

namespace briar::editor {

class TileList;

/// What can be painted, beside the tile: shapes of ways, symbols, numbers, lists.
class PalettePanel : public wxScrolledWindow {
public:
    explicit PalettePanel(wxWindow* parent);

    void show(const TilePalette& palette);
    /// Which kind of edges is painted: an index into the palette's.
    [[nodiscard]] std::size_t brush() const;

    std::function<void()> on_brush;
    std::function<void(const OpenEdges& edges)> on_shape;
    std::function<void(int quarters)> on_turn;
    std::function<void(std::size_t symbol)> on_symbol;
    std::function<void(std::size_t number, int value)> on_number;
    std::function<void(std::size_t list, const std::string& value)> on_item;

private:
    void build(const TilePalette& palette);
    void add_title(wxBoxSizer* column, const wxString& title);
    void add_edges(wxBoxSizer* column, const TilePalette& palette);
    void add_shapes(wxBoxSizer* column);
    void add_symbols(wxBoxSizer* column, const TilePalette& palette);
    void add_numbers(wxBoxSizer* column, const TilePalette& palette);
    void update(const TilePalette& palette);

    std::string made_of_;  ///< what the controls were made for
    wxChoice* brushes_ = nullptr;
    wxStaticText* written_ = nullptr;
    std::vector<wxCheckBox*> symbols_;
    std::vector<wxSpinCtrl*> numbers_;
    std::vector<int> known_numbers_;  ///< as they were shown last
    std::vector<TileList*> lists_;
};

}  // namespace briar::editor
