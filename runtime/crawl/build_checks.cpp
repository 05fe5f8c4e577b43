// What does not fit together in a scenario, although each of its parts is sound.
#include <algorithm>
#include <utility>

#include "runtime/content/parts.hpp"
#include "runtime/content/said_last.hpp"
#include "runtime/crawl/build.hpp"
#include "runtime/engine/scenario_blame.hpp"
#include "runtime/source/path.hpp"

namespace briar::crawl {
namespace {

constexpr int kMostTiles = 500;

const Node& rules_node(const Build& build) {
    const Node* const rules = build.builder.scenario().find("rules");
    return rules != nullptr ? *rules : build.builder.scenario();
}

int monster_tiles(const CrawlData& data) {
    return static_cast<int>(std::count_if(data.tiles.begin(), data.tiles.end(),
                                          [](const TileDef* tile) { return tile != nullptr && tile->monster; }));
}

bool has_bag(const RealmData& realm, const std::string& name) {
    return std::any_of(realm.bags.begin(), realm.bags.end(), [&](const BagData& bag) { return bag.name == name; });
}

bool has_monster_tile(const Build& build, const RealmData& realm) {
    for (std::uint16_t i = 0; i < build.data.tile_count; ++i) {
        const bool here = build.builder.starts()[i] == realm.stack || build.builder.starts()[i] == realm.aside;
        if (here && build.data.tiles[i]->monster) return true;
    }
    return false;
}

/// An error of the scenario, told where the last pack says one of these fields.
void error(const Build& build, const std::vector<std::string>& fields, std::string id, std::string message,
           std::string hint) {
    blame(build.builder, Severity::Error, fields, std::move(id), std::move(message), std::move(hint));
}

std::string bags_of(const RealmData& realm) { return "realms." + realm.id + ".bags"; }

/// Where a field is said last, and by which of the packs that lie over each other.
struct Said {
    std::size_t layer = 0;
    const Node* node = nullptr;
};

Said said(const Build& build, DefId def, const std::string& field) {
    const Catalog& catalog = build.builder.catalog();
    const Entry& entry = catalog.entry(def);
    const auto origins = catalog.origins(def, field);
    const std::string& pack = origins.empty() ? entry.pack : origins.back().pack;
    const auto layer =
        std::find_if(catalog.packs().begin(), catalog.packs().end(), [&](const Pack& each) { return each.id == pack; });
    const Node* node = field.empty() ? nullptr : entry.node->find(field);
    return {static_cast<std::size_t>(layer - catalog.packs().begin()), node != nullptr ? node : entry.node};
}

/// What brought tiles and tokens out of balance: of all that they depend on, what the last pack says. Where that is one
/// pack that says both, the number of tokens.
const Node& cause_of_imbalance(const Build& build) {
    const DefId token = build.data.rules.monster_token;
    const Said scenario = said(build, build.builder.ruleset().scenario, "rules");
    const Said tokens = said(build, token, "count");
    Said cause = tokens;
    for (std::size_t i = 0; i < build.data.tile_count; ++i) {
        if (build.data.tiles[i] == nullptr || !build.data.tiles[i]->monster) continue;
        for (const char* field : {"monster", "count"}) {
            const Said tile = said(build, build.builder.ruleset().pieces[i].def, field);
            if (tile.layer > tokens.layer && tile.layer >= cause.layer) cause = tile;
        }
    }
    return scenario.layer > cause.layer ? rules_node(build) : *cause.node;
}

/// CF-5.1, CF-5.2: every monster tile needs a token, and a bag to draw from.
void check_monsters(const Build& build) {
    const CrawlData& data = build.data;
    const int tiles = monster_tiles(data);
    if (tiles == 0) return;
    if (!build.builder.knows("rules")) return;
    if (!data.rules.monster_token) {
        error(build, {"rules.monster_token", "rules"}, "crawl.no-monster-token",
              "some tiles carry the monster symbol, but no token stands for it",
              "name that token under `rules`, as `monster_token`");
        return;
    }
    const PieceRow tokens = data.copies[data.rules.monster_token.value];
    if (const int count = tokens.end - tokens.begin;
        count < tiles && build.builder.knows("tiles|tokens", {"count", "monster"})) {
        build.error(cause_of_imbalance(build), "crawl.too-few-monster-tokens",
                    "there are " + std::to_string(tiles) + " monster tiles but " + std::to_string(count) +
                        " tokens of `" + build.builder.catalog().entry(data.rules.monster_token).id + "`",
                    "raise the token's `count` to " + std::to_string(tiles));
    }
    for (const RealmData& realm : data.realms) {
        if (!build.builder.knows("realms") || !has_monster_tile(build, realm) || has_bag(realm, data.rules.monster_bag))
            continue;
        error(build, {bags_of(realm), "rules.monster_bag", "realms." + realm.id}, "crawl.no-monster-bag",
              "the realm `" + realm.id + "` has monster tiles but no bag `" + data.rules.monster_bag + "`",
              "add it under the realm's `bags`");
    }
}

bool is_empty(const Build& build, ZoneId zone) {
    const std::vector<ZoneId>& starts = build.builder.starts();
    return std::find(starts.begin(), starts.end(), zone) == starts.end();
}

/// What can be played, but is most likely a slip: nothing to explore, nobody to meet.
void check_empty(const Build& build) {
    if (build.data.realms.empty() || !build.builder.knows("realms") ||
        !build.builder.knows("tiles|monsters", {"tags", "count"}))
        return;
    const RealmData& first = build.data.realms.front();
    const Node* const stack = resolve(build.builder.scenario(), {"realms", first.id, "stack"});
    if (stack != nullptr && !stack->is_null() && is_empty(build, first.stack)) {
        blame(build.builder, Severity::Warning, {"realms." + first.id + ".stack", "realms." + first.id},
              "crawl.empty-stack", "the realm `" + first.id + "` has no tiles to explore: its stack is empty",
              "say under `stack` which tiles it is made of, such as all that have a tag");
    }
    for (const RealmData& realm : build.data.realms) {
        for (const BagData& bag : realm.bags) {
            if (bag.name != build.data.rules.monster_bag || !has_monster_tile(build, realm) ||
                !is_empty(build, bag.zone))
                continue;
            blame(build.builder, Severity::Warning, {bags_of(realm) + "." + bag.name}, "crawl.empty-bag",
                  "nobody appears on the monster tiles of the realm `" + realm.id + "`: its bag `" + bag.name +
                      "` is empty",
                  "say who lies in it, such as all monsters");
        }
    }
}

/// CF-9.1: what rewards are drawn from.
void check_rewards(const Build& build) {
    const Parameters& rules = build.data.rules;
    const bool rewarded =
        std::any_of(rules.rewards.begin(), rules.rewards.end(), [](const auto& r) { return r.second > 0; });
    for (const RealmData& realm : build.data.realms) {
        if (!rewarded || !build.builder.knows("realms") || has_bag(realm, rules.item_bag) ||
            !has_monster_tile(build, realm))
            continue;
        blame(build.builder, Severity::Warning, {bags_of(realm), "rules.item_bag", "realms." + realm.id},
              "crawl.no-item-bag",
              "kills in the realm `" + realm.id + "` bring no items: it has no bag `" + rules.item_bag + "`",
              "add it under the realm's `bags`, or take all `rewards` out");
    }
}

/// CF-5.5, CF-9.1: what is drawn from a bag is either met or taken.
void check_bags(const Build& build) {
    const Parameters& rules = build.data.rules;
    if (rules.monster_bag != rules.item_bag || !build.builder.knows("rules")) return;
    error(build, {"rules.item_bag", "rules.monster_bag"}, "crawl.one-bag-for-both",
          "monsters and items are both drawn from the bag `" + rules.item_bag + "`",
          "say another bag for `monster_bag` or for `item_bag`");
}

/// A field of an entry with all that it says, and the entry.
std::vector<const Node*> parts_of(const Node& entry, const char* field) {
    std::vector<const Node*> parts;
    if (const Node* const told = part(entry, field)) {
        parts.push_back(told);
        for (const Member& each : told->members)
            parts.push_back(each.value.get());
    }
    parts.push_back(&entry);
    return parts;
}

void check_heroes(const Build& build) {
    const CrawlData& data = build.data;
    const int count = data.hero_row.end - data.hero_row.begin;
    const bool known =
        build.builder.knows("heroes") && build.builder.knows("rules") && build.builder.knows("heroes", {});
    if (count < data.rules.heroes.low && known) {
        error(build, {"heroes", "rules.heroes"}, "crawl.too-few-heroes",
              "the scenario has " + std::to_string(count) + " heroes to choose from, but " +
                  std::to_string(data.rules.heroes.low) + " take part at least",
              "add heroes, or change `heroes` under `rules`");
    }
    for (const PieceId hero : data.hero_pieces) {
        const SpacesDef& spaces = data.heroes[hero.value]->spaces;
        if (spaces.hands + spaces.boots + spaces.armour + spaces.backpack > 0) continue;
        const Entry& entry = build.builder.catalog().entry(build.builder.ruleset().pieces[hero.value].def);
        if (!build.builder.catalog().knows(entry, "spaces")) continue;
        build.error(said_last(build.builder.catalog(), parts_of(*entry.node, "spaces")), "crawl.hero-without-spaces",
                    "`" + entry.id + "` has no space to carry anything",
                    "give at least one of `hands`, `boots`, `armour`, `backpack` under `spaces`");
    }
}

/// The first of the tiles that the last of the packs adds.
const Node& last_tile(const Build& build) {
    std::vector<const Node*> tiles;
    for (std::size_t i = 0; i < build.data.tile_count; ++i)
        tiles.push_back(build.builder.catalog().entry(build.builder.ruleset().pieces[i].def).node);
    return said_last(build.builder.catalog(), tiles);
}

void check_tiles(const Build& build) {
    if (build.data.tile_count > kMostTiles) {
        build.error(last_tile(build), "crawl.too-many-tiles",
                    "the scenario has " + std::to_string(build.data.tile_count) + " tiles",
                    std::to_string(kMostTiles) + " are the most");
    }
    for (std::size_t i = 0; i < build.data.realms.size(); ++i) {
        const RealmData& realm = build.data.realms[i];
        if (build.starts[i] && build.starts[i] == build.exits[i]) {
            error(build, {"realms." + realm.id + ".exit", "realms." + realm.id + ".start"}, "crawl.exit-is-start",
                  "the realm `" + realm.id + "` ends on the tile where it begins", "name another tile as its `exit`");
        }
        // A tile that is not named or not known was reported where it should stand.
        if (realm.start || !build.starts[i] || !build.builder.knows("realms")) continue;
        error(build, {"realms." + realm.id + ".start", "realms." + realm.id}, "crawl.no-start",
              "the realm `" + realm.id + "` has no tile to start on",
              "no piece is made of `" + build.builder.catalog().entry(build.starts[i]).id + "`: see its `count`");
    }
}

/// Whether a number within the rules is never reached: seats without heroes.
void check_seats(const Build& build) {
    const int seats = build.builder.ruleset().seats_most;
    if (seats <= build.data.rules.heroes.high || !build.builder.knows("rules")) return;
    error(build, {"seats", "rules.heroes"}, "crawl.too-many-seats",
          "up to " + std::to_string(seats) + " may play, but at most " + std::to_string(build.data.rules.heroes.high) +
              " heroes take part",
          "change `seats`, or `heroes` under `rules`");
}

}  // namespace

void check_build(Build& build) {
    check_tiles(build);
    check_bags(build);
    check_monsters(build);
    check_empty(build);
    check_rewards(build);
    check_heroes(build);
    check_seats(build);
}

}  // namespace briar::crawl
