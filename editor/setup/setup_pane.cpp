#include "editor/setup/setup_pane.hpp"

#include <algorithm>
#include <set>
#include <utility>

#include <wx/button.h>
#include <wx/listbox.h>
#include <wx/sizer.h>
#include <wx/splitter.h>
#include <wx/stattext.h>

#include "editor/core/full_id.hpp"
#include "editor/core/pile_spot.hpp"
#include "editor/picture/wx_text.hpp"
#include "editor/setup/pile_list.hpp"
#include "editor/widget/choice_search.hpp"
#include "editor/widget/heading.hpp"
#include "editor/widget/list_rows.hpp"
#include "editor/widget/look.hpp"
#include "editor/widget/remark.hpp"

namespace briar::editor {
namespace {

constexpr int kLeftWidth = 240;
constexpr int kAboveHeight = 150;
constexpr int kRoomBeside = 600;  // with less, the list of piles stands above the table
constexpr int kLeastPane = 150;
constexpr int kLeastTable = 90;
constexpr std::size_t kNamed = 8;  // how many names are told before "and so many more"

wxString kinds_in_words(const std::string& kinds) {
    wxString text = to_wx(kinds);
    text.Replace("|", " or ");
    text.Replace("_", " ");
    return text;
}

/// Again each time it turns; in between where it stands is as people have moved it.
void turn_to_fit(wxSplitterWindow& splitter) {
    const bool above = splitter.GetSize().x < splitter.FromDIP(kRoomBeside);
    const wxSplitMode mode = above ? wxSPLIT_HORIZONTAL : wxSPLIT_VERTICAL;
    if (splitter.GetSplitMode() == mode) return;
    splitter.SetSplitMode(mode);
    splitter.SetSashPosition(splitter.FromDIP(above ? kAboveHeight : kLeftWidth));
}

}  // namespace

SetupPane::SetupPane(wxWindow* parent, PaneHost host, std::string full_id)
    : FollowingPane(parent, std::move(host)), full_id_(std::move(full_id)) {
    SetName("Set-up of " + to_wx(full_id_));
    build();
    refresh();
}

void SetupPane::build() {
    auto* splitter = new wxSplitterWindow(this, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxSP_LIVE_UPDATE);
    splitter->SetMinimumPaneSize(FromDIP(kLeastPane));
    wxWindow* left = build_left(splitter);
    splitter->SplitVertically(left, build_right(splitter), FromDIP(kLeftWidth));
    splitter->Bind(wxEVT_SIZE, [splitter](wxSizeEvent& event) {
        event.Skip();
        turn_to_fit(*splitter);
    });
    auto* column = new wxBoxSizer(wxVERTICAL);
    column->Add(splitter, wxSizerFlags(1).Expand());
    SetSizer(column);
    bind_list();
}

wxWindow* SetupPane::build_left(wxWindow* parent) {
    auto* panel = new wxPanel(parent);
    auto* column = new wxBoxSizer(wxVERTICAL);
    column->Add(new Heading(panel, "Stacks and bags"), wxSizerFlags().Border(wxALL, FromDIP(10)));
    titles_ = new wxListBox(panel, wxID_ANY);
    titles_->SetName("Stacks and bags");
    cut_rows(*titles_);
    titles_->Bind(wxEVT_LISTBOX, [this](wxCommandEvent&) { show_pile(); });
    column->Add(titles_, wxSizerFlags(1).Expand().Border(wxLEFT | wxRIGHT | wxBOTTOM, FromDIP(10)));
    panel->SetSizer(column);
    return panel;
}

wxWindow* SetupPane::build_right(wxWindow* parent) {
    const int gap = FromDIP(10);
    auto* panel = new wxPanel(parent);
    auto* column = new wxBoxSizer(wxVERTICAL);
    title_ = new Heading(panel, "", 1.15F);
    summary_ = new Remark(panel, wxID_ANY, "", wxDefaultPosition, wxDefaultSize, wxST_ELLIPSIZE_END);
    summary_->SetForegroundColour(current_look().faint);
    list_ = new PileList(panel);
    list_->SetMinSize(FromDIP(wxSize(-1, kLeastTable)));
    beside_ = new Remark(panel, wxID_ANY, "", wxDefaultPosition, wxDefaultSize, wxST_ELLIPSIZE_END);
    beside_->SetForegroundColour(current_look().faint);
    column->Add(title_, wxSizerFlags().Border(wxLEFT | wxRIGHT | wxTOP, gap));
    column->Add(summary_, wxSizerFlags().Expand().Border(wxALL, gap));
    column->Add(list_, wxSizerFlags(1).Expand().Border(wxLEFT | wxRIGHT, gap));
    column->Add(beside_, wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT | wxTOP, gap));
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    const auto button = [&](const wxString& label, const wxString& tip, std::function<void()> action) {
        auto* made = new wxButton(panel, wxID_ANY, label);
        made->SetToolTip(tip);
        made->Bind(wxEVT_BUTTON, [action = std::move(action)](wxCommandEvent&) { action(); });
        row->Add(made, wxSizerFlags().Border(wxRIGHT, FromDIP(6)));
        return made;
    };
    add_ = button(dots("&Add"), "Put something into it (Insert)", [this] { ask_what_to_add(); });
    take_out_ = button("&Take out", "Take the chosen one out of it (Delete)", [this] {
        if (const PileEntry* entry = list_->chosen()) take_out(PileEntry(*entry));
    });
    open_ = button("&Open", "Open the chosen entry (Enter)", [this] {
        if (const PileEntry* entry = list_->chosen(); entry != nullptr && host().open_entry)
            host().open_entry(entry->full_id());
    });
    problem_ = new Remark(panel, wxID_ANY, "", wxDefaultPosition, wxDefaultSize, wxST_ELLIPSIZE_END);
    problem_->SetName("Problem of the chosen row");
    problem_->SetForegroundColour(current_look().error);
    column->Add(row, wxSizerFlags().Border(wxALL, gap));
    // Last: nothing moves when it comes and goes.
    column->Add(problem_, wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT | wxBOTTOM, gap));
    panel->SetSizer(column);
    return panel;
}

