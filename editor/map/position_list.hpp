#pragma once

#include <functional>
#include <vector>

#include <wx/panel.h>

#include "editor/scene/scene.hpp"

class wxButton;
class wxListBox;

namespace briar::editor {

/// The positions there are, and what lies on the table in the one that is shown.
class PositionList : public wxPanel {
public:
    explicit PositionList(wxWindow* parent);

    void show_positions(const wxArrayString& titles, int chosen);
    void show_pieces(const Scene& scene, PieceId chosen);
    [[nodiscard]] wxListBox& positions() { return *positions_; }
    [[nodiscard]] wxListBox& pieces() { return *pieces_; }

    std::function<void(int row)> on_position;
    std::function<void()> on_new;
    std::function<void(PieceId piece)> on_piece;

private:
    wxListBox* positions_ = nullptr;
    wxListBox* pieces_ = nullptr;
    std::vector<PieceId> listed_;  ///< by row of the list of pieces
};

}  // namespace briar::editor
