// What reaches the terminal: nothing that gives it orders but the program itself, nothing that is wider than it.
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <sstream>

#include "runtime/cli/plain_output.hpp"
#include "runtime/cli/play/map_picture.hpp"
#include "runtime/cli/play/screen.hpp"
#include "runtime/cli/project.hpp"
#include "runtime/session/session.hpp"
#include "runtime/session/systems.hpp"
#include "tests/cli/process.hpp"

namespace briar {
namespace {

/// A game of the forest that begins with a row of tiles from west to east.
std::unique_ptr<Session> wide_forest(int tiles, const std::string& more = {}) {
    static const cli::Compiled compiled = cli::compile_wish({"the-cursed-forest", {}, {"treacherous"}});
    EXPECT_NE(compiled.rules, nullptr);
    std::string laid = "realms: {forest: {tiles: [{tile: start, at: 0 0}";
    int east = 1;
    for (const DefId def : compiled.catalog->of_kind("tiles")) {
        const std::string& id = compiled.catalog->entry(def).id;
        if (id == "start" || id == "exit" || east >= tiles) continue;
        laid += ", {tile: " + id + ", at: " + std::to_string(east++) + " 0}";
    }
    Diagnostics problems;
    const auto position = Document::parse("position", laid + more + "]}}\n", problems);
    Setup setup;
    setup.seed = 5;
    setup.seats = 2;
    auto begun = Session::begin(compiled.rules, system_set().script_host(*compiled.rules), {setup, position, nullptr});
    for (const Diagnostic& each : begun.problems.list())
        ADD_FAILURE() << render(each);
    return std::move(begun.session);
}

std::string text_of(const cli::Lines& lines) {
    std::string text;
    for (const cli::Line& line : lines)
        text += line.text() + "\n";
    return text;
}

TEST(PlainOutput, WritesOutWhatNobodySees) {
    std::ostringstream target;
    cli::PlainOutput plain(*target.rdbuf());
    std::ostream out(&plain);
    out << "a\x1b[2J" << 'b' << "\xc3"
        << "\xa4"
        << "\xe2\x80"
        << "\xae" << '\n'
        << std::flush;
    cli::put_order(out, "\033[1m");
    EXPECT_EQ(target.str(), "a\\x1b[2Jb\xc3\xa4\\u202e\n\033[1m");
}

TEST(Terminal, NoTextOfAPackGivesItOrders) {
    const TestFolder folder;
    folder.write("evil/pack.yaml", "id: evil\ntitle: \"E\\e[31mvil\"\nversion: 1.0.0\nsystem: crawl\n");
    folder.write("evil/items.yaml", "items:\n  lamp: {name: \"\\e[2J\\x9b\", \"\\e]0;x\\a\": 1, combat: \"\\e[H\"}\n");
    for (const auto& args : std::vector<std::vector<std::string>>{{"check", folder.at("evil")},
                                                                  {"check", "\x1b[2J"},
                                                                  {"list", "packs", "--pack", folder.at("evil")},
                                                                  {"play", "the-cursed-forest", "--load", "\x1b[2J"},
                                                                  {"replay", folder.at("\x1b[2J")}}) {
        const Ran ran = run_briar(args);
        EXPECT_EQ((ran.out + ran.err).find('\x1b'), std::string::npos) << args[0];
        EXPECT_EQ((ran.out + ran.err).find("\xc2\x9b"), std::string::npos) << args[0];
    }
    const Ran ran = run_briar({"check", "--json", folder.at("evil")});
    EXPECT_TRUE(nlohmann::json::accept(ran.out)) << ran.out;
    EXPECT_NE(ran.out.find("text.control-character"), std::string::npos) << ran.out;
}

TEST(Terminal, AMessageOfAnotherProgramIsAnsweredInJson) {
    const Ran ran = run_briar({"drive"}, "{\"do\": \"\\u001b[2J\\u009b\\u202e\"}\n");
    EXPECT_EQ(ran.out.find('\x1b'), std::string::npos);
    EXPECT_TRUE(nlohmann::json::accept(ran.out)) << ran.out;
}

TEST(MapPart, IsAsWideAsThereIsRoomAndMarksThatMoreIsThere) {
    const auto session = wide_forest(20);
    ASSERT_NE(session, nullptr);
    const auto view = cli::make_table_view(session->rules());
    cli::Sight sight;
    const cli::Room room{79, 20};
    const std::string here = text_of(view->map_part(session->game(), room, "", sight));
    EXPECT_NE(here.find("more to the east: `map east`"), std::string::npos) << here;
    EXPECT_NE(here.substr(0, here.find('\n')).find('>'), std::string::npos) << here;
    EXPECT_EQ(here.substr(0, here.find('\n')).find('<'), std::string::npos) << here;
    const std::string further = text_of(view->map_part(session->game(), room, "east", sight));
    EXPECT_NE(further, here);
    EXPECT_EQ(further.front(), '<') << further;
    const std::string at = text_of(view->map_part(session->game(), room, "19,0", sight));
    EXPECT_NE(at.find(" 19 "), std::string::npos) << at;
    EXPECT_EQ(text_of(view->map_part(session->game(), room, "", sight)), here) << "alone it comes back";
    EXPECT_TRUE(view->map_part(session->game(), room, "upwards", sight).empty());
    for (const cli::Line& line : view->map_part(session->game(), room, "w", sight))
        EXPECT_LE(line.width(), room.width) << line.text();
}

TEST(Title, ShowsTheWholeSeedInEightyColumns) {
    const auto session = wide_forest(1);
    ASSERT_NE(session, nullptr);
    const auto view = cli::make_table_view(session->rules());
    const cli::Lines screen = cli::draw_screen(*session, *view, {60, 24}, 0);
    EXPECT_NE(screen.front().text().find("seed 5"), std::string::npos) << screen.front().text();
    EXPECT_LT(screen.front().width(), 60U);
}

TEST(Hints, SayWhatATileDoesThatOneMayMoveTo) {
    const auto session = wide_forest(1, ", {tile: snare-path, at: 1 0, turn: 1}");
    ASSERT_NE(session, nullptr);
    const auto view = cli::make_table_view(session->rules());
    std::string hint;
    for (const Option& option : session->decision().options)
        hint += view->hint(session->game(), option);
    ASSERT_FALSE(hint.empty());
    const std::string screen = text_of(cli::draw_screen(*session, *view, {80, 40}, 0));
    EXPECT_NE(screen.find(hint.substr(0, 40)), std::string::npos) << screen;
}

TEST(Scripts, ThatFailNameTheirFileWithItsFolder) {
    const TestFolder folder;
    ASSERT_EQ(run_briar({"new", folder.at("race"), "--system", "script"}).code, 0);
    std::string script;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(folder.path()))
        if (entry.path().extension() == ".lua")
            script = std::filesystem::relative(entry.path(), folder.path()).string();
    std::string text = folder.read(script);
    const std::size_t turn = text.find(".turn(");
    ASSERT_NE(turn, std::string::npos) << text;
    folder.write(script, text.insert(text.find('\n', turn) + 1, "  error(\"boom\")\n"));
    const Ran ran = run_briar({"play", folder.at("race")}, "quit\n");
    EXPECT_NE(ran.err.find(folder.at(script) + ":"), std::string::npos) << ran.err;
    EXPECT_NE(ran.err.find("boom"), std::string::npos) << ran.err;
}

TEST(Seats, AModeMayAskForMore) {
    const Ran ran = run_briar({"play", "the-cursed-forest", "--mode", "treacherous", "--seats", "1"}, "quit\n");
    EXPECT_EQ(ran.code, 2) << ran.out;
    EXPECT_NE(ran.err.find("2"), std::string::npos) << ran.err;
}

TEST(New, SaysWhichIdItMade) {
    const TestFolder folder;
    const Ran ran = run_briar({"new", folder.at("Bad Name")});
    EXPECT_EQ(ran.code, 0) << ran.err;
    EXPECT_NE(ran.out.find("the pack's id is `bad-name`"), std::string::npos) << ran.out;
}

TEST(Look, AMonsterThatNobodyMetHasAllItsHealth) {
    const Ran ran = run_briar({"play", "the-cursed-forest", "--seed", "1"}, "look grey-wolf\nquit\n");
    EXPECT_EQ(ran.out.find("health 0/"), std::string::npos) << ran.out;
    EXPECT_NE(ran.out.find("health "), std::string::npos) << ran.out;
}

}  // namespace
}  // namespace briar
