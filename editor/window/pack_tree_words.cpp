// What is chosen in the pack's tree, in words.
#include <algorithm>

#include <wx/srchctrl.h>
#include <wx/stattext.h>
#include <wx/treectrl.h>

#include "editor/core/workspace.hpp"
#include "editor/picture/wx_text.hpp"
#include "editor/widget/chosen_words.hpp"
#include "editor/window/open_pack.hpp"
#include "editor/window/pack_tree.hpp"
#include "editor/window/tree_items.hpp"

namespace briar::editor {
namespace {

/// `2 errors, 1 warning`; empty: there are none.
wxString problems_in_words(const std::vector<const Diagnostic*>& problems) {
    const auto counted = [&](Severity severity, const char* word) {
        const auto count = std::count_if(problems.begin(), problems.end(),
                                         [&](const Diagnostic* each) { return each->severity == severity; });
        return count == 0 ? wxString()
                          : wxString::Format("%d %s%s", static_cast<int>(count), word, count == 1 ? "" : "s");
    };
    return listed({counted(Severity::Error, "error"), counted(Severity::Warning, "warning")});
}

wxString entry_in_words(const OpenPack& pack, const std::string& full_id) {
    const EntryInfo* entry = pack.workspace().entries().find(full_id);
    if (entry == nullptr) return {};
    const Kind* kind = pack.workspace().kind(entry->kind);
    const wxString state = entry->taken_out ? "taken out" : !entry->own && entry->patched() ? "changed here" : "";
    wxString wrong;
    if (pack.checked()) {
        const auto found = pack.checked()->by_entry.find(full_id);
        if (found != pack.checked()->by_entry.end()) wrong = problems_in_words(found->second);
    }
    return listed({to_wx(entry->name), to_wx(kind != nullptr ? kind->singular : entry->kind),
                   entry->own ? wxString() : "from " + to_wx(entry->pack), state, wrong});
}

wxString file_in_words(const OpenPack& pack, const std::string& file) {
    const auto document = pack.workspace().document(file);
    wxString wrong;
    for (const auto& [place, problems] : pack.checked() ? pack.checked()->by_file : decltype(Checked::by_file)()) {
        if (pack.workspace().name_of(place) == file) wrong = problems_in_words(problems);
    }
    return listed({to_wx(file), "file", document && document->modified() ? "not saved" : "", wrong});
}

wxString in_words(const OpenPack& pack, const ItemData& item) {
    return item.entry.empty() ? file_in_words(pack, item.file) : entry_in_words(pack, item.entry);
}

}  // namespace

wxString PackTree::found_in_words() const {
    if (pack_ == nullptr || search_->GetValue().empty()) return {};
    if (shown_.empty()) return none_called_->GetLabelText();
    const wxTreeItemId first = meant();
    const auto* data = first.IsOk() ? dynamic_cast<ItemData*>(tree_->GetItemData(first)) : nullptr;
    const wxString opens = data != nullptr ? "Enter opens " + in_words(*pack_, *data) : wxString();
    return listed({wxString::Format("%zu found", shown_.size()), opens});
}

wxString PackTree::words() const {
    const wxTreeItemId item =
        pack_ != nullptr && tree_->GetRootItem().IsOk() ? tree_->GetFocusedItem() : wxTreeItemId();
    const auto* data = item.IsOk() ? dynamic_cast<ItemData*>(tree_->GetItemData(item)) : nullptr;
    if (data == nullptr) return {};
    int place = 0;
    for (wxTreeItemId each = tree_->GetPrevSibling(item); each.IsOk(); each = tree_->GetPrevSibling(each))
        ++place;
    const wxTreeItemId above = tree_->GetItemParent(item);
    const wxString among = place_among(place, static_cast<int>(tree_->GetChildrenCount(above, false)));
    if (!data->group.empty())
        return listed({tree_->GetItemText(item), tree_->IsExpanded(item) ? "open" : "shut", among});
    wxArrayTreeItemIds chosen;
    const std::size_t count = tree_->GetSelections(chosen);
    return listed({in_words(*pack_, *data), among, count > 1 ? wxString::Format("%zu are chosen", count) : wxString(),
                   tree_->IsSelected(item) ? "" : "not chosen"});
}

/// What is walked to is shown, and the keyboard stays in the tree. Keys that have come meanwhile go first: whoever
/// walks fast waits for nothing.
void PackTree::look_soon() {
    if (looking_) return;
    looking_ = true;
    CallAfter([this] {
        looking_ = false;
        take_selection();
    });
}

}  // namespace briar::editor
