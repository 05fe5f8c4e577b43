#pragma once

#include <string>
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
    [[nodiscard]] wxString summary(const Pile& pile) const;
    [[nodiscard]] wxString beside(const Pile& pile) const;
    [[nodiscard]] std::string name_of(const Pile& pile, const std::string& id) const;
    void set_count(const PileEntry& entry, int count);
    void tell_everywhere(const PileEntry& entry);
    void take_out(const PileEntry& entry);
    void ask_what_to_add();
    void enable_buttons();

    std::string full_id_;
    std::vector<Pile> all_;
    bool told_everywhere_ = false;
    wxListBox* titles_ = nullptr;
    Heading* title_ = nullptr;
    wxStaticText* summary_ = nullptr;
    wxStaticText* beside_ = nullptr;
    PileList* list_ = nullptr;
    wxButton* take_out_ = nullptr;
    wxButton* open_ = nullptr;
    wxButton* add_ = nullptr;
};

}  // namespace briar::editor
