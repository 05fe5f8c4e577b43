#include "editor/core/rename.hpp"
#include "editor/core/text_search.hpp"
#include "editor/core/word_sort.hpp"

#include <gtest/gtest.h>

#include "editor/core/changed_places.hpp"
#include "editor/core/entry_commands.hpp"
#include "editor/core/lua_call.hpp"
#include "editor/core/new_name.hpp"
#include "editor/core/workspace.hpp"
#include "tests/editor_core/pack_folder.hpp"

namespace briar::editor {
namespace {

std::string shown(const std::vector<Use>& uses) {
    std::string all;
    for (const Use& use : uses) {
        if (!use.own) all += "below ";
        const std::size_t slash = use.own ? 0 : use.file.rfind('/') + 1;
        all += use.file.substr(slash) + ":" + std::to_string(use.place.line) + " " + use.entry +
               (use.certain ? "" : " perhaps") + "\n";
    }
    return all;
}

TEST(Uses, AreFoundInEveryKindOfFile) {
    const PackFolder folder;
    folder.write_house();
    const auto house = folder.open("house");
    EXPECT_EQ(shown(find_uses(*house, "monsters/rat")), R"(lang/de.yaml:2 monsters/rat
monsters.yaml:2 monsters/rat
specials/bite.lua:7 
specials/rules.yaml:7 specials/draught
tests/first.yaml:10 
)");
    EXPECT_EQ(shown(find_uses(*house, "monsters/ghost")),
              "monsters.yaml:9 monsters/ghost\nscenario.yaml:11 scenarios/house\n");
    EXPECT_EQ(shown(find_uses(*house, "counters/chill")),
              "monsters.yaml:18 counters/chill\nspecials/rules.yaml:8 specials/draught\n");
    EXPECT_EQ(shown(find_uses(*house, "specials/bite")),
              "monsters.yaml:8 monsters/rat\nspecials/rules.yaml:13 specials/bite\n");
    EXPECT_EQ(find_uses(*house, "tiles/nothing").size(), 0U);
}

TEST(Uses, AreFoundInPacksBelow) {
    const PackFolder folder;
    folder.write_house();
    folder.write_wing();
    const auto wing = folder.open("wing");
    EXPECT_EQ(
        shown(find_uses(*wing, "monsters/ghost")),
        "more.yaml:6 monsters/ghost\nbelow monsters.yaml:9 monsters/ghost\nbelow scenario.yaml:11 scenarios/house\n");
}

TEST(Rename, ChangesEveryFileInOneStepAndNothingElse) {
    const PackFolder folder;
    folder.write_house();
    const auto house = folder.open("house");
    ASSERT_EQ(house->apply(rename(*house, "monsters/rat", "cellar-rat")), "");
    EXPECT_EQ(house->history().steps().size(), 1U);
    EXPECT_EQ(house->modified_files().size(), 5U);
    EXPECT_EQ(problems_of(*house), "");
    for (const std::string& file : house->modified_files()) {
        const std::string before = folder.read("house/" + file);
        EXPECT_LE(changed_lines(before, house->document(file)->text()), 1) << file;
    }
    EXPECT_NE(house->document("specials/bite.lua")->text().find("game:spawn(\"cellar-rat\")"), std::string::npos);
    EXPECT_NE(house->document("specials/bite.lua")->text().find("-- rat"), std::string::npos) << "a comment is none";
    EXPECT_NE(house->document("tests/first.yaml")->text().find("[cellar-rat#2]"), std::string::npos);
    EXPECT_NE(house->document("lang/de.yaml")->text().find("cellar-rat: {name: Ratte}"), std::string::npos);
    EXPECT_EQ(house->document("monsters.yaml")->text().find("cellar-Rat"), std::string::npos);
    ASSERT_TRUE(house->undo());
    EXPECT_FALSE(house->modified());
}

TEST(Rename, IsFollowedForthAndBack) {
    const PackFolder folder;
    folder.write_house();
    const auto house = folder.open("house");
    std::string shown = "monsters/rat";
    const Subscription steps = house->listen_to_steps([&](const StepEvent& step) {
        if (house->entries().find(shown) == nullptr) shown = new_name(*house, step, shown);
    });
    ASSERT_EQ(house->apply(rename(*house, "monsters/rat", "cellar-rat")), "");
    EXPECT_EQ(shown, "monsters/cellar-rat");
    ASSERT_EQ(house->apply(rename(*house, "monsters/ghost", "rat")), "") << "not this one";
    EXPECT_EQ(shown, "monsters/cellar-rat");
    house->undo();
    house->undo();
    EXPECT_EQ(shown, "monsters/rat");
    house->redo();
    EXPECT_EQ(shown, "monsters/cellar-rat");
    const auto document = house->document("monsters.yaml");
    const auto key = static_cast<std::uint32_t>(document->text().find("cellar-rat"));
    ASSERT_EQ(house->apply(text_command(*document, {{{key, key + 7}, ""}}, Stretch::Alone)), "") << "as if typed";
    EXPECT_EQ(shown, "monsters/rat");
    ASSERT_EQ(house->apply(delete_entries(*house, {"monsters/rat"})), "");
    EXPECT_EQ(shown, "");
}

TEST(Rename, WorksForEveryEntryThatIsThere) {
    const PackFolder folder;
    folder.write_house();
    const auto house = folder.open("house");
    std::vector<std::string> own;
    for (const EntryInfo& each : house->entries().list())
        own.push_back(each.full_id());
    for (const std::string& full_id : own) {
        ASSERT_EQ(house->apply(rename(*house, full_id, "quite-another")), "") << full_id;
        EXPECT_EQ(problems_of(*house), "") << full_id;
        EXPECT_EQ(house->entries().find(full_id), nullptr) << full_id;
        ASSERT_TRUE(house->undo());
        EXPECT_FALSE(house->modified());
    }
}

TEST(Rename, LeavesOtherThingsOfTheSameNameAlone) {
    const PackFolder folder;
    folder.write_house();
    const auto house = folder.open("house");
    ASSERT_EQ(house->apply(rename(*house, "scenarios/house", "mansion")), "");
    const std::string& test = house->document("tests/first.yaml")->text();
    EXPECT_NE(test.find("scenario: mansion"), std::string::npos);
    EXPECT_NE(test.find("realms:\n        house:"), std::string::npos) << "the realm keeps its name";
    EXPECT_NE(house->document("scenario.yaml")->text().find("realms:\n      house:"), std::string::npos);
}

TEST(Rename, RefusesNamesThatAreTakenOrNoIds) {
    const PackFolder folder;
    folder.write_house();
    folder.write_wing();
    const auto house = folder.open("house");
    EXPECT_NE(rename(*house, "monsters/rat", "ghost").refused, "");
    EXPECT_NE(rename(*house, "monsters/rat", "A rat").refused, "");
    EXPECT_NE(rename(*house, "monsters/none", "some").refused, "");
    EXPECT_TRUE(rename(*house, "monsters/rat", "lamp").ok()) << "an item may be called the same";
    const auto wing = folder.open("wing");
    EXPECT_EQ(rename(*wing, "monsters/rat", "x").refused,
              "monsters/rat comes from the pack house: only there can it get another id");
}

TEST(Rename, LeavesWordsThatMayMeanSomethingElseToThePerson) {
    const PackFolder folder;
    folder.write_house();
    folder.write("house/more.yaml", "items:\n  rat: {name: Toy rat}\n");
    folder.write("house/specials/list.lua", "local l = {}\nlocal names = {\"rat\"}\nreturn l\n");
    const auto house = folder.open("house");
    const Rename plan = plan_rename(*house, "monsters/rat", "mouse");
    EXPECT_EQ(shown(plan.uses), R"(lang/de.yaml:2 monsters/rat
monsters.yaml:2 monsters/rat
specials/bite.lua:7 
specials/list.lua:2  perhaps
specials/rules.yaml:7 specials/draught
tests/first.yaml:10 
)");
    ASSERT_EQ(house->apply(rename(*house, plan, {0, 1, 2, 3, 4, 5})), "");
    EXPECT_NE(house->document("specials/list.lua")->text().find("\"mouse\""), std::string::npos);
    EXPECT_NE(house->document("more.yaml")->text().find("rat:"), std::string::npos) << "the item keeps its name";
}

TEST(Rename, SaysHowManyPlacesChangeAndWhere) {
    const auto change = [](std::string file, std::size_t splices) {
        return FileChange{std::move(file), FileAction::Change, std::vector<Splice>(splices), 0};
    };
    EXPECT_EQ(changed_places({"", {change("a.yaml", 1)}, {}, {}}), "1 place in a.yaml");
    EXPECT_EQ(changed_places({"", {change("a.yaml", 2), change("b.lua", 1)}, {}, {}}), "3 places in a.yaml and b.lua");
    EXPECT_EQ(changed_places({"", {change("a", 1), change("b", 1), change("c", 1), change("d", 1)}, {}, {}}),
              "4 places in a, b, c and 1 more file");
}

TEST(Lua, IsReadAsWordsWhateverItIs) {
    const std::string text =
        "local x = game:spawn( 'rat', {health = 3, [\"a\"] = [==[ long ]] ]==]}) -- end\n--[[ a\nb ]] 1..2 \"open\n~= "
        "0x1F.8";
    std::string all;
    for (const LuaToken& token : lua_tokens(text))
        all += std::string(token.in(text)) + "|";
    EXPECT_EQ(all,
              "local|x|=|game|:|spawn|(|rat|,|{|health|=|3|,|[|a|]|=| long ]] |}|)|-- end|--[[ a\nb "
              "]]|1|..|2|open|~=|0x1F.8|");
    const auto tokens = lua_tokens(text);
    const LuaCall rat = call_around(text, tokens, 7);
    EXPECT_EQ(rat.object + rat.function + std::to_string(rat.argument), "gamespawn0");
    const LuaCall health = call_around(text, tokens, 12);
    EXPECT_EQ(health.function + std::to_string(health.argument) + health.key, "spawn1health");
    for (std::size_t cut = 0; cut <= text.size(); ++cut) {
        const auto part = lua_tokens(std::string_view(text).substr(0, cut));
        for (std::size_t i = 0; i <= part.size(); ++i)
            (void)call_around(text, part, i);
    }
}

TEST(TextSearch, FindsWordsWhereverTheyStand) {
    PackFolder folder;
    folder.write_house();
    folder.write("house/notes.yaml", "# The Cold well\nitems:\n  well-rope: {name: Rope of the WELL, combat: 1}\n");
    const auto house = folder.open("house");
    const auto hits = find_in_texts(*house, "well", 99);
    ASSERT_EQ(hits.size(), 3U);
    EXPECT_EQ(hits[0].file, "notes.yaml");
    EXPECT_EQ(hits[0].place.line, 1);
    EXPECT_EQ(hits[0].place.column, 12);
    EXPECT_EQ(hits[2].place.line, 3);
    EXPECT_EQ(hits[2].line, "well-rope: {name: Rope of the WELL, combat: 1}");
    EXPECT_EQ(find_in_texts(*house, "well", 2).size(), 2U);
    EXPECT_TRUE(find_in_texts(*house, "", 9).empty());
    EXPECT_EQ(find_in_texts(*house, "WELL", 9, Letters::Exact).size(), 1U);
}

/// Of a long line only what stands around the words is kept, however many of them there are.
TEST(TextSearch, FindsManyWordsInALongLine) {
    PackFolder folder;
    folder.write_house();
    std::string line = "#";
    for (int i = 0; i < 30'000; ++i)
        line += " \xC3\xA4\xC3\xA4 zqz";
    folder.write("house/notes.yaml", "# before\n" + line + "\n# zqz behind\n");
    const auto house = folder.open("house");
    const auto hits = find_in_texts(*house, "zqz", 99'999);
    ASSERT_EQ(hits.size(), 30'001U);
    for (const std::size_t i : {0U, 1U, 15'000U, 29'999U}) {
        EXPECT_EQ(hits[i].place.line, 2);
        EXPECT_EQ(hits[i].place.column, 6 + 7 * static_cast<int>(i));
        EXPECT_EQ(hits[i].line.substr(hits[i].at, 3), "zqz");
        EXPECT_LT(hits[i].line.size(), 420U);
        EXPECT_NE(static_cast<unsigned char>(hits[i].line.front()) & 0xC0, 0x80) << "no half of a letter";
    }
    EXPECT_EQ(hits.back().place.line, 3);
    EXPECT_EQ(hits.back().place.column, 3);
    EXPECT_EQ(hits.back().line, "# zqz behind");
}

TEST(TextSearch, OtherWordsArePutInThePlaceOfSomeAsOneStep) {
    PackFolder folder;
    folder.write_house();
    folder.write("house/notes.yaml", "# The well\nitems:\n  well-rope: {name: Rope of the WELL, combat: 1}\n");
    const auto house = folder.open("house");
    auto hits = find_in_texts(*house, "well", 99);
    ASSERT_EQ(hits.size(), 3U);
    EXPECT_EQ(hits[1].at, 0U);
    EXPECT_EQ(hits[2].line.substr(hits[2].at, 4), "WELL");
    const std::uint64_t then = house->revision();
    hits.erase(hits.begin() + 1);
    ASSERT_EQ(house->apply(replace_in_texts(*house, hits, "fountain", then)), "");
    EXPECT_EQ(house->document("notes.yaml")->text(),
              "# The fountain\nitems:\n  well-rope: {name: Rope of the fountain, combat: 1}\n");
    EXPECT_EQ(house->history().steps().size(), 1U);
    EXPECT_EQ(house->history().undo_label(), "Replace in 2 places");
    EXPECT_NE(house->apply(replace_in_texts(*house, hits, "pond", then)), "") << "they may be elsewhere now";
    EXPECT_EQ(find_in_texts(*house, "  well-rope", 1).front().at, std::string::npos);
}

TEST(TextSearch, FindsWholeWordsAlone) {
    PackFolder folder;
    folder.write_house();
    folder.write("house/notes.yaml", "# zqz, zqzs azqz zqz_a zqz-a (zqz) \xC3\xA4zqz\n");
    const auto house = folder.open("house");
    std::string columns;
    for (const TextHit& hit : find_in_texts(*house, "zqz", 99, Letters::Alike, WordEnds::Whole))
        columns += std::to_string(hit.place.column) + " ";
    EXPECT_EQ(columns, "3 24 31 ") << "an id goes on behind a dash, with another word";
    EXPECT_EQ(find_in_texts(*house, "(zqz", 99, Letters::Alike, WordEnds::Whole).size(), 1U);
    const auto found = [&](const std::string& text, const char* words) {
        folder.write("house/notes.yaml", text);
        return find_in_texts(*folder.open("house"), words, 99, Letters::Alike, WordEnds::Whole).size();
    };
    EXPECT_EQ(found("# \xE2\x80\x9Czqz\xE2\x80\x9D, zqz\xE2\x80\xA6 zqz\xE2\x80\x94zqz\n", "zqz"), 4U) << "signs";
    EXPECT_EQ(found("# zqz\xC3\xA9 zqz\xE4\xB8\xAD \xD0\xB6zqz\n", "zqz"), 0U) << "letters of other alphabets";
    EXPECT_EQ(found("# azqz zqz zqz\n", "zqz zqz"), 1U) << "behind a place where they are part of a word";
}

TEST(TextSearch, CapitalsStayAsTheyWereFound) {
    EXPECT_EQ(with_capitals_of("mist", "fog"), "fog");
    EXPECT_EQ(with_capitals_of("Mist", "fog"), "Fog");
    EXPECT_EQ(with_capitals_of("MIST", "fog"), "FOG");
    EXPECT_EQ(with_capitals_of("M", "fog"), "Fog");
    EXPECT_EQ(with_capitals_of("mIsT", "fog"), "fog");
    EXPECT_EQ(with_capitals_of("Mist", ""), "");
    EXPECT_EQ(with_capitals_of("mist", "Fog"), "fog");
    EXPECT_EQ(with_capitals_of("mist", "AP"), "AP") << "a word that is written in capitals";
    PackFolder folder;
    folder.write_house();
    folder.write("house/notes.yaml", "# Zqz and ZQZ and zqz\n");
    const auto house = folder.open("house");
    const auto hits = find_in_texts(*house, "zqz", 99);
    ASSERT_EQ(house->apply(replace_in_texts(*house, hits, "fog", house->revision(), Capitals::AsFound)), "");
    EXPECT_EQ(house->document("notes.yaml")->text(), "# Fog and FOG and fog\n");
}

TEST(TextSearch, TellsWordsForPeopleFromNames) {
    PackFolder folder;
    folder.write_house();
    folder.write("house/notes.yaml",
                 "# a well\n"
                 "items:\n"
                 "  well-rope:   # of the well\n"
                 "    name: Well rope\n"
                 "    tags: [well]\n"
                 "    text: >-\n"
                 "      From the\n"
                 "      # well.\n"
                 "specials:\n"
                 "  well: {text: A well., script: specials/well.lua}\n");
    folder.write("house/specials/well.lua", "-- the well\nlocal well = game:spawn('well', 'A well.')\n");
    folder.write("house/lang/fr.yaml", "items: {well-rope: {name: 'Well, fr'}}\n");
    folder.write("house/tests/well.yaml", "tests:\n  a well:\n    scenario: well\n    then: {log: the well}\n");
    const auto house = folder.open("house");
    const std::vector<TextHit> hits = find_in_texts(*house, "well", 99);
    const std::vector<WordSort> sorts = sorts_of(*house, hits);
    ASSERT_EQ(sorts.size(), hits.size());
    std::map<std::string, std::string> told;
    for (std::size_t i = 0; i < hits.size(); ++i)
        told[hits[i].file] += "WcnC"[static_cast<std::size_t>(sorts[i])];
    EXPECT_EQ(told["notes.yaml"], "cncWnWnWn") << "a file is named, not spoken of";
    EXPECT_EQ(told["specials/well.lua"], "cCCW");
    EXPECT_EQ(told["lang/fr.yaml"], "nW");
    EXPECT_EQ(told["tests/well.yaml"], "nnW");
}

}  // namespace
}  // namespace briar::editor
