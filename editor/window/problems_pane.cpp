#include "editor/window/problems_pane.hpp"

#include <algorithm>
#include <utility>

#include <wx/button.h>
#include <wx/menu.h>
#include <wx/scrolwin.h>
#include <wx/settings.h>
#include <wx/sizer.h>
#include <wx/srchctrl.h>
#include <wx/stattext.h>

#include "editor/core/change_preview.hpp"
#include "editor/picture/wx_text.hpp"
#include "editor/playing/leading_error.hpp"
#include "editor/widget/choice_search.hpp"
#include "editor/widget/emptied_search.hpp"
#include "editor/widget/remark.hpp"
#include "editor/window/open_pack.hpp"
#include "editor/window/problem_rows.hpp"
#include "runtime/engine/texts.hpp"

namespace briar::editor {
namespace {

constexpr int kMostRowsFirst = 3;  // before there is room for more than they say
constexpr int kToldBorder = 4;

/// What asks before it does anything says so.
wxString fix_label(const Fix& fix) { return fix.asks() ? dots(to_read(fix.label)) : to_read(fix.label); }

}  // namespace

ProblemsPane::ProblemsPane(wxWindow* parent) : wxPanel(parent) {
    SetName("Problems");
    auto* column = new wxBoxSizer(wxVERTICAL);
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    filter_ = new wxSearchCtrl(this, wxID_ANY, "", wxDefaultPosition, FromDIP(wxSize(220, -1)));
    empty_with_escape(*filter_);
    filter_->SetName("Filter problems");
    filter_->SetDescriptiveText("Filter");
    filter_->ShowCancelButton(true);
    filter_->Bind(wxEVT_TEXT, [this](wxCommandEvent&) { fill(); });
    count_ = new Remark(this, wxID_ANY, "");
    row->Add(filter_, wxSizerFlags().CentreVertical());
    row->Add(count_, wxSizerFlags(1).CentreVertical().Border(wxLEFT, FromDIP(10)));
    fix_ = new wxButton(this, wxID_ANY, "", wxDefaultPosition, wxDefaultSize, wxBU_EXACTFIT);
    fix_->SetName("Mend the problem");
    fix_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { fix_selected(); });
    fix_->Hide();
    row->Add(fix_, wxSizerFlags().CentreVertical());
    column->Add(row, wxSizerFlags().Expand().Border(wxALL, FromDIP(4)));
    list_ = new ProblemRows(this);
    bind_list();
    column->Add(list_, wxSizerFlags(1).Expand());
    build_told(*column);
    SetSizer(column);
}

/// Scrolled where it is longer than it may be.
void ProblemsPane::build_told(wxSizer& column) {
    told_ = new wxScrolledWindow(this, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxVSCROLL | wxBORDER_NONE);
    told_->SetScrollRate(0, GetCharHeight());
    told_->DisableKeyboardScrolling();
    told_words_ = new Remark(told_, wxID_ANY, "");
    told_words_->SetName("The chosen problem");
    told_->SetSizer(new wxBoxSizer(wxVERTICAL));
    told_->GetSizer()->Add(told_words_, wxSizerFlags());
    told_->Hide();
    column.Add(told_, wxSizerFlags().Expand().Border(wxALL, FromDIP(kToldBorder)));
}

void ProblemsPane::bind_list() {
    list_->Bind(wxEVT_LIST_ITEM_ACTIVATED,
                [this](wxListEvent& event) { open(static_cast<std::size_t>(event.GetIndex())); });
    list_->Bind(wxEVT_LIST_ITEM_SELECTED, [this](wxListEvent& event) {
        event.Skip();
        find_fixes(static_cast<std::size_t>(event.GetIndex()));
    });
    list_->Bind(wxEVT_LIST_ITEM_DESELECTED, [this](wxListEvent& event) {
        event.Skip();
        tell_whole();
    });
    list_->Bind(wxEVT_LIST_ITEM_RIGHT_CLICK, [this](wxListEvent&) { menu(wxDefaultPosition); });
    list_->on_menu = [this] {
        wxRect row;
        list_->GetItemRect(list_->chosen(), row);
        menu(ScreenToClient(list_->ClientToScreen(row.GetBottomLeft())));
    };
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        event.Skip();
        tell_whole();
    });
}

