#pragma once

#include <map>
#include <string>
#include <utility>
#include <vector>

#include "editor/core/setup_piles.hpp"
#include "editor/widget/following_pane.hpp"

class wxBoxSizer;
class wxButton;
class wxListBox;
class wxStaticText;

namespace briar::editor {

class Heading;
class PileList;

/// The set-up of one scenario. Follows every change of the pack.
class SetupPane : public FollowingPane {
public:
    SetupPane(wxWindow* parent, PaneHost host, std::string full_id);

    void refresh() override;
    bool show_place(const Place& place) override;
    [[nodiscard]] PileList& list() { return *list_; }
    [[nodiscard]] wxListBox& piles() { return *titles_; }

private:
    void build();
    wxWindow* build_left(wxWindow* parent);
    wxWindow* build_right(wxWindow* parent);
    void bind_list();
    [[nodiscard]] EntryLens lens() const { return {workspace(), full_id_}; }
    [[nodiscard]] const Pile* shown() const;
    void show_pile();
    void show_problem();
    [[nodiscard]] wxString summary(const Pile& pile) const;
    [[nodiscard]] wxString beside(const Pile& pile) const;
    [[nodiscard]] std::string name_of(const Pile& pile, const std::string& id) const;
    void set_count(const PileEntry& entry, int count);
    void tell_everywhere(const PileEntry& entry);
    void take_out(const PileEntry& entry);
    void ask_what_to_add();
    void enable_buttons();
    void read_problems(const Checked& checked, const EntryLens& scenario);

    std::string full_id_;
    std::vector<Pile> all_;
    /// What is wrong with entries in piles: the path of the pile and the full id of the entry, and the words.
    std::map<std::pair<std::string, std::string>, std::string> problems_;
    bool told_everywhere_ = false;
    wxListBox* titles_ = nullptr;
    Heading* title_ = nullptr;
    wxStaticText* summary_ = nullptr;
    wxStaticText* beside_ = nullptr;
    wxStaticText* problem_ = nullptr;  ///< of the chosen row
    PileList* list_ = nullptr;
    wxButton* take_out_ = nullptr;
    wxButton* open_ = nullptr;
    wxButton* add_ = nullptr;
};

}  // namespace briar::editor
