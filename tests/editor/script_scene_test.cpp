#include <gtest/gtest.h>

#include <algorithm>

#include "editor/playing/play_model.hpp"
#include "runtime/engine/choice_option.hpp"
#include "runtime/engine/game.hpp"
#include "tests/root.hpp"

/// The table of games whose script is the game.
namespace briar::editor {
namespace {

class ScriptScene : public testing::Test {
protected:
    void begin(const std::string& pack) {
        const auto folder = project_root() / "scenarios" / "examples";
        ASSERT_FALSE(model_.begin(load_rules({{pack}, {folder}, {}, {}, {}}), {7, 2, {}}).has_errors());
    }

    PlayModel model_;
};

/// Each option lies where its piece lies, and a place stands for the options of its own piece alone.
TEST_F(ScriptScene, AChoiceAboutAPieceIsMadeWhereThePieceLies) {
    begin("royal-game-of-ur");
    for (std::size_t i = 0; i < 60 && !model_.session().over(); ++i) {
        const Scene& scene = model_.scene();
        const std::vector<Option>& options = model_.game().decision().options;
        for (std::size_t option = 0; option < options.size(); ++option) {
            const Target* target = scene.target_of(option);
            ASSERT_NE(target, nullptr) << model_.options()[option].key;
            EXPECT_EQ(target->sort, TargetSort::Act);
            const Lying* piece = scene.lying_at(target->at.x + 0.2, target->at.y + 0.2);
            ASSERT_NE(piece, nullptr);
            EXPECT_EQ(piece->piece, piece_of_choice(options[option]));
            EXPECT_EQ(target->options, std::vector<std::size_t>{option});
        }
        model_.choose(i % model_.options().size());
    }
    EXPECT_GT(model_.last(), 30U);
}

/// What players have of one zone lies side by side, and nothing lies over anything else.
TEST_F(ScriptScene, PlayersSharesLieSideBySide) {
    begin("royal-game-of-ur");
    const auto region = [this](const std::string& title) {
        for (const Region& each : model_.scene().regions)
            if (each.title == title) return each.at;
        ADD_FAILURE() << title;
        return Box{};
    };
    const Box before = region("entry, Black");
    EXPECT_EQ(region("entry, White").y, before.y);
    EXPECT_GE(before.x, region("reserve, White").x + region("reserve, White").width);
    for (std::size_t i = 0; i < 60 && !model_.session().over(); ++i)
        model_.choose(i % model_.options().size());
    EXPECT_EQ(region("entry, Black"), before) << "the board stays where it is while pieces come and go";
    const std::vector<Region>& all = model_.scene().regions;
    for (const Region& a : all) {
        for (const Region& b : all)
            EXPECT_TRUE(&a == &b || !a.at.holds(b.at.x, b.at.y)) << a.title << " and " << b.title;
    }
}

TEST_F(ScriptScene, OptionsAboutNothingHaveNoPlace) {
    begin("pig");
    EXPECT_TRUE(model_.scene().targets.empty());
    EXPECT_EQ(model_.options().size(), 2U);
    ASSERT_EQ(model_.scene().notes.size(), 1U);
    EXPECT_NE(model_.scene().notes.front().text.find("Nothing lies on the table"), std::string::npos);
}

}  // namespace
}  // namespace briar::editor
