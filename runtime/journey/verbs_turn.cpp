// Verbs that look at where the journey stands.
#include "runtime/journey/paying.hpp"
#include "runtime/journey/skill_check.hpp"
#include "runtime/journey/verbs.hpp"

namespace briar::journey::verbs {
namespace {

Arg points(Game& game, RuleContext&, const Args&) {
    const Phase phase = journey::journey(game).phase;
    if (phase == Phase::Fight) return journey::points_needed(game, Side::Fight);
    return phase == Phase::Move ? Arg{journey::points_needed(game, Side::Move)} : Arg{0};
}

/// Missing icons of the running check, all of them or those of one sort.
Arg missing(Game& game, RuleContext&, const Args& args) {
    if (journey::journey(game).phase != Phase::Check) return 0;
    const Missing all = missing_icons(game);
    if (args[0] < 0) return all.count;
    Arg count = 0;
    for (int i = 0; i < all.count; ++i)
        count += all.icons[static_cast<std::size_t>(i)] == icon_arg(game, args[0]) ? 1 : 0;
    return count;
}

Arg laid_locations(Game& game, RuleContext&, const Args&) {
    return give_list(game, ZoneRange(game.state(), leg(game).row));
}

void describe_places(Verbs& verbs) {
    verbs.query(
        "at", "The location where the party stands.", {}, kLocation,
        [](Game& game, RuleContext&, const Args&) { return Event::to_arg(journey::at(game)); },
        "local location = game:at()");
    verbs.query(
        "next_location", "The location laid to the right of the party's; none when nothing lies there.", {}, kLocation,
        [](Game& game, RuleContext&, const Args&) { return Event::to_arg(journey::next_location(game)); },
        "local ahead = game:next_location()");
    verbs.query(
        "is_boss", "Whether a location is a boss.", {location("The location.")}, kTruth,
        [](Game& game, RuleContext& context, const Args& args) {
            return Arg{location_def(game, location_arg(game, context, args[0])).boss};
        },
        "when: is_boss");
    verbs.query(
        "locations_left", "Locations of this leg that have not been laid yet.", {}, kNumber,
        [](Game& game, RuleContext&, const Args&) { return Arg{count(game, leg(game).deck)}; },
        "when: {locations_left: {at_least: 1}}");
    verbs.query(
        "leg", "The number of the running leg, counted from 1.", {}, kNumber,
        [](Game& game, RuleContext&, const Args&) { return Arg{journey::journey(game).leg} + 1; },
        "when: {leg: {is: 2}}");
    verbs.list("locations", "The laid locations of this leg, from its start on.", {}, "locations", laid_locations,
               "for _, location in ipairs(game:locations()) do end");
}

void describe_running(Verbs& verbs) {
    verbs.query(
        "in_phase", "Whether the turn stands in a phase.",
        {need("phase", Type::Word, "landing|drawing|check|fight|move", "The phase.")}, kTruth,
        [](Game& game, RuleContext&, const Args& args) {
            return Arg{static_cast<Arg>(journey::journey(game).phase) == args[0]};
        },
        "when: {in_phase: fight}");
    verbs.query("points_needed",
                "Points that the running fight or move still needs; 0 or less: none, or nothing is being paid for.", {},
                kNumber, points, "when: {points_needed: {at_most: 2}}");
    verbs.query("missing_icons", "Icons that are missing in the running skill check; 0 outside of one.",
                {may("icon", Type::Def, "icons", "Only icons of this sort.", "all")}, kNumber, missing,
                "when: {missing_icons: {at_least: 1}}");
    verbs.query(
        "attempts", "Fights begun at the location where the party stands, the running one included.", {}, kNumber,
        [](Game& game, RuleContext&, const Args&) { return Arg{journey::journey(game).attempts}; },
        "when: {attempts: {at_least: 2}}");
    verbs.query(
        "failed_check", "Whether the skill check of this turn was failed.", {}, kTruth,
        [](Game& game, RuleContext&, const Args&) { return Arg{journey::journey(game).check_failed != 0}; },
        "when: failed_check");
    verbs.query(
        "is_beaten", "Whether the location where the party stands has been beaten.", {}, kTruth,
        [](Game& game, RuleContext&, const Args&) { return Arg{journey::journey(game).beaten != 0}; },
        "when: is_beaten");
}

void describe_possessions(Verbs& verbs) {
    verbs.query(
        "gold", "The party's gold.", {}, kNumber,
        [](Game& game, RuleContext&, const Args&) { return Arg{journey::journey(game).gold}; },
        "when: {gold: {at_least: 3}}");
    verbs.query(
        "rest_tokens", "How often the party may still rest.", {}, kNumber,
        [](Game& game, RuleContext&, const Args&) { return Arg{journey::journey(game).rest_tokens}; },
        "when: {rest_tokens: {is: 0}}");
    verbs.query(
        "shop_tokens", "How often the party may still go to a shop.",
        {may("shop", Type::Int, "", "Which shop, counted from 1.", "1", 1)}, kNumber,
        [](Game& game, RuleContext& context, const Args& args) {
            return Arg{journey::journey(game).shop_tokens[shop_arg(game, context, args[0])]};
        },
        "when: {shop_tokens: {at_least: 1}}");
}

}  // namespace

void describe_turn_queries(Verbs& verbs) {
    describe_places(verbs);
    describe_running(verbs);
    describe_possessions(verbs);
}

}  // namespace briar::journey::verbs
