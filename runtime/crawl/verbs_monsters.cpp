// Verbs that draw, wound and kill monsters.
#include "runtime/crawl/bags.hpp"
#include "runtime/crawl/encounter.hpp"
#include "runtime/crawl/harm.hpp"
#include "runtime/crawl/map.hpp"
#include "runtime/crawl/melee.hpp"
#include "runtime/crawl/ranged.hpp"
#include "runtime/crawl/rewards.hpp"
#include "runtime/crawl/verbs.hpp"

namespace briar::crawl::verbs {
namespace {

PieceId living_monster_arg(const Game& game, const RuleContext& context, Arg arg) {
    const PieceId monster = monster_arg(game, context, arg);
    if (!alive(game, monster)) refuse(game, context, "`" + name_of(game, monster) + "` is on no map");
    return monster;
}

/// A monster has died outside of the step of a fight that would see it.
Flow<void> resolve_kill(Game& game, PieceId monster, PieceId hero, bool ranged) {
    if (!alive(game, monster) || health(game, monster) > 0 || in_fight(game, monster)) co_return;
    if (alive(game, hero)) {
        co_await win(game, hero, monster, PieceId{}, ranged);
    } else {
        take_away(game, monster);
    }
}

Flow<Arg> wound(Game& game, RuleContext& context, Args args) {
    const PieceId monster = living_monster_arg(game, context, args[1]);
    const PieceId hero = hero_arg(game, context, -1);
    const int lost = co_await wound_monster(game, monster, args[0], hero, args[2] != 0);
    co_await resolve_kill(game, monster, hero, args[2] != 0);
    co_return lost;
}

Flow<Arg> kill(Game& game, RuleContext& context, Args args) {
    const PieceId monster = living_monster_arg(game, context, args[0]);
    game.set_counter(monster, data(game).words.health, 0);
    co_await resolve_kill(game, monster, hero_arg(game, context, args[1]), false);
    co_return 0;
}

Flow<Arg> shoot_at(Game& game, RuleContext& context, Args args) {
    const PieceId hero = living_hero_arg(game, context, -1);
    const PieceId target = args[1] < 0 ? monster_arg(game, context, -1) : piece_arg(args[1]);
    if (!is_monster(game, target) && !is_token(game, target) && !is_tile(game, target)) {
        refuse(game, context, "`" + name_of(game, target) + "` cannot be shot at: a monster, or where one may lie");
    }
    const bool by_item = context.carrier && is_item(game, context.carrier);
    co_await ranged_damage(game, hero, target, by_item ? context.carrier : PieceId{}, args[0]);
    co_return 0;
}

/// The bag of monsters that a rule means: of the tile's realm, by the name of that which is given; null: there is none.
const BagData* monster_bag(const Game& game, const RuleContext& context, Arg given, PieceId tile) {
    const KindId monsters = data(game).monster_kind;
    const std::string& name = given < 0 ? data(game).rules.monster_bag : bag_arg(game, context, given, monsters).name;
    const BagData* const bag = bag_named(game, realm_of(game, tile), name);
    if (bag != nullptr) must_hold(game, context, *bag, monsters);
    return bag;
}

Flow<Arg> draw_one(Game& game, RuleContext& context, Args args) {
    const PieceId tile = laid_tile_arg(game, context, args[1]);
    const BagData* const bag = monster_bag(game, context, args[0], tile);
    co_return Event::to_arg(co_await draw_monster(game, hero_arg(game, context, -1), tile, bag));
}

Flow<Arg> reveal_one(Game& game, RuleContext& context, Args args) {
    const PieceId tile = laid_tile_arg(game, context, args[0]);
    co_return Event::to_arg(co_await reveal_monster(game, hero_arg(game, context, -1), tile));
}

Arg set_health(Game& game, RuleContext& context, const Args& args) {
    if (args[0] < 1) refuse(game, context, "health can be set to 1 or more; `kill` and `die` are for less");
    game.set_counter(fighter_arg(game, context, args[1]), data(game).words.health, args[0]);
    return 0;
}

}  // namespace

void describe_monster_changes(Verbs& verbs) {
    verbs.change("set_health", "Sets the health of a hero or a monster, be it above the greatest.",
                 {need("value", Type::Int, "", "The health, at least 1."),
                  may("piece", Type::Piece, "heroes|monsters", "Whose health.", kEventHero)},
                 kNothing, set_health, "set_health: {value: 1, piece: monster}");
    verbs.flow("draw_monster",
               "Draws a monster from a bag of the tile's realm and puts it on the tile; none: the "
               "bag is empty.",
               {may("from", Type::Zone, "", "The bag.", "the bag of monsters"), tile("Where it appears.")}, kMonster,
               draw_one, "fight: {draw_monster: monsters}");
    verbs.flow("reveal_monster",
               "Puts a drawn monster in place of the unrevealed one on a tile, without a fight; none: nothing appears.",
               {tile("Where it is revealed.")}, kMonster, reveal_one, "reveal_monster: target");
    verbs.flow(
        "wound",
        "Damages a monster where it is; when it dies, the event's hero has killed it. Gives the health that was lost.",
        {need("amount", Type::Int, "", "How much."), monster("Which monster."),
         may("ranged", Type::Bool, "", "Whether it counts as an attack from afar.", "false", 0)},
        kNumber, wound, "wound: {amount: {roll: 2d6}, monster: target}");
    verbs.flow(
        "shoot",
        "Does damage from afar by the event's hero: an unrevealed monster is revealed first, what dies is a kill, what "
        "survives runs at the hero and must be fought.",
        {need("amount", Type::Int, "", "How much."),
         may("monster", Type::Piece, "monsters|tokens|tiles", "The monster, or where an unrevealed one lies.",
             kEventMonster)},
        kNothing, shoot_at, "shoot: {amount: {roll: 2d6}, monster: target}");
    verbs.flow("kill", "A hero kills a monster outright.", {monster("Which monster."), hero("Who kills it.")}, kNothing,
               kill, "kill: monster");
}

}  // namespace briar::crawl::verbs
