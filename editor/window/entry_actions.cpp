#include "editor/window/entry_actions.hpp"

#include <algorithm>
#include <cstdint>
#include <unordered_set>

#include <wx/button.h>
#include <wx/checklst.h>
#include <wx/dialog.h>
#include <wx/sizer.h>
#include <wx/stattext.h>

#include "editor/core/changed_places.hpp"
#include "editor/core/entry_commands.hpp"
#include "editor/core/full_id.hpp"
#include "editor/core/part_uses.hpp"
#include "editor/core/rename.hpp"
#include "editor/core/script_command.hpp"
#include "editor/core/uses.hpp"
#include "editor/core/workspace.hpp"
#include "editor/picture/wx_text.hpp"
#include "editor/widget/dialog_buttons.hpp"
#include "editor/window/id_dialog.hpp"
#include "editor/window/open_pack.hpp"
#include "editor/window/part_name_dialog.hpp"
#include "editor/window/script_name_dialog.hpp"

namespace briar::editor {
namespace {

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
        add_dialog_buttons(*this, *column, wxOK | wxCANCEL);
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
    IdDialog dialog(parent_, "New entry", pack_.workspace(), {kinds, kind});
    if (dialog.ShowModal() != wxID_OK) return {};
    const std::string full_id = dialog.kind() + "/" + dialog.id();
    const std::string file = home_of_kind(pack_.workspace(), dialog.kind(), beside);
    const Command command = new_entry(pack_.workspace(), dialog.kind(), dialog.id(), file, dialog.name());
    return apply(command) ? full_id : std::string();
}

std::string EntryActions::make_script(const std::string& beside) {
    std::vector<Choice> events;
    for (const ScriptEvent& each : script_events(pack_.workspace()))
        events.push_back({each.name, {}, each.doc});
    IdDialog dialog(parent_, "New special in Lua", pack_.workspace(),
                    {{"specials"}, {}, {}, "What it answers", std::move(events), "entered"});
    if (dialog.ShowModal() != wxID_OK) return {};
    const std::string id = dialog.id();
    const std::string event = dialog.chosen();
    const std::string file = home_of_kind(pack_.workspace(), "specials", beside);
    return apply(new_scripted_special(pack_.workspace(), id, event, dialog.name(), file)) ? "specials/" + id + ".lua"
                                                                                          : std::string();
}

std::string EntryActions::duplicate(const std::string& full_id) {
    const std::string kind = kind_part(full_id);
    const CopyName copy = name_for_copy(pack_.workspace(), full_id);
    IdDialog dialog(parent_, "Duplicate " + to_wx(full_id), pack_.workspace(), {{kind}});
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
    IdDialog dialog(parent_, "Rename " + to_wx(full_id), pack_.workspace(), {{kind}, kind, id_part(full_id)});
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

void EntryActions::rename_in_script(const std::string& file, const ScriptName& name) {
    const auto document = pack_.workspace().document(file);
    if (!document) return;
    ScriptNameDialog dialog(parent_, document->text(), name);
    if (dialog.ShowModal() != wxID_OK) return;
    const Command command = editor::rename_in_script(pack_.workspace(), file, name, dialog.name());
    if (apply(command) && on_done) on_done("Renamed " + name.name + " to " + dialog.name() + " in this script.");
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
            if (done && on_done) on_done("Renamed " + what + " to " + name + " in " + changed_places(command) + ".");
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
