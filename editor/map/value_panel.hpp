#pragma once

#include <functional>
#include <vector>

#include <wx/panel.h>

#include "editor/position/piece_values.hpp"

namespace briar::editor {

/// Numbers and the like of the chosen piece, or of the table, to be changed.
class ValuePanel : public wxPanel {
public:
    explicit ValuePanel(wxWindow* parent);

    using Change = std::function<void(const PieceValue& which, int value)>;
    /// What is changed while these values are shown is told to `change`, even if others are shown by then. Null:
    /// nothing can be changed. Fields stay as they are when only their values change: whoever types in one goes on.
    void show(const std::vector<PieceValue>& values, Change change);

    /// A number that is typed and not taken yet is taken for what is shown now.
    void take_typed();
    /// What has no room side by side in this width stands one above the other.
    void fit(int width);

private:
    void build();
    void add_row(wxSizer& column, wxWindow* label, wxWindow* field, bool whole_width);
    [[nodiscard]] wxWindow* make_label(std::size_t number);
    [[nodiscard]] wxWindow* make_field(std::size_t number);
    void fill();
    void change(std::size_t number, int value);

    std::vector<PieceValue> values_;
    Change change_;
    int width_ = 0;
    std::vector<wxWindow*> fields_;
};

}  // namespace briar::editor
