#include "editor/window/entry_actions.hpp"

#include <algorithm>
#include <cstdint>
#include <unordered_set>

#include <wx/button.h>
#include <wx/checklst.h>
#include <wx/choice.h>
#include <wx/dialog.h>
#include <wx/sizer.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>

#include "editor/core/changed_places.hpp"
#include "editor/core/entry_commands.hpp"
#include "editor/core/full_id.hpp"
#include "editor/core/part_uses.hpp"
#include "editor/core/rename.hpp"
#include "editor/core/script_command.hpp"
#include "editor/core/starting_value.hpp"
#include "editor/core/uses.hpp"
#include "editor/core/workspace.hpp"
#include "editor/picture/wx_text.hpp"
#include "editor/widget/look.hpp"
#include "editor/widget/remark.hpp"
#include "editor/window/open_pack.hpp"
#include "editor/window/part_name_dialog.hpp"
#include "runtime/session/new_pack.hpp"

namespace briar::editor {
namespace {

constexpr int kNoteWidth = 380;

/// A letter goes to the next choice that begins with it; desktops do not do that for all.
void choose_by_letters(wxChoice& choice, std::function<void()> chosen) {
    choice.Bind(wxEVT_CHAR, [&choice, chosen = std::move(chosen)](wxKeyEvent& event) {
        const wxString letter = wxString(event.GetUnicodeKey()).Lower();
        const int count = static_cast<int>(choice.GetCount());
        for (int step = 1; step <= count && event.GetUnicodeKey() > WXK_SPACE; ++step) {
            const int at = (choice.GetSelection() + step) % count;
            if (!choice.GetString(static_cast<unsigned>(at)).Lower().StartsWith(letter)) continue;
            choice.SetSelection(at);
            return chosen();
        }
        event.Skip();
    });
}

/// Asks for an id, and for a kind where there is a choice. Says at once what is wrong with it.
class IdDialog : public wxDialog {
public:
    /// `kind` is chosen at first, if it is one of those. `own` is the id that is to be another.
    IdDialog(wxWindow& parent, const wxString& title, OpenPack& pack, std::vector<std::string> kinds,
             const std::string& id, const std::string& kind = {}, std::string own = {})
        : wxDialog(&parent, wxID_ANY, title), pack_(pack), kinds_(std::move(kinds)), own_(std::move(own)) {
        const int gap = FromDIP(8);
        auto* grid = grid_ = new wxFlexGridSizer(2, gap, gap);
        grid->AddGrowableCol(1);
        if (kinds_.size() > 1) {
            grid->Add(new wxStaticText(this, wxID_ANY, "&Kind"), wxSizerFlags().CentreVertical());
            kind_ = new wxChoice(this, wxID_ANY);
            kind_->SetName("Kind");
            for (const std::string& each : kinds_)
                kind_->Append(to_wx(words_of(pack_.workspace().kind(each)->singular)));
            const auto chosen = std::find(kinds_.begin(), kinds_.end(), kind);
            kind_->SetSelection(chosen == kinds_.end() ? 0 : static_cast<int>(chosen - kinds_.begin()));
            kind_->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) { look_again(); });
            choose_by_letters(*kind_, [this] { look_again(); });
            grid->Add(kind_, wxSizerFlags().Expand());
        }
        const wxString asked = own_.empty() ? "Name or id" : "New id";
        grid->Add(new wxStaticText(this, wxID_ANY, "&" + asked), wxSizerFlags().CentreVertical());
        id_ = new wxTextCtrl(this, wxID_ANY, to_wx(id), wxDefaultPosition, FromDIP(wxSize(300, -1)));
        id_->SetName(asked);
        id_->Bind(wxEVT_TEXT, [this](wxCommandEvent&) { look_again(); });
        grid->Add(id_, wxSizerFlags().Expand());
        // Two lines for what is wrong.
        note_ =
            new Remark(this, wxID_ANY, "\n", wxDefaultPosition, FromDIP(wxSize(kNoteWidth, 40)), wxST_NO_AUTORESIZE);
        note_->SetForegroundColour(current_look().faint);
        auto* column = new wxBoxSizer(wxVERTICAL);
        column->Add(grid, wxSizerFlags().Expand().Border(wxALL, gap * 2));
        column->Add(note_, wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT, gap * 2));
        column->Add(CreateStdDialogButtonSizer(wxOK | wxCANCEL), wxSizerFlags().Expand().Border(wxALL, gap * 2));
        SetSizerAndFit(column);
        look_again();
        id_->SetFocus();
        id_->SelectAll();
        CentreOnParent();
    }

    [[nodiscard]] std::string kind() const {
        return kind_ != nullptr ? kinds_[static_cast<std::size_t>(kind_->GetSelection())] : kinds_.front();
    }
    /// One more thing to choose.
    void add_choice(const wxString& label, const wxArrayString& names, int chosen) {
        grid_->Add(new wxStaticText(this, wxID_ANY, label), wxSizerFlags().CentreVertical());
        more_ = new wxChoice(this, wxID_ANY, wxDefaultPosition, FromDIP(wxSize(300, -1)), names);
        more_->SetName(wxStaticText::RemoveMnemonics(label));
        more_->SetSelection(chosen);
        choose_by_letters(*more_, [] {});
        grid_->Add(more_, wxSizerFlags().Expand());
        // Larger than before: its least size is, too, and its middle is elsewhere.
        GetSizer()->SetSizeHints(this);
        CentreOnParent();
        // In the order in which they are seen.
        more_->MoveAfterInTabOrder(id_);
    }
    [[nodiscard]] int chosen() const { return more_->GetSelection(); }
    /// Stands there at first, to be kept or typed over; kept, it has this id.
    void suggest(const std::string& name, const std::string& id) {
        suggested_name_ = name;
        suggested_id_ = id;
        id_->SetValue(to_wx(name));
        id_->SelectAll();
    }
    [[nodiscard]] std::string id() const {
        return !suggested_id_.empty() && typed() == suggested_name_ ? suggested_id_ : id_of_typed();
    }
    /// As it was typed, where that is no id; otherwise the id says it.
    [[nodiscard]] std::string name() const { return typed() == id() ? std::string() : typed(); }

