#pragma once

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include <wx/panel.h>
#include <wx/treebase.h>

#include "editor/core/signal.hpp"
#include "editor/widget/type_ahead.hpp"
#include "editor/window/tree_lines.hpp"
#include "runtime/source/diagnostic.hpp"

class wxCheckBox;
class wxSearchCtrl;
class wxStaticText;
class wxTreeCtrl;
class wxTreeEvent;

namespace briar::editor {

class OpenPack;
struct Checked;
struct StepEvent;
class TreePictures;

/// The open pack as a tree: entries by kind, then files. What is this pack's own comes first; those from packs below
/// are grey, and can be left out. Searches as one types.
class PackTree : public wxPanel {
public:
    explicit PackTree(wxWindow* parent);
    ~PackTree() override;

    void show(OpenPack* pack);
    /// An entry that is not there yet is chosen when it comes.
    void select(const std::string& full_id);
    void select_several(const std::vector<std::string>& full_ids);
    /// What was just made is seen, whatever is searched for.
    void show_new(const std::string& full_id);
    void show_new_file(const std::string& file);
    void select_file(const std::string& file);
    /// The kind of what is chosen, entry or heading; empty: none.
    [[nodiscard]] std::string selected_kind() const;
    /// Leaves out what comes from packs below.
    void show_only_own(bool only);
    [[nodiscard]] bool shows_only_own() const;
    /// The entry that is chosen; empty: none.
    [[nodiscard]] std::string selected() const;
    [[nodiscard]] std::vector<std::string> selected_all() const;
    /// The keyboard is in the tree.
    [[nodiscard]] bool is_used() const;
    void focus_search();
    /// The keyboard goes to what is chosen.
    void focus_tree();

    std::function<void(const std::string& full_id)> on_entry;
    /// Double click, Enter: to stay.
    std::function<void(const std::string& full_id)> on_keep;
    std::function<void(const std::string& file)> on_file;
    std::function<void(const std::string& file)> on_keep_file;
    /// Delete.
    std::function<void(const std::vector<std::string>& full_ids)> on_remove;
    /// Several entries of one kind are chosen.
    std::function<void(const std::vector<std::string>& full_ids)> on_several;
    std::function<void(const std::vector<std::string>& full_ids, const wxPoint& at)> on_menu;
    /// Of a heading: its kind, or empty for that of files.
    std::function<void(const std::string& kind, const wxPoint& at)> on_group_menu;

private:
    void build_tree();
    void build_nothing();
    void bind_tree();
    void on_search_key(wxKeyEvent& event);
    void show_menu(const wxTreeItemId& item, const wxPoint& in_tree);
    bool keep(const wxTreeItemId& item);
    void enter_tree();
    [[nodiscard]] std::vector<wxTreeItemId> rows() const;
    void walk_page(int by);
    [[nodiscard]] bool find_typed(const wxKeyEvent& key);
    void go_to(const wxTreeItemId& item);
    void remove(const std::vector<std::string>& full_ids);
    [[nodiscard]] std::string entry_beside(const std::vector<std::string>& full_ids) const;
    void show_tip(const wxPoint& at);
    [[nodiscard]] wxTreeItemId first_found() const;
    [[nodiscard]] wxTreeItemId meant() const;
    [[nodiscard]] wxString found_in_words() const;
    /// Walks over the items of all groups, in their order, up to the one that `fits(item, data)`.
    template <class Fits>
    wxTreeItemId first_item(const Fits& fits) const;
    template <class Fits>
    bool select_first(const Fits& fits);
    void select_again(const std::vector<std::string>& full_ids);
    void show_everything();
    void show_nothing(bool nothing);
    void fill_soon();
    void fill();
    [[nodiscard]] std::vector<TreeLine> found();
    void follow_names(const StepEvent& step);
    void update(std::vector<TreeLine> lines);
    void build(std::vector<TreeLine> lines);
    void build_unseen(std::vector<TreeLine> lines);
    wxTreeItemId add_group(const wxTreeItemId& root, std::size_t begin, std::size_t end);
    void colour(std::size_t index, bool faint);
    [[nodiscard]] std::set<std::string> open_groups() const;
    [[nodiscard]] std::set<std::string> groups_to_open();
    [[nodiscard]] std::string selected_file() const;
    [[nodiscard]] bool is_only_one() const;
    void show_line(bool is_file, const std::string& key);
    void wait_for(const std::string& full_id, const std::string& file);
    void mark_problems();
    [[nodiscard]] int sign_of_place(const std::string& full_id, const Checked& checked,
                                    const std::map<std::string, std::vector<const Diagnostic*>>& of_lines) const;
    void open_item(const wxTreeItemId& item);
    void take_selection();
    void show_selection();
    void look_soon();
    [[nodiscard]] wxString words() const;

    OpenPack* pack_ = nullptr;
    Subscription changes_, steps_, checks_;
    wxSearchCtrl* search_;
    wxCheckBox* only_own_;
    wxTreeCtrl* tree_;
    wxPanel* nothing_ = nullptr;           ///< in the place of the tree, when nothing was found
    wxStaticText* none_called_ = nullptr;  ///< within it
    wxStaticText* left_out_ = nullptr;     ///< within it
    std::unique_ptr<TreePictures> pictures_;
    bool filling_ = false;
    bool stays_ = false;    ///< whoever looks around is to have the focus here
    bool looking_ = false;  ///< what is chosen is to be shown
    wxTreeItemId tip_;      ///< the item that the tip tells of
    bool waiting_ = false;  ///< to be filled
    std::string awaited_;   ///< the entry that is to be chosen when it comes
    std::string awaited_file_;
    std::optional<std::set<std::string>> open_before_;  ///< groups, before one began to search
    TypeAhead typed_;
    std::string searched_;         ///< what `found_` is of
    std::set<std::string> found_;  ///< stays in sight until something else is searched for, whatever it is called then
    std::vector<TreeLine> shown_;
    std::vector<wxTreeItemId> items_;  ///< of `shown_`
};

}  // namespace briar::editor
