#pragma once

#include <vector>

#include <wx/bmpbndl.h>
#include <wx/vlbox.h>

namespace briar::editor {

/// A row of a list of choices: what it is called, what is said of it behind that, and a picture before it. A heading
/// has neither, and is no choice.
struct ChoiceRow {
    wxString words;
    wxString more{};
    wxBitmapBundle picture{};
    bool heading = false;
    bool indented = false;  ///< stands below a heading
};

/// Rows of choices below each other, all of one height. Which of them is chosen, and what keys do, is its owner's.
class ChoiceRows : public wxVListBox {
public:
    ChoiceRows(wxWindow* parent, const wxSize& size);

    void show(std::vector<ChoiceRow> rows);
    [[nodiscard]] const std::vector<ChoiceRow>& rows() const { return rows_; }
    /// So wide that all of the row is seen.
    [[nodiscard]] int width_for(const ChoiceRow& row) const;

protected:
    void OnDrawItem(wxDC& dc, const wxRect& box, size_t row) const override;
    wxCoord OnMeasureItem(size_t row) const override;

private:
    [[nodiscard]] int beside_words(const ChoiceRow& row) const;

    std::vector<ChoiceRow> rows_;
    bool pictures_ = false;  ///< some row has one: the words of all stand in one line
};

}  // namespace briar::editor
