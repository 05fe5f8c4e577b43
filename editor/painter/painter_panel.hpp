#pragma once

#include <string>

#include "editor/core/tile_palette.hpp"
#include "editor/face/face.hpp"
#include "editor/widget/following_pane.hpp"

class wxStaticText;

namespace briar::editor {

class PalettePanel;
class TileCanvas;

/// The tile painter over one entry. Follows every change of the pack.
class PainterPanel : public FollowingPane {
public:
    PainterPanel(wxWindow* parent, PaneHost host, std::string full_id);

    void refresh() override;
    [[nodiscard]] TileCanvas& canvas() { return *canvas_; }
    [[nodiscard]] PalettePanel& palette() { return *palette_; }

private:
    void build();
    void bind_palette();
    [[nodiscard]] EntryLens lens() const { return {workspace(), full_id_}; }
    [[nodiscard]] Face face_now(const EntryLens& lens) const;
    void show_problems();
    void paint(int side, bool open, int stroke);

    std::string full_id_;
    TilePalette shown_;
    TileCanvas* canvas_ = nullptr;
    PalettePanel* palette_ = nullptr;
    wxStaticText* hint_ = nullptr;
    wxStaticText* problems_ = nullptr;
};

}  // namespace briar::editor
