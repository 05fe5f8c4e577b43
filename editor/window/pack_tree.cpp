#include "editor/window/pack_tree.hpp"

#include <algorithm>

#include <wx/button.h>
#include <wx/checkbox.h>
#include <wx/settings.h>
#include <wx/sizer.h>
#include <wx/srchctrl.h>
#include <wx/stattext.h>
#include <wx/treectrl.h>

#include "editor/core/workspace.hpp"
#include "editor/picture/icons.hpp"
#include "editor/picture/wx_text.hpp"
#include "editor/widget/chosen_words.hpp"
#include "editor/widget/emptied_search.hpp"
#include "editor/widget/look.hpp"
#include "editor/widget/remark.hpp"
#include "editor/window/open_pack.hpp"
#include "editor/window/tree_items.hpp"
#include "editor/window/tree_pictures.hpp"

namespace briar::editor {
namespace {

constexpr int kPictureSize = 20;

}  // namespace

PackTree::PackTree(wxWindow* parent) : wxPanel(parent) {
    SetName("Pack");
    auto* column = new wxBoxSizer(wxVERTICAL);
    search_ = new wxSearchCtrl(this, wxID_ANY);
    empty_with_escape(*search_);
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
    tell_chosen(*tree_, [this] { return words(); });
    tell_chosen(*search_, [this] { return found_in_words(); });
    Bind(wxEVT_CHAR_HOOK, &PackTree::on_search_key, this);
    column->Add(search_, wxSizerFlags().Expand().Border(wxALL, FromDIP(4)));
    column->Add(only_own_, wxSizerFlags().Border(wxLEFT | wxRIGHT | wxBOTTOM, FromDIP(4)));
    column->Add(tree_, wxSizerFlags(1).Expand());
    build_nothing();
    column->Add(nothing_, wxSizerFlags(1).Expand());
    SetSizer(column);
}

/// What stands in the tree's place when nothing was found, and the way back.
void PackTree::build_nothing() {
    nothing_ = new wxPanel(this);
    nothing_->SetBackgroundColour(current_look().ground);
    auto* column = new wxBoxSizer(wxVERTICAL);
    none_called_ = new Remark(nothing_, wxID_ANY, "", wxDefaultPosition, wxDefaultSize, wxST_ELLIPSIZE_END);
    none_called_->SetName("Nothing was found");
    left_out_ = new Remark(nothing_, wxID_ANY, "Packs below are left out.", wxDefaultPosition, wxDefaultSize,
                           wxST_ELLIPSIZE_END);
    left_out_->SetForegroundColour(current_look().faint);
    auto* all = new wxButton(nothing_, wxID_ANY, "Show &everything");
    all->SetName("Show everything");
    all->SetToolTip("Ends the search (Esc in its field)");
    all->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { show_everything(); });
    for (wxStaticText* each : {none_called_, left_out_}) {
        each->SetMinSize(FromDIP(wxSize(40, -1)));
        column->Add(each, wxSizerFlags().Expand().Border(wxBOTTOM, FromDIP(6)));
    }
    column->Add(all, wxSizerFlags().Border(wxTOP, FromDIP(4)));
    auto* around = new wxBoxSizer(wxVERTICAL);
    around->Add(column, wxSizerFlags(1).Expand().Border(wxALL, FromDIP(10)));
    nothing_->SetSizer(around);
    nothing_->Hide();
}

void PackTree::show_everything() {
    only_own_->SetValue(false);
    search_->SetValue("");
    search_->SetFocus();
}

