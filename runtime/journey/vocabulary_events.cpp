// The journey's events. The order of fields is part of the vocabulary: code fills them by position.
#include "runtime/journey/vocabulary_parts.hpp"

namespace briar::journey {
namespace {

using V = Vocabulary;

void add_actions(Words& words) {
    const Field target =
        field::told("target", "", "What was chosen as the action's target; none when nothing had to be.");
    words.after(
        &V::action, "action",
        "An action of a special is done. No rule can answer it; it is the event that the action's own condition and "
        "effects see. Before the effects the hero that brings the action is exhausted, an item with `uses_up` leaves "
        "the game, and a card with `uses_up` is discarded: the effects need not do that themselves.",
        {field::hero("Who does it: the hero that brings the action, else the first one standing."), field::here(),
         field::item("The item that brings the action; none for other carriers."),
         field::card("The card that brings the action; none for other carriers."), target,
         field::number("die", "The die chosen as target, counted from 0; -1 when none had to be.")});
}

void add_game(Words& words) {
    words.after(&V::game_started, "game_started", "The game is set up; nothing has happened yet.", {field::here()});
    words.after(&V::leg_started, "leg_started",
                "A leg begins: the party stands on its start, and the first location lies ahead.", {field::here()});
    words.after(&V::turn_started, "turn_started",
                "A turn begins: the party has just landed, or has to face a boss once more.", {field::here()});
    words.after(&V::landed, "landed", "The party has landed; it may rest and go to shops afterwards.", {field::here()});
    words.after(&V::laid, "laid", "A location was drawn and laid to the right.",
                {field::location("The location laid.")});
    words.before(&V::scoring, "scoring", "The game is won and its score is counted.",
                 {field::writable("amount", "The score.")});
}

void add_stops(Words& words) {
    words.before(&V::resting, "resting", "The party is about to rest; its token is spent.", {field::here()});
    words.after(&V::rested, "rested", "The party has rested: the discard pile lies in the deck again.",
                {field::here()});
    words.before(&V::shopping, "shopping", "The party is about to go to a shop; its token is spent.",
                 {field::here(), field::number("shop", "Which shop, counted from 1.")});
    words.after(&V::bought, "bought", "The party has bought an item.",
                {field::item("The item."), field::here(), field::number("amount", "What it cost.")});
}

void add_cards(Words& words) {
    words.before(&V::drawing, "drawing", "The party is about to draw up to its hand limit.",
                 {field::here(), field::writable("amount", "Cards to draw.")});
    words.after(&V::drew, "drew", "A card was drawn into the hand.", {field::card("The card."), field::here()});
    words.after(
        &V::discarded, "discarded", "A card was discarded.",
        {field::card("The card."), field::word("use", "fight|move|icon|action|rule", "What for."), field::here()});
}

void add_checks(Words& words) {
    words.after(&V::check_started, "check_started", "A skill check begins; nothing is rolled yet.", {field::here()});
    words.after(&V::check_passed, "check_passed", "A skill check was passed.", {field::here()});
    words.after(&V::check_failed, "check_failed", "A skill check was failed; its consequence follows.",
                {field::here()});
    words.before(
        &V::suffering, "suffering", "A consequence is about to hit the party; forbidden, it does not.",
        {field::location("The location on which it is printed."),
         field::word("cause", "check|fight|move", "What went wrong."),
         field::writable("damage", "Damage to be spread over the heroes."),
         field::writable("cards", "Cards that leave the game from the top of the deck."),
         field::writable("incapacitate", "Heroes to be incapacitated."), field::writable("gold", "Gold to be lost.")});
}

void add_fights(Words& words) {
    words.after(&V::fight_started, "fight_started", "A fight begins; its die is not rolled yet.", {field::here()});
    words.before(&V::rewarding, "rewarding", "A fight was won and is about to be rewarded.",
                 {field::here(), field::writable("amount", "Gold to gain.")});
    words.after(&V::fight_won, "fight_won", "A fight was won, and the reward gained.",
                {field::here(), field::number("amount", "Gold gained.")});
    words.after(&V::fight_lost, "fight_lost", "A fight was lost or declined; its consequence follows.",
                {field::here()});
    words.after(&V::boss_beaten, "boss_beaten", "A boss was beaten.", {field::here()});
}

void add_moves(Words& words) {
    const Field from = field::told_location("from", "Where the party comes from.");
    words.before(&V::moving, "moving",
                 "The party is about to move, paid for or not; forbidden, it has another turn where it stands.",
                 {field::location("The next location."), from});
    words.after(&V::moved, "moved", "The party has moved; the next location is not laid yet.", {field::here(), from});
}

void add_heroes(Words& words) {
    const Field hero = field::hero("The hero.");
    words.before(&V::hurting, "hurting", "A hero is about to take damage.",
                 {hero, field::writable("amount", "The damage.")});
    words.after(&V::hurt, "hurt", "A hero has taken damage; whether it falls is seen afterwards.",
                {hero, field::number("amount", "The damage.")});
    words.before(&V::incapacitating, "incapacitating",
                 "A hero is about to be incapacitated; forbidden, it stays on its feet, with 1 health at least.",
                 {hero});
    words.after(&V::incapacitated, "incapacitated", "A hero was incapacitated.", {hero});
    words.after(&V::exhausted, "exhausted", "A hero was exhausted.", {hero});
    words.after(&V::restored, "restored", "An exhausted hero is ready again.", {hero});
    words.after(&V::revived, "revived", "An incapacitated hero stands again.", {hero});
}

void add_gold(Words& words) {
    const Field amount = field::number("amount", "How much.");
    words.after(&V::gained_gold, "gained_gold", "The party gained gold.", {amount});
    words.after(&V::lost_gold, "lost_gold", "The party lost gold; what it pays in shops does not count.", {amount});
}

}  // namespace

void add_events(Words& words) {
    add_actions(words);
    add_game(words);
    add_stops(words);
    add_cards(words);
    add_checks(words);
    add_fights(words);
    add_moves(words);
    add_heroes(words);
    add_gold(words);
}

}  // namespace briar::journey
