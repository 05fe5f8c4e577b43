#include "editor/window/problems_pane.hpp"

#include <algorithm>
#include <array>

#include <wx/button.h>
#include <wx/imaglist.h>
#include <wx/listctrl.h>
#include <wx/menu.h>
#include <wx/settings.h>
#include <wx/sizer.h>
#include <wx/srchctrl.h>
#include <wx/stattext.h>

#include "editor/picture/colours.hpp"
#include "editor/picture/icons.hpp"
#include "editor/picture/wx_text.hpp"
#include "editor/widget/look.hpp"
#include "editor/window/open_pack.hpp"

namespace briar::editor {
namespace {

constexpr std::size_t kMostShown = 2'000;

/// Within the pack; a file of another one by its folder and its name.
wxString place_text(const Place& place, const std::filesystem::path& pack) {
    if (place.file.empty()) return {};
    const std::filesystem::path file(place.file);
    const std::filesystem::path within = file.is_absolute() ? file.lexically_relative(pack) : file;
    const bool own = !within.empty() && *within.begin() != "..";
    wxString text = to_wx((own ? within : file.parent_path().filename() / file.filename()).generic_string());
    if (place.line > 0) text += wxString::Format(":%d", place.line);
    return text;
}

constexpr int kPictures = 3;

int picture_of(Severity severity) { return severity == Severity::Error ? 0 : severity == Severity::Warning ? 1 : 2; }

/// How the columns share the width, in hundredths.
constexpr std::array<int, 4> kShares{44, 34, 12, 10};

wxString counted(std::size_t count, const char* one, const char* many) {
    return wxString::Format("%zu %s", count, count == 1 ? one : many);
}

wxString whole_text(const Diagnostic& problem) {
    wxString text = to_read(problem.message);
    if (!problem.hint.empty()) text += "\n" + to_read(problem.hint);
    if (problem.place.line > 0) text += "\n" + to_wx(problem.place.file) + wxString::Format(":%d", problem.place.line);
    return text;
}

}  // namespace

ProblemsPane::ProblemsPane(wxWindow* parent) : wxPanel(parent) {
    SetName("Problems");
    auto* column = new wxBoxSizer(wxVERTICAL);
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    filter_ = new wxSearchCtrl(this, wxID_ANY, "", wxDefaultPosition, FromDIP(wxSize(220, -1)));
    filter_->SetName("Filter problems");
    filter_->SetDescriptiveText("Filter");
    filter_->ShowCancelButton(true);
    filter_->Bind(wxEVT_TEXT, [this](wxCommandEvent&) { fill(); });
    count_ = new wxStaticText(this, wxID_ANY, "");
    row->Add(filter_, wxSizerFlags().CentreVertical());
    row->Add(count_, wxSizerFlags(1).CentreVertical().Border(wxLEFT, FromDIP(10)));
    fix_ = new wxButton(this, wxID_ANY, "", wxDefaultPosition, wxDefaultSize, wxBU_EXACTFIT);
    fix_->SetName("Mend the problem");
    fix_->SetToolTip("Ctrl+. does it from the keyboard; the menu of the problem may have other ways.");
    fix_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { fix_selected(); });
    fix_->Hide();
    row->Add(fix_, wxSizerFlags().CentreVertical());
    column->Add(row, wxSizerFlags().Expand().Border(wxALL, FromDIP(4)));
    list_ =
        new wxListView(this, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxLC_REPORT | wxLC_SINGLE_SEL | wxBORDER_NONE);
    list_->SetName("Problems");
    list_->SetMinSize(FromDIP(wxSize(-1, 64)));
    for (const char* title : {"Problem", "What to do", "Where", "Entry"})
        list_->AppendColumn(title);
    add_pictures();
    bind_list();
    column->Add(list_, wxSizerFlags(1).Expand());
    told_ = new wxStaticText(this, wxID_ANY, "");
    told_->SetName("The chosen problem");
    told_->Hide();
    column->Add(told_, wxSizerFlags().Expand().Border(wxALL, FromDIP(4)));
    SetSizer(column);
}

