// How the words of rules are read in crawls.
#include "runtime/crawl/phrases.hpp"

namespace briar::crawl {
namespace {

std::vector<PhraseGroup<VerbPhrase>> places_and_ways() {
    return {
        {"Moving",
         {{"step_towards", "there is a way from {from} to {to}", "there is no way from {from} to {to}",
           "the first tile on the way from {from} to {to}"},
          {"distance", "it is {#|step|steps} from {from} to {to}", "", "the number of steps from {from} to {to}"},
          {"in_line", "{to} is {#|tile|tiles} away from {from} in a straight line", "",
           "the distance in a straight line from {from} to {to}"},
          {"move", "move {hero} to {tile}", "{hero} cannot be moved to {tile}", "{hero} is moved to {tile}"},
          {"put", "put {hero} on {tile}"}}},
        {"Tiles",
         {{"tile_of", "{piece} is on a map", "{piece} is on no map", "the tile of {piece}"},
          {"is_laid", "{tile} has been laid", "{tile} has not been laid"},
          {"crowded", "another hero stands on {tile}", "no other hero stands on {tile}"},
          {"has_token", "{token} lies on {tile}", "{token} does not lie on {tile}"},
          {"unrevealed", "an unrevealed monster lies on {tile}", "no unrevealed monster lies on {tile}"},
          {"has_special", "{piece} has the special {special}", "{piece} does not have the special {special}"},
          {"realm_complete", "all tiles of the realm of {tile} have been laid",
           "some tiles of the realm of {tile} are still to be laid"},
          {"place", "put {token} on {tile}", "", "{token}"},
          {"remove", "take {token} off {tile}", "{token} cannot be taken off {tile}",
           "{token} can be taken off {tile}"},
          {"reveal", "{hero} draws a tile and lays it", "", "the tile that {hero} draws and lays"},
          {"lay", "lay {tile} beside {beside}", "{tile} cannot be laid beside {beside}",
           "{tile} is laid beside {beside}"}}},
    };
}

std::vector<PhraseGroup<VerbPhrase>> heroes_and_items() {
    return {
        {"Turns and actions",
         {{"is_active_hero", "it is the turn of {hero}", "it is not the turn of {hero}"},
          {"seat_of", "{hero} belongs to seat {#}", "", "the seat of {hero}"},
          {"ap", "{hero} has {#|action point|action points} left", "", "the action points of {hero}"},
          {"can_pay", "{hero} can pay {ap|action point|action points}",
           "{hero} cannot pay {ap|action point|action points}"},
          {"spend", "{hero} loses {ap|action point|action points}", "", "the action points that {hero} lost"},
          {"end_turn", "the turn ends"}}},
        {"Health and damage",
         {{"health", "{piece} has {#} health", "", "the health of {piece}"},
          {"most_health", "the greatest health of {piece} is {#}", "", "the greatest health of {piece}"},
          {"lives", "{hero} has {#|life|lives} left", "", "the lives of {hero}"},
          {"has_status", "{hero} suffers from {status}", "{hero} does not suffer from {status}"},
          {"heal", "heal {piece} by {amount}", "", "the health that {piece} got back"},
          {"heal_fully", "heal {hero} completely", "", "the health that {hero} got back"},
          {"hurt", "deal {amount} damage to {hero}{direct?, ignoring all armour}[, done by {by}]", "",
           "the health that {hero} lost"},
          {"set_health", "set the health of {piece} to {value}"},
          {"die", "{hero} loses a life"},
          {"give_status", "{hero} gets {status}", "{hero} does not get {status}", "{hero} gets {status}"},
          {"cure", "cure {hero} of {status}[, at most {count|dose|doses}]", "",
           "the doses of {status} taken from {hero}"}}},
        {"Items and rewards",
         {{"carries", "{hero} carries {item}", "{hero} does not carry {item}"},
          {"bears", "{hero} has {item} in use", "{hero} does not have {item} in use"},
          {"bearer", "somebody carries {item}", "nobody carries {item}", "the hero that carries {item}"},
          {"bearer_of", "somebody carries {item}", "nobody carries {item}", "the hero that carries {item}"},
          {"is_loose", "{item} may be dropped", "{item} may not be dropped"},
          {"is_active", "{item} is in use", "{item} is not in use"},
          {"kills", "{hero} has {#|kill|kills}", "", "the kills of {hero}"},
          {"gain", "{hero} gets {item}"},
          {"drop", "{item} is dropped", "{item} is not dropped", "{item} is dropped"},
          {"destroy", "{item} is destroyed"},
          {"draw_items", "{hero} draws {count|item|items}[ from the {from} bag]"},
          {"draw", "draw[ {count|piece|pieces}] from the {from} bag", "", "what is drawn from the {from} bag"},
          {"trade_kills", "{hero} gives away {count|kill|kills}",
           "{hero} does not have {count|kill|kills} to give away", "{hero} gives away {count|kill|kills}"}}},
    };
}

std::vector<PhraseGroup<VerbPhrase>> monsters_and_fights() {
    return {
        {"Monsters",
         {{"is_monster", "{piece} is a monster", "{piece} is not a monster"},
          {"tagged", "{piece} has the tag {tag}", "{piece} does not have the tag {tag}"},
          {"monster_health", "{monster} has {#} health", "", "the health of {monster}"},
          {"spawn", "a new {monster} appears on {tile}[ with {health} health]", "",
           "a new {monster}[ with {health} health]"},
          {"draw_monster", "a monster from the[ {from}] bag appears on {tile}", "", "a monster from the[ {from}] bag"},
          {"reveal_monster", "reveal the monster on {tile}", "", "the monster revealed on {tile}"},
          {"put_monster", "put {monster} on {tile}"},
          {"dismiss", "{monster} leaves the game"},
          {"clear_monsters", "all monsters leave the maps"}}},
        {"Fights",
         {{"fighting", "a fight is going on", "no fight is going on"},
          {"opponent", "there is an opponent", "there is no opponent", "the opponent"},
          {"partner", "a partner helps in the fight", "no partner helps in the fight", "the partner"},
          {"fight_round", "the fight round is {#}", "", "the fight round"},
          {"opponent_health", "the opponent has {#} health", "", "the health of the opponent"},
          {"fight", "{hero} fights {monster}{escape!, without escape}{tag!, without help}{reward!, for no reward}", "",
           "how the fight of {hero} against {monster} ends"},
          {"wound", "deal {amount} damage to {monster}{ranged?, from afar}", "", "the health that {monster} lost"},
          {"shoot", "shoot at {monster} for {amount} damage"},
          {"kill", "{hero} kills {monster}"},
          {"break_off", "break the fight off"}}},
    };
}

std::vector<PhraseGroup<EventPhrase>> events() {
    return {
        {"The game",
         {{"round_ended", "a round ends"},
          {"turn_started", "a hero's turn begins"},
          {"turn_ending", "a hero's turn ends"}}},
        {"Moving and exploring",
         {{"drawing_tile", "a hero is about to draw a tile"},
          {"revealed", "a tile has been drawn and laid"},
          {"stack_emptied", "no more tiles are left to lay"},
          {"moving", "a hero is about to step onto a tile"},
          {"entered", "a hero enters a tile"},
          {"encountered", "a monster is revealed"},
          {"monster_moved", "a monster comes to another tile"},
          {"charging", "a monster is about to charge"}}},
        {"Fights",
         {{"round_started", "a round of a fight begins"},
          {"scored", "both sides of a fight have rolled"},
          {"fight_ended", "a fight is over"},
          {"escaping", "a hero is about to escape"},
          {"escaped", "a hero has escaped"},
          {"tagging", "a hero is about to call for help"},
          {"tagged", "a hero has come to help"},
          {"shooting", "a hero is about to attack from afar"},
          {"shot", "a hero has attacked from afar"}}},
        {"Damage",
         {{"wounding", "a monster is about to be wounded"},
          {"wounded", "a monster has been wounded"},
          {"dying", "a hero is about to lose a life"},
          {"died", "a hero has lost a life"},
          {"hero_out", "a hero is out of the game"},
          {"killed", "a monster has been killed"},
          {"ailing", "a hero is about to get a status"},
          {"ailed", "a hero has got a status"}}},
        {"Items and rewards",
         {{"rewarding", "a kill is about to be rewarded"},
          {"gained", "a hero gets an item"},
          {"losing", "a hero is about to lose an item"},
          {"used", "a hero has used an item"}}},
    };
}

std::vector<PhraseGroup<ValuePhrase>> values() {
    return {
        {"Moving and exploring",
         {{"move_cost", "the cost of a step"},
          {"may_move", "whether the step is allowed"},
          {"reveal_cost", "the cost of drawing a tile"},
          {"may_reveal", "whether drawing a tile is allowed"}}},
        {"Actions", {{"ap_most", "the action points for a turn"}}},
        {"Fights",
         {{"may_fight", "whether the monster fights"},
          {"combat_dice", "the dice of the hero in a fight"},
          {"combat_bonus", "the bonus of the hero in a fight"},
          {"monster_dice", "the dice of the monster in a fight"},
          {"monster_bonus", "the bonus of the monster in a fight"},
          {"critical_factor", "the factor for equal dice"},
          {"may_escape", "whether escaping is allowed"},
          {"may_tag", "whether calling for help is allowed"},
          {"guardian", "whether the monster shows its guardian side"},
          {"shot_cost", "the cost of a shot"},
          {"shot_range", "the range of a shot"}}},
        {"Damage", {{"damage_dealt", "the damage to the monster"}, {"escape_damage", "the damage of an escape"}}},
        {"Items and rewards", {{"hand_space", "the hands that the item takes"}, {"reward", "the items for a kill"}}},
        {"Bots", {{"tile_appeal", "how much bots like the tile"}}},
    };
}

}  // namespace

const Phrases& phrases() {
    static const Phrases all = {joined_groups({places_and_ways(), heroes_and_items(), monsters_and_fights()}),
                                events(),
                                values(),
                                {{"here", "the tile of the hero"},
                                 {"active", "the hero whose turn it is"},
                                 {"from", "the tile before"},
                                 {"to", "the tile ahead"}},
                                {{"direct", "whether it ignores all armour"},
                                 {"hero_score", "the total of the hero"},
                                 {"monster_score", "the total of the opponent"}},
                                {{"ap", "the action points"}}};
    return all;
}

}  // namespace briar::crawl
