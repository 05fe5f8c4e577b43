// The skilled bot: it thinks ahead, is deterministic, and never looks where its seat may not.
#include <gtest/gtest.h>

#include <stop_token>

#include "runtime/bots/bot.hpp"
#include "runtime/bots/greedy_bot.hpp"
#include "runtime/bots/skilled_bot.hpp"
#include "tests/bots/bot_game.hpp"
#include "tests/script/small_game.hpp"

namespace briar::tests {
namespace {

/// What the bot takes at the first decision of a small game.
std::string first_choice(SmallGame& small, Bot& bot) {
    const auto session = small.begin();
    if (!session) return small.said();
    return session->keys()[bot.choose(*session)];
}

// One word wins, another is advised: no rule of any game is needed to find out.
TEST(Skilled, FindsWhatWinsAgainstTheAdvice) {
    SmallGame small(R"(
return {
  turn = function(game, event)
    local _, word = game:choose("Which?", { "This", "That", "Other" }, { suggest = 1 })
    if word == "Other" then game:win("Well found.", event.player) else game:lose("Badly chosen.") end
  end,
})");
    GreedyBot greedy;
    SkilledBot skilled;
    EXPECT_EQ(first_choice(small, greedy), "this");
    EXPECT_EQ(first_choice(small, skilled), "other");
}

// Nobody waits for what is not wanted any more.
TEST(Skilled, GivesUpWhenItIsAskedTo) {
    SmallGame small(R"(
return {
  turn = function(game, event)
    local _, word = game:choose("Which?", { "This", "That" }, { suggest = 1 })
    if word == "That" then game:win("Well found.", event.player) else game:lose("Badly chosen.") end
  end,
})");
    std::stop_source stop;
    SkilledBot skilled;
    skilled.heed(stop.get_token());
    EXPECT_EQ(first_choice(small, skilled), "that");
    stop.request_stop();
    EXPECT_EQ(first_choice(small, skilled), "this") << "as it is advised";
}

// What wins later on the way that the others would go counts.
TEST(Skilled, SeesBehindTheNextChoice) {
    SmallGame small(R"(
return {
  turn = function(game, event)
    local player = event.player
    local _, word = game:choose("Which?", { "Left", "Right" }, { suggest = 1 })
    local bonus = word == "Right" and 3 or 0
    for _ = 1, 3 do
      game:choose("On?", { "Yes", "No" }, { suggest = 1 })
      player:add_counter("score", game:roll("d6") + bonus)
    end
    if player:counter("score") >= 15 then game:win("Far.", player) else game:lose("Not far.") end
  end,
})");
    SkilledBot skilled;
    EXPECT_EQ(first_choice(small, skilled), "right");
}

// In games of several the one who decides wants to win, not that somebody does.
TEST(Skilled, WantsItsOwnSeatToWin) {
    SmallGame small(R"(
return {
  turn = function(game, event)
    local other = game:next_player(event.player)
    local _, word = game:choose("Who shall win?", { "The other", "Me" }, { suggest = 1 })
    game:win(word, word == "Me" and event.player or other)
  end,
})");
    SkilledBot skilled;
    EXPECT_EQ(first_choice(small, skilled), "me");
}

/// How often a game of one guess is won.
int won(SmallGame& small, int games) {
    const auto rules = small.rules();
    int won = 0;
    for (int game = 0; game < games; ++game) {
        const auto session = begin_game(rules, {static_cast<std::uint64_t>(game), 2, {}});
        won += play_game(*session, "skilled", 10).result == Result::Won ? 1 : 0;
    }
    return won;
}

// Each of these guesses would be right every time for a bot that looks: half of them are right by luck.
constexpr int kGuesses = 120;
constexpr int kLuckAtMost = 85;  // 4.6 standard deviations above the half

TEST(Skilled, DoesNotKnowWhatLiesOnTopOfADeck) {
    SmallGame small(R"(
return {
  turn = function(game, event)
    local _, word = game:choose("Which colour is on top?", { "Red", "Green" }, { suggest = 1 })
    local top = game:pieces("deck")[1]
    if top:is(word == "Red" and "red" or "green") then game:win("Right.") else game:lose("Wrong.") end
  end,
})");
    EXPECT_LT(won(small, kGuesses), kLuckAtMost);
}

TEST(Skilled, DoesNotKnowWhatOthersHoldInTheirHands) {
    SmallGame small(R"(
return {
  set_up = function(game)
    for _, player in ipairs(game:players()) do
      for _ = 1, 2 do game:move(game:pieces("deck")[1], "hand", nil, player) end
    end
  end,
  turn = function(game, event)
    local other = game:next_player(event.player)
    local _, word = game:choose("Which colour has the other first?", { "Red", "Green" }, { suggest = 1 })
    local card = game:pieces("hand", nil, other)[1]
    if card:is(word == "Red" and "red" or "green") then game:win("Right.") else game:lose("Wrong.") end
  end,
})");
    EXPECT_LT(won(small, kGuesses), kLuckAtMost);
}

TEST(Skilled, DoesNotKnowTheNextDie) {
    SmallGame small(R"(
return {
  turn = function(game, event)
    local _, word = game:choose("What comes?", { "Odd", "Even" }, { suggest = 1 })
    local odd = game:roll("d6") % 2 == 1
    if odd == (word == "Odd") then game:win("Right.") else game:lose("Wrong.") end
  end,
})");
    EXPECT_LT(won(small, kGuesses), kLuckAtMost);
}

// Its own hand it may know.
TEST(Skilled, KnowsItsOwnHand) {
    SmallGame small(R"(
return {
  set_up = function(game)
    for _, player in ipairs(game:players()) do game:move(game:pieces("deck")[1], "hand", nil, player) end
  end,
  turn = function(game, event)
    local _, word = game:choose("Which colour have you?", { "Red", "Green" }, { suggest = 1 })
    local card = game:pieces("hand", nil, event.player)[1]
    if card:is(word == "Red" and "red" or "green") then game:win("Right.") else game:lose("Wrong.") end
  end,
})");
    EXPECT_EQ(won(small, 40), 40);
}

TEST(Skilled, PlaysTheSameSeedTheSame) {
    const auto rules = rules_of("the-forgotten-road", {});
    ASSERT_TRUE(rules);
    const auto once = begin_game(rules, {5, 1, {}});
    const auto again = begin_game(rules, {5, 1, {}});
    const PlayedGame first = play_game(*once, "skilled", 1000);
    const PlayedGame second = play_game(*again, "skilled", 1000);
    EXPECT_NE(first.result, Result::Playing);
    EXPECT_EQ(first.decisions, second.decisions);
    EXPECT_EQ(first.hash, second.hash);
}

// Another bot of the same sort that comes to the middle of the game takes the same: nothing is remembered.
TEST(Skilled, ChoosesByTheStateAlone) {
    const auto rules = rules_of("the-forgotten-road", {});
    ASSERT_TRUE(rules);
    const auto session = begin_game(rules, {6, 1, {}});
    SkilledBot old;
    for (int i = 0; i < 20 && !session->over(); ++i) {
        const std::uint64_t before = session->state_hash();
        const std::size_t choice = old.choose(*session);
        EXPECT_EQ(session->state_hash(), before);
        SkilledBot fresh;
        EXPECT_EQ(fresh.choose(*session), choice);
        ASSERT_TRUE(session->choose(choice).done());
    }
}

// Dice that somebody laid down in the middle of a flow are no secret way in, and no reason to stop.
TEST(Skilled, GoesOnWhenDiceAreLaidDown) {
    SmallGame small(R"(
return {
  turn = function(game, event)
    game:choose("On?", { "Yes", "No" }, { suggest = 2 })
    local _, word = game:choose("What comes?", { "Odd", "Even" }, { suggest = 1 })
    local odd = game:roll("d6") % 2 == 1
    if odd == (word == "Odd") then game:win("Right.") else game:lose("Wrong.") end
  end,
})");
    const auto session = small.begin();
    ASSERT_TRUE(session) << small.said();
    SkilledBot skilled;
    ASSERT_TRUE(session->choose(skilled.choose(*session)).done());
    ASSERT_TRUE(session->lay_dice({2}));
    EXPECT_EQ(session->keys()[skilled.choose(*session)], "odd");  // as advised
}

struct Match {
    int greedy = 0;
    int skilled = 0;
};

Match compare(const std::shared_ptr<const Ruleset>& rules, int games) {
    Match match;
    for (int game = 1; game <= games; ++game) {
        for (const bool thinks : {false, true}) {
            const auto session = begin_game(rules, {static_cast<std::uint64_t>(game), 1, {}});
            const PlayedGame played = play_game(*session, thinks ? "skilled" : "greedy", 2000);
            (thinks ? match.skilled : match.greedy) += played.result == Result::Won ? 1 : 0;
        }
    }
    return match;
}

TEST(Skilled, BeatsTheGreedyBotClearly) {
    const auto rules = rules_of("the-forgotten-road", {});
    ASSERT_TRUE(rules);
    const Match match = compare(rules, 24);
    EXPECT_GT(match.skilled, match.greedy + 6) << match.greedy;
}

}  // namespace
}  // namespace briar::tests
