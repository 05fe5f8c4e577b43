#pragma once

#include <functional>
#include <string>
#include <vector>

#include <wx/panel.h>

#include "editor/core/known_names.hpp"

class wxChoice;
class wxListBox;
class wxSearchCtrl;

namespace briar::editor {

class Workspace;

/// What can be put on the map: a kind, a search, the entries that are found.
class MapPalette : public wxPanel {
public:
    explicit MapPalette(wxWindow* parent);

    void show(const Workspace& workspace, const std::vector<std::string>& kinds);
    /// Nothing is about to be put any more.
    void choose_nothing();
    [[nodiscard]] wxListBox& list() { return *list_; }

    std::function<void(const std::string& kind, const std::string& id)> on_choose;

private:
    void fill();
    void take();

    const Workspace* workspace_ = nullptr;
    std::vector<std::string> kinds_;
    std::vector<Choice> shown_;
    wxChoice* kind_ = nullptr;
    wxSearchCtrl* search_ = nullptr;
    wxListBox* list_ = nullptr;
};

}  // namespace briar::editor
