// Verbs that look at heroes.
#include <algorithm>

#include "runtime/journey/heroes.hpp"
#include "runtime/journey/verbs.hpp"

namespace briar::journey::verbs {
namespace {

/// How many heroes pass a test.
template <auto test>
Arg counted(Game& game, RuleContext&, const Args&) {
    Arg count = 0;
    for (const PieceId hero : party(game))
        count += test(game, hero) ? 1 : 0;
    return count;
}

bool fallen(const Game& game, PieceId hero) { return in_party(game, hero) && !standing(game, hero); }

/// Most health may be changed by specials, which are asked.
Arg lost_health(Game& game, RuleContext&, const Args&) {
    Arg lost = 0;
    for (const PieceId hero : party(game)) {
        if (standing(game, hero)) lost += std::max(0, most_health(game, hero) - journey::health(game, hero));
    }
    return lost;
}

void describe_tests(Verbs& verbs) {
    verbs.query("is_standing", "Whether a hero is in the party and not incapacitated.", {hero("The hero.")}, kTruth,
                of_piece<standing, hero_arg>, "when: {is_standing: hero}");
    verbs.query("is_ready", "Whether a hero stands and is not exhausted.", {hero("The hero.")}, kTruth,
                of_piece<ready, hero_arg>, "when: {is_ready: hero}");
    verbs.query("is_exhausted", "Whether a hero stands and is exhausted.", {hero("The hero.")}, kTruth,
                of_piece<exhausted, hero_arg>, "when: {is_exhausted: hero}");
    verbs.query("is_fallen", "Whether a hero of the party is incapacitated.", {hero("The hero.")}, kTruth,
                of_piece<fallen, hero_arg>, "when: {is_fallen: target}");
}

}  // namespace

void describe_hero_queries(Verbs& verbs) {
    describe_tests(verbs);
    verbs.query("standing_heroes", "How many heroes stand.", {}, kNumber, counted<standing>,
                "when: {standing_heroes: {is: 1}}");
    verbs.query("ready_heroes", "How many heroes are ready.", {}, kNumber, counted<ready>,
                "when: {ready_heroes: {at_least: 1}}");
    verbs.query("exhausted_heroes", "How many standing heroes are exhausted.", {}, kNumber, counted<exhausted>,
                "when: {exhausted_heroes: {at_least: 1}}");
    verbs.query("fallen_heroes", "How many heroes are incapacitated.", {}, kNumber, counted<fallen>,
                "when: {fallen_heroes: {at_least: 1}}");
    verbs.query("health", "A hero's health points left.", {hero("The hero.")}, kNumber,
                of_piece<journey::health, hero_arg>, "when: {health: {at_most: 1}}");
    verbs.query("health_most", "A hero's health points when it is not hurt.", {hero("The hero.")}, kNumber,
                of_piece<most_health, hero_arg>, "when: {health_most: {at_least: 4}}");
    verbs.query("lost_health", "Health points that the standing heroes together have lost.", {}, kNumber, lost_health,
                "when: {lost_health: {at_least: 1}}");
    verbs.query("lead", "The first standing hero.", {}, kHero, of_game<journey::lead>, "local first = game:lead()");
    verbs.list("heroes", "The heroes of the party in their order, standing or not.", {}, "heroes", of_game<party>,
               "for _, hero in ipairs(game:heroes()) do end");
}

}  // namespace briar::journey::verbs
