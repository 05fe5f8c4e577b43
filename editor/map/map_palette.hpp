#pragma once

#include <functional>
#include <string>
#include <vector>

#include <wx/panel.h>

#include "editor/core/known_names.hpp"

class wxChoice;
class wxListBox;
class wxSearchCtrl;
class wxStaticText;

namespace briar::editor {

class Workspace;

/// What can be put on the map: a kind, a search through all kinds, the entries that are found.
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
    void add_choices(const std::string& kind);
    void take();

    const Workspace* workspace_ = nullptr;
    std::vector<std::string> kinds_;
    /// What a row stands for.
    struct Row {
        std::string kind;
        Choice choice;
    };
    std::vector<Row> all_;
    std::vector<Row> shown_;
    wxChoice* kind_ = nullptr;
    wxSearchCtrl* search_ = nullptr;
    wxListBox* list_ = nullptr;
    wxStaticText* none_ = nullptr;
};

}  // namespace briar::editor
