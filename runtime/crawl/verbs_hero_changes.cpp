// Verbs that change heroes: their numbers, statuses and kills.
#include <algorithm>

#include "runtime/crawl/ailments.hpp"
#include "runtime/crawl/bags.hpp"
#include "runtime/crawl/events.hpp"
#include "runtime/crawl/fight_logs.hpp"
#include "runtime/crawl/harm.hpp"
#include "runtime/crawl/map.hpp"
#include "runtime/crawl/verbs.hpp"

namespace briar::crawl::verbs {
namespace {

Arg spend_points(Game& game, RuleContext& context, const Args& args) {
    const PieceId hero = hero_arg(game, context, args[1]);
    const int spent = std::clamp(args[0], 0, crawl::ap(game, hero));
    crawl::spend(game, hero, spent);
    return spent;
}

Arg heal_fully(Game& game, RuleContext& context, const Args& args) {
    const PieceId hero = living_hero_arg(game, context, args[0]);
    return crawl::heal(game, hero, crawl::most_health(game, hero));
}

Arg heal_piece(Game& game, RuleContext& context, const Args& args) {
    const PieceId piece = fighter_arg(game, context, args[1]);
    if (!alive(game, piece)) return 0;
    const int healed = crawl::heal(game, piece, args[0]);
    // Somebody may have paid for it.
    if (healed == 0 && args[0] > 0 && is_hero(game, piece)) game.log(kHealedLog, piece.value, 0, health(game, piece));
    return healed;
}

/// The kill that counts least; of equal ones the oldest.
PieceId least_kill(const Game& game, ZoneId kills) {
    PieceId least;
    for (const PieceId kill : ZoneRange(game.state(), kills)) {
        if (!least || side(game, kill).health < side(game, least).health) least = kill;
    }
    return least;
}

/// CF-5.5: where traded kills of a realm wait to be shuffled back; none: the realm has no such bag.
ZoneId traded_zone(const Game& game, PieceId hero) {
    const BagData* const bag = bag_named(game, realm_of(game, hero), data(game).rules.monster_bag);
    return bag != nullptr ? bag->traded : ZoneId{};
}

Arg trade_kills(Game& game, RuleContext& context, const Args& args) {
    const PieceId hero = living_hero_arg(game, context, args[1]);
    const ZoneId kills = data(game).hero_zones[hero.value].kills;
    if (args[0] < 0 || game.state().zone(kills).count < args[0]) return 0;
    const ZoneId traded = traded_zone(game, hero);
    for (int i = 0; i < args[0]; ++i) {
        const PieceId kill = least_kill(game, kills);
        if (traded) {
            game.state().move_to_back(kill, traded);
            game.state().piece(kill).face = 0;
        } else {
            to_box(game, kill);
        }
    }
    return 1;
}

Flow<Arg> hurt(Game& game, RuleContext& context, Args args) {
    const PieceId hero = hero_arg(game, context, args[1]);
    const PieceId by = args[3] < 0 ? PieceId{} : monster_arg(game, context, args[3]);
    const Directness directness = args[2] != 0 ? Directness::Direct : Directness::Normal;
    co_return co_await hurt_hero(game, hero, args[0], directness, by);
}

Flow<Arg> give_status(Game& game, RuleContext& context, Args args) {
    const PieceId hero = hero_arg(game, context, args[1]);
    const bool given = co_await ail(game, hero, def_arg(args[0]), monster_of_event(game, context.event));
    co_return Arg{given};
}

Arg cure(Game& game, RuleContext& context, const Args& args) {
    return Arg{crawl::cure(game, hero_arg(game, context, args[1]), def_arg(args[0]), std::max(0, args[2]))};
}

Flow<Arg> die_now(Game& game, RuleContext& context, Args args) {
    co_await die(game, hero_arg(game, context, args[0]), monster_of_event(game, context.event));
    co_return 0;
}

void describe_health(Verbs& verbs) {
    verbs.change("heal", "A hero or a monster gains health back, up to the greatest; gives how much.",
                 {need("amount", Type::Int, "", "How much."),
                  may("piece", Type::Piece, "heroes|monsters", "Who is healed.", kEventHero)},
                 kNumber, heal_piece, "heal: 2");
    verbs.change("heal_fully", "A hero gains all its health back; gives how much.", {hero("Who is healed.")}, kNumber,
                 heal_fully, "heal_fully");
    verbs.flow("hurt",
               "A hero takes damage: it loses health and may die of it; armour and rules may lower that. Gives how "
               "much it was.",
               {need("amount", Type::Int, "", "How much."), hero("Who is hurt."),
                may("direct", Type::Bool, "", "Whether armour and shields do not count.", "false", 0),
                may("by", Type::Piece, "monsters", "The monster that did it.", "none")},
               kNumber, hurt, "hurt: {amount: {roll: d6}, direct: true}");
    verbs.flow("die", "A hero loses a life, with all that this means.", {hero("Who dies.")}, kNothing, die_now,
               "die: hero");
}

}  // namespace

void describe_hero_changes(Verbs& verbs) {
    describe_health(verbs);
    verbs.change("spend", "A hero loses action points, at most those that it has; gives how many.",
                 {need("ap", Type::Int, "", "Action points."), hero("Who pays.")}, kNumber, spend_points, "spend: 1");
    verbs.flow("give_status", "Gives a hero a dose of a status; false: nothing came of it.",
               {need("status", Type::Def, "statuses", "The status."), hero("Who gets it.")}, kTruth, give_status,
               "give_status: fever");
    verbs.change("cure", "Takes doses of a status away from a hero; gives how many.",
                 {need("status", Type::Def, "statuses", "The status."), hero("Who is cured."),
                  may("count", Type::Int, "", "How many doses at most.", "all", 0)},
                 kNumber, cure, "cure: fever");
    verbs.change(
        "trade_kills",
        "Discards kills of a hero, those that count least first; they can be drawn again when the realm's bag of "
        "monsters is empty. False: there are not so many, and nothing happens.",
        {need("count", Type::Int, "", "How many."), hero("Whose kills.")}, kTruth, trade_kills, "if: {trade_kills: 3}");
}

}  // namespace briar::crawl::verbs
