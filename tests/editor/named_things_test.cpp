#include "editor/playing/named_things.hpp"

#include <gtest/gtest.h>

#include <utility>

#include "tests/editor/bots_game.hpp"

namespace briar::editor {
namespace {

using All = std::vector<std::pair<std::string, std::string>>;

/// The words that are found, each with its entry.
All found(const NamedThings& things, const std::string& line) {
    All all;
    for (const NamedThings::Found& each : things.in(line))
        all.emplace_back(line.substr(each.begin, each.end - each.begin), each.entry);
    return all;
}

NamedThings named_in_forest(Overlay overlay = {}) { return NamedThings(*load_rules(forest(std::move(overlay))).rules); }

TEST(NamedThings, AreFoundInALineFromLeftToRight) {
    const NamedThings things = named_in_forest();
    EXPECT_EQ(found(things, "Tamiel fights Fen viper."),
              (All{{"Tamiel", "heroes/tamiel"}, {"Fen viper", "monsters/fen-viper"}}));
    EXPECT_EQ(found(things, "Fen viper rolls d6+3: 3 + 3 = 6."), (All{{"Fen viper", "monsters/fen-viper"}}));
    EXPECT_EQ(found(things, "Tamiel"), (All{{"Tamiel", "heroes/tamiel"}})) << "alone";
    EXPECT_EQ(found(things, ""), All{});
    EXPECT_EQ(found(things, "Tamiel lays Forest's edge at 0,1."),
              (All{{"Tamiel", "heroes/tamiel"}, {"Forest's edge", "tiles/start"}}))
        << "signs within a name";
}

TEST(NamedThings, AreWholeWordsAsTheyAreWritten) {
    const NamedThings things = named_in_forest();
    for (const char* line : {"Tamiels Weg", "Fen vipers", "tamiel", "Tamielä", "äTamiel", "Fen", "viper"})
        EXPECT_EQ(found(things, line), All{}) << line;
    EXPECT_EQ(found(things, "(Tamiel)"), (All{{"Tamiel", "heroes/tamiel"}}));
}

TEST(NamedThings, WithTheLongestNameCount) {
    const std::filesystem::path file = project_root() / "scenarios/the-cursed-forest/monsters.yaml";
    const NamedThings things =
        named_in_forest({{overlay_key(file), changed(file, "name: Grey wolf", "name: Fen viper queen")}});
    EXPECT_EQ(found(things, "Fen viper queen bites Fen viper."),
              (All{{"Fen viper queen", "monsters/grey-wolf"}, {"Fen viper", "monsters/fen-viper"}}));
}

TEST(NamedThings, OfTheSameNameAreThoseThatCanLieOnTheTable) {
    const std::filesystem::path file = project_root() / "scenarios/the-cursed-forest/monsters.yaml";
    const NamedThings things = named_in_forest({{overlay_key(file), changed(file, "name: Grey wolf", "name: Poison")}});
    EXPECT_EQ(found(things, "Tamiel gets Poison.").back().second, "monsters/grey-wolf");
    EXPECT_EQ(found(named_in_forest(), "Tamiel gets Poison.").back().second, "statuses/poison");
}

class NamedInALog : public BotsGame {};

/// Whatever is said of a fight leads to those who fight.
TEST_F(NamedInALog, EveryLineOfAFightLeadsSomewhere) {
    play_bots_until_over();
    const NamedThings things(*model_.rules().rules);
    std::size_t fights = 0;
    for (const LogEntry& each : model_.log()) {
        const bool of_fight =
            each.text.find(" rolls ") != std::string::npos || each.text.find(" fights ") != std::string::npos;
        if (!of_fight) continue;
        ++fights;
        EXPECT_FALSE(things.in(each.text).empty()) << each.text;
    }
    EXPECT_GT(fights, 10U);
}

}  // namespace
}  // namespace briar::editor
