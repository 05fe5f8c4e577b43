#pragma once

#include <functional>
#include <string>
#include <vector>

#include <wx/button.h>

#include "editor/form/form_host.hpp"

namespace briar::editor {

/// "New special `mill-wheel`": beside a box in which entries are named, while what is typed there names none.
class NewEntryButton : public wxButton {
public:
    /// `kinds` that may be named: `monsters|items`.
    NewEntryButton(wxWindow* parent, FormHost& host, std::string kinds);

    /// What stands in the box now.
    void look_at(const std::string& typed);
    /// The entry is there; it is shown when this has named it.
    std::function<void(const std::string& id)> on_made;

private:
    void choose();
    void make(const NewEntryOffer& offer);

    FormHost& host_;
    std::string kinds_;
    std::string typed_;
    std::vector<NewEntryOffer> offers_;
};

}  // namespace briar::editor