void PackTree::build_tree() {
    tree_ = new wxTreeCtrl(
        this, wxID_ANY, wxDefaultPosition, wxDefaultSize,
        wxTR_HAS_BUTTONS | wxTR_HIDE_ROOT | wxTR_NO_LINES | wxTR_FULL_ROW_HIGHLIGHT | wxTR_MULTIPLE | wxBORDER_NONE);
    tree_->SetName("Entries and files");
    const Look look = current_look();
    wxWithImages::Images images;
    // In the order of TreePicture.
    for (const Icon each : {Icon::Folder, Icon::File, Icon::Script, Icon::Edit})
        images.push_back(icon(each, look.faint, kPictureSize));
    images.push_back(icon(Icon::Error, look.error, kPictureSize));
    images.push_back(icon(Icon::Warning, look.warning, kPictureSize));
    const wxColour chosen = wxSystemSettings::GetColour(wxSYS_COLOUR_HIGHLIGHTTEXT);
    for (const Icon each : {Icon::Folder, Icon::File, Icon::Script})
        images.push_back(icon(each, chosen, kPictureSize));
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
    // What is left to the tree opens and shuts.
    tree_->Bind(wxEVT_TREE_ITEM_ACTIVATED, [this](wxTreeEvent& event) {
        if (!keep(event.GetItem())) event.Skip();
    });
    tree_->Bind(wxEVT_TREE_SEL_CHANGED, [this](wxTreeEvent& event) {
        if (filling_) return;
        // Trees that are painted by wxWidgets do not follow the arrow keys.
        if (event.GetItem().IsOk()) tree_->EnsureVisible(event.GetItem());
        look_soon();
    });
    tree_->Bind(wxEVT_TREE_ITEM_MENU, [this](wxTreeEvent& event) { show_menu(event.GetItem(), event.GetPoint()); });
    // Shift+F10 is known to desktops only.
    tree_->Bind(wxEVT_CONTEXT_MENU, [this](wxContextMenuEvent& event) {
        const wxTreeItemId item = tree_->GetFocusedItem();
        if (event.GetPosition() != wxDefaultPosition || !item.IsOk()) return event.Skip();
        wxRect box;
        tree_->GetBoundingRect(item, box, true);
        show_menu(item, box.GetBottomLeft());
    });
    tree_->Bind(wxEVT_KEY_DOWN, [this](wxKeyEvent& event) {
        const bool page = event.GetKeyCode() == WXK_PAGEUP || event.GetKeyCode() == WXK_PAGEDOWN;
        if (page && !event.HasAnyModifiers()) return walk_page(event.GetKeyCode() == WXK_PAGEDOWN ? 1 : -1);
        const bool removes = event.GetKeyCode() == WXK_DELETE && !event.HasAnyModifiers();
        const std::vector<std::string> ids = removes ? selected_all() : std::vector<std::string>();
        if (ids.empty() || !on_remove) return event.Skip();
        CallAfter([this, ids] { remove(ids); });
    });
    tree_->Bind(wxEVT_CHAR, [this](wxKeyEvent& event) {
        if (!find_typed(event)) event.Skip();
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
    steps_.stop();
    checks_.stop();
    found_.clear();
    build({});  // before the pictures that lines show
    pictures_->clear();
    open_before_.reset();
    if (pack_ != nullptr) {
        changes_ = pack_->workspace().listen([this](const WorkspaceChange& change) {
            if (change.around_changed) pictures_->paint_art_again();
            fill_soon();
        });
        steps_ = pack_->workspace().listen_to_steps([this](const StepEvent& step) { follow_names(step); });
        checks_ = pack_->listen_to_checks([this](const Checked&) { mark_problems(); });
    }
    fill();
}

void PackTree::focus_search() {
    search_->SetFocus();
    search_->SelectAll();
}

void PackTree::focus_tree() { tree_->SetFocus(); }

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
    if (searching && !event.HasAnyModifiers() && (key == WXK_RETURN || key == WXK_NUMPAD_ENTER)) {
        keep(meant());
        return;
    }
    if (searching && !event.HasAnyModifiers() && key == WXK_DOWN && tree_->IsShown()) {
        tree_->SetFocus();
        return look_soon();
    }
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

void PackTree::show_menu(const wxTreeItemId& item, const wxPoint& in_tree) {
    const wxPoint at = ScreenToClient(tree_->ClientToScreen(in_tree));
    const auto* data = dynamic_cast<ItemData*>(tree_->GetItemData(item));
    if (data == nullptr) return;
    if (!data->group.empty() && on_group_menu)
        return on_group_menu(data->group == kFiles ? std::string() : data->group, at);
    if (data->entry.empty() || !on_menu) return;
    std::vector<std::string> ids = selected_all();
    if (std::find(ids.begin(), ids.end(), data->entry) == ids.end()) ids = {data->entry};
    on_menu(ids, at);
}

/// Double click, Enter: to stay, and to be worked on. False: it is a heading.
bool PackTree::keep(const wxTreeItemId& item) {
    const auto* data = item.IsOk() ? dynamic_cast<ItemData*>(tree_->GetItemData(item)) : nullptr;
    if (data == nullptr || (data->entry.empty() && data->file.empty())) return false;
    // After the selection has opened it and the tree has taken the focus; the item may be gone by then.
    CallAfter([this, entry = data->entry, file = data->file] {
        stays_ = false;
        if (!entry.empty() && on_keep) return on_keep(entry);
        if (!file.empty() && on_keep_file) on_keep_file(file);
    });
    return true;
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

}  // namespace briar::editor
