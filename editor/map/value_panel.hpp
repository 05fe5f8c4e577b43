#pragma once

#include <functional>
#include <vector>

#include <wx/scrolwin.h>

#include "editor/position/piece_values.hpp"

namespace briar::editor {

/// Numbers and the like of the chosen piece, or of the table, to be changed.
class ValuePanel : public wxScrolledWindow {
public:
    explicit ValuePanel(wxWindow* parent);

    /// Fields stay as they are when only their values change: whoever types in one goes on.
    void show(const std::vector<PieceValue>& values, bool can_change);

    std::function<void(const PieceValue& which, int value)> on_change;

private:
    void build();
    [[nodiscard]] wxWindow* make_field(std::size_t number);
    void fill();
    void change(std::size_t number, int value);

    std::vector<PieceValue> values_;
    std::vector<wxWindow*> fields_;
};

}  // namespace briar::editor
