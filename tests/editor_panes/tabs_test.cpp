#include <algorithm>

#include <wx/listbox.h>
#include <wx/notebook.h>

#include "editor/blocks/rule_canvas.hpp"
#include "editor/blocks/rule_panel.hpp"
#include "editor/map/map_pane.hpp"
#include "editor/painter/painter_panel.hpp"
#include "editor/painter/tile_canvas.hpp"
#include "editor/setup/pile_list.hpp"
#include "editor/setup/setup_pane.hpp"
#include "editor/window/entry_pane.hpp"
#include "editor/window/entry_tabs.hpp"
#include "editor/window/message_bar.hpp"
#include "editor/window/open_pack.hpp"
#include "editor/window/text_pane.hpp"
#include "editor/window/text_view.hpp"
#include "tests/editor/window_test.hpp"

/// The panes in their place: as tabs of an entry in the window.
namespace briar {
namespace {

class Tabs : public WindowTest {
protected:
    editor::EntryPane& open(const std::string& pack, const std::string& full_id) {
        open_pack(copy_pack(pack));
        frame().open_entry(full_id);
        auto* pane = dynamic_cast<editor::EntryPane*>(&named(frame(), "Entry " + full_id));
        if (pane == nullptr) throw std::runtime_error("no pane");
        settle();
        return *pane;
    }
    static wxString behind_caret(editor::TextView& text) {
        return text.GetTextRange(text.GetCurrentPos(), text.GetLineEndPosition(text.GetCurrentLine()));
    }
    /// The page of a text that is on the screen.
    static editor::TextPane* shown_text(wxWindow& within) {
        for (wxWindow* each : within.GetChildren()) {
            auto* page = dynamic_cast<editor::TextPane*>(each);
            if (page != nullptr && page->IsShownOnScreen()) return page;
            if (editor::TextPane* inner = shown_text(*each)) return inner;
        }
        return nullptr;
    }
    template <class Panel>
    Panel& tab(editor::EntryPane& pane, const std::string& title) {
        for (std::size_t i = 0; i < pane.pages()->GetPageCount(); ++i) {
            if (pane.pages()->GetPageText(i) != wxString(title)) continue;
            pane.pages()->SetSelection(i);
            settle();
            auto* panel = dynamic_cast<Panel*>(editor::pane_of(*pane.pages()->GetPage(i)));
            if (panel != nullptr) return *panel;
        }
        throw std::runtime_error("there is no tab " + title);
    }
};

TEST_F(Tabs, ATileIsPaintedBesideItsForm) {
    editor::EntryPane& pane = open("the-cursed-forest", "tiles/athuils-hollow");
    auto& painter = tab<editor::PainterPanel>(pane, "Paint");
    click(painter.canvas(), painter.canvas().place(2));
    wait([&] { return frame().pack()->workspace().history().undo_label().starts_with("Open the south edge"); },
         "the edge is open");
    wait([this] { return frame().pack()->check_is_current(); }, "the pack is checked again");
    screenshot("tab-paint");
}

TEST_F(Tabs, ARuleIsBuiltAndContinuedInLua) {
    editor::EntryPane& pane = open("the-cursed-forest", "specials/swamp");
    auto& rules = tab<editor::RulePanel>(pane, "Rules");
    rules.canvas().choose({1, 0});
    settle();
    screenshot("tab-rules");
    click(*wxWindow::FindWindowByLabel("Continue in Lua", &rules));
    wait([&] { return shown_text(frame()) != nullptr; }, "the script is shown");
    EXPECT_EQ(shown_text(frame())->document().name(), "specials/swamp.lua");
    EXPECT_TRUE(behind_caret(shown_text(frame())->text()).StartsWith("search"));
    EXPECT_NE(shown_text(frame())->text().GetText().Find("function swamp.search(game, event)"), wxNOT_FOUND);
    screenshot("tab-rules-lua");
    wait([this] { return frame().pack()->check_is_current(); }, "the pack is checked again");
    EXPECT_FALSE(frame().pack()->checked()->problems.has_errors());
    frame().commands().run("edit.undo");
    EXPECT_FALSE(frame().pack()->workspace().modified()) << "file and block are one step";
}

TEST_F(Tabs, ABlockIsShownWhereItStandsInTheFile) {
    editor::EntryPane& pane = open("the-cursed-forest", "specials/swamp");
    auto& rules = tab<editor::RulePanel>(pane, "Rules");
    const auto& items = rules.canvas().layout().items;
    const auto roll = std::find_if(items.begin(), items.end(),
                                   [](const editor::RuleItem& each) { return each.text.starts_with("roll"); });
    ASSERT_NE(roll, items.end());
    const wxRect box = rules.canvas().pixels(*roll);
    click(rules.canvas(), box.GetPosition() + wxPoint(60, box.height / 2));
    click(*wxWindow::FindWindowByLabel("Show as YAML", &rules));
    wait([&] { return shown_text(frame()) != nullptr; }, "the file is shown");
    editor::TextPane* shown = shown_text(frame());
    EXPECT_EQ(shown->document().name(), "specials/tiles.yaml");
    wait([&] { return behind_caret(shown->text()).StartsWith("roll: d6"); }, "the caret stands before the block");
    EXPECT_TRUE(shown->text().GetSelectedText().empty()) << "a key must not replace it";
    EXPECT_TRUE(shown->text().HasFocus());
    screenshot("tab-rules-yaml");
}

TEST_F(Tabs, WhatStaysInYamlSaysWhy) {
    editor::EntryPane& pane = open("the-cursed-forest", "specials/dragon-scent");
    auto& rules = tab<editor::RulePanel>(pane, "Rules");
    rules.canvas().choose({1, 0});
    settle();
    click(*wxWindow::FindWindowByLabel("Continue in Lua", &rules));
    wait([&] { return !frame().messages().text().empty(); }, "it is refused");
    EXPECT_NE(frame().messages().text().Find("release"), wxNOT_FOUND) << frame().messages().text();
    EXPECT_FALSE(frame().pack()->workspace().modified());
    screenshot("tab-rules-refused");
}

TEST_F(Tabs, AScenarioShowsWhatLiesWhere) {
    editor::EntryPane& pane = open("the-cursed-forest", "scenarios/the-cursed-forest");
    auto& setup = tab<editor::SetupPane>(pane, "Set-up");
    setup.list().choose("grey-wolf");
    settle();
    screenshot("tab-setup");
    EXPECT_EQ(setup.piles().GetCount(), 3U);
}

TEST_F(Tabs, PositionsAreChangedOnTheBoardAndShownAsText) {
    editor::EntryPane& pane = open("the-cursed-forest", "scenarios/the-cursed-forest");
    auto& map = tab<editor::MapPane>(pane, "Map");
    map.positions().SetFocus();
    press(WXK_DOWN);
    wait([&] { return map.positions().GetSelection() == 1; }, "a position is chosen");
    map.pieces().SetFocus();
    press(WXK_END);
    press(WXK_HOME);
    press('R');
    wait([&] { return frame().pack()->workspace().modified(); }, "the tile is turned");
    settle();
    screenshot("tab-map");
    click(*wxWindow::FindWindowByLabel("As &YAML", &map));
    wait([&] { return shown_text(frame()) != nullptr; }, "the test is shown");
    EXPECT_TRUE(shown_text(frame())->document().name().starts_with("tests/"));
}

TEST_F(Tabs, WhatCannotBePaintedHasOnlyItsForm) {
    EXPECT_EQ(open("the-cursed-forest", "heroes/sirja").pages(), nullptr);
}

}  // namespace
}  // namespace briar
