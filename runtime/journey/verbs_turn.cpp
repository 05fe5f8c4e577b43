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

Arg in_phase(Game& game, RuleContext&, const Args& args) {
    return Arg{static_cast<Arg>(journey::journey(game).phase) == args[0]};
}

Arg shop_tokens(Game& game, RuleContext& context, const Args& args) {
    return Arg{journey::journey(game).shop_tokens[shop_arg(game, context, args[0])]};
}

bool is_boss(const Game& game, PieceId location) { return location_def(game, location).boss; }
int locations_left(const Game& game) { return count(game, leg(game).deck); }
int leg_number(const Game& game) { return journey::journey(game).leg + 1; }
ZoneRange laid_locations(const Game& game) { return {game.state(), leg(game).row}; }
int attempts(const Game& game) { return journey::journey(game).attempts; }
bool failed_check(const Game& game) { return journey::journey(game).check_failed != 0; }
bool is_beaten(const Game& game) { return journey::journey(game).beaten != 0; }
int gold(const Game& game) { return journey::journey(game).gold; }
int rest_tokens(const Game& game) { return journey::journey(game).rest_tokens; }

void describe_places(Verbs& verbs) {
    verbs.query("at", "The location where the party stands.", {}, kLocation, of_game<journey::at>,
                "local location = game:at()");
    verbs.query("next_location", "The location laid to the right of the party's; none when nothing lies there.", {},
                kLocation, of_game<journey::next_location>, "local ahead = game:next_location()");
    verbs.query("is_boss", "Whether a location is a boss.", {location("The location.")}, kTruth,
                of_piece<is_boss, location_arg>, "when: is_boss");
    verbs.query("locations_left", "Locations of this leg that have not been laid yet.", {}, kNumber,
                of_game<locations_left>, "when: {locations_left: {at_least: 1}}");
    verbs.query("leg", "The number of the running leg, counted from 1.", {}, kNumber, of_game<leg_number>,
                "when: {leg: {is: 2}}");
    verbs.list("locations", "The laid locations of this leg, from its start on.", {}, "locations",
               of_game<laid_locations>, "for _, location in ipairs(game:locations()) do end");
}

void describe_running(Verbs& verbs) {
    verbs.query("in_phase", "Whether the turn stands in a phase.",
                {need("phase", Type::Word, "landing|drawing|check|fight|move", "The phase.")}, kTruth, in_phase,
                "when: {in_phase: fight}");
    verbs.query("points_needed",
                "Points that the running fight or move still needs; 0 or less: none, or nothing is being paid for.", {},
                kNumber, points, "when: {points_needed: {at_most: 2}}");
    verbs.query("missing_icons", "Icons that are missing in the running skill check; 0 outside of one.",
                {may("icon", Type::Def, "icons", "Only icons of this sort.", "all")}, kNumber, missing,
                "when: {missing_icons: {at_least: 1}}");
    verbs.query("attempts", "Fights begun at the location where the party stands, the running one included.", {},
                kNumber, of_game<attempts>, "when: {attempts: {at_least: 2}}");
    verbs.query("failed_check", "Whether the skill check of this turn was failed.", {}, kTruth, of_game<failed_check>,
                "when: failed_check");
    verbs.query("is_beaten", "Whether the location where the party stands has been beaten.", {}, kTruth,
                of_game<is_beaten>, "when: is_beaten");
}

void describe_possessions(Verbs& verbs) {
    verbs.query("gold", "The party's gold.", {}, kNumber, of_game<gold>, "when: {gold: {at_least: 3}}");
    verbs.query("rest_tokens", "How often the party may still rest.", {}, kNumber, of_game<rest_tokens>,
                "when: {rest_tokens: {is: 0}}");
    verbs.query("shop_tokens", "How often the party may still go to a shop.",
                {may("shop", Type::Int, "", "Which shop, counted from 1.", "1", 1)}, kNumber, shop_tokens,
                "when: {shop_tokens: {at_least: 1}}");
}

}  // namespace

void describe_turn_queries(Verbs& verbs) {
    describe_places(verbs);
    describe_running(verbs);
    describe_possessions(verbs);
}

}  // namespace briar::journey::verbs