/// What the chosen row cuts off stands below the list, in as many lines as it needs. Of little room the rows have
/// theirs first: tips tell the rest.
void ProblemsPane::tell_whole() {
    const wxString text = list_->cut_off();
    const int border = 2 * FromDIP(kToldBorder);
    told_words_->SetLabelText(text);
    const int width = GetClientSize().x - border - wxSystemSettings::GetMetric(wxSYS_VSCROLL_X, this);
    told_words_->Wrap(std::max(FromDIP(120), width));
    const int whole = told_words_->GetBestSize().y;
    const int beside_rows = GetClientSize().y - list_->GetPosition().y -
                            list_->height_for(std::min(kMostRowsFirst, list_->GetItemCount())) - border;
    const int height = std::min({whole, GetClientSize().y / 3, beside_rows});
    told_->SetMinSize({-1, height});
    told_->Show(!text.empty() && height >= std::min(whole, GetCharHeight()));
    told_->FitInside();
    Layout();
    list_->keep_chosen_seen();
}

void ProblemsPane::show(OpenPack* pack) {
    pack_ = pack;
    checks_.stop();
    of_pack_.clear();
    fix_waits_.reset();
    merge();
    if (pack_ != nullptr) {
        checks_ = pack_->listen_to_checks([this](const Checked& checked) { take(checked); });
        if (pack_->checked()) take(*pack_->checked());
    }
}

void ProblemsPane::show_refused(std::vector<Diagnostic> refused) {
    if (refused == refused_) return;
    refused_ = std::move(refused);
    merge();
}

void ProblemsPane::take(const Checked& checked) {
    of_pack_ = checked.problems.list();
    merge();
    if (!fix_waits_) return;
    // If it is gone, another one stands in its row.
    CallAfter([this, meant = *std::exchange(fix_waits_, std::nullopt)] {
        const std::optional<Diagnostic> now = chosen();
        if (now && is_same_mistake(*now, meant)) fix_selected();
    });
}

std::optional<Diagnostic> ProblemsPane::chosen() const {
    const long row = list_->chosen();
    if (row < 0 || static_cast<std::size_t>(row) >= listed_.size()) return std::nullopt;
    return listed_[static_cast<std::size_t>(row)];
}

void ProblemsPane::merge() {
    problems_ = refused_;
    problems_.insert(problems_.end(), of_pack_.begin(), of_pack_.end());
    if (pack_ != nullptr)
        problems_.insert(problems_.end(), pack_->other_problems().begin(), pack_->other_problems().end());
    // What is wrong with the manifest is why much else is.
    std::stable_sort(problems_.begin(), problems_.end(), [](const Diagnostic& a, const Diagnostic& b) {
        if (a.severity != b.severity) return a.severity > b.severity;
        return is_of_manifest(a) && !is_of_manifest(b);
    });
    fill();
}

/// The row to be chosen of those that are listed now: of the problem that was chosen, or else where that stood.
std::size_t ProblemsPane::row_of(const std::optional<Diagnostic>& before, long row) const {
    const auto is_it = [&](const Diagnostic& each) { return is_same_mistake(each, *before); };
    const auto same = before ? std::find(listed_.begin(), listed_.end(), *before) : listed_.end();
    const auto alike = same == listed_.end() && before ? std::find_if(listed_.begin(), listed_.end(), is_it) : same;
    if (alike != listed_.end()) return static_cast<std::size_t>(alike - listed_.begin());
    return std::min(static_cast<std::size_t>(std::max(row, 0L)), listed_.size() - 1);
}

void ProblemsPane::fill() {
    const long row = list_->chosen();
    const std::optional<Diagnostic> before = chosen();
    const wxString words = filter_->GetValue().Lower();
    listed_.clear();
    for (const Diagnostic& problem : problems_) {
        const std::string text = problem.message + " " + problem.place.file + " " + problem.entry + " " + problem.id;
        if (words.empty() || to_wx(text).Lower().Find(words) != wxNOT_FOUND) listed_.push_back(problem);
    }
    fixes_.clear();
    // The keyboard stays here when the button goes that was pressed.
    if (fix_->HasFocus()) list_->SetFocus();
    fix_->Hide();
    list_->show(listed_, pack_ != nullptr ? pack_->workspace().folder() : std::filesystem::path());
    tell_count();
    tell_whole();
    // What can be done about one of them, at first the first, is at hand at once.
    if (!listed_.empty()) list_->choose(row_of(before, row));
}

