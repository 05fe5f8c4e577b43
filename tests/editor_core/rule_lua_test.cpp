// Rules that go on in Lua.
#include <functional>
#include <iostream>
#include <set>

#include "editor/core/check.hpp"
#include "runtime/session/pack_test.hpp"
#include "runtime/session/systems.hpp"
#include "runtime/source/values.hpp"
#include "tests/editor_core/rules.hpp"
#include "tests/root.hpp"

namespace briar::editor {
namespace {

TEST_F(Rules, BecomeFunctionsThatDoTheSame) {
    open(kMany);
    change([&](RuleEdit& rule, const std::vector<Slot>& slots) {
        return rule.turn_into_lua(slots[0].blocks[0].slots[0].blocks[0]);
    });
    EXPECT_EQ(house_->document("specials/draught.lua")->text(), R"(local draught = {}

function draught.entered(game, event)
  if (game:counter({name = "chill"}) >= 1 and not (game:fighting())) then
    local rolled = game:roll("d6")
    if rolled >= 1 and rolled <= 2 then
      game:fight({monster = game:spawn("rat")})
    elseif rolled >= 3 and rolled <= 6 then
      game:add_counter({name = "chill", by = 1})
      local options = {}
      options[#options + 1] = {label = "Yes", value = 1}
      if game:health() >= 2 then options[#options + 1] = {label = "No", value = 2} end
      local _, chosen = game:choose("Shut the window?", options)
      if chosen.value == 1 then
        game:set_counter({name = "chill", value = 0})
      elseif chosen.value == 2 then
        game:hurt(1)
      end
    end
    if game:counter({name = "chill"}) == 0 then
      game:say("Dark.")
    else
      game:say("Bright.")
    end
  end
end

return draught
)");
    EXPECT_EQ(problems_of(*house_), "");
    EXPECT_EQ(text().find("entered"), text().find("entered: [{win"));
}

/// What fails in the pack's tests, and how many pass.
struct Tested {
    std::string failures;
    std::size_t passed = 0;
};
Tested test_pack(const Workspace& workspace) {
    Tested tested;
    const Snapshot snapshot = workspace.snapshot();
    const auto checked = check(snapshot);
    for (const Diagnostic& each : checked->problems.list()) {
        if (each.severity == Severity::Error) tested.failures += render(each) + "\n";
    }
    PackTestRunner runner(system_set(), checked->catalog);
    Diagnostics problems;
    for (const PackTest& test : read_pack_tests(system_set(), *checked->catalog, snapshot.pack, problems)) {
        const PackTestResult result = runner.run(test);
        if (result.passed()) ++tested.passed;
        if (!result.passed()) tested.failures += result.name + "\n";
    }
    return tested;
}

/// Turns the first answer or action of the special that can be; false when none is left.
bool turn_one(Workspace& workspace, const std::string& full_id, std::set<std::string>& refused) {
    const EntryLens special(workspace, full_id);
    const auto slots = rule_tree(workspace, special);
    for (const std::size_t slot : {0U, 1U}) {
        for (const Block& block : slots[slot].blocks) {
            const bool code = slot == 0 || special.field({"actions", block.word, "do"}).value != nullptr;
            if (!code) continue;
            const Command command = RuleEdit(workspace, special).turn_into_lua(block);
            if (command.ok()) return workspace.apply(command).empty();
            refused.insert(full_id + "." + block.word + ": " + command.refused);
        }
    }
    return false;
}

TEST_F(Rules, PutTextsTogetherThatSayWhatHappens) {
    open(
        "specials:\n  draught: {on: {hurting: [{say: \"{hero} loses {amount}: {carrier}!\"}, {forbid: Enough.}]}}\n"
        "  way-out: {on: {entered: [{win: Out.}]}}\n  bite: {script: specials/bite.lua}\n");
    change([&](RuleEdit& rule, const std::vector<Slot>& slots) {
        return rule.turn_into_lua(slots[0].blocks[0].slots[0].blocks[0]);
    });
    const std::string lua = house_->document("specials/draught.lua")->text();
    EXPECT_NE(
        lua.find("game:say(event.hero:name() .. \" loses \" .. event.amount .. \": \" .. game:carrier():name() .. "
                 "\"!\")"),
        std::string::npos)
        << lua;
    EXPECT_EQ(problems_of(*house_), "");
}

TEST_F(Rules, MakeATextOfANumberAlone) {
    open(
        "specials:\n  draught: {on: {hurting: [{say: \"{amount}\"}, {say: \"{hero}\"}]}}\n"
        "  way-out: {on: {entered: [{win: Out.}]}}\n  bite: {script: specials/bite.lua}\n");
    change([&](RuleEdit& rule, const std::vector<Slot>& slots) {
        return rule.turn_into_lua(slots[0].blocks[0].slots[0].blocks[0]);
    });
    const std::string lua = house_->document("specials/draught.lua")->text();
    EXPECT_NE(lua.find("game:say(\"\" .. event.amount)"), std::string::npos) << lua;
    EXPECT_NE(lua.find("game:say(event.hero:name())"), std::string::npos) << lua;
}

TEST_F(Rules, PutNumbersOfWhoTakesPartIntoTexts) {
    open(
        "specials:\n  draught: {on: {hurting: [{say: \"{hero.name} has {hero.health}, {hero.chill} cold.\"}]}}\n"
        "  way-out: {on: {entered: [{win: Out.}]}}\n  bite: {script: specials/bite.lua}\n");
    EXPECT_EQ(problems_of(*house_), "");
    change([&](RuleEdit& rule, const std::vector<Slot>& slots) {
        return rule.turn_into_lua(slots[0].blocks[0].slots[0].blocks[0]);
    });
    const std::string lua = house_->document("specials/draught.lua")->text();
    EXPECT_NE(lua.find("game:say(event.hero:name() .. \" has \" .. game:health(event.hero) .. \", \" .. "
                       "game:counter({name = \"chill\", of = event.hero}) .. \" cold.\")"),
              std::string::npos)
        << lua;
    EXPECT_EQ(problems_of(*house_), "");
}

/// Every answer and action of a pack that is written in YAML, turned into Lua: its tests must pass as before.
TEST(RulesInLua, PlayLikeThoseInYaml) {
    const auto forest = Workspace::open(system_set(), project_root() / "scenarios/the-cursed-forest", {});
    const Tested before = test_pack(*forest);
    EXPECT_EQ(before.failures, "");
    std::size_t turned = 0;
    std::set<std::string> refused;
    std::vector<std::string> specials;
    for (const EntryInfo* each : forest->entries().of_kind("specials"))
        specials.push_back(each->full_id());
    for (const std::string& each : specials) {
        while (turn_one(*forest, each, refused))
            ++turned;
    }
    for (const std::string& each : refused)
        std::cout << each << "\n";
    std::cout << turned << " turned, " << refused.size() << " refused\n";
    EXPECT_GT(turned, 20U);
    const Tested after = test_pack(*forest);
    EXPECT_EQ(after.failures, "");
    EXPECT_EQ(after.passed, before.passed);
}

}  // namespace
}  // namespace briar::editor
