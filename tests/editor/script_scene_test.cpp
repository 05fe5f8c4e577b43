#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>

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
    const Box before = region("Entry, Black");
    EXPECT_EQ(region("Entry, White").y, before.y);
    EXPECT_GE(before.x, region("Reserve, White").x + region("Reserve, White").width);
    for (std::size_t i = 0; i < 60 && !model_.session().over(); ++i)
        model_.choose(i % model_.options().size());
    EXPECT_EQ(region("Entry, Black"), before) << "the board stays where it is while pieces come and go";
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
}

/// Options speak of squares by their numbers: these are written on the squares, and told of what stands there.
TEST_F(ScriptScene, SquaresCarryTheNumbersThatOptionsUse) {
    begin("royal-game-of-ur");
    int moves = 0;
    for (std::size_t i = 0; i < 60 && !model_.session().over(); ++i) {
        const Scene& scene = model_.scene();
        const std::vector<Option>& options = model_.game().decision().options;
        for (std::size_t option = 0; option < options.size(); ++option) {
            const std::string& label = model_.options()[option].label;
            const std::size_t from = label.find("from ");
            if (from == std::string::npos) continue;
            const Target* target = scene.target_of(option);
            ASSERT_NE(target, nullptr);
            const Lying* piece = scene.lying_at(target->at.x + 0.2, target->at.y + 0.2);
            EXPECT_EQ(std::stoi(label.substr(from + 5)), std::stoi(piece->where)) << label;
            const auto square = std::find_if(scene.cells.begin(), scene.cells.end(), [&](const Cell& each) {
                return each.at.holds(target->at.x + 0.2, target->at.y + 0.2);
            });
            ASSERT_NE(square, scene.cells.end());
            EXPECT_EQ(square->label, piece->where);
            ++moves;
        }
        model_.choose(i % model_.options().size());
    }
    EXPECT_GT(moves, 5);
}

TEST_F(ScriptScene, PiecesHaveTheColourOfTheirPlayer) {
    begin("royal-game-of-ur");
    const Catalog& catalog = *model_.rules().catalog;
    const auto colour = [&](const char* kind, const char* id) {
        return face_of(catalog, catalog.find(kind, id)).colour.value_or(0);
    };
    EXPECT_EQ(colour("players", "white"), 0xf2ede1U);
    EXPECT_EQ(colour("pieces", "white-piece"), colour("players", "white"));
    EXPECT_EQ(colour("pieces", "black-piece"), colour("players", "black"));
    EXPECT_NE(colour("players", "black"), colour("players", "white"));
}

TEST_F(ScriptScene, WhereNothingLiesOnTheTableThePlayersDoWithTheirNumbers) {
    begin("pig");
    const Scene& scene = model_.scene();
    ASSERT_EQ(scene.lying.size(), 2U);
    EXPECT_NE(scene.lying[0].here, scene.lying[1].here) << "one of them has the turn";
    ASSERT_EQ(scene.notes.size(), 2U);
    EXPECT_EQ(scene.notes[0].text, "score 0");
}

/// The line of the script that said something is where one looks for it.
TEST_F(ScriptScene, WhatAScriptSaysLeadsToTheLineThatSaidIt) {
    begin("royal-game-of-ur");
    for (std::size_t i = 0; i < 6; ++i)
        model_.choose(0);
    std::size_t said = 0;
    for (const LogEntry& line : model_.log()) {
        if (line.cause.empty()) continue;
        ++said;
        EXPECT_TRUE(line.cause.starts_with("ur.lua:")) << line.text << " " << line.cause;
        std::ifstream script(line.place.file);
        ASSERT_TRUE(script.is_open()) << line.place.file;
        std::string written;
        for (int i = 0; i < line.place.line; ++i)
            std::getline(script, written);
        EXPECT_NE(written.find("game:say"), std::string::npos) << line.text << ": " << written;
    }
    EXPECT_GT(said, 4U);
}

/// The set-up over which the position is laid is no part of what happens.
TEST_F(ScriptScene, TakingAChangeInTellsNoSetUpAgain) {
    const auto folder = project_root() / "scenarios" / "examples";
    GameWish wish{{"royal-game-of-ur"}, {folder}, {}, {}, {}};
    ASSERT_FALSE(model_.begin(load_rules(wish), {7, 2, {}}).has_errors());
    for (std::size_t i = 0; i < 4; ++i)
        model_.choose(0);
    const std::size_t before = model_.log_size();
    const auto script = overlay_key(folder / "royal-game-of-ur" / "ur.lua");
    std::ifstream in(script);
    wish.overlay[script] = std::string(std::istreambuf_iterator<char>(in), {}) + "-- a word\n";
    Diagnostics problems;
    ASSERT_EQ(model_.take_over(load_rules(wish), problems), TakenIn::Done);
    EXPECT_EQ(model_.log_size(), before + 1) << model_.log().back().text;
}

}  // namespace
}  // namespace briar::editor
