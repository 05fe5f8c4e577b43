#pragma once

#include <functional>
#include <string>

#include <wx/panel.h>

#include "editor/picture/picture_shelf.hpp"
#include "editor/playing/inspection.hpp"
#include "editor/scene/known_piece.hpp"

namespace briar::editor {

class LinkedText;

/// Everything about one component in play: its picture, counters, specials with their rules, what it holds.
class InspectorPanel : public wxPanel {
public:
    InspectorPanel(wxWindow* parent, PictureShelf& pictures);

    /// Shows the piece; none: the numbers of the whole game.
    void show(const Game& game, PieceId piece);
    void clear();
    /// The content has changed: shows the same piece, if there still is one.
    void follow(const Game& game);
    [[nodiscard]] PieceId piece() const { return piece_; }

    std::function<void(const std::string& full_id)> on_edit;
    std::function<void(const Place& place)> on_place;

private:
    void write(const Inspection& seen);
    void write_vars(const Game& game);

    PictureShelf& pictures_;
    PieceId piece_;
    DefId def_;
    KnownPiece known_;  ///< the piece on whatever content
    wxPanel* picture_;
    LinkedText* text_;
};

}  // namespace briar::editor
