// What lies in the box of the road: as many pieces as the rulebook counts, each with its source and its words.
#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "runtime/engine/rule_text.hpp"
#include "runtime/journey/journey_data.hpp"
#include "runtime/session/content_loader.hpp"
#include "runtime/session/systems.hpp"
#include "tests/rules/proofs.hpp"

namespace briar::journey {
namespace {

const Catalog& catalog() { return *proving_pack("the-forgotten-road").catalog; }

const Ruleset& rules() {
    static const std::shared_ptr<const Ruleset> compiled = [] {
        Diagnostics problems;
        return compile_scenario(system_set(), proving_pack("the-forgotten-road").catalog, {"the-forgotten-road", {}},
                                problems);
    }();
    return *compiled;
}

const JourneyData& box() { return rules().data<JourneyData>(); }

std::ptrdiff_t count_of(KindId kind) {
    return std::count_if(rules().pieces.begin(), rules().pieces.end(),
                         [&](const PieceInfo& piece) { return piece.kind == kind; });
}

/// Pieces whose definitions have a tag.
int count_tagged(const std::string& tag) {
    int count = 0;
    for (const LocationDef* location : box().locations) {
        if (location == nullptr) continue;
        count += static_cast<int>(std::count(location->tags.begin(), location->tags.end(), tag));
    }
    return count;
}

int skills() {
    int count = 0;
    for (const IconDef* icon : box().icons)
        count += !icon->any && icon->gold == 0 ? 1 : 0;
    return count;
}

bool has_source(const Entry& entry) {
    const Node* const source = entry.node->find("source");
    return source != nullptr && (source->text.starts_with("rulebook ") || source->text == "reconstructed");
}

/// Whether people can read what an entry does: its own text says so, or those of its specials.
bool is_worded(const Entry& entry) {
    if (entry.node->find("text") != nullptr) return true;
    const Node* const specials = entry.node->find("specials");
    return specials != nullptr && std::all_of(specials->items.begin(), specials->items.end(), [](const auto& special) {
               return !text_of(catalog(), catalog().find("specials", special->text)).empty();
           });
}

TEST(RoadComponents, FR_0_1_ThirtyTwoActionCardsThreeOfThemDoublers) {
    EXPECT_EQ(count_of(box().card_kind), 32);
    int doublers = 0;
    std::set<std::uint32_t> skills_on_cards;
    for (std::size_t i = 0; i < box().cards.size(); ++i) {
        if (box().cards[i] == nullptr) continue;
        doublers += box().cards[i]->doubles != Doubles::None ? 1 : 0;
        if (box().cards[i]->icons.size() == 1) skills_on_cards.insert(box().shown[i]);
    }
    EXPECT_EQ(doublers, 3);
    EXPECT_EQ(skills_on_cards.size(), 4u);
}

TEST(RoadComponents, FR_0_1_FourHeroesOfFourSkillsAndTwelveItems) {
    EXPECT_EQ(box().hero_pieces.size(), 4u);
    std::set<std::uint16_t> icons;
    for (const PieceId hero : box().hero_pieces)
        icons.insert(box().heroes[hero.value]->icon.value);
    EXPECT_EQ(icons.size(), 4u);
    EXPECT_EQ(count_of(box().item_kind), 12);
}

TEST(RoadComponents, FR_0_1_NineRoadAndNineDungeonCardsThreeBossesEachAndTwoStarts) {
    EXPECT_EQ(count_tagged("road"), 9);
    EXPECT_EQ(count_tagged("dungeon"), 9);
    EXPECT_EQ(count_tagged("road-boss"), 3);
    EXPECT_EQ(count_tagged("dungeon-boss"), 3);
    EXPECT_EQ(count_tagged("start"), 2);
    EXPECT_EQ(count_of(box().location_kind), 26);
}

TEST(RoadComponents, FR_0_1_ThreeSkillDiceOfSixFaces) {
    EXPECT_EQ(box().dice, 3);
    EXPECT_EQ(box().faces.size(), 6u);
    EXPECT_EQ(skills(), 4);
}

TEST(RoadComponents, FR_4_2_EachFaceIsThereOnce) {
    const std::set<Icon> faces(box().faces.begin(), box().faces.end());
    EXPECT_EQ(faces.size(), 6u);
    EXPECT_EQ(faces.size(), box().icons.size());
}

TEST(RoadComponents, FR_4_1_EveryLocationHasACheckAndAFight) {
    for (const auto& location : box().all_locations) {
        EXPECT_FALSE(location->check.empty()) << location->name;
        EXPECT_GT(location->fight.points, 0) << location->name;
        EXPECT_FALSE(location->failing.nothing()) << location->name;
    }
}

TEST(RoadComponents, FR_6_3_TheRoadGoesStraightAndTheDungeonDown) {
    ASSERT_EQ(box().legs.size(), 2u);
    EXPECT_EQ(box().legs[0].layout, RowLayout::Straight);
    EXPECT_EQ(box().legs[1].layout, RowLayout::Descending);
}

TEST(RoadComponents, FR_7_2_ManyBossesHaveADie) {
    int bosses = 0;
    int with_die = 0;
    for (const auto& location : box().all_locations) {
        bosses += location->boss ? 1 : 0;
        with_die += location->boss && location->fight.dice.count > 0 ? 1 : 0;
    }
    EXPECT_EQ(bosses, 6);
    EXPECT_GE(with_die, 3);
}

/// A boss that cannot be beaten must hurt, or the game would never end.
TEST(RoadComponents, FR_7_3_LosingToABossCostsHealth) {
    for (const auto& location : box().all_locations) {
        if (!location->boss) continue;
        EXPECT_GT(location->fight.losing.damage + location->fight.losing.incapacitate, 0) << location->name;
    }
}

/// Five damage tokens lie in the box: no party of three that stands can have taken more.
TEST(RoadComponents, FR_8_1_FiveDamageTokensAreEnoughForAnyParty) {
    std::vector<int> bearable;
    for (const PieceId hero : box().hero_pieces)
        bearable.push_back(box().heroes[hero.value]->health - 1);
    std::sort(bearable.rbegin(), bearable.rend());
    EXPECT_LE(bearable[0] + bearable[1] + bearable[2], 5);
}

TEST(RoadComponents, EachEntryTellsItsSource) {
    const std::set<std::string> printed{"icons", "cards", "heroes", "items", "locations", "specials", "scenarios"};
    for (const Entry& entry : catalog().entries()) {
        if (!printed.contains(entry.kind)) continue;
        EXPECT_TRUE(has_source(entry)) << entry.full_id();
    }
}

TEST(RoadComponents, EachThingThatDoesSomethingHasAText) {
    for (const Entry& entry : catalog().entries()) {
        const bool does_something = entry.kind == "items" || entry.kind == "heroes" || entry.kind == "specials" ||
                                    entry.node->find("specials") != nullptr || entry.node->find("doubles") != nullptr;
        if (!does_something) continue;
        EXPECT_TRUE(is_worded(entry)) << entry.full_id();
    }
}

TEST(RoadComponents, AtLeastHalfOfTheSpecialsNeedNoScript) {
    std::size_t scripted = 0;
    const auto& specials = catalog().of_kind("specials");
    for (const DefId id : specials)
        scripted += catalog().entry(id).node->find("script") != nullptr ? 1 : 0;
    EXPECT_LE(scripted * 2, specials.size());
}

}  // namespace
}  // namespace briar::journey
