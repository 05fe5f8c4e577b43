#include "runtime/journey/parameters.hpp"

#include "runtime/journey/journey_state.hpp"

namespace briar::journey {
namespace {

constexpr int kMostGold = 999;
constexpr int kMostHand = 30;
constexpr int kMostInDeck = 999;

const Record<GoldRules>& gold_record() {
    static const Record<GoldRules> record =
        Record<GoldRules>{}
            .field("start", &GoldRules::start, fields::integer(0, kMostGold), "Gold at the start.", "0")
            .field("most", &GoldRules::most, fields::integer(0, kMostGold), "The most there can be.", "7");
    return record;
}

/// `false`: at most one doubler for each card; else the parts.
FieldType<DoublingRules> doubling_type() {
    static const Record<DoublingRules> record =
        Record<DoublingRules>{}
            .field("factor", &DoublingRules::factor, fields::integer(1, 9),
                   "What a doubling card multiplies the other card's points by.", "2")
            .field("stacks", &DoublingRules::stacks, fields::flag(),
                   "Whether several doubling cards may be put on one card.", "true");
    const SchemaRef shape = schema::variant({{"", schema::boolean()}, {"", record.schema()}});
    return {shape, [](const Node& node, DoublingRules& out, const FieldReader& reader) {
                if (const auto stacks = node.as_bool()) {
                    out.stacks = *stacks;
                } else {
                    record.read(node, out, reader);
                }
            }};
}

const Record<ScoreRules>& score_record() {
    constexpr int kMost = 99;
    static const Record<ScoreRules> record =
        Record<ScoreRules>{}
            .field("standing", &ScoreRules::standing, fields::integer(0, kMost), "For each standing hero.", "4")
            .field("ready", &ScoreRules::ready, fields::integer(0, kMost),
                   "For each standing hero that is not exhausted.", "3")
            .field("health", &ScoreRules::health, fields::integer(0, kMost), "For each health point left.", "2")
            .field("gold", &ScoreRules::gold, fields::integer(0, kMost), "For each gold.", "1");
    return record;
}

Record<Parameters> make_parameters_record() {
    using P = Parameters;
    Record<P> record;
    record.field("party", &P::party, fields::integer(1, kMaxHeroes), "How many heroes make up the party.", "3")
        .field("choose_party", &P::choose_party,
               fields::choice<PartyChoice>({"allowed", "drawn"},
                                           {"the player may name it, otherwise it is drawn", "it is always drawn"}),
               "Who says who makes up the party.", "allowed")
        .field("hand", &P::hand, fields::integer(1, kMostHand), "Cards that are drawn up to in each turn.", "5")
        .field("gold", &P::gold, gold_record().as_type(), "Gold: how much at the start, how much at most.")
        .field("removed_at_start", &P::removed_at_start, fields::integer(0, kMostInDeck),
               "Cards from the top of the deck that leave the game before the start.", "0")
        .field("doubling", &P::doubling, doubling_type(), "What doubling cards do; `false`: one at most on a card.");
    record
        .field("reroll_each_attempt", &P::reroll_each_attempt, fields::flag(),
               "Whether a fight's dice are rolled anew at each attempt; else once, and kept until it is beaten.",
               "false")
        .field("rest_keeps_hand", &P::rest_keeps_hand, fields::flag(),
               "Whether the hand stays when one rests; else it is shuffled in too.", "true")
        .field("revive_ready", &P::revive_ready, fields::flag(), "Whether a revived hero is ready; else exhausted.",
               "true")
        .field("consequence", &P::consequence,
               fields::choice<FailingRule>({"next", "own"}, {"that of the location laid behind it", "its own"}),
               "Whose consequence hits who fails a check.", "next")
        .field("score", &P::score, score_record().as_type(), "What a game that was won is worth.");
    return record;
}

}  // namespace

const Record<Parameters>& parameters_record() {
    static const Record<Parameters> record = make_parameters_record();
    return record;
}

}  // namespace briar::journey
