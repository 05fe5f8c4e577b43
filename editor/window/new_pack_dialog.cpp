#include "editor/window/new_pack_dialog.hpp"

#include <algorithm>

#include <wx/button.h>
#include <wx/choice.h>
#include <wx/filepicker.h>
#include <wx/radiobut.h>
#include <wx/sizer.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>

#include "editor/picture/wx_text.hpp"
#include "editor/widget/dialog_buttons.hpp"
#include "editor/widget/look.hpp"
#include "editor/widget/remark.hpp"
#include "editor/window/known_packs.hpp"
#include "runtime/content/manifest.hpp"
#include "runtime/session/starters.hpp"

namespace briar::editor {
namespace fs = std::filesystem;
namespace {

constexpr int kTextWidth = 420;

/// What people call the pack; with its folder where another is called the same.
std::string told_apart(const Pack& pack, const std::vector<Pack>& among) {
    const auto title = [](const Pack& each) { return each.title.empty() ? each.id : each.title; };
    const auto same = [&](const Pack& each) { return title(each) == title(pack); };
    return title(pack) +
           (std::count_if(among.begin(), among.end(), same) > 1 ? "  (" + pack.folder.string() + ")" : "");
}

}  // namespace

NewPackDialog::NewPackDialog(wxWindow* parent, bool is_game, const std::string& builds_upon, const fs::path& where)
    : wxDialog(parent, wxID_ANY, is_game ? "New game pack" : "New expansion", wxDefaultPosition, wxDefaultSize,
               wxDEFAULT_DIALOG_STYLE | wxRESIZE_BORDER),
      is_game_(is_game) {
    const int gap = FromDIP(8);
    auto* grid = new wxFlexGridSizer(2, gap, gap);
    grid->AddGrowableCol(1);
    const auto label = [&](const wxString& text) {
        grid->Add(new wxStaticText(this, wxID_ANY, text), wxSizerFlags().CentreVertical());
    };
    label("&Name");
    title_ = new wxTextCtrl(this, wxID_ANY, "", wxDefaultPosition, FromDIP(wxSize(340, -1)));
    title_->SetName("Name");
    title_->SetHint(is_game ? "The Hollow Hills" : "Beyond the Gate");
    grid->Add(title_, wxSizerFlags().Expand());
    if (!is_game_) {
        label("&Expands");
        upon_ = new wxChoice(this, wxID_ANY);
        upon_->SetName("Expands");
        const std::vector<Pack> known = known_packs();
        for (const Pack& pack : known) {
            packs_.push_back(pack.id);
            folders_.push_back(pack.folder);
            upon_->Append(to_wx(told_apart(pack, known)));
        }
        choose_upon(builds_upon);
        upon_->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) { look_again(); });
        grid->Add(upon_, wxSizerFlags().Expand());
        copy_ =
            new Remark(this, wxID_ANY, " ", wxDefaultPosition, FromDIP(wxSize(kTextWidth, -1)), wxST_ELLIPSIZE_MIDDLE);
        copy_->SetName("Where that lies");
        copy_->SetForegroundColour(current_look().faint);
        grid->AddSpacer(0);
        grid->Add(copy_, wxSizerFlags().Expand());
    }
    label("&In folder");
    where_ = new wxDirPickerCtrl(this, wxID_ANY, to_wx(where.string()), "Where the pack is to lie", wxDefaultPosition,
                                 wxDefaultSize, wxDIRP_USE_TEXTCTRL | wxDIRP_SMALL);
    where_->GetTextCtrl()->SetName("In folder");
    grid->Add(where_, wxSizerFlags().Expand());
    auto* column = new wxBoxSizer(wxVERTICAL);
    column->Add(grid, wxSizerFlags().Expand().Border(wxALL, gap * 2));
    if (is_game_) add_systems(column);
    note_ = new Remark(this, wxID_ANY, " ", wxDefaultPosition, FromDIP(wxSize(kTextWidth, -1)), wxST_ELLIPSIZE_MIDDLE);
    note_->SetForegroundColour(current_look().faint);
    column->Add(note_, wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT, gap * 2));
    if (copy_of_) where_->SetPath(to_wx(folders_.back().parent_path().string()));
    add_dialog_buttons(*this, *column, wxOK | wxCANCEL);
    SetSizerAndFit(column);
    if (wxWindow* ok = FindWindow(wxID_OK)) ok->SetLabel("&Make the pack");
    title_->Bind(wxEVT_TEXT, [this](wxCommandEvent&) { look_again(); });
    where_->Bind(wxEVT_DIRPICKER_CHANGED, [this](wxFileDirPickerEvent&) { look_again(); });
    look_again();
    title_->SetFocus();
    CentreOnParent();
}

