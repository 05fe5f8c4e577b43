#include "editor/window/entry_tabs.hpp"

#include <wx/notebook.h>
#include <wx/panel.h>
#include <wx/sizer.h>

#include "editor/blocks/rule_panel.hpp"
#include "editor/core/entry_lens.hpp"
#include "editor/core/rule_tree.hpp"
#include "editor/core/setup_piles.hpp"
#include "editor/core/tile_palette.hpp"
#include "editor/map/map_pane.hpp"
#include "editor/painter/painter_panel.hpp"
#include "editor/setup/setup_pane.hpp"
#include "editor/widget/following_pane.hpp"

namespace briar::editor {
namespace {

template <class Panel>
wxWindow* make(wxWindow* parent, const PaneHost& host, const std::string& full_id) {
    return new Panel(parent, host, full_id);
}

/// A page whose pane is made when the page is first shown.
class TabPage final : public wxPanel {
public:
    TabPage(wxWindow* parent, const EntryTab& tab, PaneHost host, std::string full_id)
        : wxPanel(parent), tab_(tab), host_(std::move(host)), full_id_(std::move(full_id)) {
        SetSizer(new wxBoxSizer(wxVERTICAL));
    }
    void fill() {
        if (!GetChildren().empty()) return;
        GetSizer()->Add(tab_.make(this, host_, full_id_), wxSizerFlags(1).Expand());
        Layout();
    }

private:
    EntryTab tab_;
    PaneHost host_;
    std::string full_id_;
};

bool is_scenario(const EntryLens& entry) { return entry.kind() == "scenarios"; }

}  // namespace

std::vector<EntryTab> tabs_for(const EntryLens& entry) {
    static const std::vector<EntryTab> kTabs = {
        {"Rules", has_rules, make<RulePanel>},
        {"Set-up", has_piles, make<SetupPane>},
        {"Map", is_scenario, make<MapPane>},
        {"Paint", is_paintable, make<PainterPanel>},
    };
    std::vector<EntryTab> tabs;
    for (const EntryTab& each : kTabs) {
        if (each.fits(entry)) tabs.push_back(each);
    }
    return tabs;
}

FollowingPane* pane_of(wxWindow& page) {
    const wxWindowList& children = page.GetChildren();
    return children.empty() ? nullptr : dynamic_cast<FollowingPane*>(children.GetFirst()->GetData());
}

void add_tabs(wxNotebook& pages, const std::vector<EntryTab>& tabs, const PaneHost& host, const std::string& full_id) {
    for (const EntryTab& each : tabs)
        pages.AddPage(new TabPage(&pages, each, host, full_id), each.title);
    pages.Bind(wxEVT_NOTEBOOK_PAGE_CHANGED, [&pages](wxBookCtrlEvent& event) {
        event.Skip();
        const int shown = event.GetSelection();
        if (shown < 0) return;
        if (auto* page = dynamic_cast<TabPage*>(pages.GetPage(static_cast<std::size_t>(shown)))) page->fill();
    });
}

}  // namespace briar::editor
