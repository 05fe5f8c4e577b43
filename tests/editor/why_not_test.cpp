#include "editor/playing/why_not.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "editor/playing/play_model.hpp"
#include "runtime/crawl/map.hpp"
#include "runtime/crawl/turn_options.hpp"
#include "runtime/journey/journey_data.hpp"
#include "runtime/journey/landing_options.hpp"
#include "runtime/script/script_data.hpp"
#include "tests/root.hpp"

/// "Why not?": reasons for what cannot be done.
namespace briar::editor {
namespace {

class WhyNotTest : public testing::Test {
protected:
    void begin(const std::string& pack, const std::string& below = "", int seats = 1) {
        const auto folder = project_root() / "scenarios" / below;
        ASSERT_FALSE(model_.begin(load_rules({{pack}, {folder}, {}, {}, {}}), {7, seats, {}}).has_errors());
    }
    [[nodiscard]] std::vector<WhyNot> now() const { return why_not(model_.game()); }
    [[nodiscard]] std::string reason(const std::string& what) const {
        for (const WhyNot& each : now()) {
            if (each.what.starts_with(what)) return each.why;
        }
        return {};
    }

    PlayModel model_;
};

TEST_F(WhyNotTest, AnOpenSideWithoutATileHasToBeExplored) {
    begin("the-cursed-forest");
    EXPECT_NE(reason("Go ").find("has to be explored"), std::string::npos);
}

TEST_F(WhyNotTest, EveryOtherTileCanBeGoneToOrHasAReason) {
    begin("the-cursed-forest");
    for (int i = 0; i < 200 && !model_.session().over(); ++i) {
        const Game& game = model_.game();
        for (const WhyNot& each : now())
            EXPECT_EQ(each.what.find('{'), std::string::npos) << each.what;
        if (game.decision().prompt == &crawl::kTurnPrompt) {
            long others = -1;  // the one the hero stands on
            long told = 0;
            for (std::uint16_t p = 0; p < game.rules().pieces.size(); ++p) {
                const PieceId piece{p};
                if (!crawl::is_tile(game, piece) || !crawl::laid(game, piece)) continue;
                ++others;
                const std::vector<WhyNot> all = why_not(game, piece);
                told += std::count_if(all.begin(), all.end(),
                                      [](const WhyNot& each) { return each.what.starts_with("Go to"); });
            }
            const auto& options = game.decision().options;
            told += std::count_if(options.begin(), options.end(),
                                  [](const Option& each) { return each.kind == &crawl::kMoveOption; });
            EXPECT_EQ(told, others);
        }
        model_.choose(static_cast<std::size_t>(i * 5) % model_.options().size());
    }
}

/// Whatever is told cannot be done, and for a reason; looking changes nothing.
TEST_F(WhyNotTest, NothingThatIsOfferedIsSaidToBeBarred) {
    for (const char* pack : {"the-cursed-forest", "the-forgotten-road"}) {
        begin(pack);
        for (int i = 0; i < 300 && !model_.session().over(); ++i) {
            const State before = model_.game().state();
            for (const WhyNot& each : now()) {
                EXPECT_FALSE(each.why.empty()) << each.what;
                EXPECT_EQ(each.why.find_first_of("{}[]_"), std::string::npos) << "no text of files: " << each.why;
                EXPECT_FALSE(each.what.empty());
            }
            EXPECT_TRUE(model_.game().state() == before);
            model_.choose(static_cast<std::size_t>(i * 7) % model_.options().size());
        }
    }
}

/// Cards, heroes, rests and shops explain themselves, at every sort of question.
TEST_F(WhyNotTest, TheRoadTellsWhyCardsAndHeroesCannotPay) {
    std::set<std::string> seen;
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
        ASSERT_FALSE(
            model_
                .begin(load_rules({{"the-forgotten-road"}, {project_root() / "scenarios"}, {}, {}, {}}), {seed, 1, {}})
                .has_errors());
        for (std::size_t i = 0; i < 120 && !model_.session().over(); ++i) {
            for (const WhyNot& each : now()) {
                if (each.what.starts_with("Pay")) seen.insert(each.why);
                if (each.what.starts_with("Buy ")) seen.insert("buy");
            }
            model_.choose((i * 7 + seed) % model_.options().size());
        }
    }
    const auto has = [&](const std::string& words) {
        return std::any_of(seen.begin(), seen.end(), [&](const auto& each) { return each.starts_with(words); });
    };
    EXPECT_TRUE(has("It shows"));
    EXPECT_TRUE(has("All cards together"));
    EXPECT_TRUE(has("buy"));
}

TEST_F(WhyNotTest, ACardOfTheHandSaysWhatItIsForWhereThePartyLands) {
    begin("the-forgotten-road");
    const auto lands_with_cards = [this] {
        const Game& game = model_.game();
        return game.decision().prompt == &journey::kLandingPrompt && journey::hand_size(game) > 0;
    };
    for (std::size_t i = 0; i < 200 && !lands_with_cards(); ++i)
        model_.choose((i * 3) % model_.options().size());
    ASSERT_TRUE(lands_with_cards());
    const Game& game = model_.game();
    const std::vector<WhyNot> all = why_not(game, game.state().zone(journey::data(game).hand).front);
    ASSERT_FALSE(all.empty());
    EXPECT_NE(all.back().why.find("go on first"), std::string::npos) << all.back().why;
}

TEST_F(WhyNotTest, AScriptTellsWhatItBarsAndWhereItSaysSo) {
    begin("royal-game-of-ur", "examples", 2);
    std::set<std::string> reasons;
    for (std::size_t i = 0; i < 60 && !model_.session().over(); ++i) {
        const std::vector<WhyNot> all = now();
        ASSERT_FALSE(all.empty());
        EXPECT_NE(all.back().place.file.find("ur.lua"), std::string::npos) << all.back().what;
        for (const WhyNot& each : all)
            reasons.insert(each.why);
        const Game& game = model_.game();
        const PieceId other = script::seated(game)[1 - game.decision().seat.value];
        ASSERT_EQ(why_not(game, other).size(), 1U);
        EXPECT_NE(why_not(game, other).front().why.find("decides"), std::string::npos);
        model_.choose(i % model_.options().size());
    }
    EXPECT_EQ(reasons.count("A piece of one's own stands there."), 1U);
}

/// In the words of people who play: no functions of scripts, counters as options write them, and whose an ability is.
TEST_F(WhyNotTest, SpeaksToPeopleWhoPlay) {
    const GameWish wish{{"the-cursed-forest"}, {project_root() / "scenarios"}, {}, {}, {}};
    ASSERT_FALSE(model_.begin(load_rules(wish), {7, 2, {"sirja", "maelis"}}).has_errors());
    int theirs = 0;
    int by_script = 0;
    for (int i = 0; i < 200 && !model_.session().over(); ++i) {
        for (const WhyNot& each : now()) {
            EXPECT_EQ(each.why.find("script"), std::string::npos) << each.what << ": " << each.why;
            EXPECT_EQ(each.why.find(" ap,"), std::string::npos) << each.what << ": " << each.why;
            theirs += each.why.starts_with("It belongs to ") ? 1 : 0;
            if (each.why.find("Its own rule, \"") == std::string::npos) continue;
            EXPECT_TRUE(each.place.file.ends_with(".lua")) << each.why << ": " << each.place.file;
            ++by_script;
        }
        model_.choose(static_cast<std::size_t>(i * 5) % model_.options().size());
    }
    EXPECT_GT(theirs, 0);
    EXPECT_GT(by_script, 0) << "sirja has one that asks a script";
}

}  // namespace
}  // namespace briar::editor
