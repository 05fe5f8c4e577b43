// The crawl's events. The order of fields is part of the vocabulary: code fills them by position.
// This file is long because it is one list.
#include "runtime/crawl/vocabulary_rows.hpp"

namespace briar::crawl {
namespace {

using V = Vocabulary;
constexpr Moment kBefore = Moment::Before;
constexpr Moment kAfter = Moment::After;

const char* const kOpponent = "The monster; none where two heroes fight each other.";
const char* const kBattlefield = "The tile of the fight.";

/// A piece that an event carries under a name of its own.
Field named(const char* name, const char* kinds, const char* doc) { return {name, Type::Piece, kinds, doc}; }
Field status() { return {"status", Type::Def, "statuses", "The status, such as an illness."}; }

using Rows = std::vector<EventRow>;

void add_actions(Rows& rows) {
    Field target = named("target", "", "What was chosen as the action's target; none when nothing had to be.");
    target.listens = false;
    rows.push_back({&V::action,
                    {"action",
                     kAfter,
                     "An action of a special is done. No rule can answer it; it is the event that the action's own "
                     "condition and effects see.",
                     {row::hero("Who does it."), row::tile("Where the hero stands."),
                      row::monster("The opponent of the running fight; none outside of fights."),
                      row::item("The item that brings the action; none for other carriers."), target,
                      Field{"direction", Type::Direction, "", "The direction chosen as target.", false, false}},
                     {}}});
}

void add_game(Rows& rows) {
    rows.push_back({&V::game_started, {"game_started", kAfter, "The game is set up; nobody has moved.", {}, {}}});
    rows.push_back({&V::round_ended, {"round_ended", kAfter, "Every hero has had a turn.", {}, {}}});
    rows.push_back({&V::turn_started,
                    {"turn_started",
                     kAfter,
                     "A hero's turn begins.",
                     {row::hero("Whose turn it is."), row::tile("Where the hero stands.")},
                     {}}});
    rows.push_back({&V::turn_ending,
                    {"turn_ending",
                     kAfter,
                     "A turn ends: after its last move, before action points are restored.",
                     {row::hero("Whose turn it was."), row::tile("Where the hero stands.")},
                     {}}});
}

void add_map(Rows& rows) {
    rows.push_back({&V::drawing_tile,
                    {"drawing_tile",
                     kBefore,
                     "A hero is about to draw a tile from the stack.",
                     {row::hero("Who explores."), row::tile("Where the hero stands.")},
                     {}}});
    rows.push_back({&V::revealed,
                    {"revealed",
                     kAfter,
                     "A tile was drawn and laid.",
                     {row::hero("Who laid it."), row::tile("The new tile."),
                      row::told_tile("from", "The tile it was laid beside.")},
                     {}}});
    rows.push_back({&V::stack_emptied,
                    {"stack_emptied",
                     kAfter,
                     "No more tiles of this realm will be laid from its stack: the last one was, or none fits.",
                     {row::hero("Who drew last."), row::tile("The tile laid last; may be none.")},
                     {}}});
    rows.push_back(
        {&V::moving,
         {"moving",
          kBefore,
          "A hero is about to step onto a tile.",
          {row::hero("Who moves."), row::tile("The tile ahead."), row::told_tile("from", "The tile the hero leaves.")},
          {}}});
    rows.push_back({&V::entered,
                    {"entered",
                     kAfter,
                     "A hero landed on a tile; monsters there are met afterwards.",
                     {row::hero("Who landed."), row::tile("The tile."),
                      row::told_tile("from", "The tile the hero comes from; may be none.")},
                     {}}});
    rows.push_back({&V::encountered,
                    {"encountered",
                     kAfter,
                     "A monster was drawn and lies revealed on a tile.",
                     {row::hero("Who revealed it."), row::monster("The monster."), row::tile("Where it appeared.")},
                     {}}});
    rows.push_back(
        {&V::monster_moved,
         {"monster_moved",
          kAfter,
          "A monster came to another tile.",
          {row::monster("The monster."), row::tile("Where it is now."), row::told_tile("from", "Where it was.")},
          {}}});
}

void add_fights(Rows& rows) {
    const std::vector<Field> who = {row::hero("Who fights."), row::monster(kOpponent), row::tile(kBattlefield)};
    rows.push_back({&V::fight_started, {"fight_started", kAfter, "A fight begins.", who, {}}});
    rows.push_back(
        {&V::round_started, {"round_started", kAfter, "A round of a fight begins; nobody has decided yet.", who, {}}});
    std::vector<Field> scored = who;
    scored.push_back(row::writable("hero_score", "The hero's total."));
    scored.push_back(row::writable("monster_score", "The opponent's total."));
    scored.push_back(row::flag("alike", "The hero rolled two or more dice, and all show the same."));
    rows.push_back(
        {&V::scored,
         {"scored", kBefore, "Both sides have rolled; the lower total is about to take the difference.", scored, {}}});
    std::vector<Field> ended = who;
    ended.push_back({"result", Type::Word, "won|lost|escaped|broken_off", "How it ended for the hero."});
    rows.push_back({&V::fight_ended, {"fight_ended", kAfter, "A fight is over.", ended, {}}});
    std::vector<Field> escaping = who;
    escaping.push_back(row::told_tile("to", "The tile ahead; none when a new one is to be drawn."));
    rows.push_back({&V::escaping, {"escaping", kBefore, "A hero is about to escape from a fight.", escaping, {}}});
    rows.push_back({&V::escaped,
                    {"escaped",
                     kAfter,
                     "A hero escaped and has yet to land on the tile.",
                     {row::hero("Who escaped."), row::monster(kOpponent), row::tile("Where the hero is now."),
                      row::told_tile("from", kBattlefield)},
                     {}}});
}

void add_harm(Rows& rows) {
    const Field cause = row::monster("The monster that did it; may be none.");
    const Field place = row::tile("Where the hero stands.");
    const Field direct = row::flag("direct", "Whether armour and shields do not count.");
    Field may_be_direct = direct;
    may_be_direct.writable = true;
    rows.push_back({&V::hurting,
                    {"hurting",
                     kBefore,
                     "A hero is about to be hurt; armour is taken off afterwards, unless the damage is direct.",
                     {row::hero("Who is hurt."), cause, place, row::writable("amount", "The damage."), may_be_direct},
                     {}}});
    rows.push_back({&V::hurt,
                    {"hurt",
                     kAfter,
                     "A hero has lost health; whether it dies of it is seen afterwards.",
                     {row::hero("Who was hurt."), cause, place, row::number("amount", "The damage."), direct},
                     {}}});
    const Field victim = row::monster("The monster.");
    const Field from = row::hero("Who did it; may be none.");
    const Field monster_place = row::tile("Where the monster is.");
    const Field ranged = row::flag("ranged", "Whether it came from afar.");
    rows.push_back({&V::wounding,
                    {"wounding",
                     kBefore,
                     "A monster is about to lose health.",
                     {victim, from, monster_place, row::writable("amount", "The damage."), ranged},
                     {}}});
    rows.push_back({&V::wounded,
                    {"wounded",
                     kAfter,
                     "A monster has lost health; whether it dies of it is seen afterwards.",
                     {victim, from, monster_place, row::number("amount", "The damage."), ranged},
                     {}}});
    rows.push_back({&V::dying,
                    {"dying",
                     kBefore,
                     "A hero is about to lose a life; forbidden, it lives on with 1 health.",
                     {row::hero("Who dies."), cause, place},
                     {}}});
    rows.push_back({&V::died,
                    {"died",
                     kAfter,
                     "A hero lost a life: all has dropped, and it is back at the start or out of the game.",
                     {row::hero("Who died."), cause, row::tile("Where it died.")},
                     {}}});
    rows.push_back({&V::hero_out,
                    {"hero_out",
                     kAfter,
                     "A hero lost its last life and is out of the game.",
                     {row::hero("Who is out."), row::tile("Where the last life was lost.")},
                     {}}});
}

void add_rewards(Rows& rows) {
    const Field winner = row::hero("Who killed it.");
    const Field place = row::tile("Where the monster was.");
    rows.push_back({&V::killed,
                    {"killed",
                     kAfter,
                     "A monster was killed and its token taken.",
                     {winner, row::monster("The monster."), place, row::flag("ranged", "Whether from afar.")},
                     {}}});
    rows.push_back({&V::rewarding,
                    {"rewarding",
                     kBefore,
                     "A kill is about to be rewarded; forbidden, nothing is drawn.",
                     {winner, row::monster("The monster."), place, row::writable("amount", "Items to draw.")},
                     {}}});
    const std::vector<Field> item = {row::hero("Whose it is."), row::item("The item."),
                                     row::tile("Where the hero stands.")};
    rows.push_back({&V::gained, {"gained", kAfter, "A hero got an item.", item, {}}});
    rows.push_back(
        {&V::losing, {"losing", kBefore, "An item is about to be dropped, given away or destroyed.", item, {}}});
    rows.push_back({&V::used, {"used", kAfter, "A hero used an item or a spell.", item, {}}});
}

void add_ailments(Rows& rows) {
    const std::vector<Field> fields = {row::hero("Who gets it."), status(),
                                       row::monster("The monster that gave it; may be none."),
                                       row::tile("Where the hero stands.")};
    rows.push_back({&V::ailing, {"ailing", kBefore, "A hero is about to get a status.", fields, {}}});
    rows.push_back({&V::ailed, {"ailed", kAfter, "A hero got a status.", fields, {}}});
}

void add_tagging(Rows& rows) {
    const std::vector<Field> fields = {row::hero("Who fights."), named("partner", "heroes", "Who is called to help."),
                                       row::monster(kOpponent), row::tile(kBattlefield)};
    rows.push_back({&V::tagging, {"tagging", kBefore, "A hero is about to call another one to help.", fields, {}}});
    rows.push_back({&V::tagged, {"tagged", kAfter, "A hero has come to help in a fight.", fields, {}}});
}

void add_shooting(Rows& rows) {
    const Field shooter = row::hero("Who shoots.");
    const Field victim = row::monster("Whom it is aimed at.");
    const Field weapon = row::item("The weapon; none for other attacks from afar.");
    const Field place = row::tile("Where the monster is.");
    rows.push_back({&V::shooting,
                    {"shooting",
                     kBefore,
                     "A hero is about to attack a revealed monster from afar; the cost is paid, nothing is rolled yet.",
                     {shooter, victim, weapon, place},
                     {}}});
    rows.push_back({&V::shot,
                    {"shot",
                     kAfter,
                     "An attack from afar has done its damage; a kill or a charge follows.",
                     {shooter, victim, weapon, place, row::number("amount", "The damage.")},
                     {}}});
    rows.push_back({&V::charging,
                    {"charging",
                     kBefore,
                     "A monster that survived an attack from afar is about to run at the hero.",
                     {row::hero("Who attacked it."), row::monster("The monster."), row::tile("Where the hero stands."),
                      row::told_tile("from", "Where the monster is.")},
                     {}}});
}

}  // namespace

std::vector<EventRow> event_rows() {
    Rows rows;
    add_actions(rows);
    add_game(rows);
    add_map(rows);
    add_fights(rows);
    add_harm(rows);
    add_rewards(rows);
    add_ailments(rows);
    add_tagging(rows);
    add_shooting(rows);
    return rows;
}

}  // namespace briar::crawl
