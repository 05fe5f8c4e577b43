#include "runtime/crawl/verbs.hpp"

#include <utility>

namespace briar::crawl {
namespace verbs {

Param hero(std::string doc) { return may("hero", Type::Piece, "heroes", std::move(doc), kEventHero); }
Param tile(std::string doc) { return may("tile", Type::Piece, "tiles", std::move(doc), kEventTile); }
Param from(std::string doc) { return may("from", Type::Piece, "tiles", std::move(doc), kEventTile); }

Param monster(std::string doc) { return may("monster", Type::Piece, "monsters", std::move(doc), kEventMonster); }

}  // namespace verbs

void describe_verbs(Registry& registry) {
    Verbs all(registry, kSystem);
    verbs::describe_place_queries(all);
    verbs::describe_way_queries(all);
    verbs::describe_map_changes(all);
    verbs::describe_moves(all);
    verbs::describe_hero_queries(all);
    verbs::describe_hero_changes(all);
    verbs::describe_item_queries(all);
    verbs::describe_item_changes(all);
    verbs::describe_fight_queries(all);
    verbs::describe_fight_flows(all);
    verbs::describe_monster_changes(all);
}

}  // namespace briar::crawl