private:
    /// A renamed entry keeps its name for people: its id is what is typed.
    [[nodiscard]] std::string id_of_typed() const {
        return own_.empty() ? id_from_name(pack_.workspace(), kind(), typed()) : pack_id_from(typed());
    }
    [[nodiscard]] std::string typed() const { return from_wx(wxString(id_->GetValue()).Trim(true).Trim(false)); }
    void look_again() {
        const bool nothing = id_->GetValue().empty();
        const bool same = !own_.empty() && id() == own_;
        const std::string objection = nothing || same ? "" : objection_to_id(pack_.workspace(), kind(), id());
        const wxString note =
            to_read(same                 ? "That is its id now. What people read is its name: that stands in its form."
                    : nothing            ? "A name, such as Old mill: its id is made of it."
                    : !objection.empty() ? objection
                                         : "Its id: " + kind() + "/" + id());
        note_->SetLabel(note);
        note_->Wrap(FromDIP(kNoteWidth));
        if (wxWindow* ok = FindWindow(wxID_OK)) ok->Enable(!nothing && !same && objection.empty());
    }

    OpenPack& pack_;
    std::vector<std::string> kinds_;
    std::string own_;
    std::string suggested_name_;
    std::string suggested_id_;
    wxFlexGridSizer* grid_ = nullptr;
    wxChoice* kind_ = nullptr;
    wxChoice* more_ = nullptr;
    wxTextCtrl* id_ = nullptr;
    wxStaticText* note_ = nullptr;
};

wxString text_of(const Use& use) {
    wxString text = to_wx(use.file) + wxString::Format(":%d   ", use.place.line) + to_wx(use.line);
    return use.certain ? text : text + "   (may mean something else)";
}

