// What is chosen in the pack's tree.
#include <algorithm>
#include <utility>

#include <wx/treectrl.h>

#include "editor/core/full_id.hpp"
#include "editor/window/pack_tree.hpp"
#include "editor/window/tree_items.hpp"
#include "editor/window/tree_pictures.hpp"

namespace briar::editor {

/// The keyboard has something to begin with.
void PackTree::enter_tree() {
    const wxTreeItemId item = first_found();
    if (!item.IsOk()) return;
    const bool before = filling_;
    filling_ = true;
    tree_->SelectItem(item);
    filling_ = before;
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
    awaited_.clear();
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

template <class Fits>
bool PackTree::select_first(const Fits& fits) {
    const wxTreeItemId item = first_item([&](wxTreeItemId, const ItemData& data) { return fits(data); });
    if (!item.IsOk()) return false;
    if (tree_->IsSelected(item)) return true;
    const bool before = filling_;
    filling_ = true;
    tree_->UnselectAll();
    tree_->SelectItem(item);
    tree_->EnsureVisible(item);
    filling_ = before;
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
    awaited_.clear();
    if (!select_first([&](const ItemData& data) { return data.entry == id; })) awaited_ = id;
}

void PackTree::select_file(const std::string& file) {
    awaited_.clear();
    select_first([&](const ItemData& data) { return data.file == file; });
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
