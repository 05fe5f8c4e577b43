// The crawl's events. The order of fields is part of the vocabulary: code fills them by position.
// This file is long because it is one list.
#include "runtime/crawl/vocabulary_parts.hpp"

namespace briar::crawl {
namespace {

using V = Vocabulary;

const char* const kBattlefield = "The tile of the fight.";

Field status() { return {"status", Type::Def, "statuses", "The status, such as an illness."}; }

void add_actions(Words& words) {
    const Field target =
        field::told("target", "", "What was chosen as the action's target; none when nothing had to be.");
    words.after(&V::action, "action",
                "An action of a special is done. No rule can answer it; it is the event that the action's own "
                "condition and effects see.",
                {field::hero("Who does it."), field::tile("Where the hero stands."),
                 field::monster("The opponent of the running fight; none outside of fights."),
                 field::item("The item that brings the action; none for other carriers."), target,
                 Field{"direction", Type::Direction, "", "The direction chosen as target.", false, false}});
}

void add_game(Words& words) {
    words.after(&V::game_started, "game_started", "The game is set up; nobody has moved.", {});
    words.after(&V::round_ended, "round_ended", "Every hero has had a turn.", {});
    words.after(&V::turn_started, "turn_started", "A hero's turn begins.",
                {field::hero("Whose turn it is."), field::tile("Where the hero stands.")});
    words.after(&V::turn_ending, "turn_ending", "A turn ends: after its last move, before action points are restored.",
                {field::hero("Whose turn it was."), field::tile("Where the hero stands.")});
}

void add_map(Words& words) {
    words.before(&V::drawing_tile, "drawing_tile", "A hero is about to draw a tile from the stack.",
                 {field::hero("Who explores."), field::tile("Where the hero stands.")});
    words.after(&V::revealed, "revealed", "A tile was drawn and laid.",
                {field::hero("Who laid it."), field::tile("The new tile."),
                 field::told_tile("from", "The tile it was laid beside.")});
    words.after(&V::stack_emptied, "stack_emptied",
                "No more tiles of this realm will be laid from its stack: the last one was, or none fits.",
                {field::hero("Who drew last."), field::tile("The tile laid last; may be none.")});
    words.before(&V::moving, "moving", "A hero is about to step onto a tile.",
                 {field::hero("Who moves."), field::tile("The tile ahead."),
                  field::told_tile("from", "The tile the hero leaves.")});
    words.after(&V::entered, "entered", "A hero landed on a tile; monsters there are met afterwards.",
                {field::hero("Who landed."), field::tile("The tile."),
                 field::told_tile("from", "The tile the hero comes from; may be none.")});
    words.after(&V::encountered, "encountered", "A monster was drawn and lies revealed on a tile.",
                {field::hero("Who revealed it."), field::monster("The monster."), field::tile("Where it appeared.")});
    words.after(
        &V::monster_moved, "monster_moved", "A monster came to another tile.",
        {field::monster("The monster."), field::tile("Where it is now."), field::told_tile("from", "Where it was.")});
}

void add_fights(Words& words) {
    const std::vector<Field> who = {field::hero("Who fights."), field::monster(kOpponent), field::tile(kBattlefield)};
    words.after(&V::fight_started, "fight_started", "A fight begins.", who);
    words.after(&V::round_started, "round_started", "A round of a fight begins; nobody has decided yet.", who);
    std::vector<Field> scored = who;
    scored.push_back(field::writable("hero_score", "The hero's total."));
    scored.push_back(field::writable("monster_score", "The opponent's total."));
    scored.push_back(field::flag("alike", "The hero rolled two or more dice, and all show the same."));
    words.before(&V::scored, "scored", "Both sides have rolled; the lower total is about to take the difference.",
                 scored);
    std::vector<Field> ended = who;
    ended.push_back(field::word("result", "won|lost|escaped|broken_off", "How it ended for the hero."));
    words.after(&V::fight_ended, "fight_ended", "A fight is over.", ended);
    std::vector<Field> escaping = who;
    escaping.push_back(field::told_tile("to", "The tile ahead; none when a new one is to be drawn."));
    words.before(&V::escaping, "escaping", "A hero is about to escape from a fight.", escaping);
    words.after(&V::escaped, "escaped", "A hero escaped and has yet to land on the tile.",
                {field::hero("Who escaped."), field::monster(kOpponent), field::tile("Where the hero is now."),
                 field::told_tile("from", kBattlefield)});
}

void add_harm(Words& words) {
    const Field cause = field::monster("The monster that did it; may be none.");
    const Field place = field::tile("Where the hero stands.");
    const Field direct = field::flag("direct", "Whether armour and shields do not count.");
    Field may_be_direct = direct;
    may_be_direct.writable = true;
    words.before(&V::hurting, "hurting",
                 "A hero is about to be hurt; armour is taken off afterwards, unless the damage is direct.",
                 {field::hero("Who is hurt."), cause, place, field::writable("amount", "The damage."), may_be_direct});
    words.after(&V::hurt, "hurt", "A hero has lost health; whether it dies of it is seen afterwards.",
                {field::hero("Who was hurt."), cause, place, field::number("amount", "The damage."), direct});
    const Field victim = field::monster("The monster.");
    const Field from = field::hero("Who did it; may be none.");
    const Field monster_place = field::tile("Where the monster is.");
    const Field ranged = field::flag("ranged", "Whether it came from afar.");
    words.before(&V::wounding, "wounding", "A monster is about to lose health.",
                 {victim, from, monster_place, field::writable("amount", "The damage."), ranged});
    words.after(&V::wounded, "wounded", "A monster has lost health; whether it dies of it is seen afterwards.",
                {victim, from, monster_place, field::number("amount", "The damage."), ranged});
    words.before(&V::dying, "dying", "A hero is about to lose a life; forbidden, it lives on with 1 health.",
                 {field::hero("Who dies."), cause, place});
    words.after(&V::died, "died",
                "A hero lost a life: all has dropped, and it is back at the start or out of the game.",
                {field::hero("Who died."), cause, field::tile("Where it died.")});
    words.after(&V::hero_out, "hero_out", "A hero lost its last life and is out of the game.",
                {field::hero("Who is out."), field::tile("Where the last life was lost.")});
}

void add_rewards(Words& words) {
    const Field winner = field::hero("Who killed it.");
    const Field place = field::tile("Where the monster was.");
    words.after(&V::killed, "killed", "A monster was killed and its token taken.",
                {winner, field::monster("The monster."), place, field::flag("ranged", "Whether from afar.")});
    words.before(&V::rewarding, "rewarding", "A kill is about to be rewarded; forbidden, nothing is drawn.",
                 {winner, field::monster("The monster."), place, field::writable("amount", "Items to draw.")});
    const std::vector<Field> item = {field::hero("Whose it is."), field::item("The item."),
                                     field::tile("Where the hero stands.")};
    words.after(&V::gained, "gained", "A hero got an item.", item);
    words.before(&V::losing, "losing", "An item is about to be dropped, given away or destroyed.", item);
    words.after(&V::used, "used", "A hero used an item or a spell.", item);
}

void add_ailments(Words& words) {
    const std::vector<Field> fields = {field::hero("Who gets it."), status(),
                                       field::monster("The monster that gave it; may be none."),
                                       field::tile("Where the hero stands.")};
    words.before(&V::ailing, "ailing", "A hero is about to get a status.", fields);
    words.after(&V::ailed, "ailed", "A hero got a status.", fields);
}

void add_tagging(Words& words) {
    const std::vector<Field> fields = {field::hero("Who fights."),
                                       field::piece("partner", "heroes", "Who is called to help."),
                                       field::monster(kOpponent), field::tile(kBattlefield)};
    words.before(&V::tagging, "tagging", "A hero is about to call another one to help.", fields);
    words.after(&V::tagged, "tagged", "A hero has come to help in a fight.", fields);
}

void add_shooting(Words& words) {
    const Field shooter = field::hero("Who shoots.");
    const Field victim = field::monster("Whom it is aimed at.");
    const Field weapon = field::item("The weapon; none for other attacks from afar.");
    const Field place = field::tile("Where the monster is.");
    words.before(&V::shooting, "shooting",
                 "A hero is about to attack a revealed monster from afar; the cost is paid, nothing is rolled yet.",
                 {shooter, victim, weapon, place});
    words.after(&V::shot, "shot", "An attack from afar has done its damage; a kill or a charge follows.",
                {shooter, victim, weapon, place, field::number("amount", "The damage.")});
    words.before(&V::charging, "charging", "A monster that survived an attack from afar is about to run at the hero.",
                 {field::hero("Who attacked it."), field::monster("The monster."),
                  field::tile("Where the hero stands."), field::told_tile("from", "Where the monster is.")});
}

}  // namespace

void add_events(Words& words) {
    add_actions(words);
    add_game(words);
    add_map(words);
    add_fights(words);
    add_harm(words);
    add_rewards(words);
    add_ailments(words);
    add_tagging(words);
    add_shooting(words);
}

}  // namespace briar::crawl
