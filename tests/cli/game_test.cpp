// Commands that play: play, auto, replay, bench.
#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <nlohmann/json.hpp>
#include <utility>

#include "tests/cli/process.hpp"

namespace briar {
namespace {

using Json = nlohmann::json;

const std::vector<std::string> kSirja{"play", "the-cursed-forest", "--seed", "7", "--heroes", "sirja"};

std::string last_line(const std::string& text) {
    const std::size_t end = text.find_last_not_of('\n');
    const std::size_t begin = text.rfind('\n', end);
    return text.substr(begin + 1, end - begin);
}

TEST(PipedPlay, EchoesEachChoiceAndEndsInOrder) {
    const Ran ran = run_briar(kSirja, "# a line for people\n\nexplore\n1\n");
    EXPECT_EQ(ran.code, 0) << ran.err;
    EXPECT_EQ(ran.err, "");
    EXPECT_NE(ran.out.find("> explore\n"), std::string::npos) << ran.out;
    EXPECT_NE(ran.out.find("> lay "), std::string::npos) << ran.out;
    EXPECT_TRUE(last_line(ran.out).ends_with(" after 2 steps")) << ran.out;
    EXPECT_EQ(ran.out.find('\033'), std::string::npos);
}

TEST(PipedPlay, AnOptionThatIsNotOfferedIsAnErrorWithItsLine) {
    const Ran ran = run_briar(kSirja, "explore\n1\n\nfly away\n");
    EXPECT_EQ(ran.code, 1);
    EXPECT_NE(ran.err.find("line 4: there is no option `fly away` now"), std::string::npos) << ran.err;
    EXPECT_NE(ran.err.find("offered: "), std::string::npos) << ran.err;
    EXPECT_NE(ran.err.find("explore"), std::string::npos) << ran.err;
    EXPECT_EQ(run_briar(kSirja, "99\n").code, 1);
}

TEST(PipedPlay, UndoAndRedoLeadToTheSameState) {
    const std::string straight = last_line(run_briar(kSirja, "explore\n1\n").out);
    EXPECT_EQ(last_line(run_briar(kSirja, "explore\n1\nundo\nredo\n").out), straight);
    EXPECT_EQ(last_line(run_briar(kSirja, "explore\n2\nundo\n1\n").out), straight);
    EXPECT_NE(last_line(run_briar(kSirja, "explore\n2\n").out), straight);
}

TEST(PipedPlay, QuitEndsItAndNothingIsReadBehind) {
    const Ran ran = run_briar(kSirja, "quit\nfly away\n");
    EXPECT_EQ(ran.code, 0) << ran.err;
}

TEST(PipedPlay, EveryWordAnswers) {
    const Ran ran =
        run_briar(kSirja, "help\nmap\ncards\nlook 0,0\nlook\nlook sirja\nkeys\nlog 3\nwhy\ntrace\nexplore\n1\n");
    EXPECT_EQ(ran.code, 0) << ran.err;
    EXPECT_NE(ran.out.find("Forest's edge at 0,0"), std::string::npos) << ran.out;
    EXPECT_NE(ran.out.find(" 1 explore"), std::string::npos) << ran.out;
    EXPECT_NE(ran.out.find("event revealed"), std::string::npos) << ran.out;
    EXPECT_EQ(run_briar(kSirja, "look 9,9\n").code, 1);
    EXPECT_EQ(run_briar(kSirja, "save\n").code, 1);
}

TEST(PipedPlay, WordsThatMakeNoSenseAreToldSo) {
    const auto complaint = [](const std::string& game, const std::string& line) {
        const Ran ran = run_briar({"play", game, "--seed", "7"}, line + "\n");
        EXPECT_EQ(ran.code, 1) << line;
        return ran.err;
    };
    const std::pair<const char*, const char*> said[] = {
        {"undo 3", "`undo` stands alone"},         {"quit now", "`quit` stands alone"},
        {"log -1", "as a whole number, not `-1`"}, {"why abc", "as a whole number, not `abc`"},
        {"map north", "`map` alone shows all"},
    };
    for (const auto& [line, words] : said)
        EXPECT_NE(complaint("pig", line).find(words), std::string::npos) << line;
    EXPECT_EQ(run_briar({"play", "pig", "--seed", "7"}, "HELP\nMap\nLog 3\n").code, 0);
}

TEST(PipedPlay, AHelpPageFitsATerminal) {
    const std::string out = run_briar(kSirja, "help\n").out;
    const std::size_t begin = out.find("Choose by number");
    const std::size_t end = out.find("ends the program", begin);
    ASSERT_NE(end, std::string::npos) << out;
    EXPECT_LT(std::count(out.begin() + static_cast<std::ptrdiff_t>(begin),
                         out.begin() + static_cast<std::ptrdiff_t>(end), '\n'),
              22);
    EXPECT_NE(run_briar({"play", "the-forgotten-road", "--seed", "7"}, "signs\n").out.find("S Strength"),
              std::string::npos);
}

TEST(PipedPlay, WhatStandsOnTheScreenIsTakenToo) {
    const Ran ran = run_briar({"play", "the-forgotten-road", "--seed", "7"}, "go on: draw cards\n");
    EXPECT_EQ(ran.code, 0) << ran.err;
}

TEST(PipedPlay, TheModesAreNamed) {
    const Ran ran =
        run_briar({"play", "the-cursed-forest", "--seed", "7", "--mode", "treacherous", "--mode", "strict"}, "");
    EXPECT_NE(ran.out.find("The Cursed Forest (treacherous, strict), seed 7\n"), std::string::npos) << ran.out;
}

TEST(PipedPlay, BotsTakeTheirSeats) {
    const Ran ran = run_briar(
        {"play", "the-cursed-forest", "--seed", "7", "--seats", "2", "--bot", "0=random", "--bot", "1=random"}, "");
    EXPECT_EQ(ran.code, 0) << ran.err;
    EXPECT_NE(ran.out.find("hash "), std::string::npos) << ran.out;
}

TEST(Play, StartsWithinAQuarterOfASecond) {
#ifdef __SANITIZE_ADDRESS__
    GTEST_SKIP() << "the sanitizers take several times as long";
#endif
    using Clock = std::chrono::steady_clock;
    auto best = std::chrono::milliseconds::max();
    for (int i = 0; i < 5; ++i) {
        const auto begin = Clock::now();
        ASSERT_EQ(run_briar(kSirja, "").code, 0);
        best = std::min(best, std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now() - begin));
    }
    EXPECT_LT(best.count(), 250);
}

TEST(Saves, ASavedGameGoesOnWhereItStood) {
    const TestFolder folder;
    const std::string file = folder.at("a game.save");
    const Ran saved = run_briar(kSirja, "explore\n1\nsave " + file + "\n");
    ASSERT_EQ(saved.code, 0) << saved.err;
    const Ran loaded = run_briar({"play", "--load", file}, "");
    EXPECT_EQ(loaded.code, 0) << loaded.err;
    EXPECT_EQ(last_line(loaded.out), last_line(saved.out));
    EXPECT_EQ(run_briar({"replay", file}).code, 0);
    EXPECT_EQ(run_briar({"play", "the-cursed-forest", "--load", file}).code, 2);
}

TEST(PipedPlay, RecordsAMomentAsATestThatPasses) {
    const TestFolder folder;
    ASSERT_EQ(run_briar({"new", folder.at("wing"), "--requires", "the-cursed-forest"}).code, 0);
    const std::string file = folder.at("wing/tests/recorded.yaml");
    const Ran played = run_briar(kSirja, "explore\n1\nrecord " + file + " 2\nrecord " + file + "\n");
    EXPECT_NE(played.err.find("exists already"), std::string::npos) << played.err;
    EXPECT_NE(folder.read("wing/tests/recorded.yaml").find("when:"), std::string::npos);
    const Ran tested = run_briar({"test", folder.at("wing")});
    EXPECT_EQ(tested.code, 0) << tested.out << tested.err;
}

TEST(Saves, OfAPackInAFolderOfItsOwnFindItAgain) {
    const TestFolder folder;
    ASSERT_EQ(run_briar({"new", folder.at("far/race"), "--system", "script"}).code, 0);
    const std::string save = folder.at("race.yaml");
    const Ran played =
        run_briar({"play", folder.at("far/race"), "--seed", "3"}, "walk\nsave " + save + "\nload " + save);
    ASSERT_EQ(played.code, 0) << played.err;
    const Ran gone_on = run_briar({"play", "--load", save}, "walk\n");
    EXPECT_EQ(gone_on.code, 0) << gone_on.err;
    EXPECT_EQ(run_briar({"replay", save}).code, 0);
    // Those of the project are found by their names alone, wherever the project lies.
    ASSERT_EQ(run_briar({"play", "pig", "--seed", "3", "--seats", "2"}, "save " + folder.at("pig.yaml")).code, 0);
    EXPECT_EQ(folder.read("pig.yaml").find("folder:"), std::string::npos);
}

TEST(Saves, OnlyAGameThatWentOtherwiseCanBeOpenedAllTheSame) {
    const Ran ran = run_briar({"play", "--load", "no-such-file.yaml"});
    EXPECT_EQ(ran.code, 1);
    EXPECT_EQ(ran.err.find("--accept"), std::string::npos) << ran.err;
}

TEST(Saves, CutAnywhereTheyAreRefusedInWords) {
    const TestFolder folder;
    ASSERT_EQ(run_briar({"auto", "the-cursed-forest", "--seed", "3", "--bot", "random", "--most", "60", "--save",
                         folder.at("whole.save")})
                  .code,
              0);
    const std::string whole = folder.read("whole.save");
    for (const std::size_t size : {std::size_t{0}, whole.size() / 3, whole.size() / 2, whole.size() - 3}) {
        folder.write("cut.save", whole.substr(0, size));
        for (const Ran& ran :
             {run_briar({"play", "--load", folder.at("cut.save")}), run_briar({"replay", folder.at("cut.save")})}) {
            EXPECT_EQ(ran.code, 1) << size;
            EXPECT_NE(ran.err.find("cut.save"), std::string::npos) << size << ran.err;
        }
    }
    EXPECT_EQ(run_briar({"replay", folder.at("no.save")}).code, 1);
}

TEST(PipedPlay, RecordsOnlyWholeNumbersOfChoices) {
    for (const char* count : {"0", "-1"}) {
        const Ran ran =
            run_briar({"play", "pig", "--seed", "3", "--seats", "2"}, std::string("roll\nrecord x ") + count);
        EXPECT_EQ(ran.code, 1) << count;
        EXPECT_NE(ran.err.find("record"), std::string::npos) << ran.err;
    }
}

TEST(Replays, SayWhereAChangedGameFirstDiffers) {
    const TestFolder folder;
    const std::string file = folder.at("game.save");
    ASSERT_EQ(run_briar(kSirja, "explore\n1\nexplore\n1\nsave " + file + "\n").code, 0);
    std::string text = folder.read("game.save");
    const std::size_t second = text.rfind("explore");
    ASSERT_NE(second, std::string::npos);
    text.replace(second, 7, "excuse!");
    folder.write("game.save", text);
    const Ran ran = run_briar({"replay", file});
    EXPECT_EQ(ran.code, 1);
    EXPECT_NE(ran.err.find('3'), std::string::npos) << ran.err;
    EXPECT_EQ(Json::parse(run_briar({"replay", "--json", file}).out)["differs_at"], 3);
}

TEST(Auto, OneSeedGivesOneHash) {
    const std::vector<std::string> call{"auto", "the-cursed-forest", "--seed", "11", "--bot", "random", "--json"};
    const Json first = Json::parse(run_briar(call).out);
    const Json second = Json::parse(run_briar(call).out);
    EXPECT_EQ(first, second);
    EXPECT_EQ(first["hash"].get<std::string>().size(), 16u);
    const Json other =
        Json::parse(run_briar({"auto", "the-cursed-forest", "--seed", "12", "--bot", "random", "--json"}).out);
    EXPECT_NE(first["hash"], other["hash"]);
}

TEST(Auto, ManyGamesDoNotDependOnThreads) {
    const auto play = [](const char* threads) {
        const Ran ran = run_briar({"auto", "the-cursed-forest", "--games", "12", "--seed", "5", "--bot", "random",
                                   "--threads", threads, "--json"});
        return Json::parse(ran.out);
    };
    const Json one = play("1");
    EXPECT_EQ(one, play("3"));
    EXPECT_EQ(one["games"], 12);
    EXPECT_EQ(one["list"][4]["seed"], 9);
    const Json alone =
        Json::parse(run_briar({"auto", "the-cursed-forest", "--seed", "9", "--bot", "random", "--json"}).out);
    EXPECT_EQ(one["list"][4]["hash"], alone["hash"]);
    EXPECT_LE(one["interval_95"][0].get<double>(), one["won_percent"].get<double>());
    EXPECT_GE(one["interval_95"][1].get<double>(), one["won_percent"].get<double>());
}

TEST(Auto, SaysWhoWonAndWhyAScriptEndedTheGame) {
    const std::vector<std::string> call{"auto", "royal-game-of-ur", "--seed", "3"};
    EXPECT_EQ(run_briar(call).out.find("won by White: All pieces of White are home.\n"), 0U);
    const Json json = Json::parse(run_briar({"auto", "royal-game-of-ur", "--seed", "3", "--json"}).out);
    EXPECT_EQ(json["winner"], "White");
    EXPECT_EQ(json["reason"], "All pieces of White are home.");
}

TEST(Bench, MeasuresSomething) {
    const Ran ran = run_briar({"bench", "the-cursed-forest", "--time", "40", "--json"});
    ASSERT_EQ(ran.code, 0) << ran.err;
    const Json json = Json::parse(ran.out);
    EXPECT_EQ(json["seats"], 3);
    EXPECT_GT(json["decisions_per_second"], 0);
    EXPECT_GT(json["two_threads_against_one"], 0);
    EXPECT_GT(json["state_bytes"], 1000);
    EXPECT_GT(json["hook_that_waits_ns"], json["hook_that_returns_ns"]);
    EXPECT_GT(json["check_ms"], 0);
}

}  // namespace
}  // namespace briar
