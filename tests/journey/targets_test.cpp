// What actions may aim at, and the promises of the state.
#include "runtime/journey/targets.hpp"

#include <gtest/gtest.h>

#include "tests/journey/outing.hpp"

namespace briar::journey {
namespace {

constexpr const char* kTable = R"(
heroes: [{hero: una, health: 2, exhausted: true}, {hero: ged, incapacitated: true}, {hero: bryn}]
hand: [echo, bash, echo]
discard: [feint, feint, stride]
rolled: [might, wild]
used_dice: [1]
)";

Action aiming_at(const std::string& word) {
    const std::vector<TargetWord> words = target_words();
    Action action;
    action.target = word;
    while (words.at(action.target_word).name != word)
        ++action.target_word;
    return action;
}

std::string aims_of(Outing& outing, const std::string& word) {
    const Action action = aiming_at(word);
    std::vector<std::int32_t> found;
    list_targets(outing.game(), action, found);
    std::string text;
    for (const std::int32_t each : found)
        text += (text.empty() ? "" : " ") + target_key(outing.game(), action, each);
    return text;
}

TEST(JourneyTargets, AreWhatFitsJustNow) {
    Outing outing;
    outing.at(kTable);
    EXPECT_EQ(aims_of(outing, "hero"), "una bryn");
    EXPECT_EQ(aims_of(outing, "ready-hero"), "bryn");
    EXPECT_EQ(aims_of(outing, "exhausted-hero"), "una");
    EXPECT_EQ(aims_of(outing, "hurt-hero"), "una");
    EXPECT_EQ(aims_of(outing, "fallen-hero"), "ged");
    EXPECT_EQ(aims_of(outing, "card"), "echo bash") << "equal ones once";
    EXPECT_EQ(aims_of(outing, "discarded-card"), "feint stride");
    EXPECT_EQ(aims_of(outing, "die"), "wild") << "the other is used";
}

TEST(JourneyTargets, AreSetInTheEventOfTheAction) {
    Outing outing;
    outing.at(kTable);
    const PieceId echo = outing.piece("echo");
    Event event = action_event(outing.game(), outing.piece("bryn"), echo);
    EXPECT_EQ(event.piece(kActionHero), outing.piece("bryn"));
    EXPECT_EQ(event.piece(kActionLocation), at(outing.game()));
    EXPECT_EQ(event.piece(kActionCard), echo);
    EXPECT_FALSE(event.piece(kActionItem));
    aim_at(aiming_at("die"), 1, event);
    EXPECT_EQ(event.fields[kActionDie], 1);
    EXPECT_FALSE(event.piece(kActionTarget));
    aim_at(aiming_at("hero"), outing.piece("una").value, event);
    EXPECT_EQ(event.piece(kActionTarget), outing.piece("una"));
}

TEST(JourneyPromises, BrokenOnesAreNamed) {
    Outing outing;
    const auto broken = [&](const auto& harm) {
        outing.at(kTable);
        harm(outing.game().state(), outing.state());
        return outing.broken();
    };
    const JourneyData& all = data(outing.at("").game());
    EXPECT_EQ(broken([&](State& state, JourneyState&) { state.move_to_back(outing.piece("spur"), all.party); }),
              "`spur` may not lie in party");
    EXPECT_EQ(broken([&](State& state, JourneyState&) { state.move_to_front(outing.piece("bryn"), all.party); }),
              "`bryn` is not in the party's order");
    EXPECT_EQ(broken([&](State& state, JourneyState&) { state.move_to_back(outing.piece("bryn"), all.box); }),
              "a hero of the party is not with it");
    EXPECT_EQ(broken([&](State&, JourneyState& state) { state.at = outing.piece("king"); }), "the pawn stands nowhere");
    EXPECT_EQ(broken([&](State&, JourneyState& state) { state.faces[0] = 6; }),
              "a die shows a face that it does not have");
    EXPECT_EQ(broken([&](State&, JourneyState& state) { state.gold = -1; }), "there is less gold than none");
    EXPECT_EQ(broken([&](State& state, JourneyState&) {
                  state.move_to_back(state.zone(all.legs[1].deck).front, all.legs[1].row);
              }),
              "the leg `deep` has a row too");
}

}  // namespace
}  // namespace briar::journey
