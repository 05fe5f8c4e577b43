#include "editor/window/problem_rows.hpp"

#include <algorithm>
#include <array>

#include <wx/imaglist.h>
#include <wx/settings.h>

#include "editor/picture/colours.hpp"
#include "editor/picture/icons.hpp"
#include "editor/picture/wx_text.hpp"
#include "editor/widget/chosen_words.hpp"
#include "editor/widget/list_keys.hpp"
#include "editor/widget/look.hpp"
#include "runtime/source/letters.hpp"

namespace briar::editor {
namespace {

constexpr std::size_t kMostRows = 2'000;

enum Column { kWhat, kHint, kWhere, kWhose };
/// How the columns share the width, in hundredths.
constexpr std::array<int, 4> kShares{44, 34, 12, 10};

constexpr int kPictures = 3;

int picture_of(Severity severity) { return severity == Severity::Error ? 0 : severity == Severity::Warning ? 1 : 2; }

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

/// As sentences begin; what is quoted stays as it is, and so do names of files.
wxString sentence(const std::string& words) { return to_read(capitalized(words)); }

/// What follows in further lines, such as where a script came from, has no room in a row.
std::string first_line(const std::string& words) { return words.substr(0, words.find('\n')); }

wxString whole_text(const Diagnostic& problem) {
    wxString text = sentence(problem.message);
    if (!problem.hint.empty()) text += "\n" + sentence(problem.hint);
    if (problem.place.line > 0) text += "\n" + to_wx(problem.place.file) + wxString::Format(":%d", problem.place.line);
    return text;
}

}  // namespace

ProblemRows::ProblemRows(wxWindow* parent)
    : wxListView(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxLC_REPORT | wxLC_SINGLE_SEL | wxBORDER_NONE) {
    SetName("Problems");
    SetMinSize(FromDIP(wxSize(-1, 64)));
    for (const char* title : {"Problem", "What to do", "Where", "Entry"})
        AppendColumn(title);
    add_pictures();
    Bind(wxEVT_LIST_ITEM_SELECTED, [this](wxListEvent& event) {
        show_picture(event.GetIndex(), true);
        event.Skip();
    });
    Bind(wxEVT_LIST_ITEM_DESELECTED, [this](wxListEvent& event) {
        show_picture(event.GetIndex(), false);
        event.Skip();
    });
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        event.Skip();
        share_width();
    });
    // Where the list is none of the desktop's own, its rows are a window within.
    rows_ = wxWindow::FindWindowByName("listctrlmainwindow", this);
    if (rows_ == nullptr) rows_ = this;
    guard_empty_list(*this, *rows_);
    rows_->Bind(wxEVT_MOTION, [this](wxMouseEvent& event) {
        show_tip(event.GetPosition());
        event.Skip();
    });
    rows_->Bind(wxEVT_CONTEXT_MENU, [this](wxContextMenuEvent& event) {
        // With the pointer the row is chosen first.
        if (event.GetPosition() != wxDefaultPosition || !on_menu) return event.Skip();
        if (chosen() >= 0) on_menu();
    });
    rows_->Bind(wxEVT_SET_FOCUS, [this](wxFocusEvent& event) {
        event.Skip();
        // The keyboard has something to begin with.
        if (chosen() < 0 && !shown_.empty() && !wxGetMouseState().LeftIsDown()) choose(0);
    });
    tell_chosen(*this, [this] { return words(); });
}

wxString ProblemRows::words() const {
    const Diagnostic* problem = at(chosen());
    if (problem == nullptr) return shown_.empty() ? "No problems" : "Nothing is chosen";
    const wxString severity = problem->severity == Severity::Error     ? "error"
                              : problem->severity == Severity::Warning ? "warning"
                                                                       : "note";
    return listed({severity, to_read(problem->message), to_read(problem->hint), GetItemText(chosen(), kWhere),
                   to_wx(problem->entry), place_among(static_cast<int>(chosen()), GetItemCount())});
}

const Diagnostic* ProblemRows::at(long row) const {
    return row >= 0 && static_cast<std::size_t>(row) < shown_.size() ? &shown_[static_cast<std::size_t>(row)] : nullptr;
}

/// Each in its colour, and again as it is seen on a chosen row.
void ProblemRows::add_pictures() {
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
    AssignImageList(images, wxIMAGE_LIST_SMALL);
}

void ProblemRows::show_picture(long row, bool chosen) {
    if (const Diagnostic* problem = at(row))
        SetItemImage(row, picture_of(problem->severity) + (chosen ? kPictures : 0));
}

void ProblemRows::share_width() {
    const int width = GetClientSize().x - FromDIP(4);
    for (std::size_t i = 0; i < kShares.size(); ++i)
        SetColumnWidth(static_cast<int>(i), width * kShares[i] / 100);
}

void ProblemRows::show(const std::vector<Diagnostic>& problems, const std::filesystem::path& pack) {
    shown_.assign(problems.begin(),
                  problems.begin() + static_cast<std::ptrdiff_t>(std::min(problems.size(), kMostRows)));
    end_tip();
    Freeze();
    DeleteAllItems();
    for (const Diagnostic& problem : shown_) {
        const long row = InsertItem(GetItemCount(), sentence(problem.message), picture_of(problem.severity));
        SetItem(row, kHint, sentence(first_line(problem.hint)));
        SetItem(row, kWhere, place_text(problem.place, pack));
        SetItem(row, kWhose, to_wx(problem.entry));
    }
    Thaw();
}

void ProblemRows::choose(std::size_t row) {
    Select(static_cast<long>(row));
    Focus(static_cast<long>(row));
}

int ProblemRows::height_for(int rows) const {
    wxRect first;
    const int row = GetItemCount() > 0 && GetItemRect(0, first) ? first.height : GetCharHeight() + FromDIP(6);
    // Where the list is none of the desktop's own, its heading is a window within.
    const int heading = rows_ != this ? rows_->GetPosition().y : row;
    return heading + rows * row;
}

void ProblemRows::keep_chosen_seen() {
    if (chosen() >= 0) EnsureVisible(chosen());
}

wxString ProblemRows::cut_off() const {
    const Diagnostic* problem = at(chosen());
    if (problem == nullptr) return {};
    const auto is_cut = [this](const std::string& words, Column column) {
        return GetTextExtent(sentence(words)).x > GetColumnWidth(column) - FromDIP(column == kWhat ? 28 : 12);
    };
    wxString text;
    if (is_cut(problem->message, kWhat)) text = sentence(problem->message);
    const bool several_lines = first_line(problem->hint).size() < problem->hint.size();
    if (several_lines || is_cut(problem->hint, kHint)) text += (text.empty() ? "" : "\n") + sentence(problem->hint);
    return text;
}

void ProblemRows::show_tip(const wxPoint& at_pointer) {
    int flags = 0;
    const long row = HitTest(at_pointer, flags);
    if (row == tip_) return;
    tip_ = row;
    const Diagnostic* problem = at(row);
    rows_->SetToolTip(problem != nullptr ? whole_text(*problem) : wxString());
}

void ProblemRows::end_tip() {
    rows_->UnsetToolTip();
    tip_ = -1;
}

}  // namespace briar::editor
