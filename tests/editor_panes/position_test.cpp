#include <gtest/gtest.h>

#include <algorithm>

#include "editor/position/map_edit.hpp"
#include "editor/position/new_position.hpp"
#include "runtime/session/systems.hpp"
#include "tests/editor_core/pack_folder.hpp"

/// Positions of tests, laid out and changed: needs no window.
namespace briar::editor {
namespace {

constexpr const char* kFile = "tests/first.yaml";

class Positions : public ::testing::Test {
protected:
    void SetUp() override {
        folder_.write_house();
        folder_.write("house/tests/first.yaml", R"(tests:
  in the hall:   # a comment
    scenario: house
    given:
      realms:
        house:
          tiles:
            - {tile: gate, at: 0 0}
            - {tile: hall, at: 0 -1, monsters: [rat, {monster: rat, health: 1}]}   # two of them
      heroes: [{hero: ann, at: 0 0}]
    then: {result: playing}
  from nothing:
    scenario: house
    heroes: [bob]
    then: {result: playing}
)");
        house_ = folder_.open("house");
        before_ = text();
        lay();
    }
    /// As the texts stand now.
    void lay(std::size_t number = 0) {
        checked_ = check(house_->snapshot());
        found_ = positions_of(*house_, *checked_, "house");
        ASSERT_GT(found_.list.size(), number);
        number_ = number;
        laid_ = Laying(house_->set(), checked_->catalog).given(position().test);
        ASSERT_NE(laid_.game, nullptr);
    }
    const FoundPosition& position() { return found_.list[number_]; }
    MapEdit edit() { return {*house_, position(), laid_}; }
    std::string text() { return house_->document(kFile)->text(); }
    PieceId piece(const std::string& title, std::size_t nth = 0) {
        for (const Lying& tile : laid_.scene.lying) {
            if (tile.title == title) return tile.piece;
            for (const Mark& mark : tile.marks)
                if (mark.title == title && nth-- == 0) return mark.piece;
        }
        ADD_FAILURE() << title << " is not on the map";
        return {};
    }
    PositionPlace place(const std::vector<PositionPlace>& places, int x, int y) {
        for (const PositionPlace& each : places)
            if (each.x == x && each.y == y) return each;
        ADD_FAILURE() << "there is no place " << x << "," << y;
        return {};
    }
    /// Done, one line different, and laid out anew without a problem.
    void is_one_line(const Command& command, const std::string& line) {
        ASSERT_EQ(command.refused, "");
        ASSERT_EQ(house_->apply(command), "");
        EXPECT_EQ(changed_lines(before_, text()), 1) << text();
        EXPECT_NE(text().find(line), std::string::npos) << text();
        EXPECT_EQ(problems_of(*house_), "");
        lay(number_);
        EXPECT_TRUE(laid_.problems.empty());
    }
    void undo() {
        ASSERT_TRUE(house_->undo());
        EXPECT_EQ(text(), before_);
        lay(number_);
    }

