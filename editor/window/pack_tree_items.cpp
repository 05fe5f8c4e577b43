// What stands in the pack's tree: its lines as items, and the signs at them.
#include <algorithm>
#include <map>
#include <set>
#include <utility>

#include <wx/checkbox.h>
#include <wx/srchctrl.h>
#include <wx/stattext.h>
#include <wx/treectrl.h>
#include <wx/wupdlock.h>

#include "editor/core/full_id.hpp"
#include "editor/core/new_name.hpp"
#include "editor/core/workspace.hpp"
#include "editor/picture/wx_text.hpp"
#include "editor/widget/for_now.hpp"
#include "editor/widget/look.hpp"
#include "editor/window/open_pack.hpp"
#include "editor/window/pack_tree.hpp"
#include "editor/window/tree_items.hpp"
#include "editor/window/tree_pictures.hpp"

namespace briar::editor {
namespace {

/// The same as it is seen on the ground of a row that is chosen.
int on_chosen_row(int picture) {
    switch (picture) {
        case kFolder:
            return kChosenFolder;
        case kFile:
            return kChosenFile;
        case kScript:
            return kChosenScript;
        default:
            return picture;
    }
}

void show_picture(wxTreeCtrl& tree, const wxTreeItemId& item, int picture) {
    if (tree.GetItemImage(item) == picture) return;
    tree.SetItemImage(item, picture);
    tree.SetItemImage(item, on_chosen_row(picture), wxTreeItemIcon_Selected);
}

constexpr std::size_t kMostOpened = 400;  // lines that are opened for a search

/// The worst of some problems as a picture; negative: none that matters.
int sign_of(const std::vector<const Diagnostic*>& problems) {
    int sign = -1;
    for (const Diagnostic* problem : problems) {
        if (problem->severity == Severity::Error) return kError;
        if (problem->severity == Severity::Warning) sign = kWarning;
    }
    return sign;
}

}  // namespace

void PackTree::fill_soon() {
    // Many changes of one moment are shown once.
    if (waiting_) return;
    waiting_ = true;
    CallAfter([this] { fill(); });
}

void PackTree::fill() {
    waiting_ = false;
    tip_ = {};
    const bool has_below = pack_ != nullptr && !pack_->workspace().below()->packs().empty();
    if (only_own_->IsShown() != has_below) {
        only_own_->Show(has_below);
        Layout();
    }
    std::vector<TreeLine> lines = found();
    show_nothing(lines.empty() && !search_->GetValue().empty());
    const auto same_place = [](const TreeLine& a, const TreeLine& b) { return a.group == b.group && a.key == b.key; };
    if (tree_->GetRootItem().IsOk() && items_.size() == lines.size() &&
        std::equal(lines.begin(), lines.end(), shown_.begin(), shown_.end(), same_place)) {
        update(std::move(lines));
        if (search_->GetValue().empty()) open_before_.reset();
    } else {
        build(std::move(lines));
    }
}

/// What was found stays while it is worked on, also when its words change.
std::vector<TreeLine> PackTree::found() {
    if (pack_ == nullptr) return {};
    const std::string search = from_wx(search_->GetValue());
    if (std::exchange(searched_, search) != search) found_.clear();
    std::vector<TreeLine> lines = found_lines(tree_lines(pack_->workspace(), shows_only_own()), search, found_);
    if (search.empty()) return lines;
    for (const TreeLine& each : lines)
        found_.insert(each.key);
    return lines;
}

void PackTree::follow_names(const StepEvent& step) {
    std::set<std::string> names;
    for (const std::string& key : found_) {
        const bool is_entry = key.find('/') != std::string::npos && pack_->workspace().kind(kind_part(key)) != nullptr;
        if (!is_entry || pack_->workspace().entries().find(key) != nullptr) continue;
        if (const std::string name = new_name(pack_->workspace(), step, key); !name.empty()) names.insert(name);
    }
    found_.merge(names);
}

void PackTree::show_nothing(bool nothing) {
    if (nothing) {
        const wxString words = wxString(search_->GetValue()).Trim(true).Trim(false);
        none_called_->SetLabelText("Nothing is called " + wxString::FromUTF8("\xE2\x80\x9C") + words +
                                   wxString::FromUTF8("\xE2\x80\x9D."));
        none_called_->SetToolTip(none_called_->GetLabelText());
        left_out_->Show(shows_only_own());
        nothing_->Layout();
    }
    if (nothing_->IsShown() == nothing) return;
    nothing_->Show(nothing);
    tree_->Show(!nothing);
    Layout();
}

/// The same lines, some with other words.
void PackTree::update(std::vector<TreeLine> lines) {
    for (std::size_t i = 0; i < lines.size(); ++i) {
        if (lines[i].label != shown_[i].label) tree_->SetItemText(items_[i], to_wx(lines[i].label));
        if (lines[i].faint != shown_[i].faint) colour(i, lines[i].faint);
    }
    shown_ = std::move(lines);
}

void PackTree::colour(std::size_t index, bool faint) {
    const Look look = current_look();
    tree_->SetItemTextColour(items_[index], faint ? look.faint : look.text);
}

std::set<std::string> PackTree::open_groups() const {
    std::set<std::string> open;
    const wxTreeItemId root = tree_->GetRootItem();
    wxTreeItemIdValue cookie;
    for (wxTreeItemId item = root.IsOk() ? tree_->GetFirstChild(root, cookie) : wxTreeItemId(); item.IsOk();
         item = tree_->GetNextChild(root, cookie)) {
        if (tree_->IsExpanded(item)) open.insert(dynamic_cast<ItemData*>(tree_->GetItemData(item))->group);
    }
    return open;
}

/// While one searches, those that were open before are kept in mind: they come back.
std::set<std::string> PackTree::groups_to_open() {
    std::set<std::string> open = open_groups();
    const bool searching = !search_->GetValue().empty();
    if (searching && !open_before_) open_before_ = open;
    if (!searching && open_before_) open = *std::exchange(open_before_, std::nullopt);
    return open;
}

void PackTree::build(std::vector<TreeLine> lines) {
    const ForNow filling(filling_, true);
    build_unseen(std::move(lines));
    // Trees that are frozen do not scroll.
    wxArrayTreeItemIds items;
    if (tree_->GetSelections(items) > 0) tree_->EnsureVisible(items[0]);
}

void PackTree::build_unseen(std::vector<TreeLine> lines) {
    const wxWindowUpdateLocker still(tree_);
    const std::set<std::string> open = groups_to_open();
    const std::vector<std::string> chosen = selected_all();
    const std::string file = awaited_file_.empty() ? selected_file() : awaited_file_;
    shown_ = std::move(lines);
    items_.clear();
    tree_->DeleteAllItems();
    const wxTreeItemId root = tree_->AddRoot("");
    // What was found is shown at once, as long as somebody could read it.
    std::size_t room = search_->GetValue().empty() ? 0 : kMostOpened;
    for (std::size_t begin = 0; begin < shown_.size();) {
        std::size_t end = begin;
        while (end < shown_.size() && shown_[end].group == shown_[begin].group)
            ++end;
        const wxTreeItemId group = add_group(root, begin, end);
        const bool found = end - begin <= room;
        if (found) room -= end - begin;
        if (found || (search_->GetValue().empty() && open.count(shown_[begin].group) != 0)) tree_->Expand(group);
        begin = end;
    }
    if (!awaited_.empty()) {
        select(awaited_);
    } else if (!file.empty()) {
        select_file(file);
    } else {
        select_again(chosen);
    }
    mark_problems();
}

/// A heading with the lines of one group below it.
wxTreeItemId PackTree::add_group(const wxTreeItemId& root, std::size_t begin, std::size_t end) {
    const std::string& name = shown_[begin].group;
    const wxString title = in_capital(to_wx(name)) + wxString::Format("  (%zu)", end - begin);
    const wxTreeItemId group = tree_->AppendItem(root, title, kFolder, kChosenFolder, new ItemData({}, {}, name));
    tree_->SetItemBold(group);
    for (std::size_t i = begin; i < end; ++i) {
        const TreeLine& line = shown_[i];
        const int picture = !line.is_file ? -1 : line.sort == FileSort::Script ? kScript : kFile;
        auto* data = line.is_file ? new ItemData({}, line.key, {}) : new ItemData(line.key, {}, {});
        items_.push_back(tree_->AppendItem(group, to_wx(line.label), picture, on_chosen_row(picture), data));
        if (line.faint) colour(i, true);
    }
    return group;
}

/// Of an entry that no problem names: of those that are told of its lines, or because it could not be read at all.
int PackTree::sign_of_place(const std::string& full_id, const Checked& checked,
                            const std::map<std::string, std::vector<const Diagnostic*>>& of_lines) const {
    const EntryInfo* entry = pack_->check_is_current() ? pack_->workspace().entries().find(full_id) : nullptr;
    if (entry == nullptr || !entry->own || entry->taken_out || !checked.catalog) return -1;
    if (!checked.catalog->find(entry->kind, entry->id, pack_->system())) return kError;
    std::vector<const Diagnostic*> here;
    for (const EntrySite& site : entry->sites) {
        const auto problems = of_lines.find(site.file);
        if (problems == of_lines.end()) continue;
        const std::string& text = pack_->workspace().document(site.file)->text();
        for (const Diagnostic* each : problems->second) {
            const Span span = each->place.span;
            const bool within = span.begin >= site.key.begin && span.end <= site.span.end;
            // Whoever is there twice is told of at the second place.
            const bool namesake = span.end <= text.size() && text.substr(span.begin, span.size()) == entry->id;
            if (within || namesake) here.push_back(each);
        }
    }
    return sign_of(here);
}

/// Badges: a sign at every entry and file that has problems, and at their group.
void PackTree::mark_problems() {
    if (pack_ == nullptr || !pack_->checked() || !tree_->GetRootItem().IsOk()) return;
    const Checked& checked = *pack_->checked();
    std::map<std::string, int> files;
    std::map<std::string, std::vector<const Diagnostic*>> of_lines;  // and of no entry
    for (const auto& [place, problems] : checked.by_file) {
        const std::string file = pack_->workspace().name_of(place);
        files[file] = sign_of(problems);
        for (const Diagnostic* each : problems) {
            if (each->entry.empty()) of_lines[file].push_back(each);
        }
    }
    wxTreeItemIdValue cookie;
    const wxTreeItemId root = tree_->GetRootItem();
    for (wxTreeItemId group = tree_->GetFirstChild(root, cookie); group.IsOk();
         group = tree_->GetNextChild(root, cookie)) {
        int worst = kFolder;
        wxTreeItemIdValue inner;
        for (wxTreeItemId item = tree_->GetFirstChild(group, inner); item.IsOk();
             item = tree_->GetNextChild(group, inner)) {
            const auto* data = dynamic_cast<ItemData*>(tree_->GetItemData(item));
            int sign = -1;
            if (data->entry.empty()) {
                const auto file = files.find(data->file);
                sign = file != files.end() ? file->second : -1;
            } else if (const auto found = checked.by_entry.find(data->entry); found != checked.by_entry.end()) {
                sign = sign_of(found->second);
            } else {
                sign = sign_of_place(data->entry, checked, of_lines);
            }
            // Only of those that are seen.
            const int usual = data->entry.empty() ? (to_wx(data->file).EndsWith(".lua") ? kScript : kFile)
                              : tree_->IsExpanded(group)
                                  ? pictures_->picture_of(checked.catalog, data->entry, pack_->system())
                                  : -1;
            const int picture = sign < 0 ? usual : sign;
            show_picture(*tree_, item, picture);
            if (sign == kError || (sign == kWarning && worst != kError)) worst = sign;
        }
        show_picture(*tree_, group, worst);
    }
}

}  // namespace briar::editor
