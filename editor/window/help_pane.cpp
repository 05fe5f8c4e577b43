#include "editor/window/help_pane.hpp"

#include <algorithm>
#include <functional>
#include <map>

#include <wx/html/htmlwin.h>
#include <wx/settings.h>
#include <wx/sizer.h>
#include <wx/splitter.h>
#include <wx/srchctrl.h>
#include <wx/treectrl.h>
#include <wx/utils.h>
#include <wx/wupdlock.h>

#include "editor/help/markdown.hpp"
#include "editor/picture/wx_text.hpp"
#include "editor/widget/emptied_search.hpp"
#include "editor/widget/for_now.hpp"
#include "editor/widget/look.hpp"
#include "runtime/session/pack_path.hpp"

namespace briar::editor {
namespace {

/// What newcomers read first stands first.
const std::vector<std::string> kFirstPages = {"packs.md", "editor.md", "format.md", "lua.md", "drive.md"};

constexpr int kListWidth = 280;
constexpr const char* kSectionLink = "section:";

class PlaceData : public wxTreeItemData {
public:
    explicit PlaceData(HelpPlace where) : place(where) {}
    const HelpPlace place;
};

/// The page in the desktop's colours.
wxString dressed(const wxString& body) {
    const Look look = current_look();
    const auto colour = [](const wxColour& each) { return each.GetAsString(wxC2S_HTML_SYNTAX); };
    wxString text = body;
    // Lines between cells are the table's ground: borders have colours of their own, the same in dark.
    text.Replace("<table>", "<p></p><table cellpadding=\"5\" cellspacing=\"1\" bgcolor=\"" + colour(look.line) + "\">");
    for (const wxString cell : {"<td", "<th>", "<th "})
        text.Replace(cell, cell.Left(3) + " bgcolor=\"" + colour(look.ground) + "\"" + cell.Mid(3));
    return "<html><body bgcolor=\"" + colour(look.ground) + "\" text=\"" + colour(look.text) + "\" link=\"" +
           colour(look.accent) + "\">" + text + "</body></html>";
}

}  // namespace

HelpPane::HelpPane(wxWindow* parent) : wxPanel(parent), book_(project_home() / "docs", kFirstPages) {
    SetName("Documentation");
    build();
    fill();
}

void HelpPane::build() {
    auto* splitter = new wxSplitterWindow(this, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxSP_LIVE_UPDATE);
    auto* side = new wxPanel(splitter);
    search_ = new wxSearchCtrl(side, wxID_ANY);
    empty_with_escape(*search_);
    search_->SetName("Search the documentation");
    search_->SetDescriptiveText("Search");
    search_->ShowCancelButton(true);
    tree_ = new wxTreeCtrl(side, wxID_ANY, wxDefaultPosition, wxDefaultSize,
                           wxTR_HIDE_ROOT | wxTR_HAS_BUTTONS | wxTR_NO_LINES | wxTR_LINES_AT_ROOT | wxBORDER_NONE);
    tree_->SetName("Pages");
    auto* column = new wxBoxSizer(wxVERTICAL);
    column->Add(search_, wxSizerFlags().Expand().Border(wxALL, FromDIP(6)));
    column->Add(tree_, wxSizerFlags(1).Expand());
    side->SetSizer(column);
    text_ = new wxHtmlWindow(splitter, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxHW_SCROLLBAR_AUTO | wxBORDER_NONE);
    text_->SetName("Page");
    text_->SetBorders(FromDIP(16));
    text_->SetStandardFonts(wxSystemSettings::GetFont(wxSYS_DEFAULT_GUI_FONT).GetPointSize());
    splitter->SplitVertically(side, text_, FromDIP(kListWidth));
    splitter->SetMinimumPaneSize(FromDIP(120));
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(splitter, wxSizerFlags(1).Expand());
    SetSizer(row);
    search_->Bind(wxEVT_TEXT, [this](wxCommandEvent&) { fill(); });
    search_->Bind(wxEVT_SEARCH_CANCEL, [this](wxCommandEvent&) { search_->Clear(); });
    tree_->Bind(wxEVT_TREE_SEL_CHANGED, [this](wxTreeEvent& event) { choose(event.GetItem()); });
    text_->Bind(wxEVT_HTML_LINK_CLICKED, [this](wxHtmlLinkEvent& event) { follow(event.GetLinkInfo().GetHref()); });
    Bind(wxEVT_CHAR_HOOK, [this](wxKeyEvent& event) {
        const bool left = event.GetKeyCode() == WXK_LEFT;
        const bool goes = event.GetModifiers() == wxMOD_ALT && (left || event.GetKeyCode() == WXK_RIGHT);
        if (!goes || !go_back(left ? 1 : -1)) event.Skip();
    });
    Bind(wxEVT_SYS_COLOUR_CHANGED, [this](wxSysColourChangedEvent& event) {
        show_text();
        event.Skip();
    });
}

void HelpPane::search() {
    search_->SetFocus();
    search_->SelectAll();
}

/// The sections that hold what is searched for, under their pages.
void HelpPane::fill() {
    const ForNow filling(filling_, true);
    const wxWindowUpdateLocker still(tree_);
    tree_->DeleteAllItems();
    items_.clear();
    const wxTreeItemId root = tree_->AddRoot("");
    const std::string words = from_wx(search_->GetValue());
    const auto add = [this](const wxTreeItemId& parent, HelpPlace place) {
        const wxString title = to_wx(book_.section(place).title);
        items_.emplace_back(place, tree_->AppendItem(parent, title, -1, -1, new PlaceData(place)));
        return items_.back().second;
    };
    // Whatever was found stands below what it is a part of.
    std::map<std::pair<std::size_t, std::size_t>, wxTreeItemId> known;
    // How the program itself is made stands by itself, behind what those read who make packs.
    wxTreeItemId behind;
    const auto top = [&](HelpPlace place) {
        const std::string& file = book_.pages()[place.page].file;
        if (std::find(kFirstPages.begin(), kFirstPages.end(), file) != kFirstPages.end()) return root;
        if (!behind.IsOk()) behind = tree_->AppendItem(root, "How Briarwright is made");
        return behind;
    };
    const std::function<wxTreeItemId(HelpPlace)> item_of = [&](HelpPlace place) {
        wxTreeItemId& item = known[{place.page, place.section}];
        if (!item.IsOk()) item = add(place.section == 0 ? top(place) : item_of(book_.whole(place)), place);
        return item;
    };
    for (const HelpPlace place : book_.search(words))
        item_of(place);
    if (!words.empty()) tree_->ExpandAll();
    if (tree_->GetChildrenCount(root) == 0)
        tree_->AppendItem(root, book_.pages().empty() ? "There are no pages." : "Nothing says so.");
}

void HelpPane::show_page(const std::string& file, const std::vector<std::string>& sections) {
    std::optional<HelpPlace> place = book_.find(file, "");
    for (const std::string& title : sections) {
        const std::optional<HelpPlace> named = book_.find(file, title);
        if (!named || named->section == 0) continue;
        place = named;
        break;
    }
    if (place) return go_to(*place);
    if (!book_.pages().empty()) go_to({});
}

const HelpSection* HelpPane::shown() const { return visited_.empty() ? nullptr : &book_.section(visited_[at_]); }

void HelpPane::choose(const wxTreeItemId& item) {
    if (filling_ || !item.IsOk()) return;
    if (const auto* data = dynamic_cast<PlaceData*>(tree_->GetItemData(item))) go_to(data->place);
}

void HelpPane::go_to(HelpPlace place) {
    if (!visited_.empty() && visited_[at_] == place) return;
    if (!visited_.empty()) visited_.resize(at_ + 1);
    visited_.push_back(place);
    at_ = visited_.size() - 1;
    show_text();
}

/// Back along what was read, forward for a negative number; false: there is nothing further.
bool HelpPane::go_back(int by) {
    const std::size_t to = at_ - static_cast<std::size_t>(by);
    if (to >= visited_.size()) return false;
    at_ = to;
    show_text();
    return true;
}

/// What can be read on from a section: its parts, and what comes next.
wxString HelpPane::ways_on(HelpPlace from) const {
    const auto link = [&](HelpPlace to) {
        wxString title = to_wx(book_.section(to).title);
        title.Replace("<", "&lt;");
        return wxString::Format("<a href=\"%s%zu\">", kSectionLink, to.section) + title + "</a><br>";
    };
    const std::vector<HelpPlace> parts = book_.parts(from);
    wxString ways;
    for (const HelpPlace part : parts)
        ways += link(part);
    const std::optional<HelpPlace> next = book_.next(from);
    if (parts.empty() && next) ways = "Next: " + link(*next);
    return ways.empty() ? ways : "<hr><p>" + ways + "</p>";
}

void HelpPane::show_text() {
    const HelpSection* section = shown();
    if (section == nullptr) return;
    text_->SetPage(dressed(to_wx(html_of(section->text)) + ways_on(visited_[at_])));
    const ForNow filling(filling_, true);  // the tree follows, it does not lead
    for (const auto& [place, item] : items_)
        if (place == visited_[at_]) tree_->SelectItem(item);
}

void HelpPane::follow(const wxString& link) {
    wxString rest;
    unsigned long section = 0;
    if (link.StartsWith(kSectionLink, &rest) && rest.ToULong(&section)) return go_to({visited_[at_].page, section});
    if (const std::optional<HelpPlace> place = book_.follow(visited_[at_], from_wx(link))) {
        go_to(*place);
    } else if (link.StartsWith("http")) {
        wxLaunchDefaultBrowser(link);
    }
}

}  // namespace briar::editor
