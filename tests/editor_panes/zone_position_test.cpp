#include <gtest/gtest.h>

#include <algorithm>

#include "editor/position/position_edit.hpp"
#include "editor/position/position_form.hpp"
#include "tests/editor_core/pack_folder.hpp"
#include "tests/rendered.hpp"
#include "tests/root.hpp"

/// Positions that say in lists what lies where: needs no window.
namespace briar::editor {
namespace {

namespace fs = std::filesystem;
constexpr const char* kFile = "tests/mine.yaml";

class ZonePositions : public ::testing::Test {
protected:
    void open(const std::string& place, const std::string& tests) {
        const std::string pack = fs::path(place).filename().string();
        fs::copy(project_root() / "scenarios" / place, folder_.folder() / pack, fs::copy_options::recursive);
        folder_.write(pack + "/" + kFile, tests);
        pack_ = folder_.open(pack);
        scenario_ = pack;
        before_ = text();
        lay();
    }
    void open_road() {
        open("the-forgotten-road", R"(tests:
  by the mill:   # a comment
    given:
      row: [lux, mill-ruin]
      hand: [echo, heavy-blow]   # the first two
      cards: {first: [old-map]}
      heroes:
        - {hero: hadric, health: 2}   # hurt
        - {hero: wren}
        - {hero: corin}
    then: {result: playing}
)");
    }
    void open_ur() {
        open("examples/royal-game-of-ur", R"(tests:
  two on the board:
    given:
      players: [{player: white}, {player: black}]
      zones:
        entry: {white: {1: [white-piece], 3: [white-piece]}}   # own squares
        middle: {4: [black-piece]}
      dice: [random]
    then: {result: playing}
)");
    }
    /// As the texts stand now.
    void lay() {
        checked_ = check(pack_->snapshot());
        found_ = positions_of(*pack_, *checked_, scenario_);
        const auto mine =
            std::find_if(found_.list.begin(), found_.list.end(), [](const auto& each) { return each.file == kFile; });
        ASSERT_NE(mine, found_.list.end());
        position_ = *mine;
        laid_ = Laying(pack_->set(), checked_->catalog).given(position_.test);
        ASSERT_NE(laid_.game, nullptr) << rendered(laid_.problems);
        edit_ = make_position_edit(*pack_, position_, laid_);
        ASSERT_NE(edit_, nullptr);
    }
    std::string text() { return pack_->document(kFile)->text(); }
    /// The names of what lies in a zone, in its order.
    std::string in_zone(const Path& path) {
        std::string names;
        for (const PositionZone& each : make_position_form(*laid_.game)->zones()) {
            if (each.path != path) continue;
            for (const PieceId piece : each.pieces)
                names += (names.empty() ? "" : ", ") + laid_.rules->name(piece);
        }
        return names;
    }
    PieceId piece(const Path& path, std::size_t index) {
        for (const PositionZone& each : make_position_form(*laid_.game)->zones())
            if (each.path == path) return each.pieces.at(index);
        return {};
    }
    static PositionPlace place(const std::vector<PositionPlace>& places, const Path& path, int index) {
        for (const PositionPlace& each : places)
            if (each.part == to_text(path) && each.x == index) return each;
        ADD_FAILURE() << "there is no place " << index << " in " << to_text(path);
        return {};
    }
    PieceValue value(PieceId piece, const std::string& label) {
        for (const PieceValue& each : edit_->values(piece))
            if (each.label == label) return each;
        ADD_FAILURE() << "it has no " << label;
        return {};
    }
    void apply(const Command& command) {
        ASSERT_EQ(command.refused, "");
        ASSERT_EQ(pack_->apply(command), "");
        EXPECT_EQ(problems_of(*pack_), "");
        lay();
        EXPECT_TRUE(laid_.problems.empty());
    }
    /// Done, so many lines different.
    void changes(const Command& command, int lines, const std::string& words) {
        const std::string now = text();
        apply(command);
        EXPECT_EQ(changed_lines(now, text()), lines) << text();
        EXPECT_NE(text().find(words), std::string::npos) << text();
    }
    void undo_gives_the_old_text() {
        while (pack_->undo()) {
        }
        EXPECT_EQ(text(), before_);
    }

