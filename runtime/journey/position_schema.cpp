#include "runtime/content/pattern.hpp"
#include "runtime/engine/part_name.hpp"
#include "runtime/engine/position_shapes.hpp"
#include "runtime/journey/position.hpp"

namespace briar::journey {
namespace {

using namespace shape_of;

SchemaRef tokens() { return schema::integer(0, 255); }
SchemaRef ids() { return schema::pattern(kKebabPattern, kKebabHint); }

/// What lies in a deck: all there is, or with `first` those on top.
SchemaRef pile() {
    const SchemaRef detailed = schema::record({{"first", pieces(), "What lies on top; the rest below.", true, ""}});
    return schema::variant({{"", piece()}, {"", schema::list(piece())}, {"first", detailed}});
}

SchemaRef hero() {
    return schema::record({
        {"hero", piece(), "Which hero.", true, ""},
        optional("health", number(), "Health points left; else all."),
        optional("exhausted", schema::boolean(), "Whether the hero is exhausted."),
        optional("incapacitated", schema::boolean(), "Whether the hero has fallen."),
        optional("counters", schema::map(schema::text(), number()), "Further counters."),
    });
}

SchemaRef icon_on_die() {
    return schema::pattern("[a-z][a-z0-9]*(-[a-z0-9]+)*(#[0-9]{1,2})?",
                           "an icon that the dice show, such as `might`, or `might#2` for the second face with it");
}

std::vector<Property> way_keys() {
    return {
        optional("leg", kebab_part_name("leg"), "The running leg; else the first."),
        optional("row", pieces(), "Laid locations in their order."),
        optional("at", piece(), "Where the pawn stands; else on the first of the row."),
        optional("decks", schema::map(kebab_part_name("leg"), pile()), "The legs' decks from the top."),
        optional("phase", schema::word({kPhaseNames.begin(), kPhaseNames.end()}), "Where the turn stands."),
        optional("phase_begun", schema::boolean(), "Whether the start of the phase has been announced already."),
        optional("beaten", schema::boolean(), "Whether the location where the pawn stands has been beaten."),
        optional("attempts", schema::integer(0, 65535), "Fights begun against it."),
        optional("check_failed", schema::boolean(), "Whether the check of this turn was failed."),
        optional("rested", schema::boolean(), "Whether the party has rested in this landing."),
        optional("rolled", schema::list_or_one(icon_on_die()), "What the running check's dice show."),
        optional("used_dice", schema::list_or_one(schema::integer(1, kMaxDice)), "Which of them have been used."),
        optional("met", schema::list_or_one(ids()), "Icons that rules count as met in the running check."),
        optional("bonus", number(), "Points added to the running fight or move."),
        optional("score_change", number(), "What rules made of the score."),
        optional("fight_rolled", number(), "What the location's dice add to its fight."),
    };
}

std::vector<Property> table_keys() {
    return {
        optional("cards", pile(), "The deck of action cards, from the top."),
        optional("hand", pieces(), "The cards in hand."),
        optional("discard", pieces(), "The discard pile, the oldest first."),
        optional("removed", pieces(), "What is out of the game."),
        optional("heroes", schema::list(hero()), "The party in its order; others do not belong to it."),
        optional("gold", schema::integer(0, kMost), "The party's gold."),
        optional("tokens", schema::map(kebab_part_name("shop"), tokens()),
                 "Tokens left: for rests under `rest`, for shops by their ids."),
        optional("shops", schema::map(kebab_part_name("shop"), pile()), "The shops' items from the top."),
        optional("items", pieces(), "The items that the party has."),
        optional("offered", pieces(), "The items that a shop shows."),
        optional("discount", number(), "What is taken off each price."),
        optional("pieces", schema::map(piece(), schema::map(schema::text(), number())),
                 "What else is known of pieces: `face` (which side is up) and their counters."),
    };
}

}  // namespace

std::vector<Property> position_keys() {
    std::vector<Property> keys = way_keys();
    for (Property& each : table_keys())
        keys.push_back(std::move(each));
    return keys;
}

}  // namespace briar::journey
