// Verbs that help in checks, fights and on the way.
#include <algorithm>

#include "runtime/journey/dice.hpp"
#include "runtime/journey/die_choice.hpp"
#include "runtime/journey/heroes.hpp"
#include "runtime/journey/skill_check.hpp"
#include "runtime/journey/turn_logs.hpp"
#include "runtime/journey/verbs.hpp"

namespace briar::journey::verbs {
namespace {

/// What is added is gone with the phase: no sum of it is greater.
constexpr int kMostBonus = 999;

bool paying(const Game& game) {
    const Phase phase = journey::journey(game).phase;
    return phase == Phase::Fight || phase == Phase::Move;
}

void add_bonus(Game& game, int points) {
    std::int16_t& bonus = journey::journey(game).bonus;
    bonus = static_cast<std::int16_t>(std::clamp(bonus + points, -kMostBonus, kMostBonus));
    game.log(kAddedLog, points);
}

Arg add_points(Game& game, RuleContext&, const Args& args) {
    if (!paying(game)) return 0;
    add_bonus(game, args[0]);
    return args[0];
}

Flow<Arg> add_icon(Game& game, RuleContext&, Args args) {
    if (journey::journey(game).phase != Phase::Check) co_return 0;
    Icon icon = args[0] < 0 ? kNone : icon_arg(game, args[0]);
    if (icon == kNone || icon_def(game, icon).any) icon = co_await choose_missing_icon(game);
    co_return icon == kNone ? Arg{0} : Arg{count_as_met(game, icon)};
}

Flow<Arg> reroll_die(Game& game, RuleContext&, Args args) {
    if (journey::journey(game).phase != Phase::Check) co_return 0;
    int die = args[0];
    if (die < 0) die = co_await choose_die(game);
    if (die < 0 || die >= dice_count(game) || die_used(game, die)) co_return 0;
    co_await roll_again(game, die);
    co_return 1;
}

Flow<Arg> reroll_dice(Game& game, RuleContext&, Args) {
    if (journey::journey(game).phase != Phase::Check) co_return 0;
    const int dice = co_await roll_all_again(game);
    co_return dice;
}

Flow<Arg> add_die(Game& game, RuleContext&, Args args) {
    if (!paying(game)) co_return 0;
    Roll roll;
    const int sum = co_await game.roll(DiceExpr::unpack(args[0]), roll, journey::lead(game), PieceId{});
    add_bonus(game, sum);
    co_return sum;
}

}  // namespace

void describe_check_changes(Verbs& verbs) {
    verbs.change("add_points",
                 "Adds points to the running fight or move, for nothing; gives how many. 0: nothing is being paid for.",
                 {need("points", Type::Int, "", "How many; less than 0 makes it harder.")}, kNumber, add_points,
                 "add_points: 2");
    verbs.flow("add_die", "Rolls dice and adds their sum to the running fight or move; gives the sum.",
               {may("dice", Type::Dice, "", "The dice.", "d6", DiceExpr{}.pack())}, kNumber, add_die, "add_die: d6");
    verbs.flow(
        "add_icon",
        "An icon of the running skill check counts as met; false: it is not missing. Where an icon that stands for any "
        "is given, or none, the player chooses one that is missing.",
        {may("icon", Type::Def, "icons", "The icon.", "the player chooses")}, kTruth, add_icon, "add_icon: wild");
    verbs.flow(
        "reroll_die", "Rolls a die of the running skill check again; false: there is none that was not used.",
        {may("die", Type::Int, "", "Which die, as an action's target gives it: the first is 0.", "the player chooses")},
        kTruth, reroll_die, "reroll_die");
    verbs.flow("reroll_dice",
               "Rolls all dice of the running skill check that were not used again, each once; gives how many.", {},
               kNumber, reroll_dice, "reroll_dice");
}

}  // namespace briar::journey::verbs
