#include <gtest/gtest.h>

#include "runtime/engine/script_host.hpp"
#include "tests/crawl/fight_table.hpp"

namespace briar::crawl {
namespace {

/// A special of ann: an action of her turn without cost; and vars to look at.
FightPack with_action(const std::string& effects, const std::string& more = {}) {
    return {{},
            {{"ann", "specials: trial"}},
            "  trial: {actions: {try: {label: Try, during: turn, do: [" + effects + "]}}" + more + "}\n",
            "vars: {a: 0, b: 0, c: 0}"};
}

int var(FightTable& table, const std::string& name) { return table.game().state().var(table.game().rules().var(name)); }

/// What an expression that gives a number comes to in ann's turn at the gate.
int value_of(const std::string& expression, void (*prepare)(FightTable&) = nullptr) {
    FightTable table(with_action("{set_var: {name: a, value: {" + expression + "}}}"), {"ann", "ben"});
    table.lay(1, 0);
    table.lay(2, 0);
    table.lay(2, 1);
    if (prepare != nullptr) prepare(table);
    table.run();
    table.choose("try");
    return var(table, "a");
}

/// What running an effect that cannot work says.
std::string refusal(const std::string& effect) {
    FightTable table(with_action(effect), {"ann", "ben"});
    table.run();
    try {
        table.choose("try");
    } catch (const RuleError& error) {
        return error.what();
    }
    return {};
}

TEST(Verbs, NumbersOfHeroes) {
    EXPECT_EQ(value_of("health: {piece_of: ben}"), 8);
    EXPECT_EQ(value_of("most_health: {piece_of: ann}"), 10);
    EXPECT_EQ(value_of("ap: {piece_of: ann}"), 5);
    EXPECT_EQ(value_of("lives: {piece_of: ann}"), 3);
    EXPECT_EQ(value_of("kills: {piece_of: ann}"), 0);
    EXPECT_EQ(value_of("seat_of: {piece_of: ben}"), 0);
    EXPECT_EQ(value_of("can_pay: 5"), 1);
    EXPECT_EQ(value_of("can_pay: 6"), 0);
    EXPECT_EQ(value_of("is_active_hero: {piece_of: ann}"), 1);
    EXPECT_EQ(value_of("is_active_hero: {piece_of: ben}"), 0);
}

TEST(Verbs, WhatStandsAndLiesOnTiles) {
    EXPECT_EQ(value_of("crowded: here"), 1);
    EXPECT_EQ(value_of("crowded: here", [](FightTable& table) { table.hero("ben", 1, 0); }), 0);
    EXPECT_EQ(value_of("has_token: unseen"), 0);
    EXPECT_EQ(value_of("unrevealed: here"), 0);
    EXPECT_EQ(value_of("unrevealed: {tile_of: {piece_of: ben}}",
                       [](FightTable& table) {
                           table.hero("ben", 1, 0);
                           table.unrevealed(1, 0);
                       }),
              1);
    EXPECT_EQ(value_of("has_special: {special: trial, piece: hero}"), 1);
    EXPECT_EQ(value_of("has_special: {special: trial, piece: here}"), 0);
    EXPECT_EQ(value_of("tagged: {tag: holy, piece: {piece_of: relic}}"), 1);
    EXPECT_EQ(value_of("tagged: {tag: holy, piece: hero}"), 0);
    EXPECT_EQ(value_of("realm_complete: here"), 0);
}

TEST(Verbs, WaysOverTheMap) {
    const auto ben_at_the_end = [](FightTable& table) { table.hero("ben", 2, 1); };
    const auto ben_in_line = [](FightTable& table) { table.hero("ben", 2, 0); };
    EXPECT_EQ(value_of("distance: {to: {tile_of: {piece_of: ben}}}", ben_at_the_end), 3);
    EXPECT_EQ(value_of("distance: {to: here, from: {tile_of: {piece_of: ben}}}", ben_in_line), 2);
    EXPECT_EQ(value_of("in_line: {to: {tile_of: {piece_of: ben}}}", ben_at_the_end), 0);
    EXPECT_EQ(value_of("in_line: {to: {tile_of: {piece_of: ben}}}", ben_in_line), 2);
}

TEST(Verbs, ItemsAndWhoCarriesThem) {
    const auto sword = [](FightTable& table) { table.give("ben", "sword"); };
    const auto in_the_pack = [](FightTable& table) {
        table.give("ben", "sword");
        table.game().state().move_to_back(table.piece("sword"),
                                          table.data().hero_zones[table.piece("ben").value].backpack);
    };
    EXPECT_EQ(value_of("carries: {item: sword, hero: {piece_of: ben}}", in_the_pack), 1);
    EXPECT_EQ(value_of("carries: sword", sword), 0);
    EXPECT_EQ(value_of("bears: {item: sword, hero: {piece_of: ben}}", sword), 1);
    EXPECT_EQ(value_of("bears: {item: sword, hero: {piece_of: ben}}", in_the_pack), 0);
    EXPECT_EQ(value_of("health: {bearer_of: sword}", sword), 8);
    EXPECT_EQ(value_of("has_status: fever"), 0);
}

TEST(Verbs, WhatIsDrawnIsOfTheKindThatIsMeant) {
    EXPECT_NE(refusal("{draw_monster: items}").find("the bag `items` holds items, no monsters"), std::string::npos);
    EXPECT_NE(refusal("{draw_items: {from: monsters}}").find("the bag `monsters` holds monsters, no items"),
              std::string::npos);
    for (const char* const zone : {"box", "used"}) {
        for (const char* const verb : {"draw", "draw_monster", "draw_items"}) {
            EXPECT_NE(refusal("{" + std::string(verb) + ": {from: " + zone + "}}").find("no such bag"),
                      std::string::npos)
                << verb << " " << zone;
        }
    }
}

TEST(Verbs, TokensArePlacedAndRemoved) {
    FightTable table(
        with_action("{place: mud}, {if: {has_token: mud}, then: [{set_var: {name: a, value: 1}}]}, "
                    "{set_var: {name: b, value: {remove: mud}}}, {set_var: {name: c, value: {remove: mud}}}"));
    table.run();
    table.choose("try");
    EXPECT_EQ(var(table, "a"), 1);
    EXPECT_EQ(var(table, "b"), 1);
    EXPECT_EQ(var(table, "c"), 0);
    EXPECT_EQ(table.on(0, 0), "ann");
    EXPECT_NE(refusal("{place: mud}, {place: mud}, {place: mud}").find("no token `Mud` is left"), std::string::npos);
}

TEST(Verbs, HealthApAndKillsChange) {
    FightTable table(with_action("{spend: 9}, {heal: 2}, {set_health: {value: 4, piece: {piece_of: ben}}}, "
                                 "{heal_fully: {piece_of: ben}}"),
                     {"ann", "ben"});
    table.set("ann", "health", 5);
    table.run();
    table.choose("try");
    EXPECT_EQ(table.ap("ann"), 0);
    EXPECT_EQ(table.health("ann"), 7);
    EXPECT_EQ(table.health("ben"), 8);
    EXPECT_NE(refusal("{set_health: 0}").find("1 or more"), std::string::npos);
}

TEST(Verbs, CF_14_3_KillsAreTradedTheLeastFirstAndCanBeDrawnAgain) {
    FightTable table(
        with_action("{set_var: {name: a, value: {trade_kills: 2}}}, "
                    "{set_var: {name: b, value: {trade_kills: 2}}}"));
    const ZoneId kills = table.data().hero_zones[table.piece("ann").value].kills;
    for (const char* id : {"bear", "rat", "wolf"})
        table.game().state().move_to_back(table.piece(id), kills);
    table.run();
    table.choose("try");
    EXPECT_EQ(var(table, "a"), 1);
    EXPECT_EQ(var(table, "b"), 0);
    EXPECT_EQ(table.in("ann/kills"), "bear");
    EXPECT_EQ(table.in("hills/monsters/traded"), "rat wolf");
}

TEST(Verbs, ItemsAreGainedDroppedDrawnAndDestroyed) {
    FightTable fine(
        with_action("{gain: {piece_of: sword}}, {draw_items: 2}, {drop: {piece_of: sword}}, "
                    "{destroy: {piece_of: axe}}"));
    fine.only_in_bag("items", {"herb", "herb"});
    fine.run();
    fine.choose("try");
    EXPECT_EQ(fine.on(0, 0), "ann sword");
    EXPECT_EQ(fine.in("ann/backpack") + fine.in("ann/hands"), "herb herb");
    EXPECT_EQ(fine.in("used"), "axe");
}

TEST(Verbs, DrawTakesFromABagWhatLiesInIt) {
    FightTable monsters(with_action("{fight: {draw: monsters}}"));
    monsters.only_in_bag("monsters", {"wolf"});
    monsters.run();
    monsters.choose("try");
    EXPECT_TRUE(monsters.offers("fight wolf"));
    FightTable items(with_action("{draw: {from: items, count: 2}}"));
    items.only_in_bag("items", {"herb", "herb", "herb"});
    items.run();
    items.choose("try");
    EXPECT_EQ(items.in("hills/items"), "herb");
}

TEST(Verbs, CF_5_5_AFightAgainstNobodyIsNoFight) {
    FightTable table(with_action("{fight: {draw: monsters}}, {add_var: a}"));
    table.only_in_bag("monsters", {});
    table.run();
    table.choose("try");
    EXPECT_EQ(var(table, "a"), 1);
    EXPECT_EQ(table.prompt(), "turn");
}

TEST(Verbs, MonstersComeAndGo) {
    FightTable table(with_action("{spawn: {monster: ghost, health: 3}}, {put_monster: {monster: {piece_of: ghost}, "
                                 "tile: {tile_of: {piece_of: ben}}}}, {kill: {piece_of: wolf}}"),
                     {"ann", "ben"});
    table.lay(1, 0);
    table.hero("ben", 1, 0);
    table.monster("wolf", 1, 0);
    table.only_in_bag("items", {});
    table.run();
    table.choose("try");
    EXPECT_EQ(table.on(1, 0), "ben ghost");
    EXPECT_EQ(table.health("ghost"), 3);
    EXPECT_EQ(table.in("ann/kills"), "wolf");
    EXPECT_NE(refusal("{kill: {piece_of: wolf}}").find("is on no map"), std::string::npos);
    EXPECT_NE(refusal("{put_monster: {monster: {piece_of: wolf}, tile: here}}").find("`spawn` it"), std::string::npos);
}

TEST(Verbs, AllMonstersLeave) {
    FightTable table(with_action("{clear_monsters: true}"));
    table.lay(1, 0);
    table.lay(2, 0);
    table.monster("wolf", 1, 0);
    table.monster("bear", 1, 0);
    table.unrevealed(2, 0);
    table.run();
    table.choose("try");
    EXPECT_EQ(table.on(1, 0) + table.on(2, 0), "");
}

TEST(Verbs, WoundsKillOutsideOfFights) {
    FightTable table(
        with_action("{wound: {amount: 2, monster: {piece_of: wolf}}}, "
                    "{wound: {amount: 9, monster: {piece_of: wolf}}}"));
    table.lay(1, 0);
    table.monster("wolf", 1, 0);
    table.only_in_bag("items", {"herb"});
    table.run();
    table.choose("try");
    EXPECT_EQ(table.in("ann/kills"), "wolf");
    EXPECT_EQ(table.in("ann/backpack"), "herb");
}

TEST(Verbs, HeroesAreMovedAndPut) {
    const FightPack walk = [] {
        FightPack pack = with_action("{move: {tile_of: {piece_of: ben}}}");
        pack.extra["path"] = "specials: mire";
        pack.specials += "  mire: {on: {entered: [{add_var: b}]}}\n";
        return pack;
    }();
    FightTable moved(walk, {"ann", "ben"});
    moved.lay(1, 0);
    moved.hero("ben", 1, 0);
    moved.run();
    moved.choose("try");
    EXPECT_EQ(moved.place("ann"), "1,0");
    EXPECT_EQ(var(moved, "b"), 1);
    EXPECT_EQ(moved.ap("ann"), 5);
    FightPack jump = walk;
    jump.specials =
        "  trial: {actions: {try: {label: Try, during: turn, do: [{put: {tile: {tile_of: {piece_of: "
        "ben}}}}]}}}\n  mire: {on: {entered: [{add_var: b}]}}\n";
    FightTable put(jump, {"ann", "ben"});
    put.lay(1, 0);
    put.hero("ben", 1, 0);
    put.run();
    put.choose("try");
    EXPECT_EQ(put.place("ann"), "1,0");
    EXPECT_EQ(var(put, "b"), 0);
}

TEST(Verbs, TilesAreRevealedAndLaid) {
    FightTable revealed(with_action("reveal"));
    revealed.run();
    revealed.choose("try");
    revealed.choose("lay east");
    EXPECT_EQ(revealed.on(1, 0), "");
    FightTable laid(with_action("{lay: {tile: path, beside: here}}"));
    laid.run();
    laid.choose("try");
    laid.choose("lay north");
    EXPECT_EQ(laid.on(0, -1), "");
}

TEST(Verbs, AMissingPieceIsSaidInWords) {
    EXPECT_NE(refusal("{drop: {piece_of: sword}}").find("nobody carries `Sword`"), std::string::npos);
    EXPECT_NE(refusal("{wound: 3}").find("there is no monster here"), std::string::npos);
    EXPECT_NE(refusal("{die: {piece_of: cid}}, {hurt: {amount: 1, hero: {piece_of: cid}}}, "
                      "{gain: {item: {piece_of: sword}, hero: {piece_of: cid}}}")
                  .find("is not in play any more"),
              std::string::npos);
}

TEST(Verbs, EveryOneIsExplained) {
    FightTable table;
    for (const VerbSpec& verb : table.game().rules().registry->verbs()) {
        EXPECT_GT(verb.doc.size(), 10U) << verb.name;
        EXPECT_FALSE(verb.example.empty()) << verb.name;
        for (const Param& param : verb.params) {
            EXPECT_FALSE(param.doc.empty()) << verb.name << " " << param.name;
            EXPECT_TRUE(param.required || !param.fallback.empty()) << verb.name << " " << param.name;
        }
    }
    for (const EventSpec& event : table.game().rules().registry->events()) {
        EXPECT_FALSE(event.doc.empty()) << event.name;
        for (const Field& field : event.fields)
            EXPECT_FALSE(field.doc.empty()) << event.name << " " << field.name;
    }
}

}  // namespace
}  // namespace briar::crawl
