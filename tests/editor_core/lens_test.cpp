#include "editor/core/entry_lens.hpp"
#include "editor/core/several_entries.hpp"

#include <gtest/gtest.h>

#include "editor/core/entry_commands.hpp"
#include "editor/core/entry_value.hpp"
#include "editor/core/workspace.hpp"
#include "runtime/source/values.hpp"
#include "tests/editor_core/pack_folder.hpp"

namespace briar::editor {
namespace {

class Lens : public ::testing::Test {
protected:
    void SetUp() override {
        folder_.write_house();
        folder_.write_wing();
    }
    std::string text(const Workspace& workspace, const std::string& file) {
        const auto document = workspace.document(file);
        return document ? document->text() : std::string("no such file");
    }
    /// Applies, and gives how many lines of the file are different then.
    int lines_changed_by(Workspace& workspace, const std::string& file, const Command& command) {
        const std::string before = text(workspace, file);
        EXPECT_EQ(workspace.apply(command), "");
        return changed_lines(before, text(workspace, file));
    }

    PackFolder folder_;
};

TEST_F(Lens, TellsWhatAnEntryIsAndWhoSaysIt) {
    const auto house = folder_.open("house");
    const EntryLens rat(*house, "monsters/rat");
    EXPECT_EQ(rat.field({"health"}).state, FieldState::Here);
    EXPECT_EQ(rat.field({"health"}).value->text, "3");
    EXPECT_EQ(rat.field({"health"}).file, "monsters.yaml");
    EXPECT_EQ(rat.field({"guardian", "dice"}).value->text, "2");
    EXPECT_EQ(rat.field({"bonus"}).state, FieldState::Absent);
    EXPECT_EQ(rat.field({"specials", 0}).value->text, "bite");
    const auto wing = folder_.open("wing");
    const EntryLens ghost(*wing, "monsters/ghost");
    EXPECT_TRUE(ghost.inherited());
    const FieldView health = ghost.field({"health"});
    EXPECT_EQ(health.state, FieldState::Patched);
    EXPECT_EQ(health.value->text, "9");
    ASSERT_EQ(health.origins.size(), 2U);
    EXPECT_EQ(health.origins[0].pack, "house");
    EXPECT_EQ(health.origins[0].value, "8");
    EXPECT_EQ(health.origins[1].pack, "wing");
    EXPECT_EQ(ghost.field({"tags"}).state, FieldState::Inherited);
    EXPECT_FALSE(EntryLens(*wing, "monsters/nobody").exists());
}

TEST_F(Lens, WritesOneValueAsAOneLineDiff) {
    const auto house = folder_.open("house");
    const EntryLens rat(*house, "monsters/rat");
    EXPECT_EQ(lines_changed_by(*house, "monsters.yaml", rat.set({"health"}, make_int(5))), 1);
    EXPECT_EQ(lines_changed_by(*house, "monsters.yaml", rat.set({"guardian", "dice"}, make_int(3))), 1);
    EXPECT_NE(text(*house, "monsters.yaml").find("guardian: {health: 5, dice: 3}   # tougher"), std::string::npos);
    const EntryLens hall(*house, "tiles/hall");
    EXPECT_EQ(lines_changed_by(*house, "tiles.yaml", hall.set({"name"}, make_text("Hall"))), 1);
    EXPECT_NE(text(*house, "tiles.yaml").find("name:   \"Hall\"   # two blanks on purpose"), std::string::npos)
        << text(*house, "tiles.yaml");
    EXPECT_EQ(lines_changed_by(*house, "tiles.yaml", EntryLens(*house, "tiles/last").set({"count"}, make_int(2))), 1);
    EXPECT_TRUE(EntryLens(*house, "monsters/rat").set({"health"}, make_int(5)).empty()) << "the same value is none";
    EXPECT_EQ(problems_of(*house), "");
}

TEST_F(Lens, PutsNewKeysWhereTheSchemaHasThem) {
    const auto house = folder_.open("house");
    ASSERT_EQ(house->apply(EntryLens(*house, "monsters/rat").set({"bonus"}, make_int(1))), "");
    EXPECT_NE(text(*house, "monsters.yaml").find("    dice: 1\n    bonus: 1\n    count: 4"), std::string::npos)
        << text(*house, "monsters.yaml");
    ASSERT_EQ(house->apply(EntryLens(*house, "items/lamp").set({"ranged", "dice"}, make_text("d6"))), "");
    EXPECT_EQ(problems_of(*house), "");
    ASSERT_EQ(house->apply(EntryLens(*house, "items/lamp").reset({"ranged", "dice"})), "");
    ASSERT_EQ(house->apply(EntryLens(*house, "monsters/rat").reset({"bonus"})), "");
    while (house->undo()) {
    }
    EXPECT_FALSE(house->modified());
}

TEST_F(Lens, KeepsKeysThatItDoesNotKnow) {
    folder_.write("house/odd.yaml", "tiles:\n  odd: {edges: n,   mystery: [1, {a: b}],name: Odd}  # keep\n");
    const auto house = folder_.open("house");
    ASSERT_EQ(house->apply(EntryLens(*house, "tiles/odd").set({"name"}, make_text("Very odd"))), "");
    ASSERT_EQ(house->apply(EntryLens(*house, "tiles/odd").set({"count"}, make_int(3))), "");
    EXPECT_EQ(text(*house, "odd.yaml"),
              "tiles:\n  odd: {edges: n,   mystery: [1, {a: b}],name: Very odd, count: 3}  # keep\n");
}

TEST_F(Lens, WritesChangesOfInheritedEntriesUnderPatch) {
    const auto wing = folder_.open("wing");
    EXPECT_EQ(lines_changed_by(*wing, "more.yaml", EntryLens(*wing, "monsters/ghost").set({"dice"}, make_int(2))), 1);
    ASSERT_EQ(wing->apply(EntryLens(*wing, "monsters/rat").set({"guardian", "health"}, make_int(7))), "");
    const EntryLens rat(*wing, "monsters/rat");
    EXPECT_EQ(rat.field({"guardian", "health"}).state, FieldState::Patched);
    EXPECT_EQ(rat.field({"guardian", "dice"}).state, FieldState::Inherited);
    EXPECT_EQ(rat.field({"guardian"}).state, FieldState::Patched);
    EXPECT_EQ(text(*wing, "more.yaml"),
              "monsters:\n  bat: {name: Bat, health: 2}\n\npatch:\n  monsters:\n    ghost:\n      health: 9\n"
              "      dice: 2\n    rat:\n      guardian:\n        health: 7\n");
    EXPECT_EQ(problems_of(*wing), "");
    ASSERT_EQ(wing->apply(rat.reset({"guardian", "health"})), "");
    ASSERT_EQ(wing->apply(EntryLens(*wing, "monsters/ghost").reset({"dice"})), "");
    EXPECT_EQ(text(*wing, "more.yaml"), folder_.read("wing/more.yaml"));
    ASSERT_EQ(wing->apply(EntryLens(*wing, "monsters/ghost").reset({"health"})), "");
    EXPECT_EQ(text(*wing, "more.yaml"), "monsters:\n  bat: {name: Bat, health: 2}\n\n");
    EXPECT_EQ(EntryLens(*wing, "monsters/ghost").field({"health"}).state, FieldState::Inherited);
}

TEST_F(Lens, SaysChangesOfInheritedListsAsAppendAndRemove) {
    const auto wing = folder_.open("wing");
    const auto hall = [&] { return EntryLens(*wing, "tiles/hall"); };
    const auto tags = [&] {
        std::string all;
        const EntryLens lens = hall();
        for (const auto& item : lens.field({"tags"}).value->items)
            all += item->text + " ";
        return all;
    };
    ASSERT_EQ(wing->apply(hall().insert({"tags"}, 99, make_text("cold"))), "");
    EXPECT_NE(text(*wing, "more.yaml").find("append: [cold]"), std::string::npos) << text(*wing, "more.yaml");
    ASSERT_EQ(wing->apply(hall().remove_item({"tags"}, 1)), "");
    EXPECT_NE(text(*wing, "more.yaml").find("remove: [wide]"), std::string::npos) << text(*wing, "more.yaml");
    EXPECT_EQ(tags(), "room cold ");
    ASSERT_EQ(wing->apply(hall().insert({"tags"}, 99, make_text("dark"))), "");
    ASSERT_EQ(wing->apply(hall().remove_item({"tags"}, 1)), "") << "an own one goes from `append`";
    EXPECT_EQ(tags(), "room dark ");
    EXPECT_EQ(problems_of(*wing), "");
    ASSERT_EQ(wing->apply(hall().insert({"tags"}, 0, make_text("first"))), "") << "only the list anew says that";
    EXPECT_EQ(tags(), "first room dark ");
    ASSERT_EQ(wing->apply(hall().move_item({"tags"}, 2, Direction::Up)), "");
    EXPECT_EQ(tags(), "first dark room ");
    ASSERT_EQ(wing->apply(hall().set({"tags", 1}, make_text("light"))), "");
    EXPECT_EQ(tags(), "first light room ");
    ASSERT_EQ(wing->apply(hall().reset({"tags"})), "");
    EXPECT_EQ(tags(), "room wide ");
    EXPECT_EQ(text(*wing, "more.yaml"), folder_.read("wing/more.yaml"));
}

TEST_F(Lens, MakesAFileForChangesWhereThereIsNone) {
    folder_.write("wing/more.yaml", "# yaml-language-server: $schema=x.json\nmonsters:\n  bat: {name: Bat}\n");
    const auto wing = folder_.open("wing");
    ASSERT_EQ(wing->apply(EntryLens(*wing, "heroes/ann").set({"health"}, make_int(12))), "");
    EXPECT_EQ(text(*wing, "changes.yaml"),
              "# yaml-language-server: $schema=x.json\npatch:\n  heroes:\n    ann:\n      health: 12\n");
    EXPECT_EQ(problems_of(*wing), "");
    ASSERT_TRUE(wing->undo());
    EXPECT_FALSE(wing->modified());
}

TEST_F(Lens, MakesNoSecondFileForTheSameChange) {
    folder_.write("wing/more.yaml", "monsters:\n  bat: {name: Bat, health: 2}\n");
    const auto wing = folder_.open("wing");
    ASSERT_EQ(wing->apply(EntryLens(*wing, "tiles/hall").insert({"tags"}, 0, make_text("first"))), "");
    EXPECT_EQ(text(*wing, "changes.yaml"), "patch:\n  tiles:\n    hall:\n      tags: [first, room, wide]\n");
    EXPECT_EQ(wing->document("changes-2.yaml"), nullptr);
}

TEST_F(Lens, TakesAListOutWithItsLastItemWhereNoneSaysTheSame) {
    const auto house = folder_.open("house");
    const std::string before = text(*house, "monsters.yaml");
    ASSERT_EQ(house->apply(EntryLens(*house, "monsters/rat").remove_item({"specials"}, 0)), "");
    EXPECT_EQ(text(*house, "monsters.yaml").find("specials"), std::string::npos) << text(*house, "monsters.yaml");
    ASSERT_TRUE(house->undo());
    EXPECT_EQ(text(*house, "monsters.yaml"), before);
    const auto wing = folder_.open("wing");
    const EntryLens ghost(*wing, "monsters/ghost");
    ASSERT_EQ(wing->apply(ghost.remove_item({"tags"}, 0)), "");
    const EntryLens now(*wing, "monsters/ghost");
    EXPECT_TRUE(now.field({"tags"}).value == nullptr || now.field({"tags"}).value->items.empty())
        << "what a pack below says is not said any more";
}

TEST_F(Lens, TakesNothingElseOutWithTheLastItemOfAList) {
    folder_.write("house/one.yaml",
                  "specials:\n  boom: {text: It booms., on: {entered: [{say: Boom}]}}\n"
                  "scenarios:\n  small: {system: crawl, modes: {night: {specials: [draught]}}}\n");
    const auto house = folder_.open("house");
    ASSERT_EQ(house->apply(EntryLens(*house, "scenarios/small").remove_item({"modes", "night", "specials"}, 0)), "");
    EXPECT_NE(text(*house, "one.yaml").find("modes: {night: {specials: []}}"), std::string::npos)
        << text(*house, "one.yaml");
    ASSERT_EQ(house->apply(EntryLens(*house, "specials/boom").remove_item({"on", "entered"}, 0)), "");
    EXPECT_NE(text(*house, "one.yaml").find("on: {entered: []}"), std::string::npos) << text(*house, "one.yaml");
}

TEST_F(Lens, ChangesListsOfItsOwn) {
    const auto house = folder_.open("house");
    const auto apply = [&](const Command& command) { EXPECT_EQ(house->apply(command), ""); };
    apply(EntryLens(*house, "tiles/den").insert({"tags"}, 0, make_text("small")));
    EXPECT_NE(text(*house, "tiles.yaml").find("tags: [small, room]"), std::string::npos);
    apply(EntryLens(*house, "tiles/den").move_item({"tags"}, 0, Direction::Down));
    EXPECT_NE(text(*house, "tiles.yaml").find("tags: [room, small]"), std::string::npos);
    apply(EntryLens(*house, "tiles/den").insert({"specials"}, 0, make_text("draught")));
    EXPECT_NE(text(*house, "tiles.yaml").find("specials: [draught]"), std::string::npos);
    apply(EntryLens(*house, "tiles/den").remove_item({"tags"}, 0));
    apply(EntryLens(*house, "tiles/den").remove_item({"tags"}, 0));
    EXPECT_EQ(EntryLens(*house, "tiles/den").field({"tags"}).written, nullptr);
    folder_.write("house/one.yaml", "counters:\n  heat: {for: heroes, text: x}\n");
    const auto again = folder_.open("house");
    ASSERT_EQ(again->apply(EntryLens(*again, "counters/heat").insert({"for"}, 9, make_text("tiles"))), "");
    EXPECT_EQ(text(*again, "one.yaml"), "counters:\n  heat: {for: [heroes, tiles], text: x}\n");
}

TEST_F(Lens, ChangesOneFieldOfManyEntriesInOneStep) {
    const auto wing = folder_.open("wing");
    const std::vector<std::string> all{"monsters/rat", "monsters/ghost", "monsters/bat"};
    ASSERT_EQ(wing->apply(set_in_all(*wing, all, {"bonus"}, make_int(2))), "");
    for (const std::string& each : all)
        EXPECT_EQ(EntryLens(*wing, each).field({"bonus"}).value->text, "2") << each;
    ASSERT_EQ(wing->apply(add_in_all(*wing, all, {"tags"}, make_text("dead"))), "");
    EXPECT_EQ(EntryLens(*wing, "monsters/ghost").value().find("tags")->items.size(), 1U) << "it was dead already";
    EXPECT_EQ(EntryLens(*wing, "monsters/bat").value().find("tags")->items.size(), 1U);
    ASSERT_EQ(wing->apply(remove_in_all(*wing, all, {"tags"}, make_text("dead"))), "");
    EXPECT_EQ(problems_of(*wing), "");
    EXPECT_EQ(wing->history().steps().size(), 3U);
    EXPECT_EQ(wing->history().undo_label(), "Take from tags of 3 entries");
    ASSERT_TRUE(wing->undo() && wing->undo() && wing->undo());
    EXPECT_FALSE(wing->modified());
    EXPECT_EQ(wing->apply(set_in_all(*wing, {"monsters/bat", "monsters/none"}, {"bonus"}, make_int(1))),
              "there is no entry monsters/none");
    EXPECT_FALSE(wing->modified());
}

TEST_F(Lens, EachOfManyEntriesGoesAStepFromItsOwnNumber) {
    const auto wing = folder_.open("wing");
    const std::vector<std::string> all{"monsters/rat", "monsters/ghost", "monsters/bat"};
    const auto healths = [&] {
        std::string found;
        for (const std::string& each : all)
            found += EntryLens(*wing, each).field({"health"}).value->text + " ";
        return found;
    };
    EXPECT_EQ(healths(), "3 9 2 ");
    ASSERT_EQ(wing->apply(step_in_all(*wing, all, {"health"}, {1, 1, 1, 9})), "");
    EXPECT_EQ(healths(), "4 9 3 ") << "not beyond what it may be";
    ASSERT_EQ(wing->apply(step_in_all(*wing, all, {"bonus"}, {-1, 0, {}, {}})), "");
    EXPECT_EQ(EntryLens(*wing, "monsters/bat").field({"bonus"}).value->text, "-1") << "from what is usual";
}

TEST_F(Lens, RefusesWhatWouldBreakAFile) {
    folder_.write("house/broken.yaml", "tiles:\n  a: {name: A, edges: n}\n  b: {name: ]}\n");
    const auto house = folder_.open("house");
    EXPECT_EQ(EntryLens(*house, "tiles/a").field({"name"}).value->text, "A");
    const Command command = EntryLens(*house, "tiles/a").set({"name"}, make_text("B"));
    EXPECT_FALSE(command.ok());
    EXPECT_NE(house->apply(command), "");
    EXPECT_FALSE(house->modified());
}

TEST_F(Lens, MakesNewEntriesThatAreSound) {
    const auto house = folder_.open("house");
    for (const char* kind : {"tiles", "monsters", "items", "heroes", "tokens", "counters", "scenarios"}) {
        ASSERT_EQ(house->apply(new_entry(*house, kind, "brand-new")), "") << kind;
        EXPECT_NE(house->entries().find(std::string(kind) + "/brand-new"), nullptr);
    }
    EXPECT_EQ(house->entries().find("monsters/brand-new")->name, "Brand new");
    EXPECT_EQ(house->entries().find("monsters/brand-new")->sites.at(0).file, "monsters.yaml");
    EXPECT_EQ(problems_of(*house).find("shape."), std::string::npos) << problems_of(*house);
    EXPECT_NE(new_entry(*house, "tiles", "brand-new").refused, "");
    EXPECT_NE(new_entry(*house, "tiles", "Not An Id").refused, "");
    EXPECT_NE(new_entry(*house, "tiles", "true").refused, "");
    EXPECT_NE(new_entry(*house, "nothings", "x").refused, "");
    while (house->undo()) {
    }
    EXPECT_FALSE(house->modified());
}

TEST_F(Lens, CopiesEntriesWithTheirFormatting) {
    const auto house = folder_.open("house");
    ASSERT_EQ(house->apply(duplicate_entry(*house, "tiles/hall", "small-hall")), "");
    const std::string hall = text(*house, "tiles.yaml");
    const std::size_t copy = hall.find("  small-hall:\n    name:   \"Great hall\"   # two blanks on purpose\n");
    EXPECT_NE(copy, std::string::npos) << hall;
    ASSERT_EQ(house->apply(duplicate_entry(*house, "tiles/last", "very-last")), "");
    EXPECT_NE(text(*house, "tiles.yaml").find("  very-last: {name: Last room, edges: n e s w"), std::string::npos);
    ASSERT_EQ(house->apply(duplicate_entry(*house, "tiles/gate", "second-gate")), "");
    EXPECT_NE(text(*house, "tiles.yaml").find("  second-gate:            # where one begins\n"), std::string::npos)
        << text(*house, "tiles.yaml");
    EXPECT_EQ(problems_of(*house), "");
    const auto wing = folder_.open("wing");
    ASSERT_EQ(wing->apply(duplicate_entry(*wing, "monsters/ghost", "pale-ghost")), "");
    EXPECT_TRUE(wing->entries().find("monsters/pale-ghost")->own);
    EXPECT_EQ(EntryLens(*wing, "monsters/pale-ghost").field({"health"}).value->text, "9");
    EXPECT_EQ(problems_of(*wing), "");
}

TEST_F(Lens, CopiesAreCalledAsTheirOriginalsWithTheNextNumber) {
    const auto house = folder_.open("house");
    const auto copy = [&](const std::string& full_id) {
        const CopyName name = name_for_copy(*house, full_id);
        EXPECT_EQ(house->apply(duplicate_entry(*house, full_id, name.id, name.name)), "");
        return name.id + ": " + name.name;
    };
    EXPECT_EQ(copy("tiles/hall"), "hall-2: Great hall 2");
    EXPECT_NE(text(*house, "tiles.yaml").find("  hall-2:\n    name:   \"Great hall 2\"   # two blanks on purpose\n"),
              std::string::npos)
        << text(*house, "tiles.yaml");
    EXPECT_EQ(copy("tiles/hall"), "hall-3: Great hall 3");
    EXPECT_EQ(copy("tiles/hall-2"), "hall-4: Great hall 4") << "no second number behind the first";
    EXPECT_EQ(copy("tiles/last"), "last-2: Last room 2");
    EXPECT_EQ(copy("specials/bite"), "bite-2: ") << "what has no name is known by its id";
    EXPECT_EQ(problems_of(*house).find("shape."), std::string::npos) << problems_of(*house);
    const auto wing = folder_.open("wing");
    ASSERT_EQ(wing->apply(duplicate_entry(*wing, "monsters/ghost", "ghost-2", "Ghost 2")), "");
    EXPECT_EQ(wing->entries().find("monsters/ghost-2")->name, "Ghost 2");
}

TEST_F(Lens, TakesEntriesAwayAndBackIn) {
    const auto house = folder_.open("house");
    ASSERT_EQ(house->apply(delete_entries(*house, {"monsters/rat", "items/lamp"})), "");
    EXPECT_EQ(house->entries().find("monsters/rat"), nullptr);
    EXPECT_EQ(text(*house, "lang/de.yaml"), "monsters: {}\n");
    EXPECT_EQ(text(*house, "monsters.yaml").find("items:"), std::string::npos) << "nothing is left in it";
    const auto wing = folder_.open("wing");
    ASSERT_EQ(wing->apply(delete_entries(*wing, {"monsters/ghost", "monsters/rat"})), "");
    EXPECT_TRUE(wing->entries().find("monsters/ghost")->taken_out);
    EXPECT_EQ(text(*wing, "changes.yaml"), "remove:\n  monsters: [ghost, rat]\n");
    EXPECT_EQ(text(*wing, "more.yaml"), "monsters:\n  bat: {name: Bat, health: 2}\n\n");
    ASSERT_EQ(wing->apply(restore_entry(*wing, "monsters/ghost")), "");
    EXPECT_FALSE(wing->entries().find("monsters/ghost")->taken_out);
    EXPECT_TRUE(wing->entries().find("monsters/rat")->taken_out);
}

TEST_F(Lens, TakesEntriesBackInHoweverTheirRemovalIsWritten) {
    for (const char* const removed : {"rat", "[rat, rat]", "[ghost, rat]", "\n    - rat\n    - ghost"}) {
        folder_.write("wing/gone.yaml", std::string("remove:\n  monsters: ") + removed + "\n");
        const auto wing = folder_.open("wing");
        ASSERT_TRUE(wing->entries().find("monsters/rat")->taken_out) << removed;
        ASSERT_EQ(wing->apply(restore_entry(*wing, "monsters/rat")), "") << removed;
        EXPECT_FALSE(wing->entries().find("monsters/rat")->taken_out) << removed;
    }
}

TEST_F(Lens, FindsAFileAlsoForWhatIsMadeBesideAKindThatThereIsNot) {
    folder_.write("house/slip.yaml", "tilez:\n  mill: {name: Mill}\n");
    const auto house = folder_.open("house");
    EXPECT_EQ(home_of_kind(*house, "monsters", "tilez"), "monsters.yaml");
    EXPECT_EQ(singular_of(*house, "tilez"), "tilez");
    EXPECT_EQ(singular_of(*house, "monsters"), "monster");
}

TEST(Places, LeadToTheValueAlsoWithinListsAndPacksBelow) {
    PackFolder folder;
    folder.write_house();
    folder.write_wing();
    const auto house = folder.open("house");
    const EntryLens draught(*house, "specials/draught");
    const auto slice = [](Workspace& pack, const Place& place) {
        const auto document = pack.document_at(place.file);
        return document ? document->text().substr(place.span.begin, place.span.end - place.span.begin) : "nowhere";
    };
    EXPECT_EQ(slice(*house, draught.place_of({"on", "entered", 0, "1-2", 0, "fight"})), "{monster: {spawn: rat}}");
    EXPECT_EQ(slice(*house, draught.place_of({"on", "entered", 0, "1-2", 7})), "[{fight: {monster: {spawn: rat}}}]")
        << "the nearest around it";
    const auto wing = folder.open("wing");
    const EntryLens inherited(*wing, "specials/draught");
    EXPECT_EQ(slice(*wing, inherited.place_of({"on", "entered", 0, "3+"})), "[{add_counter: {name: chill, by: 1}}]");
    EXPECT_EQ(EntryLens(*wing, "specials/nothing").place_of({"on"}).file, "");
}

}  // namespace
}  // namespace briar::editor