/// The pack of that id or in that folder; one that lies elsewhere is offered too.
void NewPackDialog::choose_upon(const std::string& pack) {
    for (std::size_t i = 0; i < packs_.size(); ++i) {
        std::error_code failed;
        if (packs_[i] == pack || fs::equivalent(folders_[i], pack, failed))
            return upon_->SetSelection(static_cast<int>(i));
    }
    std::error_code failed;
    if (fs::exists(fs::path(pack) / "pack.yaml", failed)) {
        Diagnostics ignored;
        const Pack read = read_manifest(pack, Overlay(), ignored).pack;
        const auto known = std::find(packs_.begin(), packs_.end(), read.id);
        const std::string title = read.title.empty() ? fs::path(pack).filename().string() : read.title;
        if (known != packs_.end()) {
            copy_of_ = static_cast<std::size_t>(known - packs_.begin());
            upon_->SetString(static_cast<unsigned>(*copy_of_),
                             to_wx(title + "  (" + folders_[*copy_of_].string() + ")"));
        }
        packs_.push_back(pack);
        folders_.emplace_back(pack);
        upon_->SetSelection(upon_->Append(to_wx(title)));
    } else if (!packs_.empty()) {
        upon_->SetSelection(0);
    }
}

/// What kind of game it is, each with a sentence.
void NewPackDialog::add_systems(wxSizer* column) {
    const int gap = FromDIP(8);
    column->Add(new Remark(this, wxID_ANY, "What kind of game is it?"),
                wxSizerFlags().Border(wxLEFT | wxRIGHT, gap * 2));
    for (const Starter* each : starters()) {
        auto* button = new wxRadioButton(this, wxID_ANY, to_wx(each->title), wxDefaultPosition, wxDefaultSize,
                                         systems_.empty() ? wxRB_GROUP : 0);
        button->SetName(to_wx(each->title) + ". " + each->text);
        auto* text = new Remark(this, wxID_ANY, to_wx(each->text));
        text->SetForegroundColour(current_look().faint);
        text->Wrap(FromDIP(kTextWidth));
        column->Add(button, wxSizerFlags().Border(wxLEFT | wxRIGHT | wxTOP, gap * 2));
        auto* line = new wxBoxSizer(wxHORIZONTAL);
        line->AddSpacer(gap * 5);
        line->Add(text, wxSizerFlags(1).Border(wxRIGHT, gap * 2));
        column->Add(line, wxSizerFlags().Expand());
        systems_.push_back(button);
    }
    column->AddSpacer(gap * 2);
    systems_.front()->SetValue(true);
}

/// Where what is expanded lies. There may be two of one id: which one a pack finds follows from where it lies.
void NewPackDialog::show_copy() {
    if (upon_ == nullptr || upon_->GetSelection() < 0) return;
    const wxString where = to_wx(folders_[static_cast<std::size_t>(upon_->GetSelection())].string());
    copy_->SetLabel(where);
    copy_->SetToolTip(where);
}

/// Why a pack in the folder that is chosen would expand another one of the same id; empty: it would not. A copy is
/// found by what lies beside it, and by nothing else.
std::string NewPackDialog::objection_to_place() const {
    if (!copy_of_ || upon_->GetSelection() < 0) return {};
    const fs::path copy = folders_.back().parent_path();
    std::error_code failed;
    const bool beside = fs::equivalent(from_wx(where_->GetPath()), copy, failed);
    const auto chosen = static_cast<std::size_t>(upon_->GetSelection());
    if (chosen + 1 == folders_.size() && !beside) return "It finds this copy only beside it, in " + copy.string() + ".";
    if (chosen == *copy_of_ && beside)
        return "In this folder it would find the copy in " + folders_.back().string() + ".";
    return {};
}

/// Says what would be made, or why nothing can be.
void NewPackDialog::look_again() {
    show_copy();
    const NewPack asked = wish();
    std::string objection;
    if (asked.id.empty()) {
        objection = "Give it a name.";
    } else if (!is_game_ && asked.requires_packs.empty()) {
        objection = "There is no pack to expand.";
    } else if (objection = objection_to_place(); objection.empty()) {
        objection = objection_to_folder(folder());
    }
    if (upon_ != nullptr && upon_->GetSelection() >= 0) SetTitle("New expansion of " + upon_->GetStringSelection());
    note_->SetLabel(to_wx(objection.empty() ? folder().string() : objection));
    if (wxWindow* ok = FindWindow(wxID_OK)) ok->Enable(objection.empty());
}

NewPack NewPackDialog::wish() const {
    NewPack wish;
    wish.title = from_wx(title_->GetValue());
    wish.id = free_pack_id(wish.title, is_game_, fs::path(from_wx(where_->GetPath())));
    wish.is_game = is_game_;
    for (std::size_t i = 0; i < systems_.size(); ++i)
        if (systems_[i]->GetValue()) wish.system = starters()[i]->system;
    if (upon_ != nullptr && upon_->GetSelection() >= 0)
        wish.requires_packs.push_back(packs_[static_cast<std::size_t>(upon_->GetSelection())]);
    return wish;
}

fs::path NewPackDialog::folder() const { return fs::path(from_wx(where_->GetPath())) / wish().id; }

}  // namespace briar::editor
