// Verbs that change heroes and gold.
#include "runtime/journey/choice.hpp"
#include "runtime/journey/gold.hpp"
#include "runtime/journey/harm.hpp"
#include "runtime/journey/heroes.hpp"
#include "runtime/journey/verbs.hpp"

namespace briar::journey::verbs {
namespace {

/// The hero given, or the one that the player chooses; none: there is none for whom it would make a difference.
Flow<PieceId> given_or_chosen(Game& game, RuleContext& context, Arg arg, HeroChoice what, int amount) {
    if (arg >= 0) co_return hero_arg(game, context, arg);
    co_return co_await choose_hero(game, what, amount);
}

Flow<Arg> hurt(Game& game, RuleContext& context, Args args) {
    if (args[1] < 0) {
        co_await spread_damage(game, args[0]);
        co_return 0;
    }
    const PieceId hero = hero_arg(game, context, args[1]);
    const int lost = co_await hurt_hero(game, hero, args[0]);
    co_return lost;
}

Flow<Arg> heal_hero(Game& game, RuleContext& context, Args args) {
    const PieceId hero = co_await given_or_chosen(game, context, args[1], HeroChoice::Heal, args[0]);
    co_return hero ? Arg{journey::heal(game, hero, args[0])} : Arg{0};
}

Flow<Arg> restore_hero(Game& game, RuleContext& context, Args args) {
    const PieceId hero = co_await given_or_chosen(game, context, args[0], HeroChoice::Restore, 0);
    if (!hero) co_return 0;
    const bool restored = co_await journey::restore(game, hero);
    co_return Arg{restored};
}

Flow<Arg> revive_hero(Game& game, RuleContext& context, Args args) {
    const PieceId hero = co_await given_or_chosen(game, context, args[0], HeroChoice::Revive, 0);
    if (!hero) co_return 0;
    const bool revived = co_await journey::revive(game, hero, args[1]);
    co_return Arg{revived};
}

Flow<Arg> exhaust_hero(Game& game, RuleContext& context, Args args) {
    const PieceId hero = co_await given_or_chosen(game, context, args[0], HeroChoice::Exhaust, 0);
    if (!hero || !ready(game, hero)) co_return 0;
    co_await journey::exhaust(game, hero);
    co_return 1;
}

Flow<Arg> incapacitate_hero(Game& game, RuleContext& context, Args args) {
    const PieceId hero = co_await given_or_chosen(game, context, args[0], HeroChoice::Incapacitate, 0);
    if (!hero) co_return 0;
    const bool fell = co_await journey::incapacitate(game, hero);
    co_return Arg{fell};
}

Flow<Arg> gain(Game& game, RuleContext&, Args args) {
    const int gained = co_await journey::gain_gold(game, args[0]);
    co_return gained;
}

Flow<Arg> lose_some_gold(Game& game, RuleContext&, Args args) {
    const int lost = co_await journey::lose_gold(game, args[0]);
    co_return lost;
}

}  // namespace

void describe_hero_changes(Verbs& verbs) {
    const Param how_much = amount("How much.");
    verbs.flow("hurt",
               "A hero takes damage: it loses health and may fall of it; without a hero the player spreads the damage "
               "over the standing ones. "
               "Gives how much it was.",
               {how_much, may("hero", Type::Piece, "heroes", "Who is hurt.", "the player spreads it")}, kNumber, hurt,
               "hurt: 2");
    verbs.flow("heal", "A standing hero gains health back, up to its most; gives how much.",
               {how_much, chosen_hero("Who is healed.")}, kNumber, heal_hero, "heal: 2");
    verbs.flow("restore", "An exhausted hero is ready again; false: there was none.", {chosen_hero("Who.")}, kTruth,
               restore_hero, "restore");
    verbs.flow("revive", "An incapacitated hero stands again; false: there was none.",
               {chosen_hero("Who."), may("health", Type::Int, "", "Its health then.", "all of it", 0)}, kTruth,
               revive_hero, "revive: {health: 1}");
    verbs.flow("exhaust", "A ready hero is exhausted; false: there was none.", {chosen_hero("Who.")}, kTruth,
               exhaust_hero, "exhaust: hero");
    verbs.flow("incapacitate", "A standing hero is incapacitated; false: a rule forbade it.", {chosen_hero("Who.")},
               kTruth, incapacitate_hero, "incapacitate");
    verbs.flow("gain_gold", "The party gains gold, as far as it has room for it; gives how much.", {how_much}, kNumber,
               gain, "gain_gold: 1");
    verbs.flow("lose_gold", "The party loses gold, as much as there is; gives how much.", {how_much}, kNumber,
               lose_some_gold, "lose_gold: 1");
}

}  // namespace briar::journey::verbs
