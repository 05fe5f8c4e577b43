// What lies in the box: as many pieces as the rulebook counts, each with its source and its words.
#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "runtime/crawl/crawl_data.hpp"
#include "runtime/session/content_loader.hpp"
#include "runtime/session/systems.hpp"
#include "tests/rules/proofs.hpp"

namespace briar::crawl {
namespace {

const Catalog& catalog() { return *proving_pack("the-cursed-forest").catalog; }

const Ruleset& rules() {
    static const std::shared_ptr<const Ruleset> compiled = [] {
        Diagnostics problems;
        return compile_scenario(system_set(), proving_pack("the-cursed-forest").catalog, {"the-cursed-forest", {}},
                                problems);
    }();
    return *compiled;
}

const CrawlData& box() { return rules().data<CrawlData>(); }

/// How many pieces lie in a zone before anything has happened.
std::ptrdiff_t count_in(ZoneId zone) { return std::count(rules().starts.begin(), rules().starts.end(), zone); }

/// How many pieces there are of a kind, and of how many entries.
std::ptrdiff_t count_of(KindId kind) {
    return std::count_if(rules().pieces.begin(), rules().pieces.end(),
                         [&](const PieceInfo& piece) { return piece.kind == kind; });
}

std::ptrdiff_t kinds_in(ZoneId zone) {
    std::set<DefId> kinds;
    for (std::size_t i = 0; i < rules().pieces.size(); ++i) {
        if (rules().starts[i] == zone) kinds.insert(rules().pieces[i].def);
    }
    return static_cast<std::ptrdiff_t>(kinds.size());
}

ZoneId bag(const std::string& name) {
    for (const BagData& each : box().realms.front().bags) {
        if (each.name == name) return each.zone;
    }
    return {};
}

int copies(const std::string& kind, const std::string& id) {
    const PieceRow row = box().copies[catalog().find(kind, id).value];
    return row.end - row.begin;
}

bool has_text(const Entry& entry, const char* field) {
    const Node* const value = entry.node->find(field);
    return value != nullptr && value->is_scalar() && !value->text.empty();
}

TEST(Components, CF_0_1_FortyThreeTilesWithStartAndExit) {
    const RealmData& forest = box().realms.front();
    EXPECT_EQ(count_of(box().tile_kind), 43);
    EXPECT_EQ(count_in(forest.stack), 41);
    EXPECT_TRUE(forest.start && forest.exit);
}

TEST(Components, CF_0_1_ThirtyMonstersInTheBagOfTwelveKindsOrMore) {
    EXPECT_EQ(count_in(bag("monsters")), 30);
    EXPECT_GE(kinds_in(bag("monsters")), 12);
}

TEST(Components, CF_0_1_FortyItemsInTheBagOfTwentyFourKindsOrMore) {
    EXPECT_EQ(count_in(bag("items")), 40);
    EXPECT_GE(kinds_in(bag("items")), 24);
}

TEST(Components, CF_0_1_FourSeedsEightHeroesFortyTwoTokens) {
    const auto seeds = std::count_if(box().item_defs.begin(), box().item_defs.end(), [](const auto& item) {
        return std::find(item->tags.begin(), item->tags.end(), "seed") != item->tags.end();
    });
    EXPECT_EQ(seeds, 4);
    EXPECT_EQ(box().hero_pieces.size(), 8u);
    // The spiders' tokens are monsters here, as one fights them.
    EXPECT_EQ(count_of(box().token_kind) + count_of(box().status_kind) + copies("monsters", "spiders"), 42);
}

TEST(Components, CF_4_6_MonsterTilesAreNumberedFromOneToFourteen) {
    std::multiset<int> numbers;
    for (const auto& tile : box().tile_defs) {
        EXPECT_EQ(tile->monster, tile->number > 0) << tile->name;
        for (int i = 0; tile->monster && i < tile->count; ++i)
            numbers.insert(tile->number);
    }
    EXPECT_EQ(numbers.size(), 14u);
    for (int number = 1; number <= 14; ++number)
        EXPECT_EQ(numbers.count(number), 1u) << number;
}

TEST(Components, CF_5_4_EachMonsterOfTheBagHasATougherSide) {
    for (const auto& monster : box().monster_defs) {
        if (monster->boss || !monster->trophy) continue;  // not drawn from the bag
        const MonsterSide& front = monster->front;
        const MonsterSide& guardian = monster->guardian;
        EXPECT_GE(guardian.health, front.health) << monster->name;
        // Twice the average of the total, so that it stays a whole number.
        const int usual = 7 * front.dice + 2 * front.bonus;
        const int tougher = 7 * guardian.dice + 2 * guardian.bonus;
        EXPECT_GE(tougher, usual) << monster->name;
        EXPECT_TRUE(guardian.health > front.health || tougher > usual) << monster->name;
        // The track of the board ends at 13.
        EXPECT_GE(front.health, 3) << monster->name;
        EXPECT_LE(guardian.health, 13) << monster->name;
    }
}

TEST(Components, EachEntryTellsItsSource) {
    const std::set<std::string> printed{"tiles", "monsters", "items", "heroes", "tokens", "statuses", "specials"};
    for (const Entry& entry : catalog().entries()) {
        if (!printed.contains(entry.kind)) continue;
        ASSERT_TRUE(has_text(entry, "source")) << entry.full_id();
        const std::string& source = entry.node->find("source")->text;
        EXPECT_TRUE(source.starts_with("rulebook ") || source == "reconstructed" || source == "ruling")
            << entry.full_id() << ": " << source;
    }
}

TEST(Components, EachSpecialItemHeroAndStatusHasAText) {
    const std::set<std::string> worded{"specials", "items", "heroes", "tokens", "statuses"};
    for (const Entry& entry : catalog().entries()) {
        if (worded.contains(entry.kind)) {
            EXPECT_TRUE(has_text(entry, "text")) << entry.full_id();
        }
    }
}

}  // namespace
}  // namespace briar::crawl