    PackFolder folder_;
    std::unique_ptr<Workspace> pack_;
    std::string scenario_;
    std::string before_;
    std::shared_ptr<const Checked> checked_;
    FoundPositions found_;
    FoundPosition position_;
    LaidGame laid_;
    std::unique_ptr<PositionEdit> edit_;
};

TEST_F(ZonePositions, ACardGoesFromTheHandToThePileInTheirTwoLines) {
    open_road();
    ASSERT_EQ(in_zone({"hand"}), "Echo, Heavy blow");
    const PieceId echo = piece({"hand"}, 0);
    changes(edit_->move(echo, place(edit_->places_for(echo), {"cards"}, 1)), 2, "cards: {first: [old-map, echo]}");
    EXPECT_NE(text().find("hand: [heavy-blow]   # the first two"), std::string::npos) << text();
    EXPECT_EQ(in_zone({"hand"}), "Heavy blow");
    undo_gives_the_old_text();
}

TEST_F(ZonePositions, WhatWasNotWrittenIsWrittenDownWhenSomethingComesThere) {
    open_road();
    const PieceId blow = piece({"hand"}, 1);
    apply(edit_->move(blow, place(edit_->places_for(blow), {"discard"}, 0)));
    EXPECT_EQ(in_zone({"discard"}), "Heavy blow");
    EXPECT_NE(text().find("hand: [echo]   # the first two"), std::string::npos) << text();
    const PieceId echo = piece({"hand"}, 0);
    apply(edit_->move(echo, place(edit_->places_for(echo), {"discard"}, 0)));
    EXPECT_NE(text().find("discard: [echo, heavy-blow]"), std::string::npos) << text();
    EXPECT_NE(text().find("hand: []"), std::string::npos) << "an empty hand is said: " << text();
    const PieceId third = piece({"cards"}, 2);
    apply(edit_->move(third, place(edit_->places_for(third), {"hand"}, 0)));
    EXPECT_EQ(in_zone({"hand"}), laid_.rules->name(third));
    undo_gives_the_old_text();
}

TEST_F(ZonePositions, ThePartyAndTheRowChangeTheirOrder) {
    open_road();
    const PieceId wren = piece({"heroes"}, 1);
    apply(edit_->move(wren, place(edit_->places_for(wren), {"heroes"}, 0)));
    EXPECT_EQ(in_zone({"heroes"}), "Wren, Hadric, Corin");
    EXPECT_NE(text().find("- {hero: wren}\n        - {hero: hadric, health: 2}   # hurt\n"), std::string::npos)
        << text();
    const auto mills = edit_->places_for("locations");
    apply(edit_->put("locations", "toll-house", place(mills, {"row"}, 2)));
    EXPECT_NE(text().find("row: [lux, mill-ruin, toll-house]"), std::string::npos);
    const PieceId mill = piece({"row"}, 1);
    apply(edit_->take_away(mill));
    EXPECT_NE(text().find("row: [lux, toll-house]"), std::string::npos);
    undo_gives_the_old_text();
}

TEST_F(ZonePositions, NumbersOfHeroesAndOfTheTableAreChanged) {
    open_road();
    const PieceId hadric = piece({"heroes"}, 0);
    EXPECT_EQ(value(hadric, "Health").value, 2);
    changes(edit_->set_value(hadric, value(hadric, "Health"), 1), 1, "{hero: hadric, health: 1}   # hurt");
    const PieceId wren = piece({"heroes"}, 1);
    changes(edit_->set_value(wren, value(wren, "Exhausted"), 1), 1, "{hero: wren, exhausted: true}");
    changes(edit_->set_value(wren, value(wren, "Exhausted"), 0), 1, "{hero: wren}\n");
    apply(edit_->set_value({}, value({}, "Gold"), 3));
    EXPECT_NE(text().find("gold: 3"), std::string::npos) << text();
    apply(edit_->set_value({}, value({}, "The party is at"), 1));
    EXPECT_NE(text().find("at: mill-ruin"), std::string::npos) << text();
    undo_gives_the_old_text();
}

TEST_F(ZonePositions, WhatCannotBeIsRefusedWithTheReason) {
    open_road();
    const PieceId echo = piece({"hand"}, 0);
    PositionPlace row = place(edit_->places_for("locations"), {"row"}, 0);
    EXPECT_FALSE(edit_->move(echo, row).ok()) << "a card is no location";
    apply(edit_->take_away(piece({"row"}, 1)));
    const Command last = edit_->take_away(piece({"row"}, 0));
    EXPECT_NE(last.refused.find("no location"), std::string::npos) << last.refused;
    const Command twice = edit_->put("heroes", "wren", place(edit_->places_for("heroes"), {"heroes"}, 0));
    EXPECT_FALSE(twice.ok()) << "there is only one of her";
    undo_gives_the_old_text();
}

TEST_F(ZonePositions, PiecesGoFromSquareToSquareAndBackToWhereTheyWere) {
    open_ur();
    const PieceId piece_on_one = piece({"zones", "entry", "white", "1"}, 0);
    const auto places = edit_->places_for(piece_on_one);
    changes(edit_->move(piece_on_one, place(places, {"zones", "entry", "white", "2"}, 0)), 1,
            "entry: {white: {3: [white-piece], 2: [white-piece]}}   # own squares");
    const PieceId black = piece({"zones", "middle", "4"}, 0);
    apply(edit_->take_away(black));
    EXPECT_EQ(text().find("middle"), std::string::npos) << "an empty square says nothing";
    EXPECT_EQ(in_zone({"zones", "middle", "4"}), "");
    const PieceId waiting = piece({"zones", "reserve", "black"}, 6);
    apply(edit_->move(waiting, place(edit_->places_for(waiting), {"zones", "home", "black"}, 0)));
    EXPECT_EQ(in_zone({"zones", "home", "black"}), "Black piece");
    apply(edit_->set_value({}, value({}, "Whose turn it is"), 1));
    EXPECT_NE(text().find("hero: black"), std::string::npos) << text();
    undo_gives_the_old_text();
}

TEST_F(ZonePositions, CountersOfPlayersAndPiecesAreChanged) {
    folder_.write("small/pack.yaml", "id: small\ntitle: Small\nversion: 1.0.0\nsystem: script\n");
    folder_.write("small/game.yaml", R"(scenarios:
  small:
    name: Small
    system: script
    seats: 2
    players: [one, two]
    script: game.lua
    zones: {pool: {start: [stone]}, row: {places: 3}}
players: {one: {name: One}, two: {name: Two}}
pieces: {stone: {name: Stone, count: 3, sides: 2}}
counters:
  score: {for: [players]}
  wounds: {for: [pieces], maximum: 5}
)");
    folder_.write("small/game.lua",
                  "local game = {}\nfunction game.turn(g, event)\n  g:choose(\"Well?\", {\"go\"})\nend\nreturn game\n");
    folder_.write("small/tests/mine.yaml",
                  "tests:\n  one:\n    given: {zones: {row: {2: [stone]}}}\n    then: {result: playing}\n");
    pack_ = folder_.open("small");
    scenario_ = "small";
    ASSERT_EQ(problems_of(*pack_), "");
    before_ = text();
    lay();
    const PieceId stone = piece({"zones", "row", "2"}, 0);
    apply(edit_->set_value(stone, value(stone, "Wounds"), 2));
    apply(edit_->set_value(stone, value(stone, "Side"), 2));
    EXPECT_NE(text().find("pieces: [{piece: stone#1, side: 2, wounds: 2}]"), std::string::npos) << text();
    const PieceId one = piece({"players"}, 0);
    apply(edit_->set_value(one, value(one, "Score"), 7));
    EXPECT_NE(text().find("{player: one, score: 7}"), std::string::npos) << text();
    EXPECT_FALSE(edit_->set_value(stone, value(stone, "Wounds"), 9).ok()) << "five is the most";
    undo_gives_the_old_text();
}

}  // namespace
}  // namespace briar::editor
