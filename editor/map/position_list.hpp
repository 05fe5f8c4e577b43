#pragma once

#include <functional>
#include <optional>
#include <vector>

#include <wx/scrolwin.h>

#include "editor/scene/scene.hpp"
#include "editor/widget/untaken_text.hpp"

class wxButton;
class wxListBox;
class wxSearchCtrl;
class wxTextCtrl;

namespace briar::editor {

/// The positions there are, what can be done with them, and what lies on the table in the one that is shown. Scrolls
/// where it has less room than it needs.
class PositionList : public wxScrolledWindow, public TypingHolder {
public:
    explicit PositionList(wxWindow* parent);

    /// The first one is no test: it keeps its name.
    void show_positions(const wxArrayString& titles, int chosen);
    /// The name of the chosen position is to be typed over.
    void ask_for_name();
    [[nodiscard]] UntakenText* untaken_text() override { return &*untaken_name_; }
    void may_play(bool may);
    void show_pieces(const Scene& scene, PieceId chosen);
    [[nodiscard]] wxListBox& positions() { return *positions_; }
    [[nodiscard]] wxListBox& pieces() { return *pieces_; }

    std::function<void(int row)> on_position;
    std::function<void()> on_new;
    std::function<void()> on_play;
    std::function<void(const wxString& name)> on_rename;
    std::function<void()> on_copy;
    std::function<void()> on_remove;
    std::function<void()> on_yaml;
    std::function<void(PieceId piece)> on_piece;

private:
    void build_search(wxSizer& column);
    void build_buttons(wxSizer& column);
    [[nodiscard]] int found_from(int row) const;
    void find_from(int row);
    void rename();
    void show_name(const wxString& name);
    void show_menu();

    wxSearchCtrl* search_ = nullptr;
    wxListBox* positions_ = nullptr;
    wxTextCtrl* name_ = nullptr;
    std::optional<UntakenText> untaken_name_;
    wxString shown_;  ///< what the position is called whose name can be typed over
    wxButton* play_ = nullptr;
    wxListBox* pieces_ = nullptr;
    std::vector<PieceId> listed_;  ///< by row of the list of pieces
};

}  // namespace briar::editor
