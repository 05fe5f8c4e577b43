#include "editor/window/entry_tabs.hpp"

#include <wx/notebook.h>
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
#include "editor/widget/least_room.hpp"
#include "editor/widget/whole_layout.hpp"

namespace briar::editor {
namespace {

template <class Panel>
wxWindow* make(wxWindow* parent, const PaneHost& host, const std::string& full_id) {
    return new Panel(parent, host, full_id);
}

/// A page whose pane is made when the page is first shown.
class TabPage final : public LeastRoom {
public:
    TabPage(wxWindow* parent, const EntryTab& tab, PaneHost host, std::string full_id)
        : LeastRoom(parent), tab_(tab), host_(std::move(host)), full_id_(std::move(full_id)) {
        body()->SetSizer(new wxBoxSizer(wxVERTICAL));
        Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
            event.Skip();
            has_room_ = true;
            if (pane_ != nullptr && !pane_->IsShown()) CallAfter([this] { show_pane(); });
        });
    }
    void fill() {
        if (pane_ != nullptr) return;
        pane_ = tab_.make(body(), host_, full_id_);
        pane_->SetMinSize(FromDIP(tab_.least));
        pane_->Hide();
        body()->GetSizer()->Add(pane_, wxSizerFlags(1).Expand());
        show_pane();
    }

    [[nodiscard]] wxWindow* pane() const { return pane_; }

private:
    /// Not before there is room for it, which a page has when its notebook is laid out; nor in the midst of that: what
    /// lies deep within would have its room too late.
    void show_pane() {
        if (!has_room_ || pane_ == nullptr || pane_->IsShown()) return;
        pane_->Show();
        lay_out_whole(*this);
    }

    EntryTab tab_;
    PaneHost host_;
    std::string full_id_;
    wxWindow* pane_ = nullptr;
    bool has_room_ = false;
};

bool is_scenario(const EntryLens& entry) { return entry.kind() == "scenarios"; }

}  // namespace

std::vector<EntryTab> tabs_for(const EntryLens& entry) {
    static const std::vector<EntryTab> kTabs = {
        {"Rules", has_rules, make<RulePanel>, {500, 260}},
        {"Set-up", has_piles, make<SetupPane>, {360, 420}},
        {"Map", is_scenario, make<MapPane>, {680, 420}},
        {"Paint", is_paintable, make<PainterPanel>, {560, 360}},
    };
    std::vector<EntryTab> tabs;
    for (const EntryTab& each : kTabs) {
        if (each.fits(entry)) tabs.push_back(each);
    }
    return tabs;
}

FollowingPane* pane_of(wxWindow& page) {
    const auto* tab = dynamic_cast<TabPage*>(&page);
    return tab != nullptr ? dynamic_cast<FollowingPane*>(tab->pane()) : nullptr;
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
