#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include <wx/bmpbndl.h>
#include <wx/panel.h>

#include "editor/core/known_names.hpp"

class wxStaticText;
class wxTextCtrl;

namespace briar::editor {

class ChoiceRows;
struct ChoiceRow;

/// One of many, found by typing: a field, what it finds, and what the chosen one is for. Until something is typed all
/// stand under the headings that they have. The keys that go through the list do so from the field.
class ChoiceList : public wxPanel {
public:
    /// The picture before a value; one that is not OK: none.
    using PictureOf = std::function<wxBitmapBundle(const std::string& value)>;

    /// As wide as its rows need, within reason; `height`: of the list, in pixels of usual size.
    ChoiceList(wxWindow* parent, const wxString& name, std::vector<Choice> choices, int height,
               PictureOf picture_of = {});

    [[nodiscard]] wxTextCtrl& field() const { return *field_; }
    /// The choice that is taken when one takes; null: nothing is found.
    [[nodiscard]] const Choice* chosen() const;
    /// Goes to that value among all, if it is there.
    void choose(const std::string& value);
    [[nodiscard]] std::size_t count() const { return listed_.size(); }
    /// What a row says, and where it lies within the list's window.
    [[nodiscard]] wxString words(std::size_t row) const;
    [[nodiscard]] wxWindow& rows() const;
    /// Whether the key goes through the list; it has done so then.
    bool walk(int key);

    std::function<void()> on_click;   ///< on a choice, which is chosen then
    std::function<void()> on_choose;  ///< another one, or none, is chosen now

private:
    void build(const wxString& name, int height);
    void bind_pointer();
    [[nodiscard]] int width_for_rows() const;
    void search();
    void list(const std::vector<Choice>& choices, std::vector<ChoiceRow>& rows);
    void list_in_groups(std::vector<ChoiceRow>& rows);
    void add_row(const Choice& choice, std::vector<ChoiceRow>& rows);
    [[nodiscard]] ChoiceRow row_of(const Choice& choice) const;
    [[nodiscard]] const Choice* choice_in(int row) const;
    void select(int row);
    void step(int by);
    void show_doc();

    std::vector<Choice> all_;
    std::vector<std::optional<Choice>> listed_;  ///< by row; none: a heading
    PictureOf picture_of_;
    std::size_t left_out_ = 0;  ///< rows that there was no room for
    wxTextCtrl* field_ = nullptr;
    ChoiceRows* rows_ = nullptr;
    wxStaticText* doc_ = nullptr;
};

}  // namespace briar::editor
