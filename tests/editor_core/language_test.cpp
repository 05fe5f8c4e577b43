#include "editor/core/language.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "editor/core/script_functions.hpp"
#include "editor/core/workspace.hpp"
#include "tests/editor_core/pack_folder.hpp"

namespace briar::editor {
namespace {

class Language : public ::testing::Test {
protected:
    void SetUp() override {
        folder_.write_house();
        folder_.write_wing();
    }
    /// Writes a text with `|` at the place, and asks there.
    std::size_t put(const std::string& file, std::string text) {
        const std::size_t at = text.find('|');
        text.erase(at, 1);
        folder_.write("house/" + file, text);
        house_ = folder_.open("house");
        return at;
    }
    Completion complete_at(const std::string& file, const std::string& text) {
        const std::size_t at = put(file, text);
        return complete(*house_, file, at);
    }
    /// The labels, with blanks between.
    std::string labels(const std::string& file, const std::string& text) {
        std::string all;
        for (const Suggestion& each : complete_at(file, text).suggestions)
            all += each.label + " ";
        return all;
    }
    static const Suggestion* find(const Completion& completion, const std::string& label) {
        for (const Suggestion& each : completion.suggestions) {
            if (each.label == label) return &each;
        }
        return nullptr;
    }

    PackFolder folder_;
    std::unique_ptr<Workspace> house_;
};

TEST_F(Language, CompletesKeysThatAreNotThereYet) {
    const std::string keys = labels("x.yaml", "tiles:\n  attic:\n    name: Attic\n    |\n");
    EXPECT_EQ(keys.find("name "), std::string::npos);
    EXPECT_NE(keys.find("edges "), std::string::npos) << keys;
    const Completion begun = complete_at("x.yaml", "tiles:\n  attic:\n    name: Attic\n    ed|\n    count: 2\n");
    ASSERT_NE(find(begun, "edges"), nullptr);
    EXPECT_EQ(find(begun, "edges")->insert, "edges: ");
    EXPECT_EQ(find(begun, "edges")->detail, "required, open edges, such as `n e - w`");
    EXPECT_EQ(begun.replaces.size(), 2U);
    EXPECT_EQ(filtered(begun, "ed").front().label, "edges");
    EXPECT_NE(labels("x.yaml", "|\n").find("tiles "), std::string::npos);
    EXPECT_NE(labels("x.yaml", "items:\n  lamp2: {name: L, ra|}\n").find("ranged "), std::string::npos);
    EXPECT_NE(labels("x.yaml", "items:\n  lamp2:\n    name: L\n    ranged:\n      |\n").find("dice "),
              std::string::npos);
    EXPECT_NE(labels("pack.yaml", "id: house\n|\n").find("version "), std::string::npos);
}

TEST_F(Language, CompletesWhatTextsSayInBraces) {
    const std::string rule =
        "specials:\n  brag:\n    actions: {dig: {during: turn, cost: {ap: 3}, do: [heal]}}\n"
        "    on:\n      entered:\n        - say: ";
    const Completion begun = complete_at("x.yaml", rule + "\"Now {her|\"\n");
    const Suggestion* health = find(begun, "hero.health");
    ASSERT_NE(health, nullptr);
    EXPECT_EQ(health->insert, "hero.health}");
    EXPECT_EQ(health->detail, "the health of the hero");
    EXPECT_EQ(begun.replaces.size(), 3U);
    ASSERT_NE(find(begun, "dig.cost.ap"), nullptr) << "numbers of the special, too";
    const Completion closed = complete_at("x.yaml", rule + "Now {hero.h|} of it\n");
    ASSERT_NE(find(closed, "hero.health"), nullptr);
    EXPECT_EQ(find(closed, "hero.health")->insert, "hero.health");
    EXPECT_EQ(filtered(closed, "hero.h").front().label, "hero.health");
    EXPECT_NE(labels("x.yaml", "items:\n  lamp2:\n    name: L\n    count: 2\n    text: \"{|\"\n").find("count "),
              std::string::npos);
    EXPECT_NE(labels("x.yaml", "items:\n  lamp2: {|}\n").find("name "), std::string::npos) << "no text is open here";
}

TEST_F(Language, CompletesTheHeadingsOfLargeFilesToo) {
    std::string tiles = "tiles:\n";
    for (int i = 0; tiles.size() < 100'000; ++i)
        tiles += "  attic-" + std::to_string(i) + ":\n    name: Attic\n    edges: n e\n\n";
    for (const std::string& text : {tiles + "mo|\n", tiles + "|", "mo|\n" + tiles}) {
        const std::string keys = labels("x.yaml", text);
        EXPECT_NE(keys.find("monsters "), std::string::npos) << keys;
        EXPECT_EQ(keys.find("tiles "), std::string::npos) << "they are there already";
    }
}

TEST_F(Language, CompletesWordsIdsAndNames) {
    EXPECT_EQ(labels("x.yaml", "items:\n  l2:\n    space: |\n"), "any hand two_hands boots armour bound ");
    EXPECT_EQ(labels("x.yaml", "tiles:\n  l2:\n    specials: [dr|]\n"), "draught way-out bite ");
    EXPECT_EQ(labels("x.yaml", "tiles:\n  l2:\n    specials: [bite, dr|\n    name: X\n"), "draught way-out bite ")
        << "while the bracket is open";
    EXPECT_NE(labels("x.yaml", "tiles:\n  l2: {name: X, ed|\n").find("edges"), std::string::npos);
    EXPECT_EQ(labels("x.yaml", "tiles:\n  l2:\n    specials:\n      - |\n"), "draught way-out bite ");
    EXPECT_EQ(labels("x.yaml", "tiles:\n  l2:\n    monster: |\n"), "true false ");
    EXPECT_EQ(labels("tests/x.yaml", "tests:\n  one:\n    scenario: |\n"), "house ");
    EXPECT_EQ(labels("x.yaml", "specials:\n  s: {script: sp|}\n"), "specials/bite.lua ");
    EXPECT_NE(labels("tests/x.yaml", "tests:\n  one:\n    given: {heroes: [{hero: |}]}\n").find("ann "),
              std::string::npos);
}

TEST_F(Language, CompletesRulesByVerbsAndEvents) {
    EXPECT_NE(labels("x.yaml", "specials:\n  s:\n    on:\n      |\n").find("entered "), std::string::npos);
    const Completion effects = complete_at("x.yaml", "specials:\n  s:\n    on:\n      entered:\n        - |\n");
    ASSERT_NE(find(effects, "heal"), nullptr);
    EXPECT_EQ(find(effects, "heal")->insert, "heal: ");
    const Completion inside = complete_at("x.yaml", "specials:\n  s:\n    on:\n      entered: [{fi|}]\n");
    ASSERT_NE(find(inside, "fight"), nullptr);
    const Completion flow = complete_at("x.yaml", "specials:\n  s:\n    on:\n      entered: [|]\n");
    ASSERT_NE(find(flow, "fight"), nullptr);
    EXPECT_EQ(find(flow, "fight")->insert, "{fight: }");
    EXPECT_NE(labels("x.yaml", "specials:\n  s:\n    on:\n      entered:\n        - fight: {|}\n").find("monster "),
              std::string::npos);
    EXPECT_NE(labels("x.yaml", "specials:\n  s:\n    on:\n      entered:\n        - fight: {monster: {spawn: |}}\n")
                  .find("ghost "),
              std::string::npos);
    EXPECT_NE(labels("x.yaml", "specials:\n  s:\n    on:\n      entered: [{add_counter: {name: |}}]\n").find("chill "),
              std::string::npos);
    EXPECT_NE(labels("x.yaml", "specials:\n  s:\n    script: specials/bite.lua\n    on:\n      entered: [{run: |}]\n")
                  .find("hurt "),
              std::string::npos);
}

TEST_F(Language, CompletesIdsOfOtherPacksUnderPatch) {
    folder_.write("wing/x.yaml", "patch:\n  monsters:\n    g\n");
    const auto wing = folder_.open("wing");
    const Completion ids = complete(*wing, "x.yaml", 23);
    EXPECT_NE(find(ids, "ghost"), nullptr);
    EXPECT_EQ(find(ids, "bat"), nullptr) << "it is this pack's own";
}

TEST_F(Language, SaysSomethingAtEveryPlaceOfEveryFile) {
    house_ = folder_.open("house");
    std::size_t completed = 0;
    std::size_t hovered = 0;
    for (const PackFile& file : house_->files()) {
        if (!file.document) continue;
        const std::size_t size = file.document->text().size();
        for (std::size_t at = 0; at <= size; at += 3) {
            completed += complete(*house_, file.name, at).suggestions.empty() ? 0 : 1;
            hovered += hover(*house_, file.name, at) ? 1 : 0;
            (void)definitions(*house_, file.name, at);
        }
        (void)complete(*house_, file.name, size + 100);
    }
    EXPECT_GT(completed, 200U);
    EXPECT_GT(hovered, 300U);
}

TEST_F(Language, TellsWhatAKeyOrAnIdIs) {
    std::size_t at = put("x.yaml", "tiles:\n  attic: {name: A, ed|ges: n}\n");
    EXPECT_EQ(hover(*house_, "x.yaml", at)->text,
              "Its open edges before it is turned: `n e - w`.\nopen edges, such as `n e - w`; required");
    at = put("x.yaml", "tiles:\n  attic: {name: A, edges: n, specials: dra|ught}\n");
    EXPECT_EQ(hover(*house_, "x.yaml", at)->title, "draught (specials/draught)");
    at = put("x.yaml", "items:\n  bow: {name: B, space: han|d}\n");
    EXPECT_NE(hover(*house_, "x.yaml", at)->text.find("works in a hand"), std::string::npos);
    at = put("x.yaml", "specials:\n  s:\n    on:\n      ente|red: [{heal: 1}]\n");
    EXPECT_NE(hover(*house_, "x.yaml", at)->text.find("landed on a tile"), std::string::npos);
    at = put("x.yaml", "specials:\n  s:\n    on:\n      entered: [{he|al: 1}]\n");
    EXPECT_NE(hover(*house_, "x.yaml", at)->text, "");
}

TEST_F(Language, GoesToWhereThingsAreDefined) {
    std::size_t at = put("x.yaml", "tiles:\n  attic: {name: A, edges: n, specials: dra|ught}\n");
    auto found = definitions(*house_, "x.yaml", at);
    ASSERT_EQ(found.size(), 1U);
    EXPECT_EQ(found[0].label, "specials/draught in specials/rules.yaml");
    const auto document = house_->document_at(found[0].file);
    EXPECT_EQ(document->text().substr(found[0].span.begin, found[0].span.size()), "draught");
    at = put("x.yaml", "specials:\n  s: {script: specials/bi|te.lua}\n");
    EXPECT_EQ(definitions(*house_, "x.yaml", at).at(0).label, "specials/bite.lua");
    at = put("x.yaml", "specials:\n  s:\n    script: specials/bite.lua\n    on: {entered: [{run: hu|rt}]}\n");
    EXPECT_EQ(definitions(*house_, "x.yaml", at).at(0).label, "hurt in specials/bite.lua");
    at = put("tests/x.yaml", "tests:\n  one:\n    given: {heroes: [{hero: an|n}]}\n    then: {}\n");
    EXPECT_EQ(definitions(*house_, "tests/x.yaml", at).at(0).label, "heroes/ann in monsters.yaml");
    const auto wing = folder_.open("wing");
    const std::string text = wing->document("more.yaml")->text();
    EXPECT_EQ(definitions(*wing, "more.yaml", text.find("ghost") + 1).size(), 2U) << "where it is made and changed";
}

TEST_F(Language, KnowsScripts) {
    const std::string head = "local web = {}\nfunction web.entered(game, event)\n  ";
    const std::string tail = "\nend\nreturn web\n";
    const auto ask = [&](const std::string& line) { return labels("specials/x.lua", head + line + tail); };
    EXPECT_NE(ask("game:|").find("spawn "), std::string::npos);
    EXPECT_NE(ask("game:sp|").find("spawn "), std::string::npos);
    EXPECT_EQ(ask("event.|").find("monster "), std::string::npos) << "nobody fights on entering";
    EXPECT_NE(ask("event.|").find("tile "), std::string::npos);
    EXPECT_EQ(ask("event:|"), "forbid ");
    EXPECT_NE(ask("game:spawn(\"|\")").find("ghost "), std::string::npos);
    EXPECT_NE(ask("game:add_counter(\"|").find("chill "), std::string::npos);
    EXPECT_EQ(ask("-- game:|"), "");
    EXPECT_NE(ask("-- A comment ends with its line.\n  game:|").find("spawn "), std::string::npos);
    EXPECT_NE(ask("-- A comment.\n  game:spawn(\"|").find("ghost "), std::string::npos);
    EXPECT_NE(ask("ga|").find("game "), std::string::npos);
    EXPECT_NE(labels("specials/x.lua", "local web = {}\nfunction web.|").find("entered "), std::string::npos);
    std::size_t at = put("specials/x.lua", head + "game:spa|wn(\"rat\")" + tail);
    EXPECT_EQ(hover(*house_, "specials/x.lua", at)->title.substr(0, 6), "spawn(");
    at = put("specials/x.lua", head + "game:spawn(\"r|at\")" + tail);
    EXPECT_EQ(hover(*house_, "specials/x.lua", at)->title, "Rat (monsters/rat)");
    EXPECT_EQ(definitions(*house_, "specials/x.lua", at).at(0).label, "monsters/rat in monsters.yaml");
    at = put("specials/bite.lua", "local bite = {}\nfunction bite.hu|rt(game, event)\nend\nreturn bite\n");
    EXPECT_EQ(definitions(*house_, "specials/bite.lua", at).at(0).label, "specials/bite");
    EXPECT_NE(hover(*house_, "specials/bite.lua", at)->text.find("event.amount"), std::string::npos);
}

TEST_F(Language, OffersTheWordsOfThePacksSystemAlone) {
    const std::string head = "local web = {}\nfunction web.entered(game, event)\n  ";
    const std::string verbs = " " + labels("specials/x.lua", head + "game:|");
    EXPECT_NE(verbs.find(" spawn "), std::string::npos);
    EXPECT_NE(verbs.find(" roll "), std::string::npos) << "the engine's own";
    EXPECT_EQ(verbs.find(" gain_gold "), std::string::npos) << "of another system";
    const std::string events = " " + labels("specials/x.lua", "local web = {}\nfunction web.|");
    EXPECT_EQ(events.find(" paying "), std::string::npos);
    const std::size_t at = put("specials/x.lua", head + "game:gain_g|old(3)\nend\nreturn web\n");
    EXPECT_FALSE(hover(*house_, "specials/x.lua", at)) << "it would not be understood";
}

TEST_F(Language, OffersWhatTheGameHasAndSpeaksOfItsPlayers) {
    folder_.write("pond/pack.yaml", "id: pond\ntitle: Pond\nversion: 0.1.0\nsystem: script\n");
    folder_.write("pond/pond.yaml",
                  "counters:\n  steps: {name: Steps, for: players}\nplayers:\n  red: {name: Red}\n"
                  "scenarios:\n  pond: {name: Pond, system: script, script: pond.lua, seats: 1, players: [red]}\n");
    const std::string head = "local pond = {}\nfunction pond.turn(game, event)\n  ";
    const auto at = [&](std::string line) {
        const std::size_t place = line.find('|');
        line.erase(place, 1);
        folder_.write("pond/pond.lua", head + line + "\nend\nreturn pond\n");
        house_ = folder_.open("pond");
        return head.size() + place;
    };
    std::size_t place = at("event.player:counter(\"|\")");
    const Completion counters = complete(*house_, "pond.lua", place);
    ASSERT_EQ(counters.suggestions.size(), 1U) << counters.suggestions.back().label;
    EXPECT_EQ(counters.suggestions.front().label, "steps");
    EXPECT_EQ(call_tip(*house_, "pond.lua", place)->signature, "counter(name) -> number");
    place = at("game:counter(\"steps\", |)");
    const auto tip = call_tip(*house_, "pond.lua", place);
    EXPECT_EQ(tip->signature, "counter(name, of = the player whose turn it is) -> number");
    EXPECT_EQ(tip->doc.substr(0, 9), "of: piece");
    place = at("game:con|firm(\"so?\")");
    EXPECT_EQ(hover(*house_, "pond.lua", place)->text.find("hero's"), std::string::npos);
    for (const Suggestion& each : complete(*house_, "pond.lua", at("game:|")).suggestions)
        EXPECT_EQ((each.detail + each.doc).find("event's hero"), std::string::npos) << each.label;
}

TEST_F(Language, OffersAPieceOfAnEventOnlyWhatItCanDo) {
    const auto ask = [&](const std::string& line) {
        return " " +
               labels("specials/x.lua", "local web = {}\nfunction web.entered(game, event)\n  " + line + "\nend\n");
    };
    EXPECT_EQ(ask("event.tile:|").find(" hurt "), std::string::npos) << "a tile is not hurt";
    EXPECT_NE(ask("event.hero:|").find(" hurt "), std::string::npos);
    EXPECT_NE(ask("event.tile:|").find(" name "), std::string::npos) << "every piece has a name";
}

TEST_F(Language, TellsWhatAScriptAnswersWhereItIsNamed) {
    const auto told = [&](const std::string& file) {
        const std::string text = "specials:\n  x: {text: X, script: " + file + "}\n";
        folder_.write("house/x.yaml", text);
        house_ = folder_.open("house");
        return hover(*house_, "x.yaml", text.find(file) + 2)->text;
    };
    EXPECT_EQ(told("specials/bite.lua"), "A script that has hurt.");
    EXPECT_EQ(told("specials/none.lua"), "There is no such file in this pack yet.");
}

TEST_F(Language, ALargeFileOfCommentsIsNoEnd) {
    std::string text;
    while (text.size() < 4'300'000)
        text += "# comment\n";
    for (const char* end : {"|", "a|", " |", "\n  |"}) {
        const std::size_t at = put("many.yaml", text + end);
        EXPECT_NO_THROW((void)complete(*house_, "many.yaml", at)) << end;
        EXPECT_NO_THROW((void)hover(*house_, "many.yaml", at)) << end;
        EXPECT_NO_THROW((void)definitions(*house_, "many.yaml", at)) << end;
    }
}

TEST_F(Language, LeadsToWhereANameOfAScriptIsMade) {
    const std::string text =
        "local bite = {}\nlocal near, far = 1, 2\nfunction bite.hurt(game, event)\n  for i, rat in pairs(event) do\n"
        "    game:say(rat .. far .. i .. near)\n  end\n  local far = 3\n  game:say(far .. game.far)\nend\nreturn "
        "bite\n";
    folder_.write("house/specials/bite.lua", text);
    house_ = folder_.open("house");
    const auto line_of = [&](const std::string& words) {
        const auto found = definitions(*house_, "specials/bite.lua", text.find(words) + words.size() - 1);
        return found.empty() ? 0 : house_->document("specials/bite.lua")->outline()->place(found[0].span).line;
    };
    EXPECT_EQ(line_of("say(rat"), 4) << "by for";
    EXPECT_EQ(line_of(".. far"), 2) << "by local, the second of two";
    EXPECT_EQ(line_of("    game"), 3) << "a parameter";
    EXPECT_EQ(line_of("say(far"), 7) << "the one before it";
    EXPECT_EQ(line_of("game.far"), 0) << "a field is no local";
    EXPECT_EQ(line_of("return bite"), 1);
    EXPECT_EQ(line_of("pairs"), 0);
}

TEST(ScriptFunctions, AreFoundWithTheirBodies) {
    const std::string text =
        "local t = {}\nlocal function inner(a) if a then for i = 1, 2 do end end end\n"
        "function t.one(game, event) repeat until true end\nt.two = function(game) while x do end end\nreturn t\n";
    const auto found = functions_of(text);
    ASSERT_EQ(found.size(), 3U);
    EXPECT_TRUE(found[0].local);
    EXPECT_EQ(found[1].table + "." + found[1].name, "t.one");
    EXPECT_EQ(text.substr(found[1].body.begin, found[1].body.size()),
              "function t.one(game, event) repeat until true end");
    EXPECT_EQ(found[2].name, "two");
    EXPECT_EQ(text.substr(found[2].body.begin, found[2].body.size()), "function(game) while x do end end");
    EXPECT_EQ(returned_table(text), "t");
}

TEST(ScriptFunctions, AreFoundUnderNamesThatLuaDoesNotHave) {
    const auto found = functions_of("t[\"brew-potion\"] = function(game, event) end\n");
    ASSERT_EQ(found.size(), 1U);
    EXPECT_EQ(found[0].table + "." + found[0].name, "t.brew-potion");
}

TEST(ScriptFunctions, AreAddedOnlyToATableThatIsReturnedByItsName) {
    EXPECT_EQ(returned_table("local web = {}\nreturn web;  -- the end\n"), "web");
    EXPECT_EQ(returned_table("return {entered = function(game) local x = 1; return x end}\n"), "");
    EXPECT_EQ(returned_table("local web = {}\nreturn setmetatable(web, {})\n"), "");
    EXPECT_EQ(returned_table(""), "");
}

TEST_F(Language, ACallTellsWhatItTakes) {
    const auto tip_at = [&](const std::string& text) {
        const std::size_t at = put("specials/bite.lua", text);
        return call_tip(*house_, "specials/bite.lua", at);
    };
    const auto first = tip_at("local b = {}\nfunction b.entered(game, event)\n  game:hurt(|\nend\nreturn b\n");
    ASSERT_TRUE(first);
    EXPECT_TRUE(first->signature.starts_with("hurt(amount, hero")) << first->signature;
    EXPECT_EQ(first->signature.substr(first->argument.begin, first->argument.size()), "amount");
    EXPECT_TRUE(first->doc.starts_with("amount: number.")) << first->doc;
    const auto second = tip_at("local b = {}\nfunction b.entered(game, event)\n  game:hurt(2, |)\nend\nreturn b\n");
    ASSERT_TRUE(second);
    EXPECT_TRUE(second->signature.substr(second->argument.begin, second->argument.size()).starts_with("hero"));
    EXPECT_FALSE(tip_at("local b = {}\nfunction b.entered(game, event)\n  |\nend\nreturn b\n"));
}

TEST_F(Language, ACallThatIsOverTellsNothing) {
    const auto tells = [&](const std::string& words) {
        const std::string head = "local b = {}\nfunction b.entered(game, event)\n  ";
        const std::size_t at = put("specials/bite.lua", head + words + "\nend\nreturn b\n");
        return call_tip(*house_, "specials/bite.lua", at).has_value();
    };
    EXPECT_TRUE(tells("game:hurt(2, event.hero|"));
    EXPECT_TRUE(tells("game:hurt(2 + x[1], |"));
    EXPECT_TRUE(tells("game:hurt(not x and 1 or 2, |"));
    EXPECT_FALSE(tells("game:hurt(2\n  |")) << "another line";
    EXPECT_FALSE(tells("game:hurt(2,\n  hero|")) << "what is told would lie over this line";
    EXPECT_FALSE(tells("game:hurt(2 local x = |")) << "no value begins so";
    EXPECT_FALSE(tells("game:hurt(2 hero.name = |")) << "two values side by side";
    EXPECT_FALSE(tells("game:hurt(math.max(1, 2) x = |"));
    EXPECT_FALSE(tells("game:hurt(2) |"));
}

TEST_F(Language, ACallThatWasNotClosedSaysNothingOfWhatStandsBelow) {
    const std::string words = labels("specials/bite.lua",
                                     "local b = {}\nfunction b.entered(game, event)\n  game:spawn(\"rat\"\n"
                                     "  local word = \"|\"\nend\nreturn b\n");
    EXPECT_EQ(words, "") << "no entry is asked for there";
}

TEST_F(Language, KnowsWhichEntryAWordNames) {
    const auto named = [this](const std::string& file, const std::string& text) {
        const std::size_t at = put(file, text);
        return entry_at(*house_, file, at);
    };
    EXPECT_EQ(named("x.yaml", "tiles:\n  attic2:\n    specials: [bi|te]\n"), "specials/bite");
    EXPECT_EQ(named("x.yaml", "tiles:\n  att|ic2:\n    specials: [bite]\n"), "tiles/attic2");
    EXPECT_EQ(named("x.yaml", "tiles:\n  attic2:\n    na|me: Attic\n"), "");
    EXPECT_EQ(named("tests/x.yaml", "tests:\n  one:\n    scenario: ho|use\n"), "scenarios/house");
    EXPECT_EQ(
        named("specials/x.lua", "local s = {}\nfunction s.entered(game)\n  game:fight(\"gho|st\")\nend\nreturn s\n"),
        "monsters/ghost");
    EXPECT_EQ(named("specials/x.lua", "local gh|ost = {}\nreturn ghost\n"), "");
    EXPECT_EQ(named("notes.txt", "gh|ost\n"), "");
}

}  // namespace
}  // namespace briar::editor