void SetupPane::bind_list() {
    list_->on_count = [this](const PileEntry& entry, int count) { set_count(entry, count); };
    list_->on_refused = [this](const std::string& reason) {
        if (host().refuse) host().refuse(reason);
    };
    list_->on_take_out = [this](const PileEntry& entry) { take_out(entry); };
    list_->on_open = [this](const PileEntry& entry) {
        if (host().open_entry) host().open_entry(entry.full_id());
    };
    list_->on_add = [this] { ask_what_to_add(); };
    list_->on_choose = [this] {
        enable_buttons();
        show_problem();
    };
}

const Pile* SetupPane::shown() const {
    const int row = titles_->GetSelection();
    return row >= 0 && static_cast<std::size_t>(row) < all_.size() ? &all_[static_cast<std::size_t>(row)] : nullptr;
}

void SetupPane::refresh() {
    const EntryLens scenario = lens();
    const auto checked = host().check_now();
    if (!scenario.exists() || !checked || !checked->catalog) return;
    all_ = piles_of(workspace(), *checked, scenario);
    read_problems(*checked, scenario);
    wxArrayString rows;
    for (const Pile& each : all_)
        rows.Add(to_wx(each.title) + wxString::Format("  (%d)", each.total));
    const int row = std::max(0, titles_->GetSelection());
    if (rows != titles_->GetStrings()) titles_->Set(rows);
    if (!all_.empty()) titles_->SetSelection(std::min(row, static_cast<int>(all_.size()) - 1));
    show_pile();
}

/// Places of an older check would be those of other rows.
void SetupPane::read_problems(const Checked& checked, const EntryLens& scenario) {
    const auto found = checked.by_entry.find(full_id_);
    if (checked.revision != workspace().revision()) return;
    problems_.clear();
    if (found == checked.by_entry.end()) return;
    for (const Diagnostic* each : found->second) {
        const auto spot = pile_spot(workspace(), scenario, all_, each->place);
        if (!spot) continue;
        std::string& words = problems_[{to_text(spot->pile), spot->full_id}];
        words += (words.empty() ? "" : "; ") + each->message + (each->hint.empty() ? "" : ": " + each->hint);
    }
}

void SetupPane::show_problem() {
    const PileEntry* entry = list_->chosen();
    const auto found = entry != nullptr && shown() != nullptr
                           ? problems_.find({to_text(shown()->path), entry->full_id()})
                           : problems_.end();
    const wxString words = found != problems_.end() ? to_read(found->second) : wxString();
    problem_->SetLabel(words.empty() ? words : wxString::FromUTF8("\xE2\x9A\xA0 ") + words);
    problem_->SetToolTip(words);
}

bool SetupPane::show_place(const Place& place) {
    refresh();
    const auto spot = pile_spot(workspace(), lens(), all_, place);
    if (!spot) return false;
    const auto pile = std::find_if(all_.begin(), all_.end(), [&](const Pile& each) { return each.path == spot->pile; });
    titles_->SetSelection(static_cast<int>(pile - all_.begin()));
    show_pile();
    list_->choose(id_part(spot->full_id));
    enable_buttons();
    show_problem();
    list_->SetFocus();
    return true;
}

