// Verbs that look at heroes.
#include "runtime/crawl/ailments.hpp"
#include "runtime/crawl/harm.hpp"
#include "runtime/crawl/verbs.hpp"

namespace briar::crawl::verbs {
namespace {

int lives(const Game& game, PieceId hero) { return game.counter(hero, data(game).words.lives); }
int kills(const Game& game, PieceId hero) { return game.state().zone(data(game).hero_zones[hero.value].kills).count; }
bool is_active(const Game& game, PieceId hero) { return hero == active_hero(game); }

int seat_number(const Game& game, PieceId hero) {
    const SeatId seat = crawl::seat_of(game, hero);
    return seat ? seat.value : -1;
}

Arg has_status(Game& game, RuleContext& context, const Args& args) {
    return Arg{doses(game, hero_arg(game, context, args[1]), def_arg(args[0])) > 0};
}

Arg can_pay(Game& game, RuleContext& context, const Args& args) {
    return Arg{crawl::ap(game, hero_arg(game, context, args[1])) >= args[0]};
}

Param fighter(std::string doc) { return may("piece", Type::Piece, "heroes|monsters", std::move(doc), kEventHero); }

void describe_numbers(Verbs& verbs) {
    verbs.query("health", "The health of a hero or a monster.", {fighter("Whose health.")}, kNumber,
                of_piece<crawl::health, fighter_arg>, "when: {health: {at_most: 3}}");
    verbs.query("most_health", "The greatest health of a hero or a monster.", {fighter("Whose health.")}, kNumber,
                of_piece<crawl::most_health, fighter_arg>, "local most = hero:most_health()");
    verbs.query("ap", "The action points that a hero has left.", {hero("The hero.")}, kNumber,
                of_piece<crawl::ap, hero_arg>, "when: {ap: {at_least: 2}}");
    verbs.query("lives", "The lives that a hero has left, the running one included.", {hero("The hero.")}, kNumber,
                of_piece<lives, hero_arg>, "when: {lives: {is: 1}}");
    verbs.query("kills", "How many kills a hero has.", {hero("The hero.")}, kNumber, of_piece<kills, hero_arg>,
                "when: {kills: {at_least: 3}}");
}

}  // namespace

void describe_hero_queries(Verbs& verbs) {
    describe_numbers(verbs);
    verbs.query("has_status", "Whether a hero has a status, such as an illness.",
                {need("status", Type::Def, "statuses", "The status."), hero("The hero.")}, kTruth, has_status,
                "when: {has_status: fever}");
    verbs.query("is_active_hero", "Whether it is this hero's turn.", {hero("The hero.")}, kTruth,
                of_piece<is_active, hero_arg>, "when: is_active_hero");
    verbs.query("seat_of", "The seat that decides for a hero; seats count from 0.", {hero("The hero.")}, kNumber,
                of_piece<seat_number, hero_arg>, "if hero:seat_of() ~= other:seat_of() then return end");
    verbs.query("can_pay", "Whether a hero has so many action points left.",
                {need("ap", Type::Int, "", "Action points."), hero("The hero.")}, kTruth, can_pay,
                "when: {can_pay: 2}");
}

}  // namespace briar::crawl::verbs
