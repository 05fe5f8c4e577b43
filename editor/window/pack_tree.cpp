#include "editor/window/pack_tree.hpp"

#include <algorithm>
#include <map>
#include <set>

#include <wx/checkbox.h>
#include <wx/settings.h>
#include <wx/sizer.h>
#include <wx/srchctrl.h>
#include <wx/treectrl.h>

#include "editor/core/workspace.hpp"
#include "editor/picture/icons.hpp"
#include "editor/picture/wx_text.hpp"
#include "editor/widget/look.hpp"
#include "editor/window/open_pack.hpp"
#include "editor/window/tree_items.hpp"
#include "editor/window/tree_pictures.hpp"

namespace briar::editor {
namespace {

constexpr int kPictureSize = 20;
constexpr std::size_t kMostOpened = 400;  // lines that are opened for a search

enum Picture { kFolder, kFile, kScript, kEntry, kError, kWarning };

/// The worst of some problems as a picture; negative: none that matters.
int sign_of(const std::vector<const Diagnostic*>& problems) {
    int sign = -1;
    for (const Diagnostic* problem : problems) {
        if (problem->severity == Severity::Error) return kError;
        if (problem->severity == Severity::Warning) sign = kWarning;
    }
    return sign;
}

wxString capital(const std::string& word) {
    wxString text = to_wx(word);
    if (!text.empty()) text[0] = wxString(text[0]).Upper()[0];
    return text;
}

}  // namespace

PackTree::PackTree(wxWindow* parent) : wxPanel(parent) {
    SetName("Pack");
    auto* column = new wxBoxSizer(wxVERTICAL);
    search_ = new wxSearchCtrl(this, wxID_ANY);
    search_->SetName("Search the pack");
    search_->SetDescriptiveText("Search");
    search_->ShowCancelButton(true);
    search_->Bind(wxEVT_TEXT, [this](wxCommandEvent&) { fill(); });
    only_own_ = new wxCheckBox(this, wxID_ANY, "&Only this pack");
    only_own_->SetName("Only this pack");
    only_own_->SetToolTip("Leaves out what comes from packs below and is not changed here.");
    only_own_->Bind(wxEVT_CHECKBOX, [this](wxCommandEvent&) { fill(); });
    only_own_->Hide();
    build_tree();
    bind_tree();
    Bind(wxEVT_CHAR_HOOK, &PackTree::on_search_key, this);
    column->Add(search_, wxSizerFlags().Expand().Border(wxALL, FromDIP(4)));
    column->Add(only_own_, wxSizerFlags().Border(wxLEFT | wxRIGHT | wxBOTTOM, FromDIP(4)));
    column->Add(tree_, wxSizerFlags(1).Expand());
    SetSizer(column);
}

void PackTree::build_tree() {
    tree_ = new wxTreeCtrl(
        this, wxID_ANY, wxDefaultPosition, wxDefaultSize,
        wxTR_HAS_BUTTONS | wxTR_HIDE_ROOT | wxTR_NO_LINES | wxTR_FULL_ROW_HIGHLIGHT | wxTR_MULTIPLE | wxBORDER_NONE);
    tree_->SetName("Entries and files");
    const Look look = current_look();
    wxWithImages::Images images;
    for (const Icon each : {Icon::Folder, Icon::File, Icon::Script, Icon::Edit})
        images.push_back(icon(each, look.faint, kPictureSize));
    images.push_back(icon(Icon::Error, look.error, kPictureSize));
    images.push_back(icon(Icon::Warning, look.warning, kPictureSize));
    pictures_ = std::make_unique<TreePictures>(*tree_, std::move(images));
}

void PackTree::bind_tree() {
    tree_->Bind(wxEVT_TREE_ITEM_EXPANDED, [this](wxTreeEvent&) { mark_problems(); });
    Bind(wxEVT_IDLE, [this](wxIdleEvent& event) {
        if (!pictures_->waiting()) return event.Skip();
        if (pictures_->paint_some()) mark_problems();
        event.RequestMore(pictures_->waiting());
        event.Skip();
    });
    tree_->Bind(wxEVT_TREE_ITEM_ACTIVATED, [this](wxTreeEvent& event) { keep(event.GetItem()); });
    tree_->Bind(wxEVT_TREE_SEL_CHANGED, [this](wxTreeEvent&) {
        if (!filling_) CallAfter([this] { take_selection(); });
    });
    tree_->Bind(wxEVT_TREE_ITEM_MENU, [this](wxTreeEvent& event) {
        const auto* data = dynamic_cast<ItemData*>(tree_->GetItemData(event.GetItem()));
        if (data == nullptr) return;
        if (!data->group.empty() && on_group_menu)
            return on_group_menu(data->group == kFiles ? std::string() : data->group, event.GetPoint());
        if (data->entry.empty() || !on_menu) return;
        std::vector<std::string> ids = selected_all();
        if (std::find(ids.begin(), ids.end(), data->entry) == ids.end()) ids = {data->entry};
        on_menu(ids, event.GetPoint());
    });
    tree_->Bind(wxEVT_MOTION, [this](wxMouseEvent& event) {
        show_tip(event.GetPosition());
        event.Skip();
    });
    tree_->Bind(wxEVT_SET_FOCUS, [this](wxFocusEvent& event) {
        if (selected_all().empty() && !tree_->GetFocusedItem().IsOk()) enter_tree();
        event.Skip();
    });
}

PackTree::~PackTree() = default;

void PackTree::show(OpenPack* pack) {
    pack_ = pack;
    search_->ChangeValue("");
    only_own_->SetValue(false);
    changes_.stop();
    checks_.stop();
    pictures_->clear();
    shown_.clear();  // what stands there is made anew
    if (pack_ != nullptr) {
        changes_ = pack_->workspace().listen([this](const WorkspaceChange&) { fill_soon(); });
        checks_ = pack_->listen_to_checks([this](const Checked&) { mark_problems(); });
    }
    fill();
}

void PackTree::focus_search() {
    search_->SetFocus();
    search_->SelectAll();
}

void PackTree::show_only_own(bool only) {
    only_own_->SetValue(only);
    fill();
}

bool PackTree::shows_only_own() const { return only_own_->IsShown() && only_own_->GetValue(); }

/// Down goes to what was found, Enter opens the first of it.
void PackTree::on_search_key(wxKeyEvent& event) {
    wxWindow* focus = wxWindow::FindFocus();
    const bool searching = focus == search_ || (focus != nullptr && search_->IsDescendant(focus));
    const int key = event.GetKeyCode();
    if (searching && !event.HasAnyModifiers() && (key == WXK_RETURN || key == WXK_NUMPAD_ENTER)) return keep(meant());
    if (searching && !event.HasAnyModifiers() && key == WXK_DOWN) return tree_->SetFocus();
    event.Skip();
}

/// What Enter in the search opens.
wxTreeItemId PackTree::meant() const {
    if (items_.empty() || search_->GetValue().empty()) return first_found();
    return items_[line_meant(shown_, from_wx(wxString(search_->GetValue()).Trim(true).Trim(false)))];
}

/// The first entry or file, the first heading where all are shut.
wxTreeItemId PackTree::first_found() const {
    const wxTreeItemId root = tree_->GetRootItem();
    wxTreeItemIdValue cookie;
    const wxTreeItemId group = root.IsOk() ? tree_->GetFirstChild(root, cookie) : wxTreeItemId();
    if (!group.IsOk() || !tree_->IsExpanded(group)) return group;
    wxTreeItemIdValue inner;
    return tree_->GetFirstChild(group, inner);
}

/// Double click, Enter: to stay, and to be worked on.
void PackTree::keep(const wxTreeItemId& item) {
    const auto* data = item.IsOk() ? dynamic_cast<ItemData*>(tree_->GetItemData(item)) : nullptr;
    if (data == nullptr) return;
    // After the selection has opened it and the tree has taken the focus; the item may be gone by then.
    CallAfter([this, entry = data->entry, file = data->file] {
        if (!entry.empty() && on_keep) return on_keep(entry);
        if (!file.empty() && on_keep_file) on_keep_file(file);
    });
}

/// What is cut off at the edge, whole.
void PackTree::show_tip(const wxPoint& at) {
    int flags = 0;
    const wxTreeItemId item = tree_->HitTest(at, flags);
    if (item == tip_) return;
    tip_ = item;
    const auto line = std::find(items_.begin(), items_.end(), item);
    tree_->SetToolTip(item.IsOk() && line != items_.end()
                          ? to_wx(shown_[static_cast<std::size_t>(line - items_.begin())].tip)
                          : wxString());
}

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
    std::vector<TreeLine> lines;
    if (pack_ != nullptr)
        lines = found_lines(tree_lines(pack_->workspace(), shows_only_own()), from_wx(search_->GetValue()));
    const auto same_place = [](const TreeLine& a, const TreeLine& b) { return a.group == b.group && a.key == b.key; };
    if (tree_->GetRootItem().IsOk() && items_.size() == lines.size() &&
        std::equal(lines.begin(), lines.end(), shown_.begin(), shown_.end(), same_place)) {
        update(std::move(lines));
    } else {
        build(std::move(lines));
    }
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

void PackTree::build(std::vector<TreeLine> lines) {
    filling_ = true;
    tree_->Freeze();
    const std::set<std::string> open = open_groups();
    const std::vector<std::string> chosen = selected_all();
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
    if (awaited_.empty()) {
        select_again(chosen);
    } else {
        select(awaited_);
    }
    mark_problems();
    tree_->Thaw();
    filling_ = false;
}

/// A heading with the lines of one group below it.
wxTreeItemId PackTree::add_group(const wxTreeItemId& root, std::size_t begin, std::size_t end) {
    const std::string& name = shown_[begin].group;
    const wxString title = capital(name) + wxString::Format("  (%zu)", end - begin);
    const wxTreeItemId group = tree_->AppendItem(root, title, kFolder, -1, new ItemData({}, {}, name));
    tree_->SetItemBold(group);
    for (std::size_t i = begin; i < end; ++i) {
        const TreeLine& line = shown_[i];
        const int picture = !line.is_file ? -1 : line.sort == FileSort::Script ? kScript : kFile;
        auto* data = line.is_file ? new ItemData({}, line.key, {}) : new ItemData(line.key, {}, {});
        items_.push_back(tree_->AppendItem(group, to_wx(line.label), picture, -1, data));
        if (line.faint) colour(i, true);
    }
    return group;
}

/// Badges: a sign at every entry and file that has problems, and at their group.
void PackTree::mark_problems() {
    if (pack_ == nullptr || !pack_->checked() || !tree_->GetRootItem().IsOk()) return;
    const Checked& checked = *pack_->checked();
    std::map<std::string, int> files;
    for (const auto& [place, problems] : checked.by_file)
        files[pack_->workspace().name_of(place)] = sign_of(problems);
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
            }
            // Only of those that are seen.
            const int usual = data->entry.empty() ? (to_wx(data->file).EndsWith(".lua") ? kScript : kFile)
                              : tree_->IsExpanded(group)
                                  ? pictures_->picture_of(checked.catalog, data->entry, pack_->system())
                                  : -1;
            const int picture = sign < 0 ? usual : sign;
            if (tree_->GetItemImage(item) != picture) tree_->SetItemImage(item, picture);
            if (sign == kError || (sign == kWarning && worst != kError)) worst = sign;
        }
        if (tree_->GetItemImage(group) != worst) tree_->SetItemImage(group, worst);
    }
}

}  // namespace briar::editor
