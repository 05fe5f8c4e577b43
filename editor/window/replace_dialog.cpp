#include "editor/window/replace_dialog.hpp"

#include <algorithm>
#include <numeric>

#include <wx/button.h>
#include <wx/checkbox.h>
#include <wx/dataview.h>
#include <wx/sizer.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>

#include "editor/core/changed_places.hpp"
#include "editor/core/workspace.hpp"
#include "editor/picture/wx_text.hpp"
#include "editor/widget/dialog_buttons.hpp"
#include "editor/widget/for_now.hpp"
#include "editor/widget/remark.hpp"
#include "editor/window/open_pack.hpp"

namespace briar::editor {
namespace {

constexpr std::size_t kMostShown = 1'000;
constexpr std::size_t kMostFound = 20'000;

/// The columns of a place.
enum Column : unsigned { kTick, kPlace, kSort, kNow, kThen };

constexpr std::size_t kBefore = 24;  // bytes of a line that are shown before the words, for their sense

/// Where the part of a line begins that is worth its room: not far before the words, and never within a letter.
std::size_t begin_of_part(const TextHit& hit) {
    if (hit.at == std::string::npos || hit.at <= kBefore) return 0;
    std::size_t begin = hit.at - kBefore;
    while (begin < hit.at && (static_cast<unsigned char>(hit.line[begin]) & 0xC0) == 0x80)
        ++begin;
    return begin;
}

wxString part(const std::string& line, std::size_t begin) {
    return (begin > 0 ? dots() : wxString()) + to_wx(line.substr(begin));
}

/// How the line would read; words that reach over lines are not shown.
std::string line_then(const TextHit& hit, const std::string& instead, Capitals capitals) {
    if (hit.at == std::string::npos) return {};
    std::string then = hit.line;
    const std::size_t size = hit.place.span.size();
    const std::string found = then.substr(hit.at, size);
    return then.replace(hit.at, size, capitals == Capitals::AsFound ? with_capitals_of(found, instead) : instead);
}

wxString sort_in_words(WordSort sort) {
    switch (sort) {
        case WordSort::Words:
            return "words";
        case WordSort::Comment:
            return "comment";
        case WordSort::Name:
            return "id or key";
        case WordSort::Code:
            return "code";
    }
    return {};
}

/// Whether other places must say the same.
bool is_name(WordSort sort) { return sort == WordSort::Name || sort == WordSort::Code; }

wxDataViewListCtrl* make_places(wxWindow& parent) {
    auto* places = new wxDataViewListCtrl(&parent, wxID_ANY, wxDefaultPosition, parent.FromDIP(wxSize(860, 320)),
                                          wxDV_SINGLE | wxDV_ROW_LINES);
    places->SetName("Places");
    const auto width = [&](int dip) { return parent.FromDIP(dip); };
    const int flags = wxDATAVIEW_COL_RESIZABLE;
    places->AppendToggleColumn("", wxDATAVIEW_CELL_ACTIVATABLE, width(32), wxALIGN_CENTRE, 0);
    places->AppendTextColumn("Where", wxDATAVIEW_CELL_INERT, width(180), wxALIGN_LEFT, flags);
    places->AppendTextColumn("What", wxDATAVIEW_CELL_INERT, width(80), wxALIGN_LEFT, flags);
    places->AppendTextColumn("Now", wxDATAVIEW_CELL_INERT, width(280), wxALIGN_LEFT, flags);
    places->AppendTextColumn("Then", wxDATAVIEW_CELL_INERT, width(280), wxALIGN_LEFT, flags);
    return places;
}

}  // namespace

ReplaceDialog::ReplaceDialog(wxWindow* parent, OpenPack& pack, const wxString& words, const ReplaceWays& ways)
    : wxDialog(parent, wxID_ANY, "Replace in all texts", wxDefaultPosition, wxDefaultSize,
               wxDEFAULT_DIALOG_STYLE | wxRESIZE_BORDER),
      pack_(pack) {
    build(words, ways);
    bind();
    search();
    (words.empty() ? words_ : instead_)->SetFocus();
    CentreOnParent();
}

void ReplaceDialog::bind() {
    words_->Bind(wxEVT_TEXT, [this](wxCommandEvent&) { search(); });
    exact_->Bind(wxEVT_CHECKBOX, [this](wxCommandEvent&) { search(); });
    whole_->Bind(wxEVT_CHECKBOX, [this](wxCommandEvent&) { search(); });
    capitals_->Bind(wxEVT_CHECKBOX, [this](wxCommandEvent&) { show_lines(); });
    instead_->Bind(wxEVT_TEXT, [this](wxCommandEvent&) { show_lines(); });
    places_->Bind(wxEVT_DATAVIEW_ITEM_VALUE_CHANGED, [this](wxDataViewEvent&) {
        if (!filling_) count();
    });
    places_->Bind(wxEVT_DATAVIEW_ITEM_ACTIVATED, [this](wxDataViewEvent& event) {
        const auto row = static_cast<std::size_t>(places_->ItemToRow(event.GetItem()));
        tick(row, !is_ticked(row));
        count();
    });
    Bind(
        wxEVT_BUTTON, [this](wxCommandEvent&) { replace(); }, wxID_OK);
}

void ReplaceDialog::build(const wxString& words, const ReplaceWays& ways) {
    const int gap = FromDIP(8);
    auto* grid = new wxFlexGridSizer(2, gap, gap);
    grid->AddGrowableCol(1);
    const auto field = [&](const wxString& label, const wxString& value) {
        grid->Add(new wxStaticText(this, wxID_ANY, label), wxSizerFlags().CentreVertical());
        auto* made = new wxTextCtrl(this, wxID_ANY, value);
        made->SetName(wxStaticText::RemoveMnemonics(label));
        grid->Add(made, wxSizerFlags().Expand());
        return made;
    };
    words_ = field("&Find", words);
    instead_ = field("Replace &with", "");
    wxSizer* below = build_ways(ways);
    places_ = make_places(*this);
    note_ = new Remark(this, wxID_ANY, "");
    note_->SetName("What will be replaced");
    auto* column = new wxBoxSizer(wxVERTICAL);
    column->Add(grid, wxSizerFlags().Expand().Border(wxALL, gap * 2));
    column->Add(below, wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT | wxBOTTOM, gap * 2));
    column->Add(places_, wxSizerFlags(1).Expand().Border(wxLEFT | wxRIGHT, gap * 2));
    column->Add(note_, wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT | wxTOP, gap * 2));
    add_dialog_buttons(*this, *column, wxOK | wxCANCEL);
    ok_ = dynamic_cast<wxButton*>(FindWindow(wxID_OK));
    ok_->SetLabel("&Replace");
    SetSizerAndFit(column);
}

