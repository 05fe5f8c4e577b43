#include <algorithm>
#include <fstream>
#include <sstream>

#include <wx/filepicker.h>
#include <wx/notebook.h>
#include <wx/textctrl.h>

#include "editor/blocks/rule_canvas.hpp"
#include "editor/blocks/rule_inspector.hpp"
#include "editor/form/form_panel.hpp"
#include "editor/form/picture_panel.hpp"
#include "editor/play/play_pane.hpp"
#include "editor/widget/choice_search.hpp"
#include "editor/window/entry_pane.hpp"
#include "editor/window/open_pack.hpp"
#include "editor/window/problems_pane.hpp"
#include "runtime/source/dots.hpp"
#include "tests/editor/window_test.hpp"

/// A designer builds an expansion without writing a line of text.
namespace briar {
namespace {

namespace fs = std::filesystem;
using editor::EntryPane;

class DesignerWindow : public WindowTest {
protected:
    void open(const std::string& pack) { open_pack(copy_pack(pack)); }
    EntryPane& entry() {
        auto* page = dynamic_cast<EntryPane*>(frame().tabs().GetCurrentPage());
        if (page == nullptr) throw std::runtime_error("no entry is shown");
        settle();
        return *page;
    }
    [[nodiscard]] std::string text(const std::string& file) {
        return frame().pack()->workspace().document(file)->text();
    }
    [[nodiscard]] static std::string on_disk(const fs::path& file) {
        std::ifstream in(file, std::ios::binary);
        return {std::istreambuf_iterator<char>(in), {}};
    }
    void wait_for_check() {
        wait([this] { return frame().pack() != nullptr; }, "the pack is open");
        wait([this] { return frame().pack()->check_is_current(); }, "what was changed is checked");
        settle();
    }
    [[nodiscard]] std::string home_of(const std::string& full_id) {
        return frame().pack()->workspace().entries().find(full_id)->sites.front().file;
    }
    template <class Window>
    static Window* find(wxWindow& within) {
        if (auto* found = dynamic_cast<Window*>(&within)) return found;
        for (wxWindow* each : within.GetChildren()) {
            if (auto* found = find<Window>(*each)) return found;
        }
        return nullptr;
    }
    /// Clicks a line of the rule that is shown, and chooses from the list that opens.
    void add_block(editor::RuleCanvas& canvas, const std::string& line, const std::string& title,
                   const std::string& words) {
        const auto& items = canvas.layout().items;
        const auto at = std::find_if(items.begin(), items.end(),
                                     [&](const editor::RuleItem& each) { return each.text.starts_with(line); });
        ASSERT_NE(at, items.end()) << line;
        const wxRect box = canvas.pixels(*at);
        const std::size_t before = items.size();
        click(canvas, box.GetPosition() + wxPoint(60, box.height / 2));
        auto* search = dynamic_cast<editor::ChoiceSearch*>(&named(frame(), title));
        ASSERT_NE(search, nullptr);
        wait([&] { return search->IsShownOnScreen() && search->IsActive(); }, "the list is shown");
        search->field()->SetFocus();
        type(words);
        wait([&] { return search->field()->GetValue() == words; }, "the words are there");
        press(WXK_RETURN);
        wait([&] { return wxWindow::FindWindowByName(wxString::FromUTF8(title)) == nullptr; }, "the list is gone");
        wait([&] { return canvas.layout().items.size() > before; }, "the block is there");
        wait_for_check();
    }
    void build_rule() {
        wxNotebook* pages = entry().pages();
        ASSERT_NE(pages, nullptr);
        for (std::size_t i = 0; i < pages->GetPageCount(); ++i) {
            if (pages->GetPageText(i) == "Rules") pages->SetSelection(i);
        }
        settle();
        auto* canvas = find<editor::RuleCanvas>(*pages);
        ASSERT_NE(canvas, nullptr);
        add_block(*canvas, "Answer an event", std::string("When") + kDots, "entered");
        add_block(*canvas, "Do something", std::string("Do") + kDots, "say");
        // What it says is asked for at once.
        auto& inspector = *find<editor::RuleInspector>(*pages);
        wait([&] { return named(inspector, "Text").HasFocus(); }, "the text has the keyboard");
        type("The bell rings.");
        wait_for_check();
    }
    void new_entry(const std::string& kind, const std::string& name) {
        in_dialog([this] { frame().commands().run("entry.new"); },
                  [&](wxDialog& dialog) {
                      choose(named(dialog, "Kind"), kind);
                      type_over(named(dialog, "Name or id"), name);
                      press_button(dialog, wxID_OK);
                  });
        wait_for_check();
    }
};

TEST_F(DesignerWindow, BuildsAnExpansionStartToEnd) {
    // A new expansion of a game.
    in_dialog([this] { frame().commands().run("file.new-expansion"); },
              [&](wxDialog& dialog) {
                  type_over(named(dialog, "Name"), "Beyond the Gate");
                  choose(named(dialog, "Expands"), "The Cursed Forest");
                  for (wxWindow* each : dialog.GetChildren()) {
                      if (auto* where = dynamic_cast<wxDirPickerCtrl*>(each))
                          where->SetPath(wxString::FromUTF8(folder().string()));
                  }
                  press_button(dialog, wxID_OK);
              });
    wait_for_check();
    EXPECT_TRUE(frame().problems().listed().empty());
    const fs::path pack = folder() / "beyond-the-gate";
    const std::string manifest = on_disk(pack / "pack.yaml");

    // A monster by its form.
    new_entry("Monster", "Gate Troll");
    ASSERT_EQ(entry().full_ids(), std::vector<std::string>{"monsters/gate-troll"});
    type_over(named(entry(), "Health"), "8");
    wait([this] { return text("monsters.yaml").find("health: 8") != std::string::npos; }, "the health is written");
    screenshot("designer-monster");

    // A tile by its picture.
    new_entry("Tile", "Old Mill");
    ASSERT_EQ(entry().full_ids(), std::vector<std::string>{"tiles/old-mill"});
    wait([this] { return entry().picture().face().shape == editor::FaceShape::Tile; }, "the tile is painted");
    const auto edges = entry().picture().face().edges;
    const wxSize size = entry().picture().GetClientSize();
    const int side = std::min(size.x, size.y) * 5 / 8;
    click(entry().picture(), {size.x / 2, (size.y - side) / 2 + side / 12});
    wait([&] { return entry().picture().face().edges != edges; }, "an edge is open or closed");
    screenshot("designer-tile");

    // A special that is misspelt is told, and mended by a click.
    wxWindow& add = named(entry(), "Add to Specials");
    type_over(add, "quicksnad");
    press(WXK_RETURN);
    wait_for_check();
    wait([this] { return !frame().problems().listed().empty(); }, "the problem is told");
    frame().problems().select(0);
    wait([this] { return frame().problems().can_fix(); }, "something can be done about it");
    screenshot("designer-problem");
    click(named(frame(), "Mend the problem"));
    wait_for_check();
    wait([this] { return frame().problems().listed().empty(); }, "the problem is gone");
    EXPECT_NE(text("tiles.yaml").find("quicksand"), std::string::npos) << text("tiles.yaml");

    // A rule by blocks.
    new_entry("Special", "Mill Bell");
    build_rule();
    EXPECT_NE(text(home_of("specials/mill-bell")).find("say:"), std::string::npos);
    screenshot("designer-rule");

    // Played without being saved.
    EXPECT_FALSE(fs::exists(pack / "tiles.yaml"));
    frame().commands().run("play.new");
    wait([this] { return !frame().play().loading(); }, "the form of a new game is there");
    settle();
    click(named(frame(), "Start the game"));
    wait([this] { return frame().play().model().playing(); }, "a game has begun");
    EXPECT_TRUE(frame().play().model().rules().catalog->find("tiles", "old-mill"));
    screenshot("designer-play");

    // Saved: what was not touched is as it was.
    frame().commands().run("file.save");
    EXPECT_FALSE(frame().pack()->workspace().modified());
    EXPECT_EQ(on_disk(pack / "pack.yaml"), manifest);
    EXPECT_EQ(on_disk(pack / "tiles.yaml"), text("tiles.yaml"));
    EXPECT_NE(on_disk(pack / "monsters.yaml").find("gate-troll"), std::string::npos);
}

/// One value changed is one line of difference; undone to the start, the bytes are the old ones.
TEST_F(DesignerWindow, AChangedNumberIsOneLineAndUndoGivesTheOldBytes) {
    open("the-cursed-forest");
    const std::string before = text("monsters.yaml");
    const auto monsters = frame().pack()->workspace().entries().of_kind("monsters");
    frame().open_entry(monsters.front()->full_id());
    type_over(named(entry(), "Health"), "17");
    wait([&] { return text("monsters.yaml").find("health: 17") != std::string::npos; }, "the number is written");
    std::istringstream old_lines(before);
    std::istringstream new_lines(text("monsters.yaml"));
    int different = 0;
    for (std::string a, b; std::getline(old_lines, a) && std::getline(new_lines, b);)
        different += a != b ? 1 : 0;
    EXPECT_EQ(different, 1);
    while (frame().pack()->workspace().can_undo())
        frame().commands().run("edit.undo");
    EXPECT_EQ(text("monsters.yaml"), before);
}

TEST_F(DesignerWindow, OneFieldOfTenMonstersIsSetAtOnce) {
    open("the-cursed-forest");
    std::vector<std::string> ids;
    for (const auto* each : frame().pack()->workspace().entries().of_kind("monsters")) {
        if (ids.size() < 10) ids.push_back(each->full_id());
    }
    frame().open_entries(ids);
    wxWindow& health = named(entry(), "Health");
    screenshot("designer-several");
    type_over(health, "6");
    wait(
        [&] {
            const std::string now = text("monsters.yaml");
            std::size_t count = 0;
            for (std::size_t at = now.find("health: 6"); at != std::string::npos; at = now.find("health: 6", at + 1))
                ++count;
            return count >= ids.size();
        },
        "it is set in all of them");
    frame().commands().run("edit.undo");
    settle();
    EXPECT_FALSE(frame().pack()->workspace().modified()) << "it was one step";
}

TEST_F(DesignerWindow, AValueFromBelowIsMarkedChangedAndReset) {
    const fs::path pack = folder() / "wing";
    fs::create_directories(pack);
    std::ofstream(pack / "pack.yaml")
        << "id: wing\ntitle: Wing\nversion: \"0.1.0\"\nsystem: crawl\nrequires: {the-cursed-forest: \"*\"}\n";
    open_pack(pack);
    wait_for_check();
    const auto monsters = frame().pack()->workspace().entries().of_kind("monsters");
    ASSERT_FALSE(monsters.empty());
    frame().open_entry(monsters.front()->full_id());
    type_over(named(entry(), "Health"), "33");
    wait([this] { return frame().pack()->workspace().modified(); }, "the value is patched");
    settle();
    screenshot("designer-patched");
    click(named(entry(), "Reset Health"));
    wait([this] { return !frame().pack()->workspace().entries().find(entry().full_ids().front())->patched(); },
         "it is as it was below");
}

TEST_F(DesignerWindow, RenameShowsWhereAndChangesThemAll) {
    open("the-cursed-forest");
    in_dialogs(
        [this] {
            frame().open_entry("specials/web");
            frame().commands().run("entry.rename");
        },
        {[&](wxDialog& dialog) {
             type_over(named(dialog, "New id"), "spider-web");
             press_button(dialog, wxID_OK);
         },
         [&](wxDialog& dialog) {
             screenshot("rename");
             press_button(dialog, wxID_OK);
         }});
    wait_for_check();
    EXPECT_NE(frame().pack()->workspace().entries().find("specials/spider-web"), nullptr);
    EXPECT_TRUE(frame().problems().listed().empty());
    entry().pages()->SetSelection(1);
    const std::size_t pages = frame().tabs().GetPageCount();
    frame().commands().run("edit.undo");
    EXPECT_FALSE(frame().pack()->workspace().modified());
    wait([this] { return entry().full_ids() == std::vector<std::string>{"specials/web"}; },
         "the page follows the entry back");
    EXPECT_EQ(entry().pages()->GetSelection(), 1) << "what was looked at is looked at";
    EXPECT_EQ(frame().tabs().GetPageCount(), pages);
    settle();
    screenshot("rename-undone");
}

/// Each kind of game, as `briar new --system` makes it, begins as one that can be played.
TEST_F(DesignerWindow, BeginsAGameOfEachKind) {
    const std::vector<std::pair<std::string, std::string>> kinds = {
        {"A party explores a map", "crawl"},
        {"A party travels along a row of cards", "journey"},
        {"A game that is all script", "script"},
    };
    for (const auto& [title, system] : kinds) {
        in_dialog([this] { frame().commands().run("file.new-game"); },
                  [&, kind = title, name = system](wxDialog& dialog) {
                      type_over(named(dialog, "Name"), "My " + name);
                      for (wxWindow* each : dialog.GetChildren()) {
                          if (auto* where = dynamic_cast<wxDirPickerCtrl*>(each))
                              where->SetPath(wxString::FromUTF8(folder().string()));
                          if (each->GetLabel() == wxString(kind)) click(*each, {12, each->GetSize().y / 2});
                      }
                      screenshot("designer-new-" + name);
                      press_button(dialog, wxID_OK);
                  });
        const fs::path pack = folder() / ("my-" + system);
        EXPECT_NE(on_disk(pack / "pack.yaml").find("system: " + system), std::string::npos);
        wait_for_check();
        EXPECT_TRUE(frame().problems().listed().empty()) << system;
        EXPECT_FALSE(entry().full_ids().empty()) << "what there is comes before it is played";
        wait([this] { return !frame().play().loading(); }, "the form of a new game is there");
        frame().show_play();
        click(named(frame(), "Start the game"));
        wait([this] { return frame().play().model().playing(); }, "a game of it has begun");
        screenshot("designer-new-" + system + "-played");
    }
}

}  // namespace
}  // namespace briar
