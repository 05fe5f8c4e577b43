#pragma once

#include <functional>
#include <vector>

#include <wx/dialog.h>

#include "editor/widget/choice_list.hpp"

namespace briar::editor {

/// One of many, to be taken from a list. A click takes. Closes by itself; also when something else is clicked.
class ChoiceSearch : public wxDialog {
public:
    ChoiceSearch(wxWindow* parent, const wxString& title, std::vector<Choice> choices,
                 std::function<void(const std::string& value)> chosen, ChoiceList::PictureOf picture_of = {});

    /// Shows it with its corner at that point of the screen, moved so that all of it is seen.
    void show_at(const wxPoint& corner);
    [[nodiscard]] ChoiceList& list() const { return *list_; }
    [[nodiscard]] wxTextCtrl* field() const { return &list_->field(); }

private:
    void take();
    void on_key(wxKeyEvent& event);

    std::function<void(const std::string& value)> chosen_;
    bool was_active_ = false;
    ChoiceList* list_ = nullptr;
};

}  // namespace briar::editor
