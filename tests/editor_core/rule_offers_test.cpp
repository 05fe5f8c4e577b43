// What may be put into a rule.
#include <algorithm>
#include <functional>
#include <set>

#include "editor/core/check.hpp"
#include "editor/core/node_parts.hpp"
#include "editor/core/rule_ways.hpp"
#include "runtime/engine/engine_words.hpp"
#include "runtime/session/systems.hpp"
#include "runtime/source/values.hpp"
#include "tests/editor_core/rules.hpp"

namespace briar::editor {
namespace {

TEST_F(Rules, OfferTheDiceOnlyWhereSomeLieOnTheTable) {
    open(R"(specials:
  draught:
    on:
      entered: {when: {rolled_die: {index: 1, is: 1}}, do: [{say: Once.}]}
      rolled: {when: {fighting: true}, do: [{reroll: 1}]}
)");
    const auto slots = tree();
    const auto offers = [&](std::size_t event, std::size_t slot, const std::string& word) {
        const auto choices = choices_for_slot(*house_, lens(), slots[0].blocks[event].slots[0].blocks[0].slots[slot]);
        return std::any_of(choices.begin(), choices.end(), [&](const BlockChoice& each) { return each.word == word; });
    };
    EXPECT_FALSE(offers(0, 0, "rolled_die"));
    EXPECT_FALSE(offers(0, 0, "rolled_count"));
    EXPECT_FALSE(offers(0, 1, "reroll"));
    EXPECT_TRUE(offers(1, 0, "rolled_die"));
    EXPECT_TRUE(offers(1, 0, "rolled_count"));
    EXPECT_TRUE(offers(1, 1, "reroll"));
    const Block& said = slots[0].blocks[0].slots[0].blocks[0].slots[0].blocks[0];
    EXPECT_NE(said.doc, "") << "what stands there is explained, also where it may not";
}

/// What the reference says of them in words.
TEST_F(Rules, KnowWhichVerbsAskAboutAnEvent) {
    for (const VerbSpec& verb : system_set().registry.verbs()) {
        const std::string event(event_asked_about(verb.name));
        EXPECT_EQ(verb.doc.find("only when `rolled`") != std::string::npos, event == "rolled") << verb.name;
    }
}

TEST_F(Rules, OfferOnlyWhatFits) {
    open(kMany);
    const auto slots = tree();
    const auto words = [&](const Slot& slot) {
        std::set<std::string> all;
        for (const BlockChoice& each : choices_for_slot(*house_, lens(), slot))
            all.insert(each.word);
        return all;
    };
    const auto events = words(slots[0]);
    EXPECT_EQ(events.count("entered"), 0U) << "it is answered already";
    EXPECT_EQ(events.count("turn_started"), 1U);
    const auto& entered = slots[0].blocks[0].slots[0].blocks[0];
    const auto effects = words(entered.slots[1]);
    EXPECT_EQ(effects.count("heal"), 1U);
    EXPECT_EQ(effects.count("forbid"), 0U) << "it has happened";
    EXPECT_EQ(effects.count("amend"), 0U);
    EXPECT_EQ(effects.count("run"), 0U) << "there is no script";
    const auto before = words(slots[0].blocks[1].slots[0].blocks[0].slots[1]);
    EXPECT_EQ(before.count("forbid"), 1U);
    EXPECT_EQ(before.count("amend"), 1U);
    EXPECT_EQ(words(entered.slots[0]).count("heal"), 0U) << "conditions only look";
}

TEST_F(Rules, TakeEveryWordThatIsOffered) {
    open(kMany);
    std::size_t taken = 0;
    std::size_t refused = 0;
    const auto before = check(house_->snapshot());
    const EntryLens special = lens();
    const std::function<void(const std::vector<Slot>&)> all = [&](const std::vector<Slot>& slots) {
        for (const Slot& slot : slots) {
            const bool sample = slot.sort == SlotSort::Effects && slot.blocks.size() > 1;
            const bool wanted = sample || slot.sort == SlotSort::Events || slot.sort == SlotSort::Modifiers ||
                                (slot.sort == SlotSort::Conditions && slot.path.size() == 3);
            for (const BlockChoice& each : choices_for_slot(*house_, special, slot)) {
                if (!wanted) break;
                const Command command = RuleEdit(*house_, special, before).add(slot, 0, each.word);
                ++(command.ok() ? taken : refused);
                EXPECT_TRUE(command.ok() || command.refused.starts_with("there is nothing yet")) << command.refused;
            }
            for (const Block& block : slot.blocks)
                all(block.slots);
        }
    };
    all(rule_tree(*house_, special));
    EXPECT_GT(taken, 60U);
    EXPECT_LT(refused * 4, taken);
}

/// The errors of the special, one a line.
std::string errors_in(const Workspace& workspace, const EntryLens& special) {
    std::string all;
    const auto checked = check(workspace.snapshot());
    for (const RuleProblem& each : problems_in_rules(workspace, special, *checked))
        if (each.error) all += to_text(each.path) + ": " + each.message + "\n";
    return all;
}

TEST_F(Rules, LeaveOpenWhatOnlyPeopleCanChoose) {
    open(
        "specials:\n  draught: {on: {entered: [end_turn]}}\n  way-out: {on: {entered: [{win: Out.}]}}\n"
        "  bite: {script: specials/bite.lua}\n");
    const std::string before = text();
    const auto answer = [this] { return tree()[0].blocks[0].slots[0].blocks[0]; };
    change([&](RuleEdit& rule, const auto&) { return rule.add(answer().slots[0], 0, "carries"); });
    EXPECT_EQ(answer().slots[0].blocks[0].sentence, "the hero carries ...");
    EXPECT_NE(errors_in(*house_, lens()).find("an item is still to be chosen"), std::string::npos) << text();
    change([&](RuleEdit& rule, const auto&) { return rule.add(answer().slots[1], 1, "spawn"); });
    EXPECT_NE(errors_in(*house_, lens()).find("a monster is still to be chosen"), std::string::npos) << text();
    const auto said = [&] { return answer().slots[0].blocks[0]; };
    change([&](RuleEdit& rule, const auto&) { return rule.set_field(said(), "item", make_text("lamp")); });
    const Block spawn = answer().slots[1].blocks[1];
    change([&](RuleEdit& rule, const auto&) { return rule.set_field(spawn, "monster", make_text("rat")); });
    EXPECT_EQ(errors_in(*house_, lens()), "") << text();
    while (house_->undo()) {
    }
    EXPECT_EQ(text(), before);
}

TEST_F(Rules, LeaveAConditionOpenUntilSomebodyChoosesIt) {
    open(
        "specials:\n  draught: {on: {entered: [end_turn]}}\n  way-out: {on: {entered: [{win: Out.}]}}\n"
        "  bite: {script: specials/bite.lua}\n");
    const std::string before = text();
    const auto branch = [this] { return first_effects(tree()).blocks[1]; };
    const auto add = [&](const Slot& slot, const std::string& word) {
        change([&](RuleEdit& rule, const auto&) { return rule.add(slot, 0, word); });
    };
    change([&](RuleEdit& rule, const auto& slots) { return rule.add(first_effects(slots), 1, "if"); });
    EXPECT_EQ(branch().sentence, "if ...");
    EXPECT_TRUE(branch().slots[0].blocks.empty()) << "the place is free: " << text();
    EXPECT_NE(errors_in(*house_, lens()).find("is still to be chosen"), std::string::npos) << text();
    for (const char* joint : {"not", "any", "all"}) {
        add(branch().slots[0], joint);
        const Block joined = branch().slots[0].blocks.at(0);
        ASSERT_EQ(joined.word, joint);
        ASSERT_TRUE(joined.slots.at(0).blocks.empty()) << text();
        EXPECT_NE(errors_in(*house_, lens()).find("is still to be chosen"), std::string::npos) << text();
        add(joined.slots[0], "fighting");
        EXPECT_EQ(errors_in(*house_, lens()), "") << text();
        EXPECT_EQ(branch().slots[0].blocks.at(0).slots.at(0).blocks.at(0).sentence, "a fight is going on");
        house_->undo();
        house_->undo();
    }
    const Command in_lua = RuleEdit(*house_, lens()).turn_into_lua(tree()[0].blocks[0].slots[0].blocks[0]);
    EXPECT_NE(in_lua.refused.find("a condition is still to be chosen"), std::string::npos) << in_lua.refused;
    add(branch().slots[0], "fighting");
    EXPECT_EQ(branch().sentence, "if a fight is going on");
    EXPECT_EQ(errors_in(*house_, lens()), "") << text();
    while (house_->undo()) {
    }
    EXPECT_EQ(text(), before);
}

TEST_F(Rules, TellOfALineThatSaysNothing) {
    open(kMany);
    change([&](RuleEdit& rule, const auto& slots) { return rule.add(first_effects(slots), 0, "say"); });
    const Block say = first_effects(tree()).blocks[0];
    EXPECT_EQ(say.sentence, "say ...");
    EXPECT_NE(errors_in(*house_, lens()).find("`text` is empty"), std::string::npos);
    change([&](RuleEdit& rule, const auto&) { return rule.set_field(say, "text", make_text("Hush.")); });
    EXPECT_EQ(errors_in(*house_, lens()), "");
}

TEST_F(Rules, OfferWhatALineCanSayOfWhatHappens) {
    open(
        "specials:\n  draught: {on: {hurting: [{say: Ouch.}, {choose: {text: Really, options: [{label: A, do: "
        "[]}]}}]}}\n"
        "  way-out: {on: {entered: [{win: Out.}]}}\n  bite: {script: specials/bite.lua}\n");
    const Slot effects = first_effects(tree());
    std::string offered;
    for (const Choice& each : said_in_text(*house_, lens(), effects.blocks[0].fields[0])) {
        offered += each.value + " " + each.label + "\n";
        const EntryLens special = lens();
        ASSERT_EQ(apply(RuleEdit(*house_, special).set_field(effects.blocks[0], "text", make_text(each.value))), "");
        EXPECT_EQ(problems_of(*house_), "") << each.value;
    }
    EXPECT_NE(offered.find("{hero} the hero\n"), std::string::npos) << offered;
    EXPECT_NE(offered.find("{amount} "), std::string::npos) << offered;
    EXPECT_NE(offered.find("{hero.health} the health of the hero\n"), std::string::npos) << offered;
    EXPECT_NE(offered.find("{hero.chill} \xE2\x80\x9C"
                           "chill\xE2\x80\x9D of the hero\n"),
              std::string::npos)
        << offered;
    EXPECT_EQ(offered.find("{opponent.monster_health}"), std::string::npos) << "said already\n" << offered;
    EXPECT_EQ(offered.find(".name}"), std::string::npos) << "the same as the piece alone\n" << offered;
    EXPECT_FALSE(said_in_text(*house_, lens(), effects.blocks[1].fields[0]).empty()) << "a question is a text, too";
    const Block option = effects.blocks[1].slots[0].blocks[0];
    EXPECT_TRUE(said_in_text(*house_, lens(), option.fields[0]).empty()) << "saves know options by their labels";
}

TEST_F(Rules, SayWhoIsMeantWhereTheEventBringsNobody) {
    open(
        "specials:\n  draught: {on: {game_started: [{hurt: 1}, {roll: d6}], entered: [{hurt: 1}, {roll: d6}]}}\n"
        "  way-out: {on: {entered: [{win: Out.}]}}\n  bite: {script: specials/bite.lua}\n");
    const auto hero_of = [](const Block& block) {
        const auto hero = std::find_if(block.fields.begin(), block.fields.end(),
                                       [](const Control& each) { return each.path.back().key == "hero"; });
        return hero == block.fields.end() ? "no field" : hero->fallback;
    };
    const auto effects = [this](std::size_t event) {
        return tree()[0].blocks[event].slots[0].blocks[0].slots[1].blocks;
    };
    EXPECT_EQ(effects(0)[0].sentence, "deal 1 damage to the hero whose turn it is");
    EXPECT_EQ(effects(1)[0].sentence, "deal 1 damage to the hero");
    for (const std::size_t effect : {0U, 1U}) {
        EXPECT_EQ(hero_of(effects(0)[effect]), "the one whose turn it is");
        EXPECT_EQ(hero_of(effects(1)[effect]), "the event's hero");
    }
    EXPECT_EQ(problems_of(*house_), "");
    const Slot at_start = tree()[0].blocks[0].slots[0].blocks[0].slots[0];
    change([&](RuleEdit& rule, const auto&) { return rule.add(at_start, 0, "tagged"); });
    EXPECT_NE(text().find("piece: "), std::string::npos) << "no monster comes with it: " << text();
}

TEST_F(Rules, OfferNoEventThatNobodyCanAnswer) {
    open(kMany);
    for (const BlockChoice& each : choices_for_slot(*house_, lens(), tree()[0]))
        EXPECT_NE(each.word, "action");
}

TEST_F(Rules, OfferOnlyNumbersThatThereAreAndSayThemInWords) {
    open(kMany);
    const Block health = tree()[1].blocks[0].slots[3].blocks[1];
    ASSERT_EQ(health.word, "heal");
    const EntryLens special = lens();
    std::string ways;
    for (const Choice& each : fitting_ways(*house_, special, health.fields.at(0)))
        ways += each.label + "\n";
    EXPECT_NE(ways.find("a number\n"), std::string::npos) << ways;
    EXPECT_NE(ways.find("the kills of the hero\n"), std::string::npos) << ways;
    EXPECT_EQ(ways.find("gold"), std::string::npos) << "that is another system's\n" << ways;
    EXPECT_EQ(ways.find('`'), std::string::npos) << ways;
    EXPECT_EQ(ways.find('_'), std::string::npos) << ways;
}

TEST_F(Rules, OfferEachPieceOfTheEventByItself) {
    open(kMany);
    const Block heal = tree()[1].blocks[0].slots[3].blocks[1];
    ASSERT_EQ(heal.word, "heal");
    const auto piece = std::find_if(heal.fields.begin(), heal.fields.end(), [](const Control& each) {
        return each.kind == ControlKind::Variant && each.path.back().key != "heal" && each.path.back().key != "amount";
    });
    ASSERT_NE(piece, heal.fields.end());
    std::string offered;
    for (const Choice& each : fitting_ways(*house_, lens(), *piece))
        offered += each.value.substr(each.value.find(kWordOfWay) + 1) + ": " + each.label + "\n";
    EXPECT_NE(offered.find("hero: the hero\n"), std::string::npos) << offered;
    EXPECT_EQ(offered.find(", "), std::string::npos) << offered;
}

/// As a person says it who has not read how things are called here.
TEST_F(Rules, AreFoundByWhatTheyDo) {
    open(kMany);
    const Slot effects = tree()[1].blocks[0].slots[3];
    ASSERT_EQ(effects.sort, SlotSort::Effects);
    std::vector<Choice> all;
    for (const BlockChoice& each : choices_for_slot(*house_, lens(), effects))
        all.push_back({each.word, each.label, each.doc});
    const auto found = [&](const std::string& words) {
        const std::vector<Choice> hits = matching(all, words, SearchIn::Docs);
        return hits.empty() ? std::string("nothing") : hits.front().value;
    };
    EXPECT_EQ(found("lose health"), "hurt");
    EXPECT_EQ(found("damage"), "hurt");
    EXPECT_EQ(found("take damage"), "hurt");
    EXPECT_EQ(found("gain health"), "heal");
    EXPECT_EQ(found("gain an item"), "gain");
    EXPECT_EQ(found("lose an item"), "destroy");
}

TEST_F(Rules, OfferEachEntryWhosePieceIsMeant) {
    open(R"(items:
  charm: {name: A charm, slot: none}
monsters:
  charm: {name: A charmer, health: 2}
specials:
  draught: {name: Draught, on: {entered: [{gain: {piece_of: ""}}]}}
)");
    const Block gain = tree()[0].blocks[0].slots[0].blocks[0].slots[1].blocks[0];
    ASSERT_EQ(gain.word, "gain");
    const Control& item = gain.fields.at(0);
    const std::vector<Choice> ways = fitting_ways(*house_, lens(), item);
    std::string kinds;
    std::string others;
    for (const Choice& each : ways) {
        if (each.group == "items" && !kinds.ends_with("items ")) kinds += each.group + " ";
        if (each.label == "A charmer" || each.label == "..." || each.label == "the hero") others += each.label;
    }
    EXPECT_EQ(kinds, "items ");
    EXPECT_EQ(others, "");
    const auto charm =
        std::find_if(ways.begin(), ways.end(), [](const Choice& each) { return each.label == "A charm"; });
    ASSERT_NE(charm, ways.end());
    const std::string word = charm->value.substr(charm->value.find(kWordOfWay) + 1);
    EXPECT_EQ(word, "items/charm") << "another kind has one of that id";
    const Node value = word_of_way(item, item.way, word);
    ASSERT_TRUE(value.is_map());
    EXPECT_EQ(value.members.front().key + ": " + value.members.front().value->text, "piece_of: items/charm");
}

}  // namespace
}  // namespace briar::editor
