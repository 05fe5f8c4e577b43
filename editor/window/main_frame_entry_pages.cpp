// Tabs of entries: which there are, and what they are called.
#include <map>
#include <utility>

#include <wx/notebook.h>

#include "editor/board/board_canvas.hpp"
#include "editor/core/entry_value.hpp"
#include "editor/core/full_id.hpp"
#include "editor/core/new_name.hpp"
#include "editor/core/part_uses.hpp"
#include "editor/core/workspace.hpp"
#include "editor/form/form_panel.hpp"
#include "editor/picture/wx_text.hpp"
#include "editor/play/play_pane.hpp"
#include "editor/window/entry_actions.hpp"
#include "editor/window/entry_pane.hpp"
#include "editor/window/main_frame.hpp"
#include "editor/window/open_pack.hpp"
#include "editor/window/pack_tree.hpp"
#include "editor/window/text_pane.hpp"
#include "editor/window/text_view.hpp"

namespace briar::editor {
namespace {

const wxString kNotSaved = wxString::FromUTF8("  \xE2\x97\x8F");

wxString tab_title(const Workspace& workspace, const std::vector<std::string>& full_ids) {
    const EntryInfo* first = workspace.entries().find(full_ids.front());
    if (first == nullptr) return to_wx(full_ids.front());
    return full_ids.size() == 1 ? to_wx(first->name) : wxString::Format("%zu ", full_ids.size()) + to_wx(first->kind);
}

}  // namespace

void MainFrame::open_entry(const std::string& full_id) {
    open_entries({full_id});
    keep_shown_tab();
}

void MainFrame::open_entries(const std::vector<std::string>& full_ids) {
    if (!pack_ || full_ids.empty()) return;
    for (const std::string& id : full_ids) {
        if (pack_->workspace().entries().find(id) == nullptr) return;
    }
    for (std::size_t i = 0; i < tabs_->GetPageCount(); ++i) {
        auto* page = dynamic_cast<EntryPane*>(tabs_->GetPage(i));
        if (page == nullptr || page->full_ids() != full_ids) continue;
        page->be_quiet(looking_);
        tabs_->SetSelection(i);
        return;
    }
    EntryPane* page = make_entry_page(full_ids);
    page->be_quiet(looking_);
    tabs_->AddPage(page, tab_title(pack_->workspace(), full_ids), true);
    update_tab_titles();
}

EntryPane* MainFrame::make_entry_page(const std::vector<std::string>& full_ids) {
    auto* page = new EntryPane(tabs_, *pack_, full_ids);
    page->on_entry = [this](const std::string& id) { open_entry(id); };
    // When it is shown, after this.
    page->on_made = [this](const std::string& id) {
        CallAfter([this, id] {
            if (pack_) tree_->show_new(id);
        });
    };
    page->on_place = [this](const Place& place) { open_place(place); };
    page->on_refused = [this](const std::string& reason) { tell(to_wx(reason), wxICON_WARNING); };
    const auto list = [this] { CallAfter([this] { list_refused(); }); };
    page->on_untaken = list;
    page->Bind(wxEVT_DESTROY, [this, page, list](wxWindowDestroyEvent& event) {
        event.Skip();
        if (event.GetEventObject() == page && !IsBeingDeleted()) list();
    });
    page->on_rename = [this](const PartName& part) { (void)actions().rename_part(part); };
    page->on_play_from = [this](const PackTest& test) {
        show_play();
        play_->play_from(test);
    };
    return page;
}

/// What the shown entries are called now whose ids a step has taken away.
void MainFrame::note_new_names(const StepEvent& step) {
    for (std::size_t i = 0; i < tabs_->GetPageCount(); ++i) {
        const auto* page = dynamic_cast<EntryPane*>(tabs_->GetPage(i));
        if (page == nullptr) continue;
        for (const std::string& id : page->full_ids()) {
            const auto known = new_names_.find(id);
            const std::string now = known != new_names_.end() ? known->second : id;
            if (pack_->workspace().entries().find(now) != nullptr) continue;
            if (const std::string name = new_name(pack_->workspace(), step, now); !name.empty()) new_names_[id] = name;
        }
    }
}

void MainFrame::follow_new_names() {
    const std::map<std::string, std::string> names = std::exchange(new_names_, {});
    for (std::size_t i = tabs_->GetPageCount(); !names.empty() && i-- > 0;) {
        const auto* page = dynamic_cast<EntryPane*>(tabs_->GetPage(i));
        if (page == nullptr) continue;
        std::vector<std::string> ids = page->full_ids();
        for (std::string& id : ids) {
            const auto known = names.find(id);
            if (known != names.end()) id = known->second;
        }
        if (ids != page->full_ids()) call_page(i, ids);
    }
}

/// A page of the same entries under other ids, in the place of the one that there is.
void MainFrame::call_page(std::size_t number, const std::vector<std::string>& full_ids) {
    auto* before = dynamic_cast<EntryPane*>(tabs_->GetPage(number));
    const bool shown = tabs_->GetCurrentPage() == before;
    const bool focused = shown && before->IsDescendant(wxWindow::FindFocus());
    EntryPane* page = make_entry_page(full_ids);
    if (page->pages() != nullptr && before->pages() != nullptr &&
        page->pages()->GetPageCount() == before->pages()->GetPageCount())
        page->pages()->SetSelection(static_cast<std::size_t>(before->pages()->GetSelection()));
    tabs_->InsertPage(number, page, tab_title(pack_->workspace(), full_ids), shown);
    if (glance_ == before) glance_ = page;
    tabs_->DeletePage(number + 1);
    if (focused) page->SetFocus();
}

/// Tabs of entries are called as the entries are, with their kinds where several have one name; texts that are not
/// saved have a mark.
void MainFrame::update_tab_titles() {
    std::map<wxString, int> called;
    std::vector<wxString> titles(tabs_->GetPageCount());
    for (std::size_t i = 0; i < titles.size(); ++i) {
        if (const auto* entry = dynamic_cast<EntryPane*>(tabs_->GetPage(i))) {
            const bool there = pack_->workspace().entries().find(entry->full_ids().front()) != nullptr;
            if (there) titles[i] = tab_title(pack_->workspace(), entry->full_ids());
        } else if (auto* text = dynamic_cast<TextPane*>(tabs_->GetPage(i))) {
            titles[i] = to_wx(text->document().name()) + (text->document().modified() ? kNotSaved : wxString());
        }
        ++called[titles[i]];
    }
    for (std::size_t i = 0; i < titles.size(); ++i) {
        if (titles[i].empty()) continue;
        const auto* entry = dynamic_cast<EntryPane*>(tabs_->GetPage(i));
        if (entry != nullptr && called[titles[i]] > 1)
            titles[i] += " (" + to_wx(singular_of(pack_->workspace(), kind_part(entry->full_ids().front()))) + ")";
        if (tabs_->GetPageText(i) != titles[i]) tabs_->SetPageText(i, titles[i]);
    }
}

EntryPane* MainFrame::shown_entry() const { return dynamic_cast<EntryPane*>(tabs_->GetCurrentPage()); }

int MainFrame::entry_page(const wxString& title) const {
    EntryPane* shown = shown_entry();
    const wxNotebook* pages = shown != nullptr ? shown->pages() : nullptr;
    for (std::size_t i = 0; pages != nullptr && i < pages->GetPageCount(); ++i) {
        if (pages->GetPageText(i) == title) return static_cast<int>(i);
    }
    return wxNOT_FOUND;
}

void MainFrame::show_entry_page(const wxString& title) {
    const int page = entry_page(title);
    if (page == wxNOT_FOUND) return;
    wxNotebook& pages = *shown_entry()->pages();
    pages.SetSelection(static_cast<std::size_t>(page));
    pages.GetCurrentPage()->SetFocus();
}

/// The tabs of an entry, for those who look for them by words.
void MainFrame::add_page_commands() {
    const auto add = [this](const char* id, const wxString& label, const char* title, const wxString& help) {
        commands_.add({id, "", label, "", help, [this, title] { show_entry_page(title); },
                       [this, title] { return pack_ && entry_page(title) != wxNOT_FOUND; }});
    };
    add("entry.form", "Show the form", "Form", "Shows the fields of the entry.");
    add("entry.rules", "Show the rules", "Rules", "Shows the rules of the entry as blocks.");
    add("entry.set-up", "Show the set-up", "Set-up", "Shows what the scenario begins with.");
    add("entry.paint", "Paint the tile", "Paint", "Shows the tile to be painted, among its neighbours.");
    commands_.add({"entry.map", "", "Show the map", "", "Shows the positions of the scenario, or of the first one.",
                   [this] { show_map(); }, [this] { return pack_ && !first_scenario().empty(); }});
}

void MainFrame::show_map() {
    if (entry_page("Map") == wxNOT_FOUND) open_entry(first_scenario());
    show_entry_page("Map");
}

/// One of the pack's own, if it has any.
std::string MainFrame::first_scenario() const {
    std::string first;
    for (const EntryInfo& each : pack_->workspace().entries().list()) {
        if (each.kind != "scenarios" || each.taken_out) continue;
        if (each.own) return each.full_id();
        if (first.empty()) first = each.full_id();
    }
    return first;
}

}  // namespace briar::editor
