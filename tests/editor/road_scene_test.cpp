#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "editor/face/face_of.hpp"
#include "editor/playing/play_model.hpp"
#include "runtime/journey/journey_data.hpp"
#include "tests/root.hpp"

/// The table of a journey: what its cards show while the game goes on.
namespace briar::editor {
namespace {

class RoadScene : public testing::Test {
protected:
    void SetUp() override {
        const GameRules rules = load_rules({{"the-forgotten-road"}, {project_root() / "scenarios"}, {}, {}, {}});
        ASSERT_FALSE(model_.begin(rules, {7, 1, {}}).has_errors());
    }

    PlayModel model_;
};

TEST_F(RoadScene, TheHeadingSaysThatThereIsOnlyOneChoice) {
    std::set<bool> seen;
    for (std::size_t i = 0; i < 600 && !model_.session().over() && seen.size() < 2; ++i) {
        const bool only = model_.options().size() == 1;
        EXPECT_EQ(model_.heading(), model_.prompt() + (only ? " (only one choice)" : ""));
        seen.insert(only);
        model_.choose(i * 3 % model_.options().size());
    }
    EXPECT_EQ(seen.size(), 2U);
}

TEST_F(RoadScene, ACardOfThePartyShowsTheHealthThatIsLeft) {
    std::set<int> below;
    for (std::size_t i = 0; i < 600 && !model_.session().over() && below.empty(); ++i) {
        model_.choose((i * 3) % model_.options().size());
        for (const Lying& lying : model_.scene().lying) {
            const Game& game = model_.game();
            if (!journey::is_hero(game, lying.piece)) continue;
            const int now = journey::health(game, lying.piece);
            const int most = journey::hero_def(game, lying.piece).health;
            const std::string words = std::to_string(now) + "/" + std::to_string(most);
            EXPECT_EQ(lying.health, words);
            EXPECT_NE(describe(model_.scene(), lying).find("health " + words), std::string::npos);
            Face face = face_of(*model_.rules().catalog, lying.def);
            show_health(face, lying.health);
            EXPECT_EQ(face.badges.front().text, words) << "where it is printed";
            if (now < most) below.insert(now);
        }
    }
    EXPECT_FALSE(below.empty()) << "nobody was hurt";
}

/// The last of a location's numbers are left out where there is little room.
TEST_F(RoadScene, TheStepsOfALocationComeFirst) {
    const Catalog& catalog = *model_.rules().catalog;
    const Face face = face_of(catalog, catalog.find("locations", "bandit-queen", "journey"));
    ASSERT_GT(face.badges.size(), 2U);
    EXPECT_EQ(face.badges.front().glyph, Glyph::Boot);
    EXPECT_EQ(face.badges.front().text, "2 | 0");
}

/// Content may have changed under a running game: what somebody has stays.
TEST(GaugeText, SaysWhenAValueIsAboveItsBound) {
    EXPECT_EQ(text_of({Glyph::Heart, "health", 8, 10}), "8/10");
    EXPECT_EQ(text_of({Glyph::Heart, "health", 20, 11}), "20 (of 11)");
    EXPECT_EQ(text_of({Glyph::Person, "lives", 2, 0}), "2");
    Member member;
    member.title = "Edda";
    member.gauges = {{Glyph::Heart, "health", 20, 11}, {Glyph::Bolt, "AP", 6, 6}};
    EXPECT_EQ(describe(member), "Edda, health 20 instead of 11 at most, AP 6 of 6");
}

}  // namespace
}  // namespace briar::editor
