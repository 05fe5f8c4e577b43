#include "runtime/journey/verbs.hpp"

#include <utility>

namespace briar::journey {
namespace verbs {

Param hero(std::string doc) {
    return may("hero", Type::Piece, "heroes", std::move(doc), "the event's hero, or the one that carries the special");
}
Param chosen_hero(std::string doc) { return may("hero", Type::Piece, "heroes", std::move(doc), "the player chooses"); }
Param location(std::string doc) {
    return may("location", Type::Piece, "locations", std::move(doc), "where the party stands");
}
Param amount(std::string doc) { return need("amount", Type::Int, "", std::move(doc)); }

}  // namespace verbs

void describe_verbs(Registry& registry) {
    Verbs all(registry, kSystem);
    verbs::describe_turn_queries(all);
    verbs::describe_hero_queries(all);
    verbs::describe_card_queries(all);
    verbs::describe_hero_changes(all);
    verbs::describe_card_changes(all);
    verbs::describe_check_changes(all);
    verbs::describe_stop_changes(all);
}

}  // namespace briar::journey
