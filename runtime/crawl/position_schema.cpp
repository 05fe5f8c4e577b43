#include "runtime/crawl/position.hpp"
#include "runtime/engine/part_name.hpp"
#include "runtime/engine/position_shapes.hpp"

namespace briar::crawl {
namespace {

using namespace shape_of;

SchemaRef spot() { return schema::pattern("-?[0-9]{1,4} -?[0-9]{1,4}", "east and south of the start, such as `0 -1`"); }

SchemaRef monster() {
    const SchemaRef detailed = schema::record({
        {"monster", piece(), "Which monster.", true, ""},
        optional("health", number(), "What it can still take; else all it has."),
        optional("guardian", schema::boolean(), "Whether its guardian side is up."),
    });
    return schema::variant({{"", piece()}, {"monster", detailed}});
}
SchemaRef monsters() { return schema::list_or_one(monster()); }

SchemaRef tile() {
    return schema::record({
        {"tile", piece(), "Which tile.", true, ""},
        {"at", spot(), "Where it lies.", true, ""},
        optional("turn", schema::integer(0, 3), "Quarter turns clockwise."),
        optional("tokens", pieces(), "Tokens on it."),
        optional("monsters", monsters(), "Monsters on it."),
        optional("items", pieces(), "Items on it."),
        optional("order", pieces(), "Everything on it in its order, where that matters."),
    });
}

/// What lies in a stack or bag: those that come first, or with `only` all there is.
SchemaRef pile() {
    const SchemaRef detailed = schema::record({
        optional("first", pieces(), "What comes first, in this order."),
        {"only", pieces(), "All that is there besides.", true, ""},
    });
    return schema::variant({{"", piece()}, {"", schema::list(piece())}, {"only", detailed}});
}

SchemaRef realm() {
    return schema::record({
        optional("tiles", schema::list(tile()), "Laid tiles, in the order laid."),
        optional("stack", pile(), "The stack from its top."),
        optional("bags", schema::map(kebab_part_name("bag"), pile()), "What the bags hold."),
        optional("traded", schema::map(kebab_part_name("bag"), monsters()), "What was traded in, by bag."),
        optional("last_laid", piece(), "The tile laid last; else the last of `tiles`."),
        optional("complete", schema::boolean(), "Whether no more tiles are laid from the stack."),
        optional("open", schema::boolean(), "Whether the realm can be entered."),
        optional("sealed", schema::boolean(), "Whether the realm is sealed for good."),
    });
}

SchemaRef counters() { return schema::map(schema::text(), number()); }

SchemaRef hero() {
    return schema::record({
        {"hero", piece(), "Which hero.", true, ""},
        optional("seat", schema::integer(0, 99), "Who decides; else the seats in turn."),
        optional("at", spot(), "Where the hero stands; else on the start."),
        optional("realm", kebab_part_name("realm"), "In which realm; else in the first."),
        optional("out", schema::boolean(), "Whether the hero is out of the game."),
        optional("ap", number(), "AP left; else all."),
        optional("health", number(), "Health left; else all."),
        optional("lives", number(), "Lives left; else all."),
        optional("hands", pieces(), "What lies in the hands."),
        optional("boots", pieces(), "What lies on the boots space."),
        optional("armour", pieces(), "What lies on the armour space."),
        optional("backpack", pieces(), "What lies in the backpack."),
        optional("bound", pieces(), "What takes no space."),
        optional("ailments", pieces(), "Statuses that take no space."),
        optional("kills", monsters(), "Monsters killed."),
        optional("ailed", pieces(), "Statuses that the hero got in this turn."),
        optional("counters", counters(), "Further counters."),
    });
}

SchemaRef fight() {
    return schema::record({
        optional("hero", piece(), "Who fights."),
        optional("monster", piece(), "The monster it is against."),
        optional("against", piece(), "The hero it is against."),
        optional("health", number(), "What the opponent can still take."),
        optional("partner", piece(), "The hero who helps."),
        optional("at", spot(), "Where it takes place."),
        optional("round", schema::integer(0, 65535), "The running round, counted from 1; 0 before the first."),
    });
}

}  // namespace

std::vector<Property> position_keys() {
    return {
        optional("realms", schema::map(kebab_part_name("realm"), realm()), "The maps."),
        optional("heroes", schema::list(hero()), "Who takes part, in the order of play; others do not."),
        optional("active", piece(), "Whose turn it is; else the first hero's."),
        optional("round", schema::integer(1, 65535), "The running round, counted from 1."),
        optional("turn_begun", schema::boolean(), "Whether the turn's start has been announced already."),
        optional("fight", fight(), "The running fight. Only to be looked at: no position begins within one."),
        optional("used", pieces(), "What was used up or taken away."),
        optional("fallen", pieces(), "Heroes out of the game, in the order they fell."),
        optional("pieces", schema::map(piece(), counters()),
                 "What else is known of pieces: `face` (which side is up) and their counters."),
    };
}

}  // namespace briar::crawl
