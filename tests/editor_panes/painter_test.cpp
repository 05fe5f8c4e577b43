#include <wx/checkbox.h>
#include <wx/checklst.h>

#include "editor/painter/painter_panel.hpp"
#include "editor/painter/palette_panel.hpp"
#include "editor/painter/tile_canvas.hpp"
#include "editor/widget/spoken.hpp"
#include "runtime/source/values.hpp"
#include "tests/editor_panes/pane_test.hpp"

/// Painting tiles with the pointer and the keyboard.
namespace briar::editor {
namespace {

class Painter : public PaneTest {
protected:
    void paint(const std::string& full_id) {
        panel_ = new PainterPanel(frame(), host(), full_id);
        put(panel_);
        before_ = text("tiles.yaml");
    }
    TileCanvas& canvas() { return panel_->canvas(); }
    void wait_for(const std::string& line) {
        wait([&] { return text("tiles.yaml").find(line) != std::string::npos; }, "tiles.yaml has " + line);
    }
    void undo_gives_the_old_bytes() {
        ASSERT_TRUE(workspace().undo());
        EXPECT_EQ(text("tiles.yaml"), before_);
    }

    PainterPanel* panel_ = nullptr;
    std::string before_;
};

TEST_F(Painter, ShowsATileOfTheProject) {
    open_copy("the-cursed-forest");
    paint("tiles/athuils-hollow");
    screenshot("painter");
    canvas().SetFocus();
    press(WXK_RIGHT);
    press(WXK_LEFT);
    ASSERT_TRUE(workspace().apply(EntryLens(workspace(), "tiles/athuils-hollow").set({"edges"}, make_text("-"))) == "");
    check_pack();
    screenshot("painter-middle");
    EXPECT_EQ(canvas().chosen(), TileCanvas::kMiddle);
}

TEST_F(Painter, TellsScreenReadersWhatIsChosen) {
    open_house();
    paint("tiles/hall");
    canvas().SetFocus();
    const auto told = [this](const char* words) { return spoken(canvas()).content.Contains(words); };
    press(WXK_RIGHT);
    wait([&] { return told("East edge, closed"); }, "the edge is told");
    press(WXK_SPACE);
    wait([&] { return told("East edge, open") && told("open to north, east, south"); }, "and what became of it");
}

TEST_F(Painter, AClickOpensAnEdgeInOneLine) {
    open_house();
    paint("tiles/hall");
    click(canvas(), canvas().place(1));
    wait_for("    edges: n e s\n");
    EXPECT_EQ(changed_lines(before_, text("tiles.yaml")), 1);
    EXPECT_EQ(workspace().history().undo_label(), "Open the east edge of Great hall");
    undo_gives_the_old_bytes();
}

TEST_F(Painter, ADragOverEdgesIsOneStep) {
    open_house();
    paint("tiles/den");
    const wxPoint middle = canvas().place(TileCanvas::kMiddle);
    const auto beside = [&](int side) { return middle + (canvas().place(side) - middle) * 9 / 10; };
    drag(canvas(), {beside(0), beside(1), beside(2)});
    wait_for("    edges: w\n");
    EXPECT_EQ(changed_lines(before_, text("tiles.yaml")), 1);
    undo_gives_the_old_bytes();
}

TEST_F(Painter, TheKeyboardDoesAll) {
    open_house();
    paint("tiles/hall");
    canvas().SetFocus();
    wait([&] { return canvas().HasFocus(); }, "the tile has the focus");
    press(WXK_RIGHT);
    press(WXK_SPACE);
    wait_for("    edges: n e s\n");
    press('R');
    wait_for("    edges: e s w\n");
    press(WXK_LEFT);
    EXPECT_EQ(canvas().chosen(), TileCanvas::kMiddle);
    press(WXK_SPACE);
    wait_for("    monster: true\n");
    EXPECT_TRUE(workspace().undo());
    EXPECT_TRUE(workspace().undo());
    undo_gives_the_old_bytes();
}

TEST_F(Painter, ThePalettePutsThingsOn) {
    open_house();
    paint("tiles/hall");
    auto* monster = dynamic_cast<wxCheckBox*>(wxWindow::FindWindowByLabel("Monster", panel_));
    ASSERT_NE(monster, nullptr);
    click(*monster, {8, monster->GetClientSize().y / 2});
    wait_for("    monster: true\n");
    const std::string with_monster = text("tiles.yaml");
    EXPECT_EQ(changed_lines(before_, with_monster), 1);
    auto* specials = dynamic_cast<wxCheckListBox*>(&named("Specials"));
    ASSERT_NE(specials, nullptr);
    EXPECT_TRUE(specials->IsChecked(0)) << "what is there comes first";
    specials->SetFocus();
    specials->SetSelection(1);
    press(WXK_SPACE);
    wait_for("    specials: [draught, ");
    EXPECT_EQ(changed_lines(with_monster, text("tiles.yaml")), 1);
    EXPECT_TRUE(workspace().undo());
    undo_gives_the_old_bytes();
}

}  // namespace
}  // namespace briar::editor