/// What is looked for, and what is ticked.
wxSizer* ReplaceDialog::build_ways(const ReplaceWays& ways) {
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    const auto box = [&](const wxString& label, bool on, const wxString& tip) {
        auto* made = new wxCheckBox(this, wxID_ANY, label);
        made->SetValue(on);
        made->SetToolTip(tip);
        row->Add(made, wxSizerFlags().CentreVertical().Border(wxRIGHT, FromDIP(16)));
        return made;
    };
    exact_ = box("Match &case", ways.letters == Letters::Exact, "Capital and small letters differ.");
    whole_ = box("Whole &words", ways.ends == WordEnds::Whole, "No letters go on before or behind.");
    capitals_ = box("&Keep capitals", ways.capitals == Capitals::AsFound,
                    wxString::FromUTF8("Mist becomes Fog, and MIST becomes FOG, as \xE2\x80\x9C"
                                       "fog\xE2\x80\x9D is typed."));
    row->AddStretchSpacer();
    for (const bool on : {true, false}) {
        auto* button = new wxButton(this, wxID_ANY, on ? "Tick &all" : "Tick &none");
        button->Bind(wxEVT_BUTTON, [this, on](wxCommandEvent&) { tick_all(on); });
        row->Add(button, wxSizerFlags().Border(wxLEFT, FromDIP(8)));
    }
    return row;
}

ReplaceWays ReplaceDialog::ways() const {
    return {exact_->GetValue() ? Letters::Exact : Letters::Alike,
            whole_->GetValue() ? WordEnds::Whole : WordEnds::Anywhere,
            capitals_->GetValue() ? Capitals::AsFound : Capitals::AsTyped};
}

/// Where capitals count, what is found has those that were typed.
Capitals ReplaceDialog::capitals() const { return exact_->GetValue() ? Capitals::AsTyped : ways().capitals; }

