#include <filesystem>
#include <fstream>
#include <iterator>
#include <regex>

#include <wx/image.h>
#include <wx/listbox.h>
#include <wx/notebook.h>
#include <wx/stopwatch.h>

#include "editor/play/lines_button.hpp"
#include "editor/window/entry_pane.hpp"
#include "editor/window/open_pack.hpp"
#include "runtime/session/save_file.hpp"
#include "tests/editor/play_window.hpp"

/// The course of a game: back and forth, lines of play, games that are gone on with.
namespace briar {
namespace {

/// How much of the slider lies before its knob, 0 to 1, as people see it: that part is coloured.
double filled(const wxImage& slider) {
    int coloured = 0;
    const int y = slider.GetHeight() / 2;
    for (int x = 0; x < slider.GetWidth(); ++x)
        coloured += slider.GetBlue(x, y) > slider.GetRed(x, y) + 40 ? 1 : 0;
    return static_cast<double>(coloured) / slider.GetWidth();
}

TEST_F(PlayWindow, TheSlidersKnobIsWhereTheGameIs) {
    begin_game();
    ASSERT_TRUE(model().force_dice({1, 1}));
    model().choose(0);
    auto& slider = named(frame(), "Step of the game");
    board().SetFocus();
    const auto filled_now = [&] { return filled(seen(slider, "play-slider")); };
    if (!seen(slider, "play-slider").IsOk()) GTEST_SKIP() << "no pictures can be made";
    EXPECT_GT(filled_now(), 0.8);
    press('Z', wxMOD_CONTROL);
    wait([this] { return model().at() == 1; }, "a step was taken back");
    EXPECT_NEAR(filled_now(), 0.5, 0.15);
    model().redo();
    EXPECT_GT(filled_now(), 0.8);
    // Both before anything of it is painted.
    ui_.Char('Z', wxMOD_CONTROL);
    ui_.Char('Z', wxMOD_CONTROL);
    wait([this] { return model().at() == 0; }, "the dice were taken back");
    EXPECT_LT(filled_now(), 0.1);
    // The slider itself is where people have moved it.
    slider.SetFocus();
    press(WXK_END);
    wait([this] { return model().at() == 2; }, "the slider leads to the end");
    EXPECT_GT(filled_now(), 0.8);
    press(WXK_HOME);
    wait([this] { return model().at() == 0; }, "and to the beginning");
    EXPECT_LT(filled_now(), 0.1);
}

TEST_F(PlayWindow, TheSliderIsAsLongWhateverTheStepIsCalled) {
    begin_game();
    wxWindow& slider = named(frame(), "Step of the game");
    for (const int width : {1400, 1000, 700}) {
        resize(width, 800);
        const wxRect before = slider.GetScreenRect();
        EXPECT_GE(before.width, frame().FromDIP(width < 1000 ? 60 : 120)) << width;
        model().choose(0);
        settle();
        EXPECT_EQ(slider.GetScreenRect(), before) << width;
        ASSERT_TRUE(model().force_dice({1, 1}));
        settle();
        EXPECT_EQ(slider.GetScreenRect(), before) << width;
    }
}

TEST_F(PlayWindow, DigitsTakeOptionsAndUndoTakesThemBack) {
    begin_game();
    board().SetFocus();
    press('1');
    wait([this] { return model().session().at() == 1; }, "the first option is taken");
    press('Z', wxMOD_CONTROL);
    wait([this] { return model().session().at() == 0; }, "it is taken back");
    press('Z', wxMOD_CONTROL | wxMOD_SHIFT);
    wait([this] { return model().session().at() == 1; }, "it is done again");
}

TEST_F(PlayWindow, AGameThatRunsCanBeGoneOnWithAfterwards) {
    begin_game();
    model().choose(0);
    const std::uint64_t hash = model().session().state_hash();
    const auto pack = folder() / "the-cursed-forest";
    close_window();
    open_window();
    open_pack(pack);
    wait([this] { return !frame().play().loading(); }, "the form of a new game is there");
    settle();
    screenshot("play-go-on");
    click(*wxWindow::FindWindowByLabel("Go on with the &last game", &frame()));
    wait([this] { return model().playing(); }, "the game goes on");
    EXPECT_EQ(model().session().state_hash(), hash);
}

/// Whenever the program is killed, at most a second is lost; the best of three, so that a busy machine is no failure.
TEST_F(PlayWindow, AGameThatRunsIsKeptWithinASecondOfEachStep) {
    begin_game();
    const auto kept_steps = [this] {
        for (const auto& each : std::filesystem::directory_iterator(folder() / "state/briarwright/games")) {
            Diagnostics untold;
            if (!each.is_regular_file()) continue;
            if (const auto save = read_save(each.path(), untold)) return save->earlier + save->steps.size();
        }
        return std::size_t{0};
    };
    wait([&] { return std::filesystem::exists(folder() / "state/briarwright/games"); }, "the game is kept");
    long best = 10'000;
    for (int i = 0; i < 3; ++i) {
        model().choose(0);
        wxStopWatch watch;
        wait([&] { return kept_steps() == model().at(); }, "the step is kept");
        best = std::min(best, watch.Time());
    }
    EXPECT_LT(best, 1'000);
}

/// Whatever they think of just then.
TEST_F(PlayWindow, AGameInWhichBotsPlayIsKeptWhenTheWindowIsClosed) {
    begin_game();
    for (const int seat : {0, 1})
        model().seat_bot(seat, "greedy");
    model().let_bots_play();
    wait([this] { return model().at() > 2; }, "they play");
    ASSERT_TRUE(model().bots_at_work());
    const auto pack = folder() / "the-cursed-forest";
    const std::size_t at = model().at();
    close_window();
    open_window();
    open_pack(pack);
    wait([this] { return !frame().play().loading(); }, "the form of a new game is there");
    settle();
    click(*wxWindow::FindWindowByLabel("Go on with the &last game", &frame()));
    wait([this] { return model().playing(); }, "the game goes on");
    EXPECT_GE(model().at(), at);
    EXPECT_EQ(model().bot_of(1), "greedy");
}

TEST_F(PlayWindow, AGameThatIsGoneOnWithFollowsWhatWasRenamedBefore) {
    begin_game();
    model().choose(0);
    const std::string id = model().rules().catalog->entry(model().party().front().def).id;
    const auto pack = folder() / "the-cursed-forest";
    frame().play().follow_rename({"heroes", id, "somebody-else"});
    close_window();
    for (const auto& each : std::filesystem::recursive_directory_iterator(pack)) {
        if (!each.is_regular_file()) continue;
        std::ifstream in(each.path());
        std::string text{std::istreambuf_iterator<char>(in), {}};
        in.close();
        std::ofstream(each.path()) << std::regex_replace(text, std::regex("(^|[^a-z0-9-])" + id + "(?![a-z0-9-])"),
                                                         "$1somebody-else");
    }
    open_window();
    open_pack(pack);
    wait([this] { return !frame().play().loading(); }, "the form of a new game is there");
    settle();
    click(*wxWindow::FindWindowByLabel("Go on with the &last game", &frame()));
    wait([this] { return model().playing() && !frame().play().loading(); }, "the game goes on");
    frame().play().take_over();
    wait([this] { return !frame().play().loading(); }, "the pack is taken in");
    EXPECT_EQ(model().lost(), std::vector<std::string>());
    EXPECT_EQ(model().rules().catalog->entry(model().party().front().def).id, "somebody-else");
}

TEST_F(PlayWindow, AGameBeginsFromThePositionThatTheMapShows) {
    open_pack(copy_pack("the-cursed-forest"));
    wait([this] { return !frame().play().loading(); }, "the form of a new game is there");
    frame().open_entry("scenarios/the-cursed-forest");
    auto* pane = dynamic_cast<editor::EntryPane*>(frame().tabs().GetCurrentPage());
    ASSERT_NE(pane, nullptr);
    for (std::size_t i = 0; i < pane->pages()->GetPageCount(); ++i)
        if (pane->pages()->GetPageText(i) == "Map") pane->pages()->SetSelection(i);
    settle();
    EXPECT_FALSE(pane->shows_position()) << "this is how the scenario begins";
    auto& list = dynamic_cast<wxListBox&>(named(*pane, "Positions"));
    list.SetFocus();
    press(WXK_HOME);
    press(WXK_DOWN);
    wait([&] { return pane->shows_position(); }, "a position is shown");
    settle();
    screenshot("map-play-from-here");
    editor::BoardCanvas* map = pane->shown_board();
    ASSERT_NE(map, nullptr);
    const double scale = map->view().scale();
    frame().commands().run("view.zoom-in");
    EXPECT_GT(map->view().scale(), scale) << "the map is zoomed as the board of a game is";
    frame().commands().run("view.fit");
    EXPECT_TRUE(map->view().holds(map->scene().bounds));
    press(WXK_F5);
    wait([this] { return model().playing(); }, "a game has begun");
    EXPECT_NE(model().session().start().position_node, nullptr);
    EXPECT_TRUE(board().IsShownOnScreen());
}

/// A playtester's way: bots in the other seat, a slip undone, back through the game, saved and opened again.
TEST_F(PlayWindow, AGameWithBotsIsScrubbedSavedAndOpenedAgain) {
    begin_game();
    model().seat_bot(1, "greedy");
    board().SetFocus();
    wait([this] { return board().HasFocus(); }, "the board has the focus");
    const auto is_asked = [this] { return model().session().over() || !model().bot_decides(); };
    for (int i = 0; i < 12; ++i) {
        const std::size_t before = model().session().at();
        press(i % 3 == 2 ? '2' : '1');
        wait([&] { return model().session().at() > before || model().options().size() < 2; }, "the choice is made");
        model().let_bots_play();
        while (model().bots_at_work()) {
            model().take_bot_choices(1'000);
            settle();
        }
        wait(is_asked, "the bot has played");
    }
    const std::size_t last = model().session().at();
    press('Z', wxMOD_CONTROL);
    wait([&] { return model().session().at() < last; }, "the slip is undone");
    EXPECT_TRUE(is_asked()) << "with what the bot has done since";
    EXPECT_FALSE(model().bots_held()) << "it answers the next choice";
    press('Z', wxMOD_CONTROL | wxMOD_SHIFT);
    wait([&] { return model().session().at() == last; }, "it is done again");

    // The slider: by keyboard, to the beginning and back.
    wxWindow& slider = named(frame(), "Step of the game");
    slider.SetFocus();
    wait([&] { return wxWindow::FindFocus() == &slider; }, "the slider has the focus");
    press(WXK_HOME);
    wait([&] { return model().session().at() == model().session().first(); }, "the game is at its beginning");
    screenshot("play-scrubbed");
    press(WXK_END);
    wait([&] { return model().session().at() == last; }, "the game is where it was");

    const std::string log = model().log().back().text;
    const std::filesystem::path file = folder() / "my game.yaml";
    frame().play().save_game(file);
    wait([&] { return std::filesystem::exists(file); }, "the game is saved");
    frame().play().new_game();
    wait([this] { return !frame().play().loading(); }, "another game could begin");
    frame().play().load_game(file, frame().pack()->workspace().pack_path());
    wait([this] { return !frame().play().loading(); }, "the game is read");
    settle();
    EXPECT_EQ(model().session().at(), last);
    EXPECT_EQ(model().log().back().text, log);
}

TEST_F(PlayWindow, ANewLineMovesNoButton) {
    begin_game();
    for (int i = 0; i < 2; ++i)
        model().choose(0);
    for (const int width : {1400, 1000}) {
        resize(width, 800);
        const wxRect before = named(frame(), "Go on from here in a line of its own (Ctrl+B)").GetScreenRect();
        const wxRect above = named(frame(), "Begin again with the same seed, in a line of its own").GetScreenRect();
        model().branch(1);
        settle();
        EXPECT_TRUE(named(frame(), "Lines of play").IsShownOnScreen());
        EXPECT_EQ(named(frame(), "Go on from here in a line of its own (Ctrl+B)").GetScreenRect(), before) << width;
        EXPECT_EQ(named(frame(), "Begin again with the same seed, in a line of its own").GetScreenRect(), above);
        expect_apart(named(frame(), "Course of the game"), std::to_string(width) + " wide");
        model().force_dice({1});
        model().drop_other_lines();
        settle();
        EXPECT_EQ(named(frame(), "Go on from here in a line of its own (Ctrl+B)").GetScreenRect(), before) << width;
    }
}

TEST_F(PlayWindow, ALineIsNamedAndThrownAway) {
    begin_game();
    for (int i = 0; i < 2; ++i)
        model().choose(0);
    model().branch(1);
    wxWindow& lines = named(frame(), "Lines of play");
    wait([&] { return lines.IsShownOnScreen(); }, "there are two");
    EXPECT_TRUE(lines.GetLabel().StartsWith("Line 2"));
    const auto choose_in_menu = [&](const char* item) {
        const auto menu = dynamic_cast<editor::LinesButton&>(lines).menu();
        const int id = menu->FindItem(wxString::FromUTF8(item));
        ASSERT_NE(id, wxNOT_FOUND) << item;
        wxCommandEvent event(wxEVT_MENU, id);
        menu->ProcessEvent(event);
        settle();
    };
    in_dialog([&] { choose_in_menu("Name this line\xE2\x80\xA6"); },
              [&](wxDialog& dialog) {
                  type("The long way round");
                  screenshot("line-named");
                  press_button(dialog, wxID_OK);
              });
    wait([&] { return lines.GetLabel().StartsWith("The long"); }, "it has a name");
    screenshot("lines");
    choose_in_menu("Throw this line away");
    wait([&] { return model().line_count() == 1; }, "it is thrown away");
    EXPECT_EQ(model().line(), 0U);
    choose_in_menu("Bring back the line that was thrown away");
    wait([&] { return model().line_count() == 2; }, "it is back");
}

TEST_F(PlayWindow, TheEndOfAGameIsShownAndAnotherOneIsPlayed) {
    begin_game();
    const double first_scale = board().view().scale();
    for (const int seat : {0, 1})
        model().seat_bot(seat, "greedy");
    model().let_bots_play();
    while (model().bots_at_work()) {
        model().take_bot_choices(100'000);
        settle();
    }
    wxWindow& result = named(frame(), "Result");
    wait([&] { return result.IsShownOnScreen(); }, "the end is shown");
    EXPECT_FALSE(named(frame(), "Why it has ended").GetLabel().empty());
    EXPECT_TRUE(named(frame(), "What has become of it").GetLabel().Contains("round"));
    EXPECT_LT(board().view().scale(), first_scale) << "as much of the table as can be read";
    screenshot("play-ended");
    const std::uint64_t seed = model().session().start().setup.seed;
    model().go_to(2);
    settle();
    EXPECT_FALSE(result.IsShownOnScreen()) << "that was in the middle";
    model().go_to(model().last());
    wait([&] { return result.IsShownOnScreen(); }, "the end is shown again");
    click(named(frame(), "Play again with another seed"));
    wait([&] { return model().session().start().setup.seed != seed; }, "another game has begun");
    EXPECT_EQ(model().bot_of(1), "greedy");
    EXPECT_EQ(model().session().start().setup.seats, 2);
    EXPECT_TRUE(named(frame(), "Lines of play").IsShownOnScreen()) << "the game before is kept";
    model().go_to_line(0);
    wait([&] { return result.IsShownOnScreen(); }, "the end is shown again");
}

}  // namespace
}  // namespace briar
