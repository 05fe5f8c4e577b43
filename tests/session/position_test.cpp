#include "runtime/session/position.hpp"

#include <gtest/gtest.h>

#include "runtime/source/document.hpp"
#include "tests/rendered.hpp"
#include "tests/session/stroll_packs.hpp"

namespace briar::stroll {
namespace {

std::shared_ptr<const Document> document(const std::string& text) {
    Diagnostics problems;
    auto parsed = Document::parse("position.yaml", text, problems);
    EXPECT_TRUE(problems.empty()) << rendered(problems);
    return parsed;
}

Session::Begun begin_from(const Packs& packs, const std::string& text) {
    Start start = Packs::start(99);
    start.position = document(text);
    return Session::begin(packs.rules(), nullptr, start);
}

TEST(Position, IsReadBackAsTheSameBytes) {
    const Packs packs("  shiny:\n    text: It shines.\n    on: {drawn: [{add_var: luck}]}\n");
    const auto session = packs.begin(5);
    for (int i = 0; i < 60 && !session->over(); ++i) {
        play(*session, 1);
        if (!session->quiescent()) continue;
        const std::string text = write_position(session->game()).to_yaml();
        const Session::Begun begun = begin_from(packs, text);
        ASSERT_TRUE(begun.session) << text << rendered(begun.problems);
        EXPECT_TRUE(begun.problems.empty()) << rendered(begun.problems);
        ASSERT_TRUE(begun.session->state() == session->state()) << text;
    }
}

TEST(Position, KeepsRulesPutAsideByName) {
    const Packs packs("  shiny:\n    text: It shines.\n    on: {drawn: [{fail: 7}]}\n");
    const auto session = packs.begin(5);
    for (int i = 0; i < 7; ++i)
        session->choose("draw");
    const std::string text = write_position(session->game()).to_yaml();
    EXPECT_NE(text.find("put_aside: [shiny.drawn]"), std::string::npos) << text;
    EXPECT_TRUE(begin_from(packs, text).session->state() == session->state());
}

TEST(Position, TakesWhatFitsAndReportsTheRest) {
    const Packs packs;
    const Session::Begun begun = begin_from(packs,
                                            "vars: {luk: 4, luck: 7}\nput_aside: old.rule\n"
                                            "walkers: [{steps: 12}, {walker: zoe}]\npouch: [silver]\n");
    ASSERT_TRUE(begun.session);
    EXPECT_EQ(begun.session->state().var(begun.session->rules().var("luck")), 7);
    EXPECT_EQ(rendered(begun.problems),
              "position.yaml:1:13: error: this scenario has no var `luk` [position.unknown-var]\n"
              "    did you mean `luck`?\n"
              "position.yaml:2:12: warning: there is no rule `old.rule` any more [position.unknown-rule]\n"
              "    it was put aside because it failed; the others are not affected\n"
              "position.yaml:3:33: error: there is no walker `zoe` [position.unknown-piece]\n"
              "position.yaml:4:9: error: there is no piece `silver` [position.unknown-piece]\n");
}

TEST(Position, RefusesWhatIsNone) {
    const Packs packs;
    const Session::Begun begun = begin_from(packs, "walkrs: []\nvars: 3\n");
    EXPECT_FALSE(begun.session);
    EXPECT_EQ(begun.problems.count(Severity::Error), 2U) << rendered(begun.problems);
    EXPECT_NE(rendered(begun.problems).find("walkers"), std::string::npos) << rendered(begun.problems);
}

TEST(Position, LaysDownDice) {
    const Packs packs;
    const Session::Begun begun = begin_from(packs, "dice: [2, 5]\n");
    ASSERT_TRUE(begun.session);
    Session& session = *begun.session;
    session.choose("walk");
    session.choose("walk");
    EXPECT_NE(log_of(session).find("Ann walks to 7."), std::string::npos) << log_of(session);
    const std::string text = write_position(session.game()).to_yaml();
    EXPECT_NE(text.find("dice: []\ndice_used: [2, 5]\n"), std::string::npos) << text;
    EXPECT_EQ(session.choose("walk").outcome, Chosen::Outcome::Failed);

    const Session::Begun open = begin_from(packs, "dice: [2, random]\n");
    open.session->choose("walk");
    EXPECT_TRUE(open.session->choose("walk").done());
    EXPECT_EQ(begin_from(packs, "dice: 101\n").session, nullptr);
}

}  // namespace
}  // namespace briar::stroll
