// Verbs that give and take items.
#include <algorithm>

#include "runtime/crawl/bags.hpp"
#include "runtime/crawl/encounter.hpp"
#include "runtime/crawl/inventory.hpp"
#include "runtime/crawl/map.hpp"
#include "runtime/crawl/rewards.hpp"
#include "runtime/crawl/verbs.hpp"

namespace briar::crawl::verbs {
namespace {

/// The bag of items that a rule means.
const BagData& item_bag(const Game& game, const RuleContext& context, Arg given, PieceId hero) {
    if (given >= 0) return bag_arg(game, context, given, data(game).item_kind);
    const BagData* const bag = bag_named(game, realm_of(game, hero), data(game).rules.item_bag);
    if (bag == nullptr) {
        refuse(game, context, "there is no bag `" + data(game).rules.item_bag + "` here: say which is meant");
    }
    return *bag;
}

Arg destroy(Game& game, RuleContext& context, const Args& args) {
    game.state().move_to_back(item_arg(game, context, args[0]), data(game).used);
    return 0;
}

Flow<Arg> gain_item(Game& game, RuleContext& context, Args args) {
    if (args[0] < 0) co_return 0;
    const PieceId item = item_arg(game, context, args[0]);
    co_await gain(game, living_hero_arg(game, context, args[1]), item);
    co_return 0;
}

Flow<Arg> drop(Game& game, RuleContext& context, Args args) {
    const PieceId item = item_arg(game, context, args[0]);
    const PieceId hero = bearer(game, item);
    if (!hero || !alive(game, hero)) refuse(game, context, "nobody carries `" + name_of(game, item) + "`");
    const bool dropped = co_await lose(game, item, ground(game, crawl::tile_of(game, hero)));
    co_return Arg{dropped};
}

Flow<Arg> draw_some(Game& game, RuleContext& context, Args args) {
    const PieceId hero = living_hero_arg(game, context, args[2]);
    co_await draw_items_from(game, hero, item_bag(game, context, args[1], hero).zone, std::max(0, args[0]), PieceId{});
    co_return 0;
}

Flow<Arg> draw(Game& game, RuleContext& context, Args args) {
    const BagData& bag = bag_arg(game, context, args[0], KindId{});
    const PieceId hero = living_hero_arg(game, context, -1);
    if (kind_held(game, bag) == data(game).monster_kind) {
        const PieceId monster = co_await draw_monster(game, hero, laid_tile_arg(game, context, -1), &bag);
        co_return Event::to_arg(monster);
    }
    co_await draw_items_from(game, hero, bag.zone, std::max(0, args[1]), PieceId{});
    co_return -1;
}

}  // namespace

void describe_item_changes(Verbs& verbs) {
    const Param item = need("item", Type::Piece, "items", "The item.");
    const Param count = may("count", Type::Int, "", "How many.", "1", 1);
    verbs.change("destroy", "An item leaves the game, wherever it is, and who has it loses it; no rule can prevent it.",
                 {item}, kNothing, destroy, "destroy: {carrier: true}");
    verbs.flow("gain",
               "Gives an item to a hero, who gains it; without a free space the player chooses what is left behind.",
               {item, hero("Who gets it.")}, kNothing, gain_item, "gain: {piece_of: long-rope}");
    verbs.flow("drop", "An item falls on the tile of the hero that carries it; false: a rule forbade it.", {item},
               kTruth, drop, "drop: item");
    verbs.flow("draw_items", "A hero draws items from a bag of its realm; from an empty bag nothing comes.",
               {count, may("from", Type::Zone, "", "The bag.", "the bag of items"), hero("Who draws.")}, kNothing,
               draw_some, "draw_items: 2");
    verbs.flow(
        "draw",
        "Draws from a bag: a monster comes onto the event's tile and is given to the rule, items go to the hero.",
        {need("from", Type::Zone, "", "The bag."), may("count", Type::Int, "", "How many items.", "1", 1)}, kMonster,
        draw, "fight: {draw: monsters}");
}

}  // namespace briar::crawl::verbs