    PackFolder folder_;
    std::unique_ptr<Workspace> house_;
    std::shared_ptr<const Checked> checked_;
    FoundPositions found_;
    std::size_t number_ = 0;
    LaidGame laid_;
    std::string before_;
};

TEST_F(Positions, AreThoseOfTheScenariosTests) {
    ASSERT_EQ(found_.list.size(), 2U);
    EXPECT_EQ(found_.list[0].name(), "in the hall");
    EXPECT_EQ(found_.list[1].file, kFile);
    EXPECT_TRUE(positions_of(*house_, *checked_, "no-such").list.empty());
    EXPECT_EQ(laid_.scene.lying.size(), 2U);
    EXPECT_EQ(laid_.scene.lying[1].marks.size(), 2U);
    EXPECT_TRUE(laid_.scene.targets.empty()) << "nothing runs";
}

TEST_F(Positions, BrokenFilesAreCountedNotShown) {
    folder_.write("house/tests/second.yaml", "tests:\n  bad: {scenario: house, given: {heroes: 3}, then: {}}\n");
    house_ = folder_.open("house");
    checked_ = check(house_->snapshot());
    found_ = positions_of(*house_, *checked_, "house");
    EXPECT_EQ(found_.list.size(), 2U);
    EXPECT_EQ(found_.broken, 1);
}

TEST_F(Positions, TheFreshSetUpCanBeSeen) {
    const LaidGame fresh = Laying(house_->set(), checked_->catalog).fresh("house");
    ASSERT_NE(fresh.game, nullptr);
    ASSERT_EQ(fresh.scene.lying.size(), 1U);
    EXPECT_EQ(fresh.scene.lying[0].title, "The gate");
    EXPECT_TRUE(Laying(house_->set(), checked_->catalog).fresh("no-such").problems.has_errors());
}

TEST_F(Positions, TilesAreLaidMovedAndTurned) {
    EXPECT_EQ(edit().places_for("tiles").size(), 6U) << "three sides of each";
    ASSERT_EQ(house_->apply(edit().put("tiles", "den", place(edit().places_for("tiles"), 1, 0))), "");
    EXPECT_NE(text().find("            - {tile: den, at: 1 0}\n"), std::string::npos) << text();
    EXPECT_EQ(changed_lines(before_, text()), 1);
    undo();
    is_one_line(edit().move(piece("Great hall"), place(edit().places_for(piece("Great hall")), 0, 1)),
                "{tile: hall, at: 0 1, monsters: [rat, {monster: rat, health: 1}]}   # two of them");
    undo();
    is_one_line(edit().turn(piece("Great hall"), 1), "{tile: hall, at: 0 -1, turn: 1, monsters:");
    EXPECT_EQ(laid_.scene.lying[1].turn, 1);
    ASSERT_EQ(house_->apply(edit().turn(piece("Great hall"), 3)), "");
    EXPECT_EQ(text(), before_) << "no turn is not said";
}

TEST_F(Positions, WhoStandsOnATileGoesAlong) {
    ASSERT_EQ(house_->apply(edit().move(piece("The gate"), place(edit().places_for(piece("The gate")), -1, -1))), "");
    EXPECT_NE(text().find("{tile: gate, at: -1 -1}"), std::string::npos) << text();
    EXPECT_NE(text().find("{hero: ann, at: -1 -1}"), std::string::npos);
    ASSERT_TRUE(house_->undo());
    EXPECT_EQ(text(), before_);
}

TEST_F(Positions, PiecesArePutMovedAndTakenAway) {
    const auto tiles = edit().places_for("tokens");
    is_one_line(edit().put("tokens", "steps", place(tiles, 0, 0)), "{tile: gate, at: 0 0, tokens: [steps]}");
    undo();
    is_one_line(edit().put("items", "lamp", place(tiles, 0, -1)), "items: [lamp]}   # two of them");
    undo();
    is_one_line(edit().take_away(piece("Rat", 0)), "monsters: [{monster: rat, health: 1}]}   # two of them");
    undo();
    is_one_line(edit().take_away(piece("Rat", 1)), "monsters: [rat]}   # two of them");
    undo();
    ASSERT_EQ(house_->apply(edit().move(piece("Rat", 1), place(edit().places_for(piece("Rat", 1)), 0, 0))), "");
    EXPECT_NE(text().find("{tile: gate, at: 0 0, monsters: [{monster: rat, health: 1}]}"), std::string::npos) << text();
    EXPECT_NE(text().find("monsters: [rat]}"), std::string::npos);
    undo();
}

/// Tiles that a test names keep what it says of them when something is put onto one that only the set-up lays.
TEST_F(Positions, WhatIsWrittenOfOtherTilesStays) {
    const std::string others = "{tile: hall, at: 01 -0, turn: 1, monsters: {monster: rat, health: 1}}";
    folder_.write("house/tests/first.yaml",
                  "tests:\n  in the hall:\n    scenario: house\n    given:\n      realms:\n        house:\n"
                  "          tiles:\n            - " +
                      others + "\n      heroes: [{hero: ann, at: 1 0}]\n    then: {result: playing}\n");
    house_ = folder_.open("house");
    before_ = text();
    lay();
    ASSERT_EQ(laid_.scene.lying.size(), 2U);
    ASSERT_EQ(house_->apply(edit().put("items", "lamp", place(edit().places_for("items"), 0, 0))), "");
    EXPECT_NE(text().find(others), std::string::npos) << text();
    EXPECT_NE(text().find("- {tile: gate, at: 0 0, items: [lamp]}"), std::string::npos) << text();
    undo();
    ASSERT_EQ(house_->apply(edit().move(piece("Rat"), place(edit().places_for(piece("Rat")), 0, 0))), "");
    EXPECT_NE(text().find("- {tile: gate, at: 0 0, monsters: [{monster: rat, health: 1}]}"), std::string::npos)
        << text();
    EXPECT_NE(text().find("{tile: hall, at: 01 -0, turn: 1}"), std::string::npos) << text();
    undo();
    EXPECT_EQ(edit().take_away(piece("The gate")).refused, "the game begins on it; move it instead");
}

TEST_F(Positions, HeroesAreMovedAndAdded) {
    is_one_line(edit().move(piece("Ann"), place(edit().places_for(piece("Ann")), 0, -1)), "[{hero: ann, at: 0 -1}]");
    undo();
    is_one_line(edit().put("heroes", "bob", place(edit().places_for("heroes"), 0, -1)),
                "[{hero: ann, at: 0 0}, {hero: bob, at: 0 -1}]");
    undo();
    EXPECT_EQ(edit().take_away(piece("Ann")).refused, "somebody has to play");
    EXPECT_EQ(edit().take_away(piece("The gate")).refused, "somebody stands on it; move them first");
    EXPECT_EQ(edit().turn(piece("Ann"), 1).refused, "only tiles are turned");
}

TEST_F(Positions, WhatTheSetUpSaysIsWrittenDownWhenItIsChanged) {
    lay(1);
    EXPECT_TRUE(edit().path_of(piece("The gate")).empty());
    ASSERT_EQ(house_->apply(edit().put("tiles", "den", place(edit().places_for("tiles"), 0, -1))), "");
    lay(1);
    EXPECT_EQ(laid_.scene.lying.size(), 2U) << text();
    ASSERT_EQ(house_->apply(edit().move(piece("Bob"), place(edit().places_for(piece("Bob")), 0, -1))), "");
    lay(1);
    EXPECT_EQ(laid_.scene.lying[1].marks.size(), 1U) << text();
    EXPECT_EQ(problems_of(*house_), "");
    const std::size_t test = text().find("from nothing:");
    EXPECT_LT(text().find("given:", test), text().find("then:", test)) << "as people read: given, then";
    while (house_->undo()) {
    }
    EXPECT_EQ(text(), before_);
}

TEST_F(Positions, NewOnesBeginAsTheScenarioDoes) {
    const NewPosition made = new_position(*house_, "house");
    EXPECT_EQ(made.file, "tests/house.yaml");
    ASSERT_EQ(house_->apply(made.command), "");
    EXPECT_EQ(problems_of(*house_), "") << house_->document(made.file)->text();
    checked_ = check(house_->snapshot());
    EXPECT_EQ(positions_of(*house_, *checked_, "house").list.size(), 3U);
    EXPECT_EQ(new_position(*house_, "house").name, "a new position 2");
}

TEST_F(Positions, AreRenamedCopiedAndTakenAway) {
    EXPECT_NE(rename_position(*house_, position(), "from nothing").refused, "");
    EXPECT_NE(rename_position(*house_, position(), "").refused, "");
    is_one_line(rename_position(*house_, position(), "in the great hall"), "  in the great hall:   # a comment\n");
    undo();
    const NewPosition copy = copy_position(*house_, position());
    ASSERT_EQ(house_->apply(copy.command), "");
    EXPECT_EQ(problems_of(*house_), "") << text();
    lay();
    ASSERT_EQ(found_.list.size(), 3U);
    EXPECT_EQ(found_.list[2].name(), copy.name);
    lay(2);
    EXPECT_EQ(laid_.scene.lying.size(), 2U);
    ASSERT_EQ(house_->apply(remove_position(*house_, found_.list[1])), "");
    lay();
    EXPECT_EQ(found_.list.size(), 2U);
    // The file goes with the last one.
    ASSERT_EQ(house_->apply(remove_position(*house_, found_.list[1])), "");
    lay();
    ASSERT_EQ(house_->apply(remove_position(*house_, found_.list[0])), "");
    const auto document = house_->document(kFile);
    EXPECT_TRUE(document == nullptr || !document->present());
    while (house_->undo()) {
    }
    EXPECT_EQ(text(), before_);
}

}  // namespace
}  // namespace briar::editor
