#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include <wx/panel.h>

#include "editor/core/signal.hpp"

class wxSearchCtrl;
class wxTreeCtrl;
class wxTreeEvent;
class wxTreeItemId;

namespace briar::editor {

class OpenPack;
class TreePictures;
struct EntryInfo;

/// The open pack as a tree: entries by kind, then files. Those from packs below are grey. Searches as one types.
class PackTree : public wxPanel {
public:
    explicit PackTree(wxWindow* parent);
    ~PackTree() override;

    void show(OpenPack* pack);
    void select(const std::string& full_id);
    /// The entry that is chosen; empty: none.
    [[nodiscard]] std::string selected() const;
    [[nodiscard]] std::vector<std::string> selected_all() const;
    void focus_search();

    std::function<void(const std::string& full_id)> on_entry;
    /// Double click, Enter: to stay.
    std::function<void(const std::string& full_id)> on_keep;
    std::function<void(const std::string& file)> on_file;
    /// Several entries of one kind are chosen.
    std::function<void(const std::vector<std::string>& full_ids)> on_several;
    std::function<void(const std::vector<std::string>& full_ids, const wxPoint& at)> on_menu;

private:
    [[nodiscard]] std::string fingerprint() const;
    void fill();
    void fill_if_changed();
    void fill_entries(const wxTreeItemId& root, const wxString& words);
    void fill_files(const wxTreeItemId& root, const wxString& words);
    void mark_problems();
    void open_item(const wxTreeItemId& item);
    void take_selection();
    [[nodiscard]] wxString label_of(const EntryInfo& entry) const;

    OpenPack* pack_ = nullptr;
    Subscription changes_, checks_;
    wxSearchCtrl* search_;
    wxTreeCtrl* tree_;
    std::unique_ptr<TreePictures> pictures_;
    bool filling_ = false;
    std::string shown_;  ///< fingerprint of what the tree shows
};

}  // namespace briar::editor
