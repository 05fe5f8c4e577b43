// What is chosen in the pack's tree.
#include <algorithm>
#include <utility>

#include <wx/srchctrl.h>
#include <wx/treectrl.h>

#include "editor/core/full_id.hpp"
#include "editor/core/workspace.hpp"
#include "editor/widget/for_now.hpp"
#include "editor/window/open_pack.hpp"
#include "editor/window/pack_tree.hpp"
#include "editor/window/tree_items.hpp"
#include "editor/window/tree_pictures.hpp"

namespace briar::editor {

/// The keyboard has something to begin with.
void PackTree::enter_tree() {
    const wxTreeItemId item = first_found();
    if (!item.IsOk()) return;
    const ForNow filling(filling_, true);
    tree_->SelectItem(item);
}

/// All that are not folded away, from the top.
std::vector<wxTreeItemId> PackTree::rows() const {
    std::vector<wxTreeItemId> all;
    const wxTreeItemId root = tree_->GetRootItem();
    wxTreeItemIdValue cookie;
    for (wxTreeItemId group = tree_->GetFirstChild(root, cookie); group.IsOk();
         group = tree_->GetNextChild(root, cookie)) {
        all.push_back(group);
        wxTreeItemIdValue inner;
        for (wxTreeItemId item = tree_->GetFirstChild(group, inner); item.IsOk() && tree_->IsExpanded(group);
             item = tree_->GetNextChild(group, inner))
            all.push_back(item);
    }
    return all;
}

/// The entry behind the last of them in its group, else the one before them; empty: there is none.
std::string PackTree::entry_beside(const std::vector<std::string>& full_ids) const {
    std::string before;
    std::string after;
    std::string group;  // of the last one so far
    for (const TreeLine& line : shown_) {
        if (line.is_file) continue;
        if (std::find(full_ids.begin(), full_ids.end(), line.key) != full_ids.end()) {
            after.clear();
            group = line.group;
        } else if (group.empty()) {
            before = line.key;
        } else if (after.empty() && line.group == group) {
            after = line.key;
        }
    }
    return after.empty() ? before : after;
}

/// Whoever takes one away goes on with the next, in the tree: the next key is not for what is shown then.
void PackTree::remove(const std::vector<std::string>& full_ids) {
    const std::string next = entry_beside(full_ids);
    on_remove(full_ids);
    CallAfter([this, next, full_ids] {
        const bool gone = pack_ != nullptr && pack_->workspace().entries().find(full_ids.front()) == nullptr;
        if (gone && !next.empty()) select(next);
        tree_->SetFocus();
    });
}

/// As far as can be seen at once.
void PackTree::walk_page(int by) {
    const std::vector<wxTreeItemId> all = rows();
    const auto now = std::find(all.begin(), all.end(), tree_->GetFocusedItem());
    if (all.empty()) return;
    wxRect box;
    const bool seen = tree_->GetBoundingRect(all.front(), box);
    const int page = seen && box.height > 0 ? std::max(1, tree_->GetClientSize().y / box.height - 1) : 10;
    const auto from = now == all.end() ? 0 : static_cast<int>(now - all.begin());
    const int to = std::clamp(from + by * page, 0, static_cast<int>(all.size()) - 1);
    go_to(all[static_cast<std::size_t>(to)]);
}

/// As one that was clicked.
void PackTree::go_to(const wxTreeItemId& item) {
    {
        const ForNow filling(filling_, true);
        tree_->UnselectAll();
    }
    tree_->SelectItem(item);
}

/// What is seen comes first, then what is folded away. False: the key is none of a name.
bool PackTree::find_typed(const wxKeyEvent& key) {
    if (key.ControlDown() || key.AltDown() || key.GetUnicodeKey() == WXK_NONE) return false;
    if (!typed_.take(key.GetUnicodeKey(), TypeAhead::Clock::now())) return false;
    std::vector<wxTreeItemId> all = rows();
    const auto now = std::find(all.begin(), all.end(), tree_->GetFocusedItem());
    auto from = now == all.end() ? all.size() : static_cast<std::size_t>(now - all.begin());
    const auto meant = [&] {
        std::vector<wxString> names;
        for (const wxTreeItemId& each : all)
            names.push_back(tree_->GetItemText(each));
        return typed_.row_meant(names, from);
    };
    std::optional<std::size_t> row = meant();
    if (!row) {
        all = items_;
        from = all.size();
        row = meant();
    }
    if (row && !tree_->IsSelected(all[*row])) go_to(all[*row]);
    return true;
}

std::vector<std::string> PackTree::selected_all() const {
    std::vector<std::string> ids;
    wxArrayTreeItemIds items;
    tree_->GetSelections(items);
    for (const wxTreeItemId item : items) {
        const auto* data = dynamic_cast<ItemData*>(tree_->GetItemData(item));
        if (data != nullptr && !data->entry.empty()) ids.push_back(data->entry);
    }
    return ids;
}

bool PackTree::is_used() const { return tree_->HasFocus(); }

std::string PackTree::selected() const {
    const std::vector<std::string> ids = selected_all();
    return ids.empty() ? std::string() : ids.front();
}

/// One entry or file is shown; several entries of one kind are shown in one form. Whoever looks around stays in the
/// tree: what is shown takes the focus.
void PackTree::take_selection() {
    wait_for({}, {});
    show_selection();
    // At once: the next key is still for the tree.
    tree_->SetFocus();
    // The new page asks for the focus, too, when it has found its place.
    stays_ = true;
    CallAfter([this] {
        if (std::exchange(stays_, false)) tree_->SetFocus();
    });
}

void PackTree::show_selection() {
    wxArrayTreeItemIds items;
    tree_->GetSelections(items);
    if (items.size() == 1) return open_item(items[0]);
    const std::vector<std::string> ids = selected_all();
    const bool alike =
        std::all_of(ids.begin(), ids.end(), [&](const auto& id) { return kind_part(id) == kind_part(ids.front()); });
    if (ids.size() > 1 && alike && on_several) on_several(ids);
}

template <class Fits>
wxTreeItemId PackTree::first_item(const Fits& fits) const {
    const wxTreeItemId root = tree_->GetRootItem();
    if (!root.IsOk()) return {};
    wxTreeItemIdValue cookie;
    for (wxTreeItemId group = tree_->GetFirstChild(root, cookie); group.IsOk();
         group = tree_->GetNextChild(root, cookie)) {
        wxTreeItemIdValue inner;
        for (wxTreeItemId item = tree_->GetFirstChild(group, inner); item.IsOk();
             item = tree_->GetNextChild(group, inner)) {
            if (fits(item, *dynamic_cast<const ItemData*>(tree_->GetItemData(item)))) return item;
        }
    }
    return {};
}

bool PackTree::is_only_one() const {
    wxArrayTreeItemIds items;
    return tree_->GetSelections(items) == 1;
}

template <class Fits>
bool PackTree::select_first(const Fits& fits) {
    const wxTreeItemId item = first_item([&](wxTreeItemId, const ItemData& data) { return fits(data); });
    if (!item.IsOk()) return false;
    if (tree_->IsSelected(item) && is_only_one()) return true;
    const ForNow filling(filling_, true);
    tree_->UnselectAll();
    tree_->SelectItem(item);
    tree_->EnsureVisible(item);
    return true;
}

/// What was chosen stays chosen when the tree is made anew.
void PackTree::select_again(const std::vector<std::string>& full_ids) {
    if (full_ids.size() == 1) return select(full_ids.front());
    (void)first_item([&](wxTreeItemId item, const ItemData& data) {
        const bool chosen = std::find(full_ids.begin(), full_ids.end(), data.entry) != full_ids.end();
        if (chosen && !data.entry.empty()) tree_->SelectItem(item);
        return false;
    });
}

void PackTree::select(const std::string& full_id) {
    const std::string id = full_id;
    wait_for({}, {});
    if (!select_first([&](const ItemData& data) { return data.entry == id; })) wait_for(id, {});
}

void PackTree::select_several(const std::vector<std::string>& full_ids) {
    if (full_ids.size() == 1) return select(full_ids.front());
    if (selected_all() == full_ids) return;
    const ForNow filling(filling_, true);
    tree_->UnselectAll();
    select_again(full_ids);
}

void PackTree::select_file(const std::string& file) {
    const std::string name = file;
    wait_for({}, {});
    if (!select_first([&](const ItemData& data) { return data.file == name; })) wait_for({}, name);
}

void PackTree::wait_for(const std::string& full_id, const std::string& file) {
    awaited_ = full_id;
    awaited_file_ = file;
}

void PackTree::show_new(const std::string& full_id) {
    show_line(false, full_id);
    select(full_id);
}

void PackTree::show_new_file(const std::string& file) {
    show_line(true, file);
    select_file(file);
}

/// Ends a search that does not find it.
void PackTree::show_line(bool is_file, const std::string& key) {
    fill();
    const bool there = std::any_of(shown_.begin(), shown_.end(),
                                   [&](const TreeLine& line) { return line.is_file == is_file && line.key == key; });
    if (!there && !search_->GetValue().empty()) search_->SetValue("");
}

std::string PackTree::selected_file() const {
    wxArrayTreeItemIds items;
    tree_->GetSelections(items);
    const auto* data = items.size() == 1 ? dynamic_cast<ItemData*>(tree_->GetItemData(items[0])) : nullptr;
    return data != nullptr ? data->file : std::string();
}

std::string PackTree::selected_kind() const {
    wxArrayTreeItemIds items;
    tree_->GetSelections(items);
    for (const wxTreeItemId item : items) {
        const auto* data = dynamic_cast<ItemData*>(tree_->GetItemData(item));
        if (data == nullptr || data->group == kFiles) continue;
        if (!data->group.empty()) return data->group;
        if (!data->entry.empty()) return kind_part(data->entry);
    }
    return {};
}

void PackTree::open_item(const wxTreeItemId& item) {
    const auto* data = item.IsOk() ? dynamic_cast<ItemData*>(tree_->GetItemData(item)) : nullptr;
    if (data == nullptr) return;
    if (!data->entry.empty() && on_entry) on_entry(data->entry);
    if (!data->file.empty() && on_file) on_file(data->file);
}

}  // namespace briar::editor
