#include <gtest/gtest.h>

#include <algorithm>

#include "editor/face/face_of.hpp"
#include "editor/face/special_sign.hpp"
#include "editor/playing/dice_words.hpp"
#include "editor/playing/ending.hpp"
#include "editor/playing/inspection.hpp"
#include "tests/editor/bots_game.hpp"
#include "tests/root.hpp"

/// Playing in the editor, without a window: what is shown.
namespace briar::editor {
namespace {

class PlayModelTest : public BotsGame {};

TEST_F(PlayModelTest, ShowsTheBoardWithWhatCanBeDone) {
    const Scene& scene = model_.scene();
    ASSERT_EQ(scene.lying.size(), 1U);
    EXPECT_EQ(scene.lying.front().where, "0,0");
    EXPECT_EQ(scene.lying.front().marks.size(), 2U);
    const auto open = std::count_if(scene.targets.begin(), scene.targets.end(),
                                    [](const Target& each) { return each.sort == TargetSort::Open; });
    EXPECT_EQ(open, 4) << "the first tile is open on all sides";
    EXPECT_NE(scene.title.find("tiles left to draw"), std::string::npos);
}

TEST_F(PlayModelTest, LayingATileIsShownWhereItWouldLie) {
    choose("explore");
    const Scene& scene = model_.scene();
    ASSERT_FALSE(scene.targets.empty());
    for (const Target& target : scene.targets) {
        EXPECT_EQ(target.sort, TargetSort::Lay);
        EXPECT_TRUE(target.def);
        EXPECT_EQ(target.turns.size(), target.options.size());
    }
    const std::vector<std::string> lines = describe(scene);
    EXPECT_TRUE(std::any_of(lines.begin(), lines.end(), [](const std::string& line) {
        return line.find("a tile may be laid here") != std::string::npos;
    }));
}

/// A blow and a cure, and what is neither: people see before they click, whatever colours they see.
TEST_F(PlayModelTest, WhatHarmsIsMarkedOtherwiseThanWhatHelps) {
    const Catalog& catalog = *model_.rules().catalog;
    const auto aim = [&](const char* special, const char* action) {
        return aim_of(catalog, catalog.find("specials", special), action);
    };
    EXPECT_EQ(aim("healing-hands", "heal"), Aim::Helps);
    EXPECT_EQ(aim("magi-spells", "spark"), Aim::Harms);
    EXPECT_EQ(aim("magi-spells", "ward"), Aim::Unknown);
    EXPECT_EQ(aim("hunters-eye", "both"), Aim::Harms) << "its script says so";
    Target target{TargetSort::Help, {}, {0}, {}, {}};
    target.take(TargetSort::Harm, 1);
    target.take(TargetSort::Harm, 2);
    EXPECT_EQ(target.options.size(), 3U);
    EXPECT_EQ(target.more, std::vector<TargetSort>{TargetSort::Harm});
    target.take(TargetSort::Go, 3);
    EXPECT_EQ(target.sort, TargetSort::Go) << "what a click means first";
    const std::string words = describe(target);
    EXPECT_NE(words.find("somebody can be harmed here"), std::string::npos) << words;
    EXPECT_NE(words.find("somebody can be helped here"), std::string::npos) << words;
}

/// What is told of a tile holds for how it lies.
TEST_F(PlayModelTest, ATurnedTileIsOpenWhereItLiesOpen) {
    play_bots_until_over();
    int turned = 0;
    for (std::size_t step = 0; step <= model_.last(); step += 5) {
        model_.go_to(step);
        for (const Lying& lying : model_.scene().lying) {
            if (lying.face_down) continue;
            const Face face = face_of(*model_.rules().catalog, lying.def, lying.side);
            EXPECT_EQ(describe(face, lying.turn).at(1), lying.ways) << lying.title << " turned " << lying.turn;
            turned += lying.turn % 4 != 0 ? 1 : 0;
        }
    }
    EXPECT_GT(turned, 0);
}

TEST_F(PlayModelTest, BotsPlayAGameToItsEndInTheirOwnThread) {
    play_bots_until_over();
    EXPECT_TRUE(model_.session().over());
    EXPECT_NE(model_.prompt().find(':'), std::string::npos) << model_.prompt();
    EXPECT_GT(model_.session().last(), 20U);
}

/// Whoever presses a digit knows for whom.
TEST_F(PlayModelTest, TheHeadingSaysThatABotIsHeld) {
    EXPECT_EQ(model_.heading(), model_.prompt());
    model_.seat_bot(0, "greedy");
    model_.seat_bot(1, "greedy");
    model_.hold_bots();
    EXPECT_TRUE(model_.heading().ends_with(": greedy) waits; you choose for it.")) << model_.heading();
    EXPECT_TRUE(model_.heading().starts_with(model_.prompt()));
}

TEST_F(PlayModelTest, LogLinesKnowTheirStepAndTheRuleThatDidIt) {
    play_bots_until_over();
    const std::vector<LogEntry> log = model_.log();
    ASSERT_GT(log.size(), 20U);
    EXPECT_TRUE(
        std::is_sorted(log.begin(), log.end(), [](const LogEntry& a, const LogEntry& b) { return a.step < b.step; }));
    const auto caused = std::find_if(log.begin(), log.end(), [](const LogEntry& each) { return !each.cause.empty(); });
    ASSERT_NE(caused, log.end());
    EXPECT_GT(caused->place.line, 0);
    EXPECT_NE(caused->place.file.find("the-cursed-forest"), std::string::npos);
}

TEST_F(PlayModelTest, TheInspectorKnowsCountersAndSpecials) {
    const Scene& scene = model_.scene();
    const Mark& hero = scene.lying.front().marks.front();
    const Inspection seen = inspect(model_.game(), hero.piece);
    EXPECT_EQ(seen.title, hero.title);
    EXPECT_TRUE(seen.entry.starts_with("heroes/"));
    EXPECT_EQ(seen.where, "on " + scene.lying.front().title);
    EXPECT_TRUE(std::any_of(seen.counters.begin(), seen.counters.end(),
                            [](const Inspection::Counter& each) { return each.name == "health" && each.value > 0; }));
    EXPECT_FALSE(inspect_vars(model_.game()).empty());
}

TEST_F(PlayModelTest, ForcedDiceAreRolled) {
    ASSERT_TRUE(model_.force_dice({6, 6}));
    EXPECT_FALSE(model_.force_dice({0}));
    EXPECT_NE(model_.note(), "");
    EXPECT_TRUE(model_.session().can_undo());
}

TEST_F(PlayModelTest, DiceThatDoNotFitAreNoProblemOfThePack) {
    ASSERT_TRUE(model_.force_dice({99, 99, 99, 99}));
    for (int i = 0; i < 60 && !model_.failure(); ++i) {
        std::size_t option = 0;
        while (option + 1 < model_.options().size() && model_.options()[option].failing)
            ++option;
        model_.choose(option);
    }
    ASSERT_TRUE(model_.failure());
    EXPECT_TRUE(model_.failed_by_dice());
    EXPECT_TRUE(model_.problems().empty());
    EXPECT_NE(model_.note().find("with the dice that are laid down"), std::string::npos) << model_.note();
}

TEST(DiceWords, AreNumbersOrTheNamesOfFaces) {
    const std::vector<std::string> faces{"Strength", "Wild", "Gold"};
    EXPECT_EQ(read_dice(" 6, 1  4 ", {}).dice, (std::vector<int>{6, 1, 4}));
    EXPECT_EQ(read_dice("wild GOLD 1", faces).dice, (std::vector<int>{2, 3, 1}));
    EXPECT_EQ(read_dice("wild silver", faces).wrong, "silver");
    EXPECT_EQ(read_dice("101", {}).wrong, "101");
    EXPECT_EQ(read_dice("0", {}).wrong, "0");
    EXPECT_NE(dice_that_may_be(faces).find("Wild (2)"), std::string::npos);
}

TEST_F(PlayModelTest, TheEndOfAGameTellsResultReasonAndWho) {
    play_bots_until_over();
    const Ending ending = ending_of(model_.session(), model_.scene(), model_.party());
    EXPECT_EQ(ending.result, model_.game().header().result);
    EXPECT_TRUE(ending.title == "Won" || ending.title == "Lost") << ending.title;
    EXPECT_FALSE(ending.reason.empty());
    ASSERT_FALSE(ending.facts.empty());
    EXPECT_NE(ending.facts.front().find("round"), std::string::npos) << ending.facts.front();
    EXPECT_GT(ending.facts.size(), 1U) << "who has done what";
}

TEST_F(PlayModelTest, ContentWithMistakesIsToldAndTheGameGoesOn) {
    const auto file = project_root() / "scenarios/the-cursed-forest/scenario.yaml";
    Overlay overlay;
    overlay[file] = changed(file, "system: crawl", "system: craw");
    const std::uint64_t hash = model_.session().state_hash();
    Diagnostics problems;
    EXPECT_EQ(model_.take_over(load_rules(forest(overlay)), problems), TakenIn::Refused);
    EXPECT_TRUE(problems.has_errors());
    EXPECT_EQ(model_.session().state_hash(), hash);
}

}  // namespace
}  // namespace briar::editor
