#include "runtime/session/save_file.hpp"

#include <gtest/gtest.h>

#include <fstream>

#include "runtime/session/carry_over.hpp"
#include "runtime/session/load_game.hpp"
#include "runtime/session/position.hpp"
#include "runtime/session/replay.hpp"
#include "tests/session/stroll.hpp"
#include "tests/session/stroll_packs.hpp"

namespace briar::stroll {
namespace {

constexpr const char* kShiny = "  shiny:\n    text: It shines.\n    on: {drawn: [{add_var: luck}]}\n";
constexpr const char* kBroken = "  shiny:\n    text: It shines.\n    on: {drawn: [{fail: 7}]}\n";

LoadOptions options(const Packs& packs, OnDifference on_difference = OnDifference::Refuse) {
    LoadOptions options;
    options.path = {packs.folder()};
    options.on_difference = on_difference;
    return options;
}

void draw_all(Session& session) {
    while (session.choose("draw").outcome != Chosen::Outcome::Rejected) {
    }
}

/// Saves after all coins were drawn and `choices` further choices, and gives the file's path.
std::filesystem::path saved(const Packs& packs, int choices, std::uint64_t seed = 5) {
    const auto session = packs.begin(seed);
    draw_all(*session);
    play(*session, choices);
    save_game(*session, packs.folder() / "game.yaml");
    return packs.folder() / "game.yaml";
}

std::string refusal(const Packs& packs) {
    const LoadedGame loaded = load_game(systems(), packs.folder() / "game.yaml", options(packs));
    EXPECT_FALSE(loaded.session);
    return shortened(rendered(loaded.problems), packs.folder());
}

TEST(Save, BringsBackTheVerySameGame) {
    const Packs packs(kShiny);
    const auto session = packs.begin(5);
    for (int i = 0; i < 60 && !session->over(); ++i) {
        play(*session, 1);
        save_game(*session, packs.folder() / "game.yaml");
        const LoadedGame loaded = load_game(systems(), packs.folder() / "game.yaml", options(packs));
        ASSERT_TRUE(loaded.session) << rendered(loaded.problems);
        EXPECT_TRUE(loaded.same);
        EXPECT_TRUE(loaded.problems.empty()) << rendered(loaded.problems);
        ASSERT_TRUE(loaded.session->state() == session->state());
        ASSERT_EQ(loaded.session->keys(), session->keys());
        ASSERT_EQ(log_of(*loaded.session), log_of(*session));
        ASSERT_EQ(save_tree(*loaded.session), save_tree(*session));
    }
}

TEST(Save, KeepsRulesThatWerePutAside) {
    const Packs packs(kBroken, "  house:\n    text: The house.\n    on: {begun: [{fail: 1}]}\n");
    saved(packs, 40);
    const LoadedGame loaded = load_game(systems(), packs.folder() / "game.yaml", options(packs));
    ASSERT_TRUE(loaded.session) << rendered(loaded.problems);
    EXPECT_NE(packs.read("game.yaml").find("put_aside: house.begun"), std::string::npos);
    EXPECT_NE(packs.read("game.yaml").find("put_aside: shiny.drawn"), std::string::npos);
}

TEST(Save, KeepsTheGreatestSeed) {
    const Packs packs;
    saved(packs, 10, ~std::uint64_t{0});
    const LoadedGame loaded = load_game(systems(), packs.folder() / "game.yaml", options(packs));
    ASSERT_TRUE(loaded.session) << rendered(loaded.problems);
    EXPECT_EQ(loaded.session->start().setup.seed, ~std::uint64_t{0});
}

TEST(Save, KeepsWhatIsAheadOfWhereTheGameStands) {
    const Packs packs;
    const auto session = packs.begin(5);
    play(*session, 30);
    session->go_to(17);
    const Tree written = save_tree(*session);
    save_game(*session, packs.folder() / "game.yaml");
    const LoadedGame loaded = load_game(systems(), packs.folder() / "game.yaml", options(packs));
    ASSERT_TRUE(loaded.session) << rendered(loaded.problems);
    EXPECT_TRUE(loaded.same);
    EXPECT_EQ(loaded.session->at(), 17U);
    EXPECT_EQ(loaded.session->last(), 30U);
    EXPECT_EQ(loaded.session->unlearned(), 1U);
    EXPECT_EQ(save_tree(*loaded.session), written);
    session->go_to(30);
    loaded.session->go_to(30);
    EXPECT_TRUE(loaded.session->state() == session->state());
    EXPECT_EQ(log_of(*loaded.session), log_of(*session));
}

TEST(Save, SaysHowFarWhatIsAheadCouldBeKept) {
    const Packs packs;
    const auto session = packs.begin(5);
    play(*session, 30);
    session->go_to(0);
    save_game(*session, packs.folder() / "game.yaml");
    std::string text = packs.read("game.yaml");
    text.replace(text.find("- rest"), 6, "- fly");
    packs.write("game.yaml", text);
    const LoadedGame loaded = load_game(systems(), packs.folder() / "game.yaml", options(packs));
    ASSERT_TRUE(loaded.session) << rendered(loaded.problems);
    EXPECT_LT(loaded.session->last(), 30U);
    EXPECT_NE(rendered(loaded.problems).find("at `fly` it goes otherwise now"), std::string::npos)
        << rendered(loaded.problems);
}

TEST(Save, KeepsOtherLinesOfPlay) {
    const Packs packs;
    const auto session = packs.begin(5);
    play(*session, 20);
    const auto other = packs.begin(8);
    play(*other, 12);
    other->go_to(4);
    save_game({session.get(), {}, 2}, packs.folder() / "game.yaml", {{other.get(), {"random"}, 0}});
    LoadOptions wish = options(packs);
    EXPECT_TRUE(load_game(systems(), packs.folder() / "game.yaml", wish).lines.empty()) << "only who asks for them";
    wish.lines = true;
    const LoadedGame loaded = load_game(systems(), packs.folder() / "game.yaml", wish);
    ASSERT_TRUE(loaded.session) << rendered(loaded.problems);
    EXPECT_TRUE(loaded.problems.empty()) << rendered(loaded.problems);
    EXPECT_EQ(loaded.line, 2U);
    ASSERT_EQ(loaded.lines.size(), 1U);
    EXPECT_EQ(loaded.lines[0].line, 0U);
    EXPECT_EQ(loaded.lines[0].players, std::vector<std::string>{"random"});
    EXPECT_TRUE(loaded.lines[0].session->state() == other->state());
    EXPECT_EQ(loaded.lines[0].session->last(), 12U);
    EXPECT_TRUE(verify_replay(systems(), packs.folder() / "game.yaml", {packs.folder()}).same);
}

TEST(Save, IsRefusedWhenItIsNone) {
    const Packs packs;
    EXPECT_EQ(refusal(packs),
              "game.yaml: error: there is no such file [file.missing]\n    check the name and the folder\n");
    packs.write("game.yaml", "tiles: {}\n");
    EXPECT_NE(refusal(packs).find("this is not a saved game [save.not-a-save]"), std::string::npos);
    packs.write("game.yaml", "briarwright: save\nformat: 3\n");
    EXPECT_EQ(refusal(packs),
              "game.yaml:2:9: error: the file has format 3, this program reads formats up to 2 [save.format]\n"
              "    open it with the version of the program that wrote it\n");
    packs.write("game.yaml", "briarwright: [save\n");
    EXPECT_NE(refusal(packs).find("[save.damaged]"), std::string::npos);
}

TEST(Save, IsRefusedWhereverItWasCutOff) {
    const Packs packs;
    saved(packs, 20);
    const std::string whole = packs.read("game.yaml");
    for (std::size_t size = 0; size + 2 < whole.size(); size += 7) {
        packs.write("game.yaml", whole.substr(0, size));
        const LoadedGame loaded = load_game(systems(), packs.folder() / "game.yaml", options(packs));
        ASSERT_FALSE(loaded.session) << size;
        ASSERT_TRUE(loaded.problems.has_errors()) << size;
    }
}

TEST(Save, IsTakenWhenChangedPacksStillPlayTheSame) {
    const Packs packs;
    saved(packs, 20);
    packs.write("lane/coins.yaml", packs.read("lane/coins.yaml") + "# a remark\n");
    const LoadedGame loaded = load_game(systems(), packs.folder() / "game.yaml", options(packs));
    ASSERT_TRUE(loaded.session);
    EXPECT_TRUE(loaded.same);
    EXPECT_EQ(shortened(rendered(loaded.problems), packs.folder()),
              "game.yaml: warning: the pack `lane` has been changed since [save.pack-differs]\n");
}

TEST(Save, IsRefusedWhenChangedPacksPlayOtherwise) {
    const Packs packs(kShiny);
    saved(packs, 40);
    std::string coins = packs.read("lane/coins.yaml");
    coins.replace(coins.find("add_var: luck"), 13, "set_var: {name: luck, value: 9}");
    packs.write("lane/coins.yaml", coins);
    packs.write("lane/pack.yaml", "id: lane\ntitle: The lane\nversion: 1.1.0\n");
    const std::string told = refusal(packs);
    EXPECT_NE(told.find("the pack `lane` was 1.0.0 and is 1.1.0 now [save.pack-differs]"), std::string::npos) << told;
    EXPECT_NE(told.find("played again, the game goes otherwise at choice"), std::string::npos) << told;

    const LoadedGame loaded = load_game(systems(), packs.folder() / "game.yaml", options(packs, OnDifference::Accept));
    ASSERT_TRUE(loaded.session) << rendered(loaded.problems);
    EXPECT_FALSE(loaded.same);
    EXPECT_FALSE(loaded.problems.has_errors()) << rendered(loaded.problems);
}

TEST(Save, GoesOnFromItsPositionWithoutWhatIsGone) {
    const Packs packs(kShiny);
    const auto session = packs.begin(5);
    draw_all(*session);
    save_game(*session, packs.folder() / "game.yaml");
    std::string coins = packs.read("lane/coins.yaml");
    coins.replace(coins.find("tin: {count: 4}"), 15, "zinc: {count: 3}");
    packs.write("lane/coins.yaml", coins);
    const LoadedGame loaded = load_game(systems(), packs.folder() / "game.yaml", options(packs, OnDifference::Accept));
    ASSERT_TRUE(loaded.session);
    EXPECT_NE(rendered(loaded.problems).find("there is no piece `tin"), std::string::npos) << rendered(loaded.problems);
    EXPECT_FALSE(loaded.problems.has_errors()) << "it was opened all the same: " << rendered(loaded.problems);
    EXPECT_EQ(loaded.session->state().header().choices, 7U);
}

TEST(Save, NamesMissingPacks) {
    const Packs packs;
    saved(packs, 5);
    std::filesystem::remove_all(packs.folder() / "lane");
    EXPECT_NE(refusal(packs).find("game.yaml: error: the pack `lane` 1.0.0 is not there [save.pack-missing]"),
              std::string::npos);
}

TEST(Save, SaysWhichChoiceIsNotThereAnyMore) {
    const Packs packs;
    saved(packs, 20);
    std::string text = packs.read("game.yaml");
    text.replace(text.find("- rest"), 6, "- fly");
    packs.write("game.yaml", text);
    EXPECT_NE(refusal(packs).find("`fly`: this option is not there"), std::string::npos) << refusal(packs);
}

TEST(Replay, ProvesThatAGameGoesTheSameWay) {
    const Packs packs(kShiny);
    const auto path = saved(packs, 200);
    const ReplayReport report = verify_replay(systems(), path, {packs.folder()});
    EXPECT_TRUE(report.same) << rendered(report.problems);
    EXPECT_GT(report.steps, 30U);

    std::string text = packs.read("game.yaml");
    const std::size_t third = text.find("at:\n") + 4 + 2 * text.substr(text.find("at:\n") + 4).find('\n') + 2;
    const std::size_t digits = text.find_first_of("0123456789abcdef", third);
    text[digits] = text[digits] == '0' ? '1' : '0';
    packs.write("game.yaml", text);
    const ReplayReport other = verify_replay(systems(), path, {packs.folder()});
    EXPECT_FALSE(other.same);
    EXPECT_NE(other.text().find("(it was the same after choice"), std::string::npos) << other.text();
}

TEST(CarryOver, TakesTheRunningGameToEditedContent) {
    const Packs packs(kShiny);
    const auto session = packs.begin(5);
    play(*session, 25);
    std::string coins = packs.read("lane/coins.yaml");
    coins.replace(coins.find("add_var: luck"), 13, "set_var: {name: luck, value: 9}");
    packs.write("lane/coins.yaml", coins);
    const std::uint64_t before = session->state_hash();
    const CarriedOver begun = carry_over(*session, packs.rules(), nullptr, {});
    ASSERT_TRUE(begun.session);
    EXPECT_TRUE(begun.problems.empty()) << rendered(begun.problems);
    EXPECT_EQ(begun.session->state_hash(), before);
    EXPECT_EQ(session->state_hash(), before);
    ASSERT_TRUE(begun.session->keys() == session->keys());
}

/// Plays until the shiny coin's rule has failed and is put aside.
void play_until_put_aside(Session& session) {
    for (int i = 0; i < 20; ++i) {
        if (!session.choose("draw").done()) return;
    }
}

TEST(CarryOver, TriesARuleThatWasPutAsideAgainOnceThePackHasChanged) {
    const Packs packs(kBroken);
    const auto session = packs.begin(5);
    play_until_put_aside(*session);
    ASSERT_NE(write_position(session->game()).find("put_aside"), nullptr);

    const CarriedOver same = carry_over(*session, packs.rules(), nullptr, {});
    ASSERT_TRUE(same.session);
    EXPECT_TRUE(same.tried_again.empty()) << "nobody has mended it";
    EXPECT_NE(write_position(same.session->game()).find("put_aside"), nullptr);

    // What it failed for may stand anywhere.
    std::string coins = packs.read("lane/coins.yaml");
    packs.write("lane/coins.yaml", coins + "# a word\n");
    EXPECT_EQ(carry_over(*session, packs.rules(), nullptr, {}).tried_again, std::vector<std::string>{"shiny.drawn"});
    coins.replace(coins.find("fail: 7"), 7, "add_var: luck");
    packs.write("lane/coins.yaml", coins);
    const CarriedOver mended = carry_over(*session, packs.rules(), nullptr, {});
    ASSERT_TRUE(mended.session);
    EXPECT_EQ(mended.tried_again, std::vector<std::string>{"shiny.drawn"});
    EXPECT_EQ(write_position(mended.session->game()).find("put_aside"), nullptr);
}

TEST(CarryOver, ContentIsTheSameUntilSomethingIsChanged) {
    const Packs packs(kShiny);
    const auto before = packs.rules();
    EXPECT_TRUE(same_content(*before, *packs.rules()));
    packs.write("lane/coins.yaml", packs.read("lane/coins.yaml") + "# a word\n");
    EXPECT_FALSE(same_content(*before, *packs.rules()));
}

}  // namespace
}  // namespace briar::stroll