void SetupPane::show_pile() {
    const auto checked = host().check_now();
    if (!checked) return;
    const Pile none;
    const bool any = shown() != nullptr;
    const Pile& pile = any ? *shown() : none;
    title_->show(to_wx(pile.title));
    summary_->SetLabel(any ? summary(pile) : wxString("There is nothing to be filled."));
    summary_->SetToolTip(to_read(pile.doc));
    const wxString left_out = any ? beside(pile) : wxString();
    beside_->SetLabel(left_out);
    beside_->Show(!left_out.empty());
    std::set<std::string> wrong;
    for (const auto& [spot, words] : problems_) {
        if (spot.first == to_text(pile.path)) wrong.insert(spot.second);
    }
    list_->show(pile, checked->catalog, std::move(wrong));
    add_->Enable(any);
    enable_buttons();
    show_problem();
    // Not of this pane alone: the words come and go on one of its sides.
    list_->GetParent()->Layout();
}

void SetupPane::enable_buttons() {
    const bool any = list_->chosen() != nullptr;
    take_out_->Enable(any);
    open_->Enable(any);
}

wxString SetupPane::summary(const Pile& pile) const {
    if (pile.entries.empty()) return "It is empty. Add what is to lie in it.";
    wxString text = wxString::Format("%d in all, ", pile.total);
    text += pile.entries.size() == 1 ? wxString("of one sort") : wxString::Format("of %zu sorts", pile.entries.size());
    if (pile.by_pack.size() < 2) return text + ".";
    text += ": ";
    bool first = true;
    for (const auto& [pack, count] : pile.by_pack) {
        text += (first ? wxString() : wxString(", ")) + wxString::Format("%d from ", count) + to_wx(pack);
        first = false;
    }
    return text + ".";
}

std::string SetupPane::name_of(const Pile& pile, const std::string& id) const {
    for (const wxString& kind : wxSplit(to_wx(pile.kinds), '|', '\0')) {
        const EntryInfo* info = workspace().entries().find(from_wx(kind) + "/" + id);
        if (info != nullptr) return info->name;
    }
    return id;
}

wxString SetupPane::beside(const Pile& pile) const {
    if (pile.except.empty()) return {};
    wxString text;
    for (std::size_t i = 0; i < std::min(kNamed, pile.except.size()); ++i)
        text += (i == 0 ? wxString() : wxString(", ")) + to_wx(name_of(pile, pile.except[i]));
    if (pile.except.size() > kNamed) text += wxString::Format(" and %zu more", pile.except.size() - kNamed);
    return "Left out: " + text;
}

void SetupPane::set_count(const PileEntry& entry, int count) {
    const Pile* pile = shown();
    if (pile == nullptr) return;
    Command command = set_pile_count(workspace(), lens(), *pile, entry, count);
    // Several steps up or down are one.
    command.merge = "count " + full_id_ + ' ' + to_text(pile->path) + ' ' + entry.full_id();
    if (host().apply(command) && entry.because != Because::Counted) tell_everywhere(entry);
    refresh();
}

/// Other scenarios have it, too; once is enough.
void SetupPane::tell_everywhere(const PileEntry& entry) {
    const std::vector<const EntryInfo*> scenarios = workspace().entries().of_kind("scenarios");
    if (scenarios.size() < 2 || std::exchange(told_everywhere_, true) || !host().refuse) return;
    host().refuse("This is how many there are of " + entry.name +
                  " in every scenario where it is not counted on its own. For this one alone, write an id with a count "
                  "into its form.");
}

void SetupPane::take_out(const PileEntry& entry) {
    if (const Pile* pile = shown()) host().apply(take_out_of(workspace(), lens(), *pile, entry));
    refresh();
}

void SetupPane::ask_what_to_add() {
    const Pile* pile = shown();
    if (pile == nullptr) return;
    std::vector<Choice> choices;
    for (const std::string& id : ids_beside(workspace(), *pile)) {
        const bool left_out = std::find(pile->except.begin(), pile->except.end(), id) != pile->except.end();
        choices.push_back({id, name_of(*pile, id), left_out ? id + ", left out until now" : id});
    }
    const wxString title = "Add " + kinds_in_words(pile->kinds);
    auto* search = new ChoiceSearch(this, title, std::move(choices), [this, path = pile->path](const std::string& id) {
        const auto now = std::find_if(all_.begin(), all_.end(), [&](const Pile& each) { return each.path == path; });
        if (now == all_.end()) return;
        host().apply(put_into(workspace(), lens(), *now, id));
        refresh();
        list_->choose(id);
        list_->SetFocus();
    });
    search->show_at(add_->GetScreenPosition() - wxPoint(0, search->GetSize().y));
}

}  // namespace briar::editor