/// Shows uses; those that may be left out can be chosen.
class UsesDialog : public wxDialog {
public:
    UsesDialog(wxWindow& parent, const wxString& title, const wxString& question, const std::vector<Use>& uses,
               const wxString& action, bool choose)
        : wxDialog(&parent, wxID_ANY, title, wxDefaultPosition, wxDefaultSize,
                   wxDEFAULT_DIALOG_STYLE | wxRESIZE_BORDER) {
        const int gap = FromDIP(8);
        wxArrayString lines;
        for (const Use& use : uses)
            lines.Add(text_of(use));
        auto* column = new wxBoxSizer(wxVERTICAL);
        column->Add(new wxStaticText(this, wxID_ANY, question), wxSizerFlags().Border(wxALL, gap * 2));
        if (choose) {
            list_ = new wxCheckListBox(this, wxID_ANY, wxDefaultPosition, FromDIP(wxSize(640, 260)), lines);
            for (std::size_t i = 0; i < uses.size(); ++i)
                list_->Check(static_cast<unsigned>(i), uses[i].certain);
            list_->SetName("Places");
            // An entry keeps no id that nobody calls it by: where it is defined goes along.
            list_->Bind(wxEVT_CHECKLISTBOX, [this, uses](wxCommandEvent& event) {
                const auto line = static_cast<unsigned>(event.GetInt());
                if (line < uses.size() && uses[line].sort == UseSort::Definition) list_->Check(line, true);
            });
            column->Add(list_, wxSizerFlags(1).Expand().Border(wxLEFT | wxRIGHT, gap * 2));
        } else {
            auto* plain = new wxListBox(this, wxID_ANY, wxDefaultPosition, FromDIP(wxSize(640, 200)), lines);
            plain->SetName("Places");
            column->Add(plain, wxSizerFlags(1).Expand().Border(wxLEFT | wxRIGHT, gap * 2));
        }
        column->Add(CreateStdDialogButtonSizer(wxOK | wxCANCEL), wxSizerFlags().Expand().Border(wxALL, gap * 2));
        SetSizerAndFit(column);
        if (wxWindow* ok = FindWindow(wxID_OK)) ok->SetLabel(action);
        CentreOnParent();
    }

    /// Enter does no harm.
    void default_to_cancel() {
        auto* cancel = dynamic_cast<wxButton*>(FindWindow(wxID_CANCEL));
        if (cancel == nullptr) return;
        cancel->SetDefault();
        cancel->SetFocus();
    }

    [[nodiscard]] std::vector<std::size_t> chosen() const {
        std::vector<std::size_t> numbers;
        for (unsigned i = 0; list_ != nullptr && i < list_->GetCount(); ++i) {
            if (list_->IsChecked(i)) numbers.push_back(i);
        }
        return numbers;
    }

private:
    wxCheckListBox* list_ = nullptr;
};

}  // namespace

bool EntryActions::apply(const Command& command) {
    const std::string refused = command.ok() ? pack_.apply(command) : command.refused;
    if (!refused.empty() && on_refused) on_refused(refused);
    return refused.empty();
}

std::string EntryActions::make(const std::string& kind, const std::string& beside) {
    std::vector<std::string> kinds;
    const std::string system = pack_.system();
    for (const Kind& each : pack_.workspace().kinds()) {
        const bool fits = each.system.empty() || system.empty() || each.system == system;
        if (fits && std::find(kinds.begin(), kinds.end(), each.name) == kinds.end()) kinds.push_back(each.name);
    }
    IdDialog dialog(parent_, "New entry", pack_, kinds, "", kind);
    if (dialog.ShowModal() != wxID_OK) return {};
    const std::string full_id = dialog.kind() + "/" + dialog.id();
    const std::string file = home_of_kind(pack_.workspace(), dialog.kind(), beside);
    const Command command = new_entry(pack_.workspace(), dialog.kind(), dialog.id(), file, dialog.name());
    return apply(command) ? full_id : std::string();
}

std::string EntryActions::make_script(const std::string& beside) {
    const std::vector<ScriptEvent> events = script_events(pack_.workspace());
    IdDialog dialog(parent_, "New special in Lua", pack_, {"specials"}, "");
    wxArrayString names;
    for (const ScriptEvent& each : events)
        names.Add(to_wx(each.name + "   " + each.doc));
    const int usual = static_cast<int>(
        std::find_if(events.begin(), events.end(), [](const ScriptEvent& each) { return each.name == "entered"; }) -
        events.begin());
    dialog.add_choice("&Answers", names, usual < static_cast<int>(events.size()) ? usual : 0);
    if (dialog.ShowModal() != wxID_OK || events.empty()) return {};
    const std::string id = dialog.id();
    const std::string event = events[static_cast<std::size_t>(dialog.chosen())].name;
    const std::string file = home_of_kind(pack_.workspace(), "specials", beside);
    return apply(new_scripted_special(pack_.workspace(), id, event, dialog.name(), file)) ? "specials/" + id + ".lua"
                                                                                          : std::string();
}

std::string EntryActions::duplicate(const std::string& full_id) {
    const std::string kind = kind_part(full_id);
    const CopyName copy = name_for_copy(pack_.workspace(), full_id);
    IdDialog dialog(parent_, "Duplicate " + to_wx(full_id), pack_, {kind}, "");
    dialog.suggest(copy.name.empty() ? copy.id : copy.name, copy.id);
    if (dialog.ShowModal() != wxID_OK) return {};
    const Command command = duplicate_entry(pack_.workspace(), full_id, dialog.id(), dialog.name());
    return apply(command) ? kind + "/" + dialog.id() : std::string();
}

