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

    /// Fields stay as they are when only their values change: whoever types in one goes on.
    void show(const std::vector<PieceValue>& values, bool can_change);

    /// What has no room side by side in this width stands one above the other.
    void fit(int width);

    std::function<void(const PieceValue& which, int value)> on_change;

private:
    void build();
    void add_row(wxSizer& column, wxWindow* label, wxWindow* field, bool whole_width);
    [[nodiscard]] wxWindow* make_label(std::size_t number);
    [[nodiscard]] wxWindow* make_field(std::size_t number);
    void fill();
    void change(std::size_t number, int value);

    std::vector<PieceValue> values_;
    bool can_change_ = false;
    int width_ = 0;
    std::vector<wxWindow*> fields_;
};

}  // namespace briar::editor
