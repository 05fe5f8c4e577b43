// What the window does with whole entries.
#include <algorithm>

#include <wx/menu.h>
#include <wx/weakref.h>

#include "editor/core/entry_value.hpp"
#include "editor/core/full_id.hpp"
#include "editor/core/language.hpp"
#include "editor/core/part_uses.hpp"
#include "editor/core/script_names.hpp"
#include "editor/core/workspace.hpp"
#include "editor/form/form_panel.hpp"
#include "editor/picture/wx_text.hpp"
#include "editor/play/play_pane.hpp"
#include "editor/widget/context_menu.hpp"
#include "editor/window/entry_actions.hpp"
#include "editor/window/entry_pane.hpp"
#include "editor/window/main_frame.hpp"
#include "editor/window/open_pack.hpp"
#include "editor/window/pack_tree.hpp"
#include "editor/window/problems_pane.hpp"
#include "editor/window/text_pane.hpp"
#include "editor/window/text_view.hpp"
#include "editor/window/uses_pane.hpp"
#include "runtime/source/letters.hpp"

namespace briar::editor {
namespace {

/// What the script calls its own at the caret of its text; nothing: no such thing, or no script.
std::optional<ScriptName> own_name_at(TextPane* page) {
    if (page == nullptr || !page->document().name().ends_with(".lua")) return std::nullopt;
    return script_name_at(page->document().text(), static_cast<std::size_t>(page->text().GetCurrentPos()));
}

}  // namespace

void MainFrame::add_entry_commands() {
    const wxString menu = "E&ntry";
    const auto open = [this] { return pack_ != nullptr; };
    const auto chosen = [this] { return pack_ && !chosen_entries().empty(); };
    const auto one = [this] { return pack_ && chosen_entries().size() == 1; };
    // In a text it is said why nothing is named.
    const auto named = [this] {
        return pack_ && (named_entries().size() == 1 || (!tree_->is_used() && shown_text() != nullptr));
    };
    commands_.add({"entry.new", menu, dots("&New entry"), "Ctrl+E", "Makes an entry with the least that it needs.",
                   [this] { make_entry(kind_at_hand()); }, open});
    commands_.add({"entry.new-script", menu, dots("New special in &Lua"), "Shift+Ctrl+L",
                   "Makes a special with a script that answers an event.", [this] { make_script(); }, open});
    commands_.add({"entry.duplicate", menu, dots("&Duplicate"), "Ctrl+D", "Copies the entry under another id.",
                   [this] { duplicate_entry(chosen_entries().front()); }, one});
    commands_.add({"entry.rename", menu, dots("&Rename"), "F2",
                   "Gives the entry another id, or a mode, a var or a map another name, wherever it is spoken of.",
                   [this] { rename_named(); }, named});
    commands_.add({"entry.remove", menu, "Take &away", "",
                   "Takes the entry away, and shows who uses it. In the tree: Delete.",
                   [this] { remove_entries(chosen_entries()); }, chosen});
    commands_.separate();
    commands_.add({"entry.uses", menu, "&Find uses", "Shift+F12", "Shows where the entry is spoken of.",
                   [this] { show_named_uses(); }, named});
    commands_.add({"entry.text", menu, "Show as &text", "Ctrl+T", "Shows the entry in its file.",
                   [this] { open_entry_text(chosen_entries().front()); }, one});
    add_page_commands();
    commands_.separate();
    commands_.add({"entry.fix", menu, "&Mend the problem", "Ctrl+.",
                   "Mends what is wrong at the caret of the text, or the chosen problem.", [this] { mend(); },
                   [this] { return pack_ && (text_has_focus() || problems_->can_fix()); }});
}

/// The entries that commands are about: those chosen in the tree while it is used, else the one that is shown, in its
/// form or around the caret of its text.
std::vector<std::string> MainFrame::chosen_entries() const {
    if (tree_->is_used()) return tree_->selected_all();
    if (const EntryPane* shown = shown_entry())
        return shown->unreadable() ? std::vector<std::string>() : shown->full_ids();
    if (TextPane* shown = shown_text()) {
        const auto caret = static_cast<std::size_t>(shown->text().GetCurrentPos());
        const EntryInfo* entry = pack_->workspace().entries().at(shown->document().name(), caret);
        return entry != nullptr ? std::vector<std::string>{entry->full_id()} : std::vector<std::string>();
    }
    return tree_->selected_all();
}

std::vector<std::string> MainFrame::named_entries() const {
    TextPane* text = tree_->is_used() ? nullptr : shown_text();
    if (text != nullptr) {
        const std::string& named = text->text().entry_named_here();
        if (!named.empty()) return {named};
    }
    return chosen_entries();
}

EntryActions MainFrame::actions() {
    EntryActions actions(*this, *pack_);
    actions.on_refused = [this](const std::string& reason) { tell(to_wx(reason), wxICON_WARNING); };
    actions.on_done = [this](const std::string& what) { whisper(to_wx(what)); };
    return actions;
}

std::string MainFrame::kind_at_hand() const {
    const std::vector<std::string> chosen = tree_->is_used() ? std::vector<std::string>() : chosen_entries();
    return chosen.empty() ? tree_->selected_kind() : chosen.front().substr(0, chosen.front().find('/'));
}

void MainFrame::make_entry(const std::string& kind) {
    if (!pack_) return;
    const std::string made = actions().make(kind, kind_at_hand());
    if (made.empty()) return;
    open_entry(made);
    tree_->show_new(made);
    focus_name();
}

void MainFrame::make_script() {
    if (!pack_) return;
    const std::string file = actions().make_script(kind_at_hand());
    if (file.empty()) return;
    open_file(file);
    tree_->show_new_file(file);
}

void MainFrame::duplicate_entry(const std::string& full_id) {
    const std::string made = actions().duplicate(full_id);
    if (made.empty()) return;
    open_entry(made);
    tree_->show_new(made);
    focus_name();
}

/// Of an entry, at the caret of a text.
std::optional<PartName> MainFrame::named_part() const {
    TextPane* text = !pack_ || tree_->is_used() ? nullptr : shown_text();
    if (text == nullptr) return std::nullopt;
    return text->text().part_named_here();
}

/// What the tree or the shown document names: an entry, or a part of one.
void MainFrame::rename_named() {
    TextPane* page = tree_->is_used() ? nullptr : shown_text();
    if (const auto own = own_name_at(page)) {
        actions().rename_in_script(page->document().name(), *own);
        return page->text().SetFocus();
    }
    if (const auto part = named_part()) return rename_part(*part);
    const std::vector<std::string> named = named_entries();
    if (named.size() == 1) return rename_entry(named.front());
    TextView& text = shown_text()->text();
    const auto caret = static_cast<std::size_t>(text.GetCurrentPos());
    tell(to_read(capitalized(why_no_part(pack_->workspace(), text.document().name(), caret)) + "."),
         wxICON_INFORMATION);
}

void MainFrame::show_named_uses() {
    TextPane* page = tree_->is_used() ? nullptr : shown_text();
    if (const auto own = own_name_at(page)) {
        uses_->show_in_script(*pack_, page->document().name(), *own);
        aui_.GetPane("uses").Caption("Uses").Show();
        return aui_.Update();
    }
    const std::vector<std::string> named = named_entries();
    if (named.size() == 1) return show_uses(named.front());
    tell("Nothing here names an entry: put the caret into its id, or search for words in all texts (Shift+Ctrl+F).",
         wxICON_INFORMATION);
}

void MainFrame::rename_part(const PartName& part) {
    const wxWeakRef<TextPane> text(shown_text());
    if (!actions().rename_part(part).empty()) close_gone_pages();
    if (text) text->text().SetFocus();
}

void MainFrame::rename_entry(const std::string& full_id) {
    const bool from_tree = tree_->is_used();
    const wxWeakRef<TextPane> text(from_tree ? nullptr : shown_text());
    const bool from_text = text != nullptr;
    const std::string renamed = actions().rename(full_id);
    if (text) text->text().SetFocus();
    if (renamed.empty()) return;
    const auto id_of = [](const std::string& full) { return full.substr(full.find('/') + 1); };
    play_->follow_rename({full_id.substr(0, full_id.find('/')), id_of(full_id), id_of(renamed)});
    close_gone_pages();
    uses_->follow_rename(*pack_, full_id, renamed);
    if (from_text) return;
    open_entry(renamed);
    tree_->show_new(renamed);
    // Its page is another one now; the keyboard goes on where it was.
    CallAfter([this, from_tree] {
        if (from_tree) return tree_->focus_tree();
        enter_page();
    });
}

/// What people change first.
void MainFrame::focus_name() {
    CallAfter([this] {
        if (EntryPane* page = shown_entry()) page->form().focus({"name"});
    });
}

/// One slip of the hand may take several away: what is gone is told, with the way back.
void MainFrame::remove_entries(const std::vector<std::string>& full_ids) {
    if (!actions().remove(full_ids)) return;
    close_gone_pages();
    // Not in whatever page is shown now: what is typed next would change it.
    CallAfter([this] { tree_->focus_tree(); });
    const auto last_step = [this, done = pack_->workspace().revision()] {
        return pack_ && pack_->workspace().revision() == done;
    };
    const auto take_back = [this, last_step] {
        if (last_step() && pack_->workspace().undo()) return whisper("Everything is back.");
        tell("Something else has been done since: the history has the step.", wxICON_INFORMATION);
    };
    const std::string& first = full_ids.front();
    const std::string kind = kind_part(first);
    const bool alike =
        std::all_of(full_ids.begin(), full_ids.end(), [&](const std::string& id) { return kind_part(id) == kind; });
    const wxString what = full_ids.size() == 1
                              ? to_wx(first)
                              : wxString::Format("%zu ", full_ids.size()) + to_wx(alike ? kind : "entries");
    // A message goes with the page that it is about: those that are gone go first.
    CallAfter([this, what, take_back, last_step] {
        if (last_step())
            info_->tell("Taken away: " + what + ".", wxICON_INFORMATION, {{"&Undo", take_back}}, last_step);
    });
}

void MainFrame::show_uses(const std::string& full_id) {
    uses_->show(*pack_, full_id);
    aui_.GetPane("uses").Caption("Uses").Show();
    aui_.Update();
}

void MainFrame::entry_menu(const std::vector<std::string>& full_ids, const wxPoint& at) {
    if (!pack_ || full_ids.empty()) return;
    wxMenu menu;
    // With the keys of the command that does the same.
    const auto item = [&](const wxString& label, std::function<void()> action, const char* command = "") {
        const WindowCommand* same = commands_.find(command);
        const wxString keys = same != nullptr ? same->shortcut : wxString();
        wxMenuItem* made = menu.Append(wxID_ANY, keys.empty() ? label : label + "\t" + keys);
        menu.Bind(
            wxEVT_MENU, [this, action = std::move(action)](wxCommandEvent&) { CallAfter(action); }, made->GetId());
    };
    const std::string first = full_ids.front();
    const EntryInfo* info = pack_->workspace().entries().find(first);
    if (info == nullptr) return;
    item("&Open", [this, full_ids] { open_entries(full_ids); });
    if (full_ids.size() == 1) {
        item(
            "Show as &text", [this, first] { open_entry_text(first); }, "entry.text");
        item(
            "&Find uses", [this, first] { show_uses(first); }, "entry.uses");
        menu.AppendSeparator();
        item(
            dots("&Duplicate"), [this, first] { duplicate_entry(first); }, "entry.duplicate");
        if (info->own)
            item(
                dots("&Rename"), [this, first] { rename_entry(first); }, "entry.rename");
        if (info->taken_out) item("Take &back in", [this, first] { actions().restore(first); });
    }
    if (!info->taken_out)
        item(
            "Take &away\tDel", [this, full_ids] { remove_entries(full_ids); }, "entry.remove");
    menu.AppendSeparator();
    item(
        dots("&New " + to_wx(singular_of(pack_->workspace(), info->kind))),
        [this, kind = info->kind] { make_entry(kind); }, "entry.new");
    pop_up(*tree_, menu, at);
}

/// Of a heading in the tree.
void MainFrame::group_menu(const std::string& kind, const wxPoint& at) {
    if (!pack_) return;
    wxMenu menu;
    const auto item = [&](const wxString& label, std::function<void()> action) {
        wxMenuItem* made = menu.Append(wxID_ANY, label);
        menu.Bind(
            wxEVT_MENU, [this, action = std::move(action)](wxCommandEvent&) { CallAfter(action); }, made->GetId());
    };
    if (!kind.empty())
        item(dots("&New " + to_wx(singular_of(pack_->workspace(), kind))), [this, kind] { make_entry(kind); });
    if (kind.empty() || kind == "specials") item(dots("New special in &Lua"), [this] { make_script(); });
    if (!pack_->workspace().below()->packs().empty()) {
        menu.AppendSeparator();
        const bool only = tree_->shows_only_own();
        item(only ? "Show &all" : "&Only this pack", [this, only] { tree_->show_only_own(!only); });
    }
    if (menu.GetMenuItemCount() == 0) return;
    pop_up(*tree_, menu, at);
}

}  // namespace briar::editor