std::string EntryActions::rename(const std::string& full_id) {
    const std::string kind = kind_part(full_id);
    // What cannot be renamed is said before anybody thinks of a name.
    const EntryInfo* known = pack_.workspace().entries().find(full_id);
    if (known == nullptr || !known->own) {
        if (on_refused) on_refused(plan_rename(pack_.workspace(), full_id, id_part(full_id)).refused);
        return {};
    }
    IdDialog dialog(parent_, "Rename " + to_wx(full_id), pack_, {kind}, id_part(full_id), kind, id_part(full_id));
    if (dialog.ShowModal() != wxID_OK) return {};
    const std::string id = dialog.id();
    const auto plan = [&] { return plan_rename(pack_.workspace(), full_id, id); };
    return rename_by(full_id, id, plan) ? kind + "/" + id : std::string();
}

std::string EntryActions::rename_part(const PartName& part) {
    const Rename now = plan_part_rename(pack_.workspace(), part, part.name);
    if (!now.refused.empty()) {
        if (on_refused) on_refused(now.refused);
        return {};
    }
    PartNameDialog dialog(parent_, pack_.workspace(), part);
    if (dialog.ShowModal() != wxID_OK) return {};
    const std::string name = dialog.name();
    const auto plan = [&] { return plan_part_rename(pack_.workspace(), part, name); };
    return rename_by(part.sort_in_words() + " " + part.name, name, plan) ? name : std::string();
}

/// Others may write to the pack while people read: it is asked until what was read is what will be changed.
bool EntryActions::rename_by(const std::string& what, const std::string& name, const std::function<Rename()>& plan) {
    Rename read = plan();
    wxString question = "These places will say " + to_wx(name) + " instead:";
    while (read.refused.empty()) {
        UsesDialog preview(parent_, "Rename " + to_wx(what), question, read.uses, "&Rename", true);
        if (preview.ShowModal() != wxID_OK) return false;
        Rename now = plan();
        if (read_alike(read.uses, now.uses)) {
            const Command command = editor::rename(pack_.workspace(), now, preview.chosen());
            const bool done = apply(command);
            if (done && on_done) on_done(what + " is called " + name + " now, in " + changed_places(command) + ".");
            return done;
        }
        read = std::move(now);
        question = "The pack was changed meanwhile. Now these places will say " + to_wx(name) + " instead:";
    }
    if (on_refused) on_refused(read.refused);
    return false;
}

/// What would miss the entries, but for what goes with them.
std::vector<Use> EntryActions::uses_left(const std::vector<std::string>& full_ids) const {
    const std::unordered_set<std::string> going(full_ids.begin(), full_ids.end());
    std::vector<Use> needing;
    for (const std::string& id : full_ids) {
        for (Use& use : find_uses(pack_.workspace(), id, Packs::Own)) {
            if (use.needs_it() && going.count(use.entry) == 0) needing.push_back(std::move(use));
        }
    }
    return needing;
}

bool EntryActions::remove(const std::vector<std::string>& full_ids) {
    std::vector<Use> read;
    const wxString what =
        full_ids.size() == 1 ? to_wx(full_ids.front()) : wxString::Format("%zu entries", full_ids.size());
    const wxString are = full_ids.size() == 1 ? " is" : " are";
    wxString question =
        what + are + " used here. What uses " + (full_ids.size() == 1 ? "it" : "them") + " will have a problem:";
    std::uint64_t read_at = 0;
    while (pack_.workspace().revision() != read_at) {
        std::vector<Use> needing = uses_left(full_ids);
        if (needing.empty() || read_alike(needing, read)) break;
        read_at = pack_.workspace().revision();
        UsesDialog dialog(parent_, "Take away " + what, question, needing, "&Take away all the same", false);
        dialog.default_to_cancel();
        if (dialog.ShowModal() != wxID_OK) return false;
        read = std::move(needing);
        question = "The pack was changed meanwhile. Now " + what + are + " used here, and there will be a problem:";
    }
    return apply(delete_entries(pack_.workspace(), full_ids));
}

bool EntryActions::restore(const std::string& full_id) { return apply(restore_entry(pack_.workspace(), full_id)); }

}  // namespace briar::editor
