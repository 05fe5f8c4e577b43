#include "editor/core/form.hpp"

#include <gtest/gtest.h>

#include "editor/core/entry_commands.hpp"
#include "editor/core/script_command.hpp"
#include "editor/core/tile_edges.hpp"
#include "editor/core/workspace.hpp"
#include "runtime/source/values.hpp"
#include "tests/editor_core/pack_folder.hpp"

namespace briar::editor {
namespace {

const Control* find(const std::vector<Control>& controls, const std::string& key) {
    for (const Control& each : controls) {
        if (each.key == key) return &each;
    }
    return nullptr;
}

class Forms : public ::testing::Test {
protected:
    void SetUp() override {
        folder_.write_house();
        folder_.write_wing();
        house_ = folder_.open("house");
    }
    std::vector<Control> form(const std::string& full_id) { return make_form(EntryLens(*house_, full_id)); }

    PackFolder folder_;
    std::unique_ptr<Workspace> house_;
};

TEST_F(Forms, RefuseNothingForATextThatIsNeeded) {
    const auto tile = form("tiles/hall");
    EXPECT_EQ(judge(*find(tile, "name"), " ").problem, "it must not be empty");
    EXPECT_EQ(judge(*find(tile, "text"), "").problem, "");
    EXPECT_EQ(judge(*find(tile, "name"), "0").problem, "");
}

TEST_F(Forms, HaveTheRightControlForEachKey) {
    const auto tile = form("tiles/hall");
    EXPECT_EQ(find(tile, "name")->kind, ControlKind::Text);
    EXPECT_TRUE(find(tile, "name")->required);
    EXPECT_EQ(find(tile, "name")->text, "Great hall");
    EXPECT_EQ(find(tile, "name")->doc, "What people call it.");
    EXPECT_EQ(find(tile, "text")->kind, ControlKind::LongText);
    EXPECT_EQ(find(tile, "count")->kind, ControlKind::Number);
    EXPECT_EQ(find(tile, "count")->maximum, 99);
    EXPECT_EQ(find(tile, "count")->fallback, "1");
    EXPECT_EQ(find(tile, "edges")->kind, ControlKind::Edges);
    EXPECT_EQ(find(tile, "monster")->kind, ControlKind::Switch);
    EXPECT_EQ(find(tile, "monster")->state, FieldState::Absent);
    EXPECT_EQ(find(tile, "specials")->kind, ControlKind::References);
    EXPECT_EQ(find(tile, "specials")->children.at(0).text, "draught");
    EXPECT_EQ(find(tile, "tags")->kind, ControlKind::Words);
    EXPECT_EQ(find(tile, "art")->kind, ControlKind::File);
    EXPECT_EQ(choices_for(*house_, *find(tile, "art")).at(0).value, "art/rat.svg");
    folder_.write("house/art/new/bat.png", "picture");
    EXPECT_EQ(choices_for(*house_, *find(tile, "art")).at(0).value, "art/new/bat.png") << "it came meanwhile";
    const auto item = form("items/lamp");
    EXPECT_EQ(find(item, "space")->kind, ControlKind::Choice);
    EXPECT_EQ(choices_for(*house_, *find(item, "space")).at(1).value, "hand");
    const Control* ranged = find(item, "ranged");
    EXPECT_EQ(ranged->kind, ControlKind::Record);
    EXPECT_EQ(find(ranged->children, "range")->kind, ControlKind::Range);
    EXPECT_EQ(find(ranged->children, "dice")->kind, ControlKind::Dice);
    const auto special = form("specials/draught");
    EXPECT_EQ(find(special, "on")->kind, ControlKind::Rules);
    EXPECT_EQ(find(special, "on")->text, "when a hero enters a tile") << "rules are told by what they are about";
    const auto scenario = form("scenarios/house");
    const Control* realms = find(scenario, "realms");
    ASSERT_NE(realms, nullptr);
    EXPECT_EQ(realms->kind, ControlKind::Map);
    const Control& house = realms->children.at(0);
    EXPECT_EQ(find(house.children, "start")->kind, ControlKind::Reference);
    const Control* bags = find(house.children, "bags");
    const Control& monsters = bags->children.at(0);
    EXPECT_EQ(monsters.kind, ControlKind::List);
    const Control& first = monsters.children.at(0);
    EXPECT_EQ(first.kind, ControlKind::Variant);
    EXPECT_EQ(first.ways.at(static_cast<std::size_t>(first.way)), "all: all entries of a kind");
    EXPECT_EQ(find(first.children.at(0).children, "except")->kind, ControlKind::References);
}

TEST_F(Forms, ExistForEveryEntryOfEveryKind) {
    for (const EntryInfo& each : house_->entries().list())
        EXPECT_FALSE(form(each.full_id()).empty()) << each.full_id();
    EXPECT_TRUE(form("tiles/nothing").empty());
}

TEST_F(Forms, SayWhereValuesComeFromAndKeepUnknownKeys) {
    folder_.write("house/odd.yaml", "tiles:\n  odd: {name: Odd, edges: n, mystery: [1, {a: b}]}\n");
    house_ = folder_.open("house");
    const auto odd = form("tiles/odd");
    const Control* mystery = find(odd, "mystery");
    ASSERT_NE(mystery, nullptr);
    EXPECT_EQ(mystery->kind, ControlKind::Unknown);
    EXPECT_EQ(mystery->text, "[1, {a: b}]");
    const auto wing = folder_.open("wing");
    const auto ghost = make_form(EntryLens(*wing, "monsters/ghost"));
    EXPECT_EQ(find(ghost, "health")->state, FieldState::Patched);
    EXPECT_EQ(find(ghost, "health")->origins.size(), 2U);
    EXPECT_EQ(find(ghost, "name")->state, FieldState::Inherited);
    EXPECT_EQ(find(ghost, "dice")->state, FieldState::Absent);
}

TEST_F(Forms, OfSeveralEntriesShowWhatTheyShare) {
    std::vector<EntryLens> lenses;
    lenses.emplace_back(*house_, "monsters/rat");
    lenses.emplace_back(*house_, "monsters/ghost");
    const auto both = make_form(lenses);
    EXPECT_TRUE(find(both, "health")->mixed);
    EXPECT_TRUE(find(both, "count")->mixed);
    EXPECT_FALSE(find(both, "bonus")->mixed);
    EXPECT_TRUE(find(find(both, "guardian")->children, "health")->mixed);
}

TEST_F(Forms, JudgeWhatIsTyped) {
    const auto tile = form("tiles/hall");
    EXPECT_EQ(judge(*find(tile, "count"), "12").value->text, "12");
    EXPECT_EQ(judge(*find(tile, "count"), "100").problem, "expected a whole number from 0 to 99");
    EXPECT_NE(judge(*find(tile, "count"), "many").problem, "");
    EXPECT_EQ(judge(*find(tile, "edges"), "n e - w").problem, "");
    EXPECT_NE(judge(*find(tile, "edges"), "x").problem, "");
    EXPECT_EQ(judge(*find(tile, "name"), "12").value->style, ScalarStyle::DoubleQuoted) << "a text stays one";
    const auto item = form("items/lamp");
    EXPECT_EQ(judge(*find(item, "space"), "hnd").problem, "did you mean `hand`?");
    ASSERT_EQ(house_->apply(EntryLens(*house_, "tiles/hall").set({"name"}, *judge(*find(tile, "name"), "12").value)),
              "");
    EXPECT_EQ(problems_of(*house_), "");
}

TEST_F(Forms, AddItemsMembersAndOtherWaysThatAreSound) {
    const auto at = [&](const std::string& key) { return *find(form("scenarios/house"), key); };
    const std::vector<std::string> house{"scenarios/house"};
    ASSERT_EQ(house_->apply(add_member(*house_, house, at("modes"), "bright")), "");
    ASSERT_EQ(house_->apply(add_member(*house_, house, at("vars"), "lights")), "");
    EXPECT_NE(house_->apply(add_member(*house_, house, at("modes"), "bright")), "");
    Control bag = find(at("realms").children.at(0).children, "bags")->children.at(0);
    ASSERT_EQ(house_->apply(add_item(*house_, house, bag)), "");
    bag = find(at("realms").children.at(0).children, "bags")->children.at(0);
    ASSERT_EQ(bag.children.size(), 2U);
    for (int way = 0; way < static_cast<int>(bag.children[1].ways.size()); ++way) {
        ASSERT_EQ(house_->apply(change_way(*house_, house, bag.children[1], way)), "");
        const Control now = find(at("realms").children.at(0).children, "bags")->children.at(0).children.at(1);
        EXPECT_EQ(now.way, way);
    }
    EXPECT_EQ(problems_of(*house_).find("shape."), std::string::npos) << problems_of(*house_);
}

TEST_F(Forms, FindChoicesByAnyPartOfTheirNames) {
    const std::vector<Choice> all = {
        {"old-mill", "The old mill", ""}, {"mill", "Mill", ""}, {"small-ill", "", ""}, {"lamp", "", ""}};
    const auto found = matching(all, "MILL");
    ASSERT_EQ(found.size(), 3U);
    EXPECT_EQ(found[0].value, "mill");
    EXPECT_EQ(found[1].value, "old-mill");
    EXPECT_EQ(matching(all, "").size(), 4U);
    EXPECT_EQ(matching(all, "the old")[0].value, "old-mill");
}

TEST(Choices, AreFoundByTheWordsThatAreShown) {
    const std::vector<Choice> all = {{"fight_started", {}, "A fight begins."},
                                     {"combat_bonus", {}, "Added to a hero's dice in a fight."}};
    ASSERT_EQ(matching(all, "fight started").size(), 1U);
    EXPECT_EQ(matching(all, "combat-bonus").at(0).value, "combat_bonus");
    EXPECT_TRUE(matching(all, "dice in a").empty()) << "only names";
    EXPECT_EQ(matching(all, "dice in a", SearchIn::Docs).at(0).value, "combat_bonus");
    EXPECT_EQ(matching(all, "fight", SearchIn::Docs).at(0).value, "fight_started") << "names come first";
    EXPECT_EQ(matching(all, "fight", SearchIn::Docs).size(), 2U);
}

TEST(KnownNames, WordsAreFoundBeforeBeginningsAndBeginningsBeforeDocs) {
    const std::vector<Choice> all = {
        {"undamaged", "the wall is undamaged", ""},
        {"wreck", "wreck the bridge", "Does damage to what is built."},
        {"damages", "pay damages", ""},
        {"shoot", "shoot for 2d6 damage", ""},
        {"deal", "damage the beast", ""},
    };
    std::vector<std::string> found;
    for (const Choice& each : matching(all, "damage", SearchIn::Docs))
        found.push_back(each.value);
    EXPECT_EQ(found, (std::vector<std::string>{"deal", "shoot", "damages", "undamaged", "wreck"}));
}

TEST(KnownNames, WordsOfASearchMayStandApart) {
    const std::vector<Choice> all = {{"deal", "deal damage to the beast", ""}, {"heal", "heal the beast", ""}};
    ASSERT_EQ(matching(all, "damage beast", SearchIn::Docs).size(), 1U);
    EXPECT_EQ(matching(all, "damage beast", SearchIn::Docs)[0].value, "deal");
}

TEST_F(Forms, PaintEdgesInTheFile) {
    ASSERT_EQ(house_->apply(set_edges(EntryLens(*house_, "tiles/gate"), {"edges"}, toggled(edges_of("n e - w"), 2))),
              "");
    EXPECT_NE(house_->document("tiles.yaml")->text().find("    edges: n e s w\n  hall:"), std::string::npos);
    ASSERT_EQ(house_->apply(set_edges(EntryLens(*house_, "tiles/hall"), {"edges"}, turned(edges_of("n s"), 1))), "");
    EXPECT_NE(house_->document("tiles.yaml")->text().find("    edges: e w\n    tags"), std::string::npos);
}

TEST(TileEdges, AreOpenedClosedAndTurnedInTheMannerOfTheFile) {
    EXPECT_EQ(edges_text(toggled(edges_of("n e - w"), 2), "n e - w"), "n e s w");
    EXPECT_EQ(edges_text(toggled(edges_of("n e - w"), 0), "n e - w"), "- e - w");
    EXPECT_EQ(edges_text(toggled(edges_of("n s"), 1), "n s"), "n e s");
    EXPECT_EQ(edges_text(turned(edges_of("n e"), 1), "n e"), "e s");
    EXPECT_EQ(edges_text(turned(edges_of("n e - w"), 3), "n e - w"), "n - s w");
    EXPECT_EQ(edges_text(toggled(edges_of("n"), 0), "n"), "-");
}

TEST_F(Forms, OfferWordsThatOthersHave) {
    const std::vector<Choice> tags = words_in_use(*house_, "tiles", "tags");
    ASSERT_EQ(tags.size(), 2U);
    EXPECT_EQ(tags[0].value, "room");
    EXPECT_EQ(tags[0].doc, "on 3 entries");
    EXPECT_EQ(tags[1].doc, "on 1 entry");
}

TEST_F(Forms, CallKeysAsPeopleReadThem) {
    EXPECT_EQ(find(form("heroes/ann"), "ap")->label, "AP");
    EXPECT_EQ(label_of_key("steps_left"), "Steps left");
    EXPECT_EQ(label_of_key("on"), "On") << "a word";
}

TEST_F(Forms, NamesBecomeIds) {
    EXPECT_EQ(id_from_name(*house_, "tiles", "Mill wheel"), "mill-wheel");
    EXPECT_EQ(id_from_name(*house_, "tiles", "\xE6\x97\xA5\xE6\x9C\xAC"), "tile") << "no letter of it can be in an id";
    ASSERT_EQ(house_->apply(new_entry(*house_, "tiles", "tile", {}, "\xE6\x97\xA5\xE6\x9C\xAC")), "");
    EXPECT_EQ(house_->entries().find("tiles/tile")->name, "\xE6\x97\xA5\xE6\x9C\xAC");
    EXPECT_EQ(id_from_name(*house_, "tiles", "\xE6\x97\xA5"), "tile-2");
    EXPECT_EQ(id_from_name(*house_, "tiles", "\xD0\x9B\xD0\xB5\xD1\x81 \xC3\xA9"), "tile-2")
        << "an e says nothing of it";
    EXPECT_EQ(id_from_name(*house_, "tiles", "Caf\xC3\xA9"), "cafe");
    EXPECT_EQ(id_from_name(*house_, "tiles", "  "), "");
    EXPECT_EQ(objection_to_id(*house_, "tiles", "").find("``"), std::string::npos);
}

TEST_F(Forms, MembersAreCalledAsTheyWereNamed) {
    const std::vector<std::string> house = {"scenarios/house"};
    const auto form = [&] { return make_form(EntryLens(*house_, house.front())); };
    const auto map = [&](const std::string& key) {
        for (Control& each : form())
            if (each.key == key) return std::move(each);
        return Control();
    };
    ASSERT_EQ(house_->apply(add_member(*house_, house, map("modes"), "Night One")), "");
    EXPECT_NE(house_->document("scenario.yaml")->text().find("night-one"), std::string::npos);
    EXPECT_NE(house_->document("scenario.yaml")->text().find("name: Night One"), std::string::npos);
    ASSERT_EQ(house_->apply(add_member(*house_, house, map("vars"), "Doors open")), "");
    EXPECT_NE(house_->document("scenario.yaml")->text().find("doors-open:"), std::string::npos);
}

TEST_F(Forms, OfferToMakeWhatIsNamedAndMissing) {
    const auto labels = [&](const std::string& kinds, const std::string& words) {
        std::string text;
        for (const NewEntryOffer& each : new_entry_offers(*house_, kinds, words))
            text += each.label + "\n";
        return text;
    };
    EXPECT_EQ(labels("specials", "Mill wheel"), "New special `mill-wheel`\n");
    EXPECT_EQ(labels("specials", "bite"), "") << "it is there";
    EXPECT_EQ(labels("monsters|items", "owl"), "New monster `owl`\nNew item `owl`\n");
    EXPECT_EQ(labels("specials", "?!"), "");
}

TEST_F(Forms, WriteWhatGrowsInLines) {
    ASSERT_EQ(house_->apply(new_entry(*house_, "specials", "frost")), "");
    const auto set = [&](const Path& path, const std::string& text) {
        ASSERT_EQ(house_->apply(EntryLens(*house_, "specials/frost").set(path, make_text(text))), "");
    };
    set({"text"}, "Cold.");
    set({"on", "entered", "win"}, "Done.");
    EXPECT_NE(house_->document("specials/rules.yaml")
                  ->text()
                  .find("  frost:\n    text: Cold.\n    on:\n      entered:\n        win: Done.\n"),
              std::string::npos)
        << house_->document("specials/rules.yaml")->text();
}

TEST_F(Forms, NewEntriesAreCalledAsTheyWereNamed) {
    ASSERT_EQ(house_->apply(new_entry(*house_, "items", "muellers-geist", {}, "M\xC3\xBCller's Geist")), "");
    ASSERT_NE(house_->entries().find("items/muellers-geist"), nullptr);
    EXPECT_EQ(house_->entries().find("items/muellers-geist")->name, "M\xC3\xBCller's Geist");
    ASSERT_EQ(house_->apply(new_entry(*house_, "items", "old-hat")), "");
    ASSERT_NE(house_->entries().find("items/old-hat"), nullptr);
    EXPECT_EQ(house_->entries().find("items/old-hat")->name, "Old hat");
    ASSERT_EQ(house_->apply(new_entry(*house_, "specials", "cafe", {}, "Caf\xC3\xA9")), "");
    ASSERT_NE(house_->entries().find("specials/cafe"), nullptr);
    EXPECT_EQ(house_->entries().find("specials/cafe")->name, "Caf\xC3\xA9") << "where no name is needed, too";
    ASSERT_EQ(house_->apply(new_entry(*house_, "specials", "trap-door", {}, "Trap door")), "");
    ASSERT_EQ(house_->apply(new_entry(*house_, "scenarios", "night-swim", {}, "Night swim")), "");
    EXPECT_EQ(house_->entries().find("scenarios/night-swim")->name, "Night swim");
    EXPECT_EQ(house_->entries().find("specials/trap-door")->name, "Trap door") << "also where the id would say it";
    ASSERT_EQ(house_->apply(new_scripted_special(*house_, "snare", "entered", "Snare of hair")), "");
    EXPECT_EQ(house_->entries().find("specials/snare")->name, "Snare of hair");
}

}  // namespace
}  // namespace briar::editor
