#include "editor/core/fixes.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "editor/core/change_preview.hpp"
#include "editor/core/check.hpp"
#include "editor/core/workspace.hpp"
#include "tests/editor_core/pack_folder.hpp"

namespace briar::editor {
namespace {

class Fixes : public ::testing::Test {
protected:
    void SetUp() override { folder_.write_house(); }

    /// The fixes of the only problem of this kind.
    std::vector<Fix> fixes_of(const std::string& id) {
        house_ = folder_.open("house");
        const auto checked = check(house_->snapshot());
        for (const Diagnostic& each : checked->problems.list()) {
            if (each.id == id) return fixes(*house_, each);
        }
        ADD_FAILURE() << "no problem " << id << " in\n" << problems_of(*house_);
        return {};
    }
    /// Applies the fix of that label, and tells what is left.
    std::string after(const std::string& id, const std::string& label) {
        for (const Fix& each : fixes_of(id)) {
            if (each.label != label) continue;
            EXPECT_EQ(house_->apply(each.command), "");
            return problems_of(*house_);
        }
        return "no fix " + label;
    }

    PackFolder folder_;
    std::unique_ptr<Workspace> house_;
};

TEST_F(Fixes, TakeTheNameThatWasProbablyMeant) {
    folder_.write("house/x.yaml", "items:\n  bow: {nam: Bow, combat: 1}\n");
    EXPECT_EQ(after("shape.unknown-key", "Change to `name`"), "");
    EXPECT_EQ(house_->document("x.yaml")->text(), "items:\n  bow: {name: Bow, combat: 1}\n");
    folder_.write("house/x.yaml", "items:\n  bow: {name: Bow, space: 'hnd'}\n");
    EXPECT_EQ(after("shape.unknown-choice", "Change to `hand`"), "");
    EXPECT_EQ(house_->document("x.yaml")->text(), "items:\n  bow: {name: Bow, space: 'hand'}\n");
    folder_.write("house/x.yaml", "tiles:\n  t: {name: T, edges: n, specials: [drauht]}\n");
    EXPECT_EQ(after("reference.unknown", "Use `draught`"), "");
}

TEST_F(Fixes, OfferNamesThatBeginSoBesideMakingAnEntry) {
    folder_.write("house/x.yaml", "tiles:\n  t: {name: T, edges: n, specials: [way]}\n");
    const auto offered = fixes_of("reference.unknown");
    ASSERT_EQ(offered.size(), 3U);
    EXPECT_EQ(offered[0].label, "Use `way-out`");
    EXPECT_EQ(offered[1].label, "Make the special `way`");
    EXPECT_EQ(offered[2].label, "Take it out of T");
    EXPECT_EQ(after("reference.unknown", "Use `way-out`"), "");
    folder_.write("house/x.yaml", "tiles:\n  t: {name: T, edges: n, specials: [quicksand]}\n");
    EXPECT_EQ(fixes_of("reference.unknown").size(), 2U) << "nothing is called like it";
}

TEST_F(Fixes, ChooseAnotherPictureOrNone) {
    const std::string none = "items:\n  bow: {name: Bow, art: art/none.svg}\n";
    folder_.write("house/x.yaml", none);
    const auto offered = fixes_of("art.missing");
    ASSERT_EQ(offered.size(), 2U);
    ASSERT_TRUE(offered[0].asks());
    EXPECT_EQ(offered[0].choices.front().value, "art/rat.svg");
    EXPECT_EQ(house_->apply(offered[0].chosen(*house_, "art/rat.svg")), "");
    EXPECT_EQ(house_->document("x.yaml")->text(), "items:\n  bow: {name: Bow, art: art/rat.svg}\n");
    EXPECT_EQ(after("art.missing", "Take it out of Bow"), "");
    EXPECT_EQ(house_->document("x.yaml")->text(), "items:\n  bow: {name: Bow}\n");
}

TEST_F(Fixes, MendAMissingEntryWhereverItIsNamed) {
    const std::string twice =
        "items:\n  bow: {name: Bow, specials: [draght, way-out]}\n  axe: {name: Axe, specials: draght}\n";
    folder_.write("house/x.yaml", twice);
    EXPECT_EQ(after("reference.unknown", "Use `draught` for all 2 places"), "");
    EXPECT_EQ(house_->document("x.yaml")->text(),
              "items:\n  bow: {name: Bow, specials: [draught, way-out]}\n  axe: {name: Axe, specials: draught}\n");
    house_->undo();
    EXPECT_EQ(house_->document("x.yaml")->text(), twice) << "one step";
    EXPECT_EQ(after("reference.unknown", "Take it out for all 2 places"), "");
    EXPECT_EQ(house_->document("x.yaml")->text(),
              "items:\n  bow: {name: Bow, specials: [way-out]}\n  axe: {name: Axe}\n");
    folder_.write("house/x.yaml", "items:\n  bow: {name: Bow, specials: [draght, way-out]}\n");
    EXPECT_EQ(after("reference.unknown", "Take it out of Bow"), "");
    EXPECT_EQ(house_->document("x.yaml")->text(), "items:\n  bow: {name: Bow, specials: [way-out]}\n");
    folder_.write("house/x.yaml", "specials:\n  s: {on: {entered: [{spawn: rt}]}}\n");
    for (const Fix& each : fixes_of("reference.unknown"))
        EXPECT_EQ(each.label.find("Take it out"), std::string::npos) << "a rule needs it";
    EXPECT_EQ(after("reference.unknown", "Use Rat (rat)").find("reference"), std::string::npos);
}

TEST_F(Fixes, SayWhatTheyWillChange) {
    folder_.write("house/x.yaml", "items:\n  bow:\n    nam: Bow\n    combat: 1\n");
    const auto preview = [&](const std::string& id, const std::string& label) {
        for (const Fix& each : fixes_of(id)) {
            if (each.label == label) return change_preview(*house_, each.command);
        }
        return "no fix " + label;
    };
    EXPECT_EQ(preview("shape.unknown-key", "Change to `name`"), "x.yaml, line 3: “nam: Bow” becomes “name: Bow”");
    EXPECT_EQ(preview("shape.unknown-key", "Remove `nam`"), "x.yaml, line 3: takes out “nam: Bow”");
    folder_.write("house/x.yaml", "tiles:\n  t:\n    name: T\n");
    EXPECT_EQ(preview("shape.missing-key", "Add `edges`"), "x.yaml, line 4: adds “edges: n e s w”");
    folder_.write("house/x.yaml",
                  "tiles:\n  t: {name: T, edges: n, specials: s}\nspecials:\n  s: {text: S, script: specials/s.lua}\n");
    EXPECT_EQ(preview("special.no-script", "Make the script `specials/s.lua`"), "makes the file specials/s.lua");
}

TEST_F(Fixes, TakeUnknownKeysOut) {
    folder_.write("house/x.yaml", "items:\n  bow:\n    name: Bow\n    mystery: 1   # what is it?\n    combat: 1\n");
    EXPECT_EQ(after("shape.unknown-key", "Remove `mystery`"), "");
    EXPECT_EQ(house_->document("x.yaml")->text(), "items:\n  bow:\n    name: Bow\n    combat: 1\n");
}

TEST_F(Fixes, AddMissingKeysAndEntries) {
    folder_.write("house/x.yaml", "tiles:\n  t:\n    name: T\n");
    EXPECT_EQ(after("shape.missing-key", "Add `edges`"), "");
    EXPECT_EQ(house_->document("x.yaml")->text(), "tiles:\n  t:\n    name: T\n    edges: n e s w\n");
    folder_.write("house/x.yaml", "tiles:\n  t: {name: T, edges: n, specials: [whirlpool]}\n");
    EXPECT_EQ(after("reference.unknown", "Make the special `whirlpool`"), "");
    EXPECT_NE(house_->entries().find("specials/whirlpool"), nullptr);
    folder_.write("house/x.yaml",
                  "tiles:\n  t: {name: T, edges: n, specials: s}\nspecials:\n  s: {on: {entered: [{add_counter: {name: "
                  "warmth, by: 1}}]}}\n");
    EXPECT_EQ(after("rule.unknown-counter", "Make the counter `warmth`").find("unknown-counter"), std::string::npos);
}

TEST_F(Fixes, MakeScriptsAndFunctions) {
    folder_.write("house/x.yaml",
                  "tiles:\n  t: {name: T, edges: n, specials: s}\nspecials:\n  s: {text: S, script: specials/s.lua}\n");
    EXPECT_EQ(after("special.no-script", "Make the script `specials/s.lua`").find("no-script"), std::string::npos);
    EXPECT_EQ(house_->document("specials/s.lua")->text(), "local s = {}\n\nreturn s\n");
    folder_.write("house/x.yaml",
                  "tiles:\n  t: {name: T, edges: n, specials: s}\nspecials:\n  s:\n    text: S\n    script: "
                  "specials/bite.lua\n    on: {entered: [{run: nip}]}\n");
    const std::string left = after("special.no-function", "Add the function `nip` to specials/bite.lua");
    EXPECT_EQ(left.find("no-function"), std::string::npos) << left;
    EXPECT_NE(
        house_->document("specials/bite.lua")->text().find("function bite.nip(game, event)\nend\n\nreturn bite\n"),
        std::string::npos);
    folder_.write(
        "house/x.yaml",
        "tiles:\n  t: {name: T, edges: n, specials: old-s}\nspecials:\n  old-s:\n    on: {entered: [{run: nip}]}\n");
    EXPECT_EQ(after("special.no-script", "Make the script `specials/old-s.lua`"), "");
}

TEST_F(Fixes, AreNotOfferedForWhatABrokenManifestMakesWrong) {
    folder_.write_wing();
    folder_.write("wing/pack.yaml", "id: [wing\nrequires: {house: '*'}\n");
    const auto wing = folder_.open("wing");
    const auto checked = check(wing->snapshot());
    ASSERT_GT(checked->problems.list().size(), 1U);
    for (const Diagnostic& each : checked->problems.list()) {
        if (wing->name_of(each.place.file) == "pack.yaml") continue;
        EXPECT_TRUE(fixes(*wing, each).empty()) << each.message;
    }
}

TEST_F(Fixes, MakeNoScriptOutsideThePack) {
    for (const char* const script : {"/tmp/x.lua", "../x.lua"}) {
        folder_.write("house/x.yaml",
                      std::string("tiles:\n  t: {name: T, edges: n, specials: s}\nspecials:\n  s: {text: S, script: ") +
                          script + "}\n");
        house_ = folder_.open("house");
        const auto checked = check(house_->snapshot());
        for (const Diagnostic& each : checked->problems.list()) {
            for (const Fix& fix : fixes(*house_, each))
                EXPECT_FALSE(fix.label.starts_with("Make the script")) << fix.label;
        }
    }
}

TEST_F(Fixes, MakeAScriptAlsoWhereOneIsCalledAlmostSo) {
    folder_.write(
        "house/x.yaml",
        "tiles:\n  t: {name: T, edges: n, specials: s}\nspecials:\n  s: {text: S, script: specials/bit.lua}\n");
    const auto offered = fixes_of("special.no-script");
    ASSERT_EQ(offered.size(), 2U);
    EXPECT_EQ(offered[0].label, "Change to `specials/bite.lua`");
    EXPECT_EQ(offered[1].label, "Make the script `specials/bit.lua`");
    EXPECT_EQ(offered[1].shows, "specials/bit.lua");
    EXPECT_EQ(offered[0].shows, "");
}

TEST_F(Fixes, MendTextsThatDoNotRead) {
    folder_.write("house/x.yaml", "items:\n\tbow:\n\t\tname: Bow\n");
    EXPECT_EQ(after("yaml.tab", "Replace tabs by blanks"), "");
    std::filesystem::remove(folder_.folder() / "house/x.yaml");
    std::filesystem::remove(folder_.folder() / "house/pack.yaml");
    ASSERT_FALSE(fixes_of("pack.no-manifest").empty());
}

TEST_F(Fixes, AreNotOfferedWhereTheTextIsAnother) {
    folder_.write("house/x.yaml", "items:\n  bow: {nam: Bow, combat: 1}\n");
    house_ = folder_.open("house");
    const auto checked = check(house_->snapshot());
    const auto found = std::find_if(checked->problems.list().begin(), checked->problems.list().end(),
                                    [](const Diagnostic& each) { return each.id == "shape.unknown-key"; });
    ASSERT_NE(found, checked->problems.list().end());
    Command command;
    command.changes.push_back({"x.yaml", FileAction::Change, {{{0, 0}, "# one more line\n"}}, 0});
    ASSERT_EQ(house_->apply(command), "");
    EXPECT_TRUE(fixes(*house_, *found).empty());
}

TEST_F(Fixes, OfWhateverIsWrongCanBeApplied) {
    folder_.write("house/x.yaml",
                  "tiles:\n  t: {nme: T, edges: q, specials: [zzz, 3], count: many}\n  T t: 3\nspecials:\n  s:\n"
                  "    on: {entred: [{fgt: {monster: rat}}], entered: [{heal: {zz: 1}}, {run: f}], hurting: 3}\n"
                  "monstrs: {}\nitems: []\nscenarios:\n  x: {system: crwl}\n");
    house_ = folder_.open("house");
    const auto checked = check(house_->snapshot());
    EXPECT_GT(checked->problems.count(Severity::Error), 8U);
    std::size_t applied = 0;
    for (const Diagnostic& each : checked->problems.list()) {
        for (std::size_t i = 0; i < fixes(*house_, each).size(); ++i) {
            const Fix fix = fixes(*house_, each)[i];
            EXPECT_EQ(house_->apply(fix.command), "") << fix.label;
            EXPECT_TRUE(house_->modified()) << fix.label;
            ASSERT_TRUE(house_->undo());
            ++applied;
        }
    }
    EXPECT_GE(applied, 7U);
}

/// The pack that is open has made it so, and there it can be mended, although the token comes from below.
TEST_F(Fixes, RaiseTheTokensThatNewMonsterTilesNeed) {
    folder_.write_wing();
    folder_.write("wing/tiles.yaml",
                  "tiles:\n  lair: {name: Lair, edges: n e s w, monster: true, tags: [room], count: 4}\n"
                  "  cellar: {name: Cellar, edges: n e s w, tags: [room], count: 4}\n");
    const auto wing = folder_.open("wing");
    EXPECT_EQ(problems_of(*wing),
              "wing/tiles.yaml:2:74: error: there are 5 monster tiles but 4 tokens of `steps` "
              "[crawl.too-few-monster-tokens]\n    raise the token's `count` to 5\n");
    const auto checked = check(wing->snapshot());
    const std::vector<Fix> offered = fixes(*wing, checked->problems.list().front());
    ASSERT_EQ(offered.size(), 1U);
    EXPECT_EQ(offered[0].label, "Make the count of tokens/steps 5");
    ASSERT_EQ(wing->apply(offered[0].command), "");
    EXPECT_EQ(problems_of(*wing), "");
    EXPECT_NE(wing->document("more.yaml")->text().find("  tokens:\n    steps:\n      count: 5\n"), std::string::npos);
}

TEST_F(Fixes, GiveASpecialThatNothingCarriesToAnEntry) {
    folder_.write("house/x.yaml", "tiles:\n  t: {name: T, edges: n}\nspecials:\n  trap: {text: A trap.}\n");
    const std::vector<Fix> offered = fixes_of("special.not-carried");
    ASSERT_EQ(offered.size(), 1U);
    EXPECT_EQ(offered[0].label, "Give it to an entry");
    const auto& choices = offered[0].choices;
    const auto has = [&](const std::string& id) {
        return std::any_of(choices.begin(), choices.end(), [&](const Choice& each) { return each.value == id; });
    };
    EXPECT_TRUE(has("tiles/t"));
    EXPECT_TRUE(has("monsters/rat"));
    EXPECT_TRUE(has("scenarios/house"));
    EXPECT_FALSE(has("specials/bite"));
    ASSERT_EQ(house_->apply(offered[0].chosen(*house_, "tiles/t")), "");
    EXPECT_EQ(problems_of(*house_), "");
    EXPECT_NE(house_->document("x.yaml")->text().find("specials: [trap]"), std::string::npos)
        << house_->document("x.yaml")->text();
}

TEST_F(Fixes, OfferEntriesOfThisPackBeforeThoseOfPacksBelow) {
    folder_.write_wing();
    folder_.write("wing/x.yaml", "tiles:\n  t: {name: T, edges: n}\nspecials:\n  trap: {text: A trap.}\n");
    const auto wing = folder_.open("wing");
    const auto checked = check(wing->snapshot());
    const auto& problems = checked->problems.list();
    const auto alone = std::find_if(problems.begin(), problems.end(),
                                    [](const Diagnostic& each) { return each.id == "special.not-carried"; });
    ASSERT_NE(alone, problems.end());
    const std::vector<Choice> choices = fixes(*wing, *alone).front().choices;
    const auto is_own = [](const Choice& each) { return each.doc.empty(); };
    EXPECT_TRUE(is_own(choices.front()));
    EXPECT_FALSE(is_own(choices.back()));
    EXPECT_TRUE(std::is_partitioned(choices.begin(), choices.end(), is_own));
    for (const Choice& each : choices)
        EXPECT_EQ(each.group.find("from ") == std::string::npos, is_own(each)) << each.group;
}

TEST_F(Fixes, TakeTheVerbThatAScriptProbablyMeant) {
    folder_.write("house/x.yaml",
                  "tiles:\n  t: {name: T, edges: n, specials: [trap]}\n"
                  "specials:\n  trap: {script: specials/trap.lua}\n");
    const std::string script = "local trap = {}\n\nfunction trap.entered(game, event)\n  game:";
    const std::string end = "(\"Snap.\")\nend\n\nreturn trap\n";
    folder_.write("house/specials/trap.lua", script + "saay" + end);
    EXPECT_EQ(after("script.unknown-verb", "Change to `say`"), "");
    EXPECT_EQ(house_->document("specials/trap.lua")->text(), script + "say" + end);
}

TEST_F(Fixes, MakeCountersAndEntriesThatAScriptNames) {
    folder_.write("house/x.yaml",
                  "tiles:\n  t: {name: T, edges: n, specials: [trap]}\n"
                  "specials:\n  trap: {script: specials/trap.lua}\n");
    folder_.write("house/specials/trap.lua",
                  "local trap = {}\n\nfunction trap.entered(game, event)\n"
                  "  event.hero:add_counter(\"warmth\", 1)\n  game:spawn(\"yeti\")\nend\n\nreturn trap\n");
    EXPECT_EQ(after("script.unknown-counter", "Make the counter `warmth`").find("unknown-counter"), std::string::npos);
    EXPECT_EQ(after("script.unknown-id", "Make the monster `yeti`").find("unknown-id"), std::string::npos);
}

TEST_F(Fixes, CorrectANumberThatATextRefersTo) {
    folder_.write("house/x.yaml",
                  "specials:\n  dig:\n    text: It takes {dig.cost.app} of you.\n    actions:\n"
                  "      dig: {label: Dig, during: turn, cost: {ap: 3}, do: end_turn}\n"
                  "tiles:\n  t: {name: T, edges: n, specials: [dig]}\n");
    EXPECT_EQ(problems_of(*folder_.open("house")).find("error"), std::string::npos) << "it can be played all the same";
    EXPECT_EQ(after("special.unknown-path", "Change to `{dig.cost.ap}`"), "");
    EXPECT_NE(house_->document("x.yaml")->text().find("It takes {dig.cost.ap} of you."), std::string::npos);
}

}  // namespace
}  // namespace briar::editor
