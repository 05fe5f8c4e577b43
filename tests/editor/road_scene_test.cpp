#include <gtest/gtest.h>

#include "editor/face/face_of.hpp"
#include "editor/playing/play_model.hpp"
#include "tests/root.hpp"

/// The table of a journey: what its cards show.
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

/// The last of a location's numbers are left out where there is little room.
TEST_F(RoadScene, TheStepsOfALocationComeFirst) {
    const Catalog& catalog = *model_.rules().catalog;
    const Face face = face_of(catalog, catalog.find("locations", "bandit-queen", "journey"));
    ASSERT_GT(face.badges.size(), 2U);
    EXPECT_EQ(face.badges.front().glyph, Glyph::Boot);
    EXPECT_EQ(face.badges.front().text, "2 | 0");
}

/// Content may have changed under a running game: what somebody has stays.
TEST(MemberOfTheParty, SaysWhenAValueIsAboveItsBound) {
    Member member;
    member.title = "Edda";
    member.gauges = {{Glyph::Heart, "health", 20, 11}, {Glyph::Bolt, "AP", 6, 6}};
    EXPECT_EQ(describe(member), "Edda, health 20 instead of 11 at most, AP 6 of 6");
}

}  // namespace
}  // namespace briar::editor
