#pragma once

#include <functional>
#include <optional>
#include <vector>

#include <wx/dialog.h>

#include "editor/core/known_names.hpp"

class wxListBox;
class wxStaticText;
class wxTextCtrl;

namespace briar::editor {

/// One of many, found by typing: a field, what it finds, and what the chosen one is for. Until something is typed all
/// stand under the headings that they have. A click takes. Closes by itself; also when something else is clicked.
class ChoiceSearch : public wxDialog {
public:
    ChoiceSearch(wxWindow* parent, const wxString& title, std::vector<Choice> choices,
                 std::function<void(const std::string& value)> chosen);

    /// Shows it with its corner at that point of the screen, moved so that all of it is seen.
    void show_at(const wxPoint& corner);
    [[nodiscard]] wxTextCtrl* field() { return field_; }
    [[nodiscard]] wxListBox* found() { return found_; }

private:
    [[nodiscard]] int width_for_rows() const;
    void search();
    void list(const std::vector<Choice>& choices);
    void list_in_groups();
    void add_row(const Choice& choice, const wxString& indent = {});
    /// The choice in a row; null: a heading, or nothing.
    [[nodiscard]] const Choice* chosen() const;
    void step(int by);
    void show_doc();
    void take();
    void on_key(wxKeyEvent& event);

    std::vector<Choice> all_;
    std::vector<std::optional<Choice>> rows_;  ///< none: a heading
    std::function<void(const std::string& value)> chosen_;
    bool was_active_ = false;
    std::size_t left_out_ = 0;  ///< rows that there was no room for
    wxTextCtrl* field_ = nullptr;
    wxListBox* found_ = nullptr;
    wxStaticText* doc_ = nullptr;
};

}  // namespace briar::editor