std::string problem_count(std::size_t errors, std::size_t warnings) {
    return counted(static_cast<int>(errors), "error", "errors") + ", " +
           counted(static_cast<int>(warnings), "warning", "warnings");
}

std::string refused_count(std::size_t values) {
    if (values == 0) return {};
    return ", " + counted(static_cast<int>(values), "value", "values") + " not taken";
}

/// Of all problems, whether they are listed or not.
void ProblemsPane::tell_count() {
    const auto count = [this](Severity severity) {
        return static_cast<std::size_t>(std::count_if(problems_.begin(), problems_.end(), [&](const Diagnostic& each) {
            return each.severity == severity && each.id != kNotTaken;
        }));
    };
    const std::size_t errors = count(Severity::Error);
    const std::size_t warnings = count(Severity::Warning);
    count_->SetLabel(problems_.empty() ? wxString("No problems.")
                                       : to_wx(problem_count(errors, warnings) + refused_count(refused_.size())));
    if (on_count) on_count(errors, warnings);
}

void ProblemsPane::find_fixes(std::size_t index) {
    fixes_.clear();
    // Where a problem was is not where it is after a change; the check that follows tells it anew.
    if (pack_ != nullptr && pack_->check_is_current() && index < listed_.size())
        fixes_ = fixes(pack_->workspace(), listed_[index]);
    if (can_fix()) {
        fix_->SetLabelText(fix_label(fixes_.front()));
        const std::string change = change_preview(pack_->workspace(), fixes_.front().command);
        fix_->SetToolTip(to_wx(change) + (change.empty() ? "" : "\n\n") +
                         "Ctrl+. does it from the keyboard; the menu of the problem may have other ways.");
    }
    fix_->Show(can_fix());
    tell_whole();
}

void ProblemsPane::select(std::size_t index) {
    list_->choose(index);
    // A row that was chosen already tells nothing.
    find_fixes(index);
}

void ProblemsPane::focus_list() { list_->SetFocus(); }

/// One of many ways is found by typing.
void ProblemsPane::ask_which(const Fix& fix) {
    const auto take = [this, chosen = fix.chosen](const std::string& choice) {
        if (pack_ == nullptr) return;
        const std::string refused = pack_->apply(chosen(pack_->workspace(), choice));
        if (!refused.empty() && on_refused) on_refused(refused);
    };
    auto* search = new ChoiceSearch(this, to_wx(fix.label), fix.choices, take);
    search->show_at(fix_->GetScreenPosition() - wxPoint(0, search->GetSize().y));
}

void ProblemsPane::fix(const Fix& fix) {
    if (fix.asks()) return ask_which(fix);
    const std::string shows = fix.shows;  // the list of fixes goes with what is changed
    const std::string refused = pack_->apply(fix.command);
    if (!refused.empty() && on_refused) on_refused(refused);
    if (refused.empty() && !shows.empty() && on_script) on_script(shows);
}

void ProblemsPane::fix_selected() {
    // What is known of the problem is of texts that are others now.
    if (pack_ != nullptr && !pack_->check_is_current()) {
        fix_waits_ = chosen();
        return;
    }
    if (can_fix()) fix(fixes_.front());
}

/// At the pointer where no place is given.
void ProblemsPane::menu(const wxPoint& at) {
    const std::optional<Diagnostic> chosen = this->chosen();
    if (!chosen) return;
    list_->end_tip();
    wxMenu menu;
    const int go = menu.Append(wxID_ANY, "&Go there")->GetId();
    // The problem that was meant: others may stand in its row when somebody has chosen.
    menu.Bind(
        wxEVT_MENU,
        [this, meant = *chosen](wxCommandEvent&) {
            if (on_open) on_open(meant);
        },
        go);
    const int text = menu.Append(wxID_ANY, "Show as &text")->GetId();
    menu.Bind(
        wxEVT_MENU,
        [this, meant = *chosen](wxCommandEvent&) {
            if (on_text) on_text(meant);
        },
        text);
    if (can_fix()) menu.AppendSeparator();
    const std::vector<Fix> all = fixes_;
    for (const Fix& each : all) {
        const int id = menu.Append(wxID_ANY, fix_label(each))->GetId();
        menu.Bind(
            wxEVT_MENU, [this, each](wxCommandEvent&) { fix(each); }, id);
    }
    PopupMenu(&menu, at);
}

void ProblemsPane::open(std::size_t index) {
    if (index < listed_.size() && on_open) on_open(listed_[index]);
}

}  // namespace briar::editor
