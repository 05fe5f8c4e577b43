// The journey's events. The order of fields is part of the vocabulary: code fills them by position.
#include <utility>

#include "runtime/journey/vocabulary_rows.hpp"

namespace briar::journey {
namespace {

using V = Vocabulary;
constexpr Moment kBefore = Moment::Before;
constexpr Moment kAfter = Moment::After;

using Rows = std::vector<EventRow>;

void add(Rows& rows, EventId V::*member, const char* name, Moment moment, const char* doc, std::vector<Field> fields) {
    rows.push_back({member, {name, moment, doc, std::move(fields), {}}});
}

void add_actions(Rows& rows) {
    Field target{"target", Type::Piece, "", "What was chosen as the action's target; none when nothing had to be."};
    target.listens = false;
    add(rows, &V::action, "action", kAfter,
        "An action of a special is done. No rule can answer it; it is the event that the action's own condition and "
        "effects see.",
        {row::hero("Who does it: the hero that brings the action, else the first one standing."), row::here(),
         row::item("The item that brings the action; none for other carriers."),
         row::card("The card that brings the action; none for other carriers."), target,
         row::number("die", "The die chosen as target, counted from 0; -1 when none had to be.")});
}

void add_game(Rows& rows) {
    add(rows, &V::game_started, "game_started", kAfter, "The game is set up; nothing has happened yet.", {row::here()});
    add(rows, &V::leg_started, "leg_started", kAfter,
        "A leg begins: the party stands on its start, and the first location lies ahead.", {row::here()});
    add(rows, &V::turn_started, "turn_started", kAfter,
        "A turn begins: the party has just landed, or has to face a boss once more.", {row::here()});
    add(rows, &V::landed, "landed", kAfter, "The party has landed; it may rest and go to shops afterwards.",
        {row::here()});
    add(rows, &V::laid, "laid", kAfter, "A location was drawn and laid to the right.",
        {row::location("The location laid.")});
    add(rows, &V::scoring, "scoring", kBefore, "The game is won and its score is counted.",
        {row::writable("amount", "The score.")});
}

void add_stops(Rows& rows) {
    add(rows, &V::resting, "resting", kBefore, "The party is about to rest; its token is spent.", {row::here()});
    add(rows, &V::rested, "rested", kAfter, "The party has rested: the discard pile lies in the deck again.",
        {row::here()});
    add(rows, &V::shopping, "shopping", kBefore, "The party is about to go to a shop; its token is spent.",
        {row::here(), row::number("shop", "Which shop, counted from 1.")});
    add(rows, &V::bought, "bought", kAfter, "The party has bought an item.",
        {row::item("The item."), row::here(), row::number("amount", "What it cost.")});
}

void add_cards(Rows& rows) {
    add(rows, &V::drawing, "drawing", kBefore, "The party is about to draw up to its hand limit.",
        {row::here(), row::writable("amount", "Cards to draw.")});
    add(rows, &V::drew, "drew", kAfter, "A card was drawn into the hand.", {row::card("The card."), row::here()});
    add(rows, &V::discarded, "discarded", kAfter, "A card was discarded.",
        {row::card("The card."), row::word("use", "fight|move|icon|action|rule", "What for."), row::here()});
}

void add_checks(Rows& rows) {
    add(rows, &V::check_started, "check_started", kAfter, "A skill check begins; nothing is rolled yet.",
        {row::here()});
    add(rows, &V::check_passed, "check_passed", kAfter, "A skill check was passed.", {row::here()});
    add(rows, &V::check_failed, "check_failed", kAfter, "A skill check was failed; its consequence follows.",
        {row::here()});
    add(rows, &V::suffering, "suffering", kBefore, "A consequence is about to hit the party; forbidden, it does not.",
        {row::location("The location on which it is printed."),
         row::word("cause", "check|fight|move", "What went wrong."),
         row::writable("damage", "Damage to be spread over the heroes."),
         row::writable("cards", "Cards that leave the game from the top of the deck."),
         row::writable("incapacitate", "Heroes to be incapacitated."), row::writable("gold", "Gold to be lost.")});
}

void add_fights(Rows& rows) {
    add(rows, &V::fight_started, "fight_started", kAfter, "A fight begins; its die is not rolled yet.", {row::here()});
    add(rows, &V::rewarding, "rewarding", kBefore, "A fight was won and is about to be rewarded.",
        {row::here(), row::writable("amount", "Gold to gain.")});
    add(rows, &V::fight_won, "fight_won", kAfter, "A fight was won, and the reward gained.",
        {row::here(), row::number("amount", "Gold gained.")});
    add(rows, &V::fight_lost, "fight_lost", kAfter, "A fight was lost or declined; its consequence follows.",
        {row::here()});
    add(rows, &V::boss_beaten, "boss_beaten", kAfter, "A boss was beaten.", {row::here()});
}

void add_moves(Rows& rows) {
    const Field from = row::told_location("from", "Where the party comes from.");
    add(rows, &V::moving, "moving", kBefore,
        "The party is about to move, paid for or not; forbidden, it has another turn where it stands.",
        {row::location("The next location."), from});
    add(rows, &V::moved, "moved", kAfter, "The party has moved; the next location is not laid yet.",
        {row::here(), from});
}

void add_heroes(Rows& rows) {
    const Field hero = row::hero("The hero.");
    add(rows, &V::hurting, "hurting", kBefore, "A hero is about to take damage.",
        {hero, row::writable("amount", "The damage.")});
    add(rows, &V::hurt, "hurt", kAfter, "A hero has taken damage; whether it falls is seen afterwards.",
        {hero, row::number("amount", "The damage.")});
    add(rows, &V::incapacitating, "incapacitating", kBefore,
        "A hero is about to be incapacitated; forbidden, it stays on its feet, with 1 health at least.", {hero});
    add(rows, &V::incapacitated, "incapacitated", kAfter, "A hero was incapacitated.", {hero});
    add(rows, &V::exhausted, "exhausted", kAfter, "A hero was exhausted.", {hero});
    add(rows, &V::restored, "restored", kAfter, "An exhausted hero is ready again.", {hero});
    add(rows, &V::revived, "revived", kAfter, "An incapacitated hero stands again.", {hero});
}

void add_gold(Rows& rows) {
    const Field amount = row::number("amount", "How much.");
    add(rows, &V::gained_gold, "gained_gold", kAfter, "The party gained gold.", {amount});
    add(rows, &V::lost_gold, "lost_gold", kAfter, "The party lost gold; what it pays in shops does not count.",
        {amount});
}

}  // namespace

std::vector<EventRow> event_rows() {
    Rows rows;
    add_actions(rows);
    add_game(rows);
    add_stops(rows);
    add_cards(rows);
    add_checks(rows);
    add_fights(rows);
    add_moves(rows);
    add_heroes(rows);
    add_gold(rows);
    return rows;
}

}  // namespace briar::journey
