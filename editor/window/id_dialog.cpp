#include "editor/window/id_dialog.hpp"

#include <algorithm>
#include <functional>
#include <utility>

#include <wx/choice.h>
#include <wx/textctrl.h>

#include "editor/core/entry_commands.hpp"
#include "editor/core/starting_value.hpp"
#include "editor/core/workspace.hpp"
#include "editor/picture/wx_text.hpp"
#include "editor/widget/choice_list.hpp"
#include "runtime/session/new_pack.hpp"

namespace briar::editor {
namespace {

constexpr int kListHeight = 170;

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

}  // namespace

IdDialog::IdDialog(wxWindow& parent, const wxString& title, const Workspace& workspace, Asked asked)
    : NameDialog(parent, title), workspace_(workspace), asked_(std::move(asked)) {
    if (asked_.kinds.size() > 1) add_kinds();
    add_name(asked_.own.empty() ? "&Name or id" : "&New id", asked_.own);
    list_ = asked_.more.empty() ? nullptr : make_list();
    finish(list_);
}

void IdDialog::add_kinds() {
    kind_ = new wxChoice(this, wxID_ANY);
    for (const std::string& each : asked_.kinds)
        kind_->Append(to_wx(words_of(workspace_.kind(each)->singular)));
    const auto chosen = std::find(asked_.kinds.begin(), asked_.kinds.end(), asked_.kind);
    kind_->SetSelection(chosen == asked_.kinds.end() ? 0 : static_cast<int>(chosen - asked_.kinds.begin()));
    kind_->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) { look_again(); });
    choose_by_letters(*kind_, [this] { look_again(); });
    add_row("&Kind", *kind_);
}

ChoiceList* IdDialog::make_list() {
    auto* list = new ChoiceList(this, asked_.more, asked_.choices, kListHeight);
    list->choose(asked_.chosen);
    list->on_choose = [this] { look_again(); };
    list->field().SetHint(asked_.more + ": type to search");
    list->field().Bind(wxEVT_KEY_DOWN, [list](wxKeyEvent& event) {
        if (!list->walk(event.GetKeyCode())) event.Skip();
    });
    list->field().Bind(wxEVT_TEXT_ENTER, [this](wxCommandEvent&) {
        if (wxWindow* ok = FindWindow(wxID_OK); ok->IsEnabled()) EndModal(wxID_OK);
    });
    return list;
}

std::string IdDialog::kind() const {
    return kind_ != nullptr ? asked_.kinds[static_cast<std::size_t>(kind_->GetSelection())] : asked_.kinds.front();
}

void IdDialog::suggest(const std::string& name, const std::string& id) {
    suggested_name_ = name;
    suggested_id_ = id;
    field().SetValue(to_wx(name));
    field().SelectAll();
}

/// A renamed entry keeps its name for people: its id is what is typed.
std::string IdDialog::id_of_typed() const {
    return asked_.own.empty() ? id_from_name(workspace_, kind(), typed()) : pack_id_from(typed());
}

std::string IdDialog::id() const {
    return !suggested_id_.empty() && typed() == suggested_name_ ? suggested_id_ : id_of_typed();
}

std::string IdDialog::name() const { return typed() == id() ? std::string() : typed(); }

std::string IdDialog::chosen() const {
    const Choice* choice = list_ != nullptr ? list_->chosen() : nullptr;
    return choice != nullptr ? choice->value : std::string();
}

void IdDialog::look_again() {
    const bool nothing = field().IsEmpty();
    const bool same = !asked_.own.empty() && id() == asked_.own;
    const bool none_chosen = list_ != nullptr && chosen().empty();
    const std::string objection = nothing || same ? "" : objection_to_id(workspace_, kind(), id());
    say(same                 ? "That is its id now. What people read is its name: that stands in its form."
        : nothing            ? "A name, such as Old mill: its id is made of it."
        : !objection.empty() ? objection
        : none_chosen        ? "Choose one from the list: nothing in it is called what is searched there."
                             : "Its id: " + kind() + "/" + id(),
        !nothing && !same && !none_chosen && objection.empty());
}

}  // namespace briar::editor