/// Each in its colour, and again as it is seen on a chosen row.
void ProblemsPane::add_pictures() {
    const Look look = current_look();
    // On the ground of a chosen row the colours are seen only when they are light.
    const wxColour chosen = wxSystemSettings::GetColour(wxSYS_COLOUR_HIGHLIGHTTEXT);
    const auto light = [&](const wxColour& colour) { return mix(chosen, colour, 0.5); };
    auto* images = new wxImageList(FromDIP(16), FromDIP(16));
    for (const auto& [which, colour] :
         {std::pair(Icon::Error, look.error), std::pair(Icon::Warning, look.warning),
          std::pair(Icon::Note, look.accent), std::pair(Icon::Error, light({255, 90, 80})),
          std::pair(Icon::Warning, light({255, 200, 60})), std::pair(Icon::Note, chosen)})
        images->Add(icon(which, colour, FromDIP(16)).GetBitmap(FromDIP(wxSize(16, 16))));
    list_->AssignImageList(images, wxIMAGE_LIST_SMALL);
}

void ProblemsPane::bind_list() {
    list_->Bind(wxEVT_LIST_ITEM_ACTIVATED,
                [this](wxListEvent& event) { open(static_cast<std::size_t>(event.GetIndex())); });
    list_->Bind(wxEVT_LIST_ITEM_SELECTED, [this](wxListEvent& event) {
        show_picture(event.GetIndex(), kPictures);
        find_fixes(static_cast<std::size_t>(event.GetIndex()));
    });
    list_->Bind(wxEVT_LIST_ITEM_DESELECTED, [this](wxListEvent& event) {
        show_picture(event.GetIndex(), 0);
        tell_whole();
    });
    list_->Bind(wxEVT_LIST_ITEM_RIGHT_CLICK, [this](wxListEvent&) { menu(); });
    list_->Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        event.Skip();
        share_width();
    });
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        event.Skip();
        if (told_->IsShown()) tell_whole();
    });
    // Where the list is none of the desktop's own, its rows are a window within.
    wxWindow* rows = wxWindow::FindWindowByName("listctrlmainwindow", list_);
    if (rows == nullptr) rows = list_;
    rows->Bind(wxEVT_MOTION, [this, rows](wxMouseEvent& event) {
        show_tip(*rows, event.GetPosition());
        event.Skip();
    });
}

void ProblemsPane::share_width() {
    const int width = list_->GetClientSize().x - FromDIP(4);
    for (std::size_t i = 0; i < kShares.size(); ++i)
        list_->SetColumnWidth(static_cast<int>(i), width * kShares[i] / 100);
}

void ProblemsPane::show_picture(long row, int of) {
    if (row >= 0 && static_cast<std::size_t>(row) < listed_.size())
        list_->SetItemImage(row, picture_of(listed_[static_cast<std::size_t>(row)].severity) + of);
}

/// The whole of what a row says.
void ProblemsPane::show_tip(wxWindow& rows, const wxPoint& at) {
    int flags = 0;
    const long row = list_->HitTest(at, flags);
    if (row == tip_) return;
    tip_ = row;
    const bool any = row >= 0 && static_cast<std::size_t>(row) < listed_.size();
    rows.SetToolTip(any ? whole_text(listed_[static_cast<std::size_t>(row)]) : wxString());
}

/// What the chosen row cuts off stands below the list, in as many lines as it needs.
void ProblemsPane::tell_whole() {
    const long row = list_->GetFirstSelected();
    wxString text;
    if (row >= 0 && static_cast<std::size_t>(row) < listed_.size()) {
        const Diagnostic& problem = listed_[static_cast<std::size_t>(row)];
        const auto cut = [this](const std::string& words, int column) {
            return list_->GetTextExtent(to_read(words)).x >
                   list_->GetColumnWidth(column) - FromDIP(column == 0 ? 28 : 12);
        };
        if (cut(problem.message, 0)) text = to_read(problem.message);
        if (cut(problem.hint, 1)) text += (text.empty() ? "" : "\n") + to_read(problem.hint);
    }
    text.Replace("&", "&&");
    told_->SetLabel(text);
    told_->Wrap(std::max(FromDIP(120), GetClientSize().x - FromDIP(8)));
    told_->Show(!text.empty());
    Layout();
}

void ProblemsPane::show(OpenPack* pack) {
    pack_ = pack;
    checks_.stop();
    of_pack_.clear();
    of_tests_.clear();
    merge();
    if (pack_ != nullptr) {
        checks_ = pack_->listen_to_checks([this](const Checked& checked) { take(checked); });
        if (pack_->checked()) take(*pack_->checked());
    }
}

void ProblemsPane::show_others(const Diagnostics& problems) {
    of_tests_ = problems.list();
    merge();
}

void ProblemsPane::take(const Checked& checked) {
    if (checked.revision != revision_) of_tests_.clear();
    revision_ = checked.revision;
    of_pack_ = checked.problems.list();
    merge();
}

