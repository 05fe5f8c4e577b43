// Verbs about the running fight, and those that begin one.
#include "runtime/crawl/fight_state.hpp"
#include "runtime/crawl/melee.hpp"
#include "runtime/crawl/verbs.hpp"

namespace briar::crawl::verbs {
namespace {

PieceId opponent(const Game& game) { return crawl::crawl(game).fight.opponent; }
PieceId partner(const Game& game) { return crawl::crawl(game).fight.partner; }
int fight_round(const Game& game) { return crawl::crawl(game).fight.round; }
int opponent_health(const Game& game) { return opponent(game) ? crawl::health(game, opponent(game)) : 0; }

Param permission(std::string name, std::string doc) {
    return may(std::move(name), Type::Bool, "", std::move(doc), "true", 1);
}

Flow<Arg> begin(Game& game, RuleContext& context, Args args) {
    // Nothing was drawn: nothing appears (ruling on CF-5.5).
    if (args[0] < 0) co_return static_cast<Arg>(FightEnd::BrokenOff);
    const PieceId monster = monster_arg(game, context, args[0]);
    const PieceId hero = living_hero_arg(game, context, args[1]);
    unsigned rules = 0;
    if (args[2] == 0) rules |= kNoEscape;
    if (args[3] == 0) rules |= kNoTag;
    if (args[4] == 0) rules |= kNoReward;
    const FightEnd end = co_await crawl::fight(game, hero, monster, static_cast<std::uint8_t>(rules));
    co_return static_cast<Arg>(end);
}

Arg stop(Game& game, RuleContext&, const Args&) {
    break_off(game);
    return 0;
}

}  // namespace

void describe_fight_queries(Verbs& verbs) {
    verbs.query("fighting", "Whether a fight is going on.", {}, kTruth, of_game<crawl::fighting>, "when: fighting");
    verbs.query("opponent", "Whom the running fight is against: a monster, or another hero. None outside of fights.",
                {}, {Type::Piece, "heroes|monsters"}, of_game<opponent>, "local foe = game:opponent()");
    verbs.query("partner", "The hero who helps in the running fight; none.", {}, kHero, of_game<partner>,
                "local friend = game:partner()");
    verbs.query("fight_round", "The round of the running fight, counted from 1; 0 outside of fights.", {}, kNumber,
                of_game<fight_round>, "when: {fight_round: {is: 1}}");
    verbs.query("opponent_health", "The health of the running fight's opponent; 0 outside of fights.", {}, kNumber,
                of_game<opponent_health>, "when: {opponent_health: {at_least: 8}}");
    verbs.query("monster_health", "The health of a monster.", {monster("The monster.")}, kNumber,
                of_piece<crawl::health, monster_arg>, "when: {monster_health: {at_most: 3}}");
}

void describe_fight_flows(Verbs& verbs) {
    verbs.flow(
        "fight",
        "A hero fights a monster on its tile, round by round, to the end. Gives how it ended for the hero; "
        "`broken_off` too when there is no monster, or when it is elsewhere.",
        {need("monster", Type::Piece, "monsters", "The monster."), hero("Who fights."),
         permission("escape", "Whether the hero may escape."), permission("tag", "Whether others may be called."),
         permission("reward", "Whether items are drawn for a kill.")},
        {Type::Word, "won|lost|escaped|broken_off"}, begin, "fight: {monster: {draw: monsters}, escape: false}");
    verbs.change("break_off", "The running fight ends without a winner as soon as what runs is done.", {}, kNothing,
                 stop, "break_off");
}

}  // namespace briar::crawl::verbs