void ReplaceDialog::search() {
    found_at_ = pack_.workspace().revision();
    hits_ = find_in_texts(pack_.workspace(), from_wx(words_->GetValue()), kMostFound, ways().letters, ways().ends);
    sorts_ = sorts_of(pack_.workspace(), hits_);
    more_ = hits_.size() > kMostShown;
    if (more_) leave_out_most();
    capitals_->Enable(!exact_->GetValue());
    fill();
    show_lines();
}

/// Names, which are only shown, leave room for what people read.
void ReplaceDialog::leave_out_most() {
    std::vector<std::size_t> kept(hits_.size());
    std::iota(kept.begin(), kept.end(), std::size_t{0});
    std::stable_partition(kept.begin(), kept.end(), [this](std::size_t at) { return !is_name(sorts_[at]); });
    kept.resize(kMostShown);
    std::sort(kept.begin(), kept.end());
    for (std::size_t row = 0; row < kept.size(); ++row) {
        if (kept[row] != row) hits_[row] = std::move(hits_[kept[row]]);
        sorts_[row] = sorts_[kept[row]];
    }
    hits_.resize(kMostShown);
    sorts_.resize(kMostShown);
}

void ReplaceDialog::fill() {
    const ForNow filling(filling_, true);
    places_->DeleteAllItems();
    for (std::size_t row = 0; row < hits_.size(); ++row) {
        const TextHit& hit = hits_[row];
        wxVector<wxVariant> cells;
        cells.push_back(!is_name(sorts_[row]));
        cells.push_back(to_wx(hit.file) + wxString::Format(":%d", hit.place.line));
        cells.push_back(sort_in_words(sorts_[row]));
        cells.push_back(part(hit.line, begin_of_part(hit)));
        cells.push_back(wxString());
        places_->AppendItem(cells);
    }
}

/// How the lines would read. What is ticked stays so.
void ReplaceDialog::show_lines() {
    const std::string instead = from_wx(instead_->GetValue());
    for (std::size_t row = 0; row < hits_.size(); ++row) {
        const ForNow filling(filling_, true);
        const wxString then = part(line_then(hits_[row], instead, capitals()), begin_of_part(hits_[row]));
        places_->SetTextValue(then, static_cast<unsigned>(row), kThen);
    }
    count();
}

bool ReplaceDialog::is_ticked(std::size_t row) const {
    return places_->GetToggleValue(static_cast<unsigned>(row), kTick);
}

void ReplaceDialog::tick(std::size_t row, bool on) { places_->SetToggleValue(on, static_cast<unsigned>(row), kTick); }

void ReplaceDialog::tick_all(bool on) {
    for (std::size_t row = 0; row < hits_.size(); ++row) {
        const ForNow filling(filling_, true);
        tick(row, on);
    }
    count();
}

void ReplaceDialog::count() {
    const std::size_t chosen = ticked().size();
    wxString note = words_->GetValue().empty() ? wxString("Type the words that are to go.")
                    : hits_.empty()            ? wxString("Nothing in the texts of this pack reads so.")
                                               : wxString::Format("%zu of %zu places", chosen, hits_.size());
    if (chosen > 0 && instead_->GetValue().empty()) note += ": the words are taken out";
    if (more_) note += ", and there are more: replace these first";
    const bool names = std::any_of(sorts_.begin(), sorts_.end(), is_name);
    if (names) note += ". Names in the pack are renamed with F2: ids, keys and code are not ticked by themselves.";
    note_->SetLabel(note);
    ok_->Enable(chosen > 0);
}

std::vector<TextHit> ReplaceDialog::ticked() const {
    std::vector<TextHit> chosen;
    for (std::size_t row = 0; row < hits_.size(); ++row) {
        if (is_ticked(row)) chosen.push_back(hits_[row]);
    }
    return chosen;
}

/// Others may have written to the pack meanwhile: then the places are shown as they are now, and nothing is replaced.
void ReplaceDialog::replace() {
    const std::vector<TextHit> chosen = ticked();
    const Command command =
        replace_in_texts(pack_.workspace(), chosen, from_wx(instead_->GetValue()), found_at_, capitals());
    const std::string refused = pack_.apply(command);
    if (!refused.empty()) {
        search();
        note_->SetLabel("Nothing is replaced: " + to_wx(refused) + ".");
        return;
    }
    replaced_ = changed_places(command);
    EndModal(wxID_OK);
}

}  // namespace briar::editor