void ProblemsPane::add_unknown(const std::vector<Diagnostic>& more) {
    for (const Diagnostic& each : more) {
        const bool known = std::any_of(problems_.begin(), problems_.end(), [&](const Diagnostic& other) {
            return other.id == each.id && other.message == each.message && other.place.line == each.place.line;
        });
        if (!known) problems_.push_back(each);
    }
}

/// The pack's own problems are told by its check; tests, and a game that could not begin, have met some of them too.
void ProblemsPane::merge() {
    problems_ = of_pack_;
    add_unknown(of_tests_);
    if (pack_ != nullptr) add_unknown(pack_->game_problems().list());
    std::stable_sort(problems_.begin(), problems_.end(),
                     [](const Diagnostic& a, const Diagnostic& b) { return a.severity > b.severity; });
    fill();
}

void ProblemsPane::fill() {
    const wxString words = filter_->GetValue().Lower();
    listed_.clear();
    for (const Diagnostic& problem : problems_) {
        const std::string text = problem.message + " " + problem.place.file + " " + problem.entry + " " + problem.id;
        if (words.empty() || to_wx(text).Lower().Find(words) != wxNOT_FOUND) listed_.push_back(problem);
    }
    fixes_.clear();
    fix_->Hide();
    tip_ = -1;
    list_->Freeze();
    list_->DeleteAllItems();
    for (std::size_t i = 0; i < std::min(listed_.size(), kMostShown); ++i) {
        const Diagnostic& problem = listed_[i];
        const long row =
            list_->InsertItem(static_cast<long>(i), to_read(problem.message), picture_of(problem.severity));
        list_->SetItem(row, 1, to_read(problem.hint));
        list_->SetItem(row, 2, place_text(problem.place, pack_->workspace().folder()));
        list_->SetItem(row, 3, to_wx(problem.entry));
    }
    list_->Thaw();
    const auto count = [this](Severity severity) {
        return static_cast<std::size_t>(std::count_if(
            problems_.begin(), problems_.end(), [&](const Diagnostic& each) { return each.severity == severity; }));
    };
    const std::size_t errors = count(Severity::Error);
    const std::size_t warnings = count(Severity::Warning);
    count_->SetLabel(problems_.empty()
                         ? wxString("No problems.")
                         : counted(errors, "error", "errors") + ", " + counted(warnings, "warning", "warnings"));
    tell_whole();
    if (on_count) on_count(errors, warnings);
}

void ProblemsPane::find_fixes(std::size_t index) {
    fixes_.clear();
    if (pack_ != nullptr && index < listed_.size()) fixes_ = fixes(pack_->workspace(), listed_[index]);
    if (can_fix()) {
        wxString label = to_read(fixes_.front().label);
        label.Replace("&", "&&");
        fix_->SetLabel(label);
    }
    fix_->Show(can_fix());
    tell_whole();
}

void ProblemsPane::select(std::size_t index) {
    list_->Select(static_cast<long>(index));
    list_->Focus(static_cast<long>(index));
}

void ProblemsPane::fix(const Fix& fix) {
    const std::string refused = pack_->apply(fix.command);
    if (!refused.empty() && on_refused) on_refused(refused);
}

void ProblemsPane::fix_selected() {
    if (can_fix()) fix(fixes_.front());
}

void ProblemsPane::menu() {
    const long row = list_->GetFirstSelected();
    if (row < 0) return;
    // A tip would lie over the menu.
    wxWindow* rows = wxWindow::FindWindowByName("listctrlmainwindow", list_);
    (rows != nullptr ? rows : list_)->UnsetToolTip();
    tip_ = -1;
    wxMenu menu;
    const int go = menu.Append(wxID_ANY, "&Go there")->GetId();
    menu.Bind(
        wxEVT_MENU, [this, row](wxCommandEvent&) { open(static_cast<std::size_t>(row)); }, go);
    if (can_fix()) menu.AppendSeparator();
    const std::vector<Fix> all = fixes_;
    for (const Fix& each : all) {
        const int id = menu.Append(wxID_ANY, to_read(each.label))->GetId();
        menu.Bind(
            wxEVT_MENU, [this, each](wxCommandEvent&) { fix(each); }, id);
    }
    PopupMenu(&menu);
}

void ProblemsPane::open(std::size_t index) {
    if (index < listed_.size() && on_open) on_open(listed_[index]);
}

}  // namespace briar::editor
