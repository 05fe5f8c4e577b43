// How the words of rules are read in crawls. The lists follow the vocabulary's order.
#include "runtime/crawl/phrases.hpp"

namespace briar::crawl {
namespace {

std::vector<VerbPhrase> questions() {
    return {
        {"tile_of", "{piece} is on a map", "{piece} is on no map", "the tile of {piece}"},
        {"is_laid", "{tile} has been laid", "{tile} has not been laid"},
        {"is_monster", "{piece} is a monster", "{piece} is not a monster"},
        {"crowded", "another hero stands on {tile}", "no other hero stands on {tile}"},
        {"has_token", "{token} lies on {tile}", "{token} does not lie on {tile}"},
        {"unrevealed", "an unrevealed monster lies on {tile}", "no unrevealed monster lies on {tile}"},
        {"has_special", "{piece} has the special {special}", "{piece} does not have the special {special}"},
        {"tagged", "{piece} has the tag {tag}", "{piece} does not have the tag {tag}"},
        {"distance", "it is {#|step|steps} from {from} to {to}", "", "the number of steps from {from} to {to}"},
        {"step_towards", "there is a way from {from} to {to}", "there is no way from {from} to {to}",
         "the first tile on the way from {from} to {to}"},
        {"in_line", "{to} is {#|tile|tiles} away from {from} in a straight line", "",
         "the distance in a straight line from {from} to {to}"},
        {"realm_complete", "all tiles of the realm of {tile} have been laid",
         "tiles of the realm of {tile} are still to be laid"},
        {"health", "{piece} has {#} health", "", "the health of {piece}"},
        {"most_health", "the greatest health of {piece} is {#}", "", "the greatest health of {piece}"},
        {"ap", "{hero} has {#|action point|action points} left", "", "the action points of {hero}"},
        {"lives", "{hero} has {#|life|lives} left", "", "the lives of {hero}"},
        {"kills", "{hero} has {#|kill|kills}", "", "the kills of {hero}"},
        {"has_status", "{hero} suffers from {status}", "{hero} does not suffer from {status}"},
        {"is_active_hero", "it is the turn of {hero}", "it is not the turn of {hero}"},
        {"seat_of", "{hero} belongs to seat {#}", "", "the seat of {hero}"},
        {"can_pay", "{hero} can pay {ap|action point|action points}",
         "{hero} cannot pay {ap|action point|action points}"},
        {"carries", "{hero} carries {item}", "{hero} does not carry {item}"},
        {"bears", "{hero} has {item} in use", "{hero} does not have {item} in use"},
        {"bearer", "somebody carries {item}", "nobody carries {item}", "the hero that carries {item}"},
        {"is_loose", "{item} may be dropped", "{item} may not be dropped"},
        {"is_active", "{item} is in use", "{item} is not in use"},
        {"bearer_of", "somebody carries {item}", "nobody carries {item}", "the hero that carries {item}"},
        {"fighting", "a fight is going on", "no fight is going on"},
        {"opponent", "there is an opponent", "there is no opponent", "the opponent"},
        {"partner", "a partner helps in the fight", "no partner helps in the fight", "the partner"},
        {"fight_round", "the round of the fight is {#}", "", "the round of the fight"},
        {"opponent_health", "the opponent has {#} health", "", "the health of the opponent"},
        {"monster_health", "{monster} has {#} health", "", "the health of {monster}"},
    };
}

std::vector<VerbPhrase> changes() {
    return {
        {"place", "put {token} on {tile}", "", "{token}"},
        {"remove", "take {token} off {tile}", "{token} cannot be taken off {tile}", "{token} can be taken off {tile}"},
        {"put", "put {hero} on {tile}"},
        {"put_monster", "put {monster} on {tile}"},
        {"spawn", "a new {monster} appears on {tile}[ with {health} health]", "",
         "a new {monster}[ with {health} health]"},
        {"dismiss", "{monster} leaves the game"},
        {"clear_monsters", "all monsters leave the maps"},
        {"end_turn", "the turn ends"},
        {"heal", "heal {piece} by {amount}", "", "the health that {piece} got back"},
        {"heal_fully", "heal {hero} fully", "", "the health that {hero} got back"},
        {"spend", "{hero} loses {ap|action point|action points}", "", "the action points that {hero} lost"},
        {"cure", "cure {hero} of {status}[, at most {count|dose|doses}]", "",
         "the doses of {status} taken from {hero}"},
        {"trade_kills", "{hero} gives away {count|kill|kills}", "{hero} has not {count|kill|kills} to give away",
         "{hero} gives away {count|kill|kills}"},
        {"destroy", "{item} is destroyed"},
        {"break_off", "break the fight off"},
        {"set_health", "set the health of {piece} to {value}"},
        {"move", "move {hero} to {tile}", "{hero} cannot be moved to {tile}", "{hero} is moved to {tile}"},
        {"reveal", "{hero} draws a tile and lays it", "", "the tile that {hero} draws and lays"},
        {"lay", "lay {tile} beside {beside}", "{tile} cannot be laid beside {beside}",
         "{tile} is laid beside {beside}"},
        {"hurt", "hurt {hero} by {amount}{direct?, past all armour}[, done by {by}]", "",
         "the health that {hero} lost"},
        {"die", "{hero} loses a life"},
        {"give_status", "{hero} gets {status}", "{hero} does not get {status}", "{hero} gets {status}"},
        {"gain", "{hero} gets {item}"},
        {"drop", "{item} is dropped", "{item} is not dropped", "{item} is dropped"},
        {"draw_items", "{hero} draws {count|item|items}[ from the bag of {from}]"},
        {"draw", "draw[ {count|thing|things}] from the bag of {from}", "", "what is drawn from the bag of {from}"},
        {"fight", "{hero} fights {monster}{escape!, without escape}{tag!, without help}{reward!, for no reward}", "",
         "how the fight of {hero} against {monster} ends"},
        {"draw_monster", "a monster from the bag[ of {from}] appears on {tile}", "",
         "a monster from the bag[ of {from}]"},
        {"reveal_monster", "reveal the monster on {tile}", "", "the monster revealed on {tile}"},
        {"wound", "wound {monster} by {amount}{ranged?, from afar}", "", "the health that {monster} lost"},
        {"shoot", "shoot at {monster} for {amount} damage"},
        {"kill", "{hero} kills {monster}"},
    };
}

std::vector<EventPhrase> events() {
    return {
        {"action", "an action is done"},
        {"game_started", "the game begins"},
        {"round_ended", "a round ends"},
        {"turn_started", "a hero's turn begins"},
        {"turn_ending", "a hero's turn ends"},
        {"drawing_tile", "a hero is about to draw a tile"},
        {"revealed", "a tile has been drawn and laid"},
        {"stack_emptied", "no more tiles are left to lay"},
        {"moving", "a hero is about to step onto a tile"},
        {"entered", "a hero enters a tile"},
        {"encountered", "a monster is revealed"},
        {"monster_moved", "a monster comes to another tile"},
        {"fight_started", "a fight begins"},
        {"round_started", "a round of a fight begins"},
        {"scored", "both sides of a fight have rolled"},
        {"fight_ended", "a fight is over"},
        {"escaping", "a hero is about to escape"},
        {"escaped", "a hero has escaped"},
        {"hurting", "a hero is about to be hurt"},
        {"hurt", "a hero has been hurt"},
        {"wounding", "a monster is about to be wounded"},
        {"wounded", "a monster has been wounded"},
        {"dying", "a hero is about to lose a life"},
        {"died", "a hero has lost a life"},
        {"hero_out", "a hero is out of the game"},
        {"killed", "a monster has been killed"},
        {"rewarding", "a kill is about to be rewarded"},
        {"gained", "a hero gets an item"},
        {"losing", "a hero is about to lose an item"},
        {"used", "a hero has used an item"},
        {"ailing", "a hero is about to get a status"},
        {"ailed", "a hero has got a status"},
        {"tagging", "a hero is about to call for help"},
        {"tagged", "a hero has come to help"},
        {"shooting", "a hero is about to attack from afar"},
        {"shot", "a hero has attacked from afar"},
        {"charging", "a monster is about to charge"},
    };
}

std::vector<ValuePhrase> values() {
    return {
        {"move_cost", "the cost of a step"},
        {"may_move", "whether the step is allowed"},
        {"reveal_cost", "the cost of drawing a tile"},
        {"may_reveal", "whether drawing a tile is allowed"},
        {"ap_most", "the action points for a turn"},
        {"health_most", "the greatest health"},
        {"may_escape", "whether escaping is allowed"},
        {"may_tag", "whether calling for help is allowed"},
        {"may_fight", "whether the monster fights"},
        {"combat_dice", "the dice of the hero in a fight"},
        {"combat_bonus", "the bonus of the hero in a fight"},
        {"critical_factor", "the factor for equal dice"},
        {"monster_dice", "the dice of the monster in a fight"},
        {"monster_bonus", "the bonus of the monster in a fight"},
        {"damage_dealt", "the damage to the monster"},
        {"damage_taken", "the damage to the hero"},
        {"escape_damage", "the damage of an escape"},
        {"shot_cost", "the cost of a shot"},
        {"shot_range", "the range of a shot"},
        {"hand_space", "the hands that the item fills"},
        {"reward", "the items for a kill"},
        {"guardian", "whether the monster shows its guardian side"},
        {"tile_appeal", "how much bots like the tile"},
    };
}

}  // namespace

const Phrases& phrases() {
    static const Phrases all = [] {
        Phrases made;
        made.verbs = questions();
        for (const VerbPhrase& each : changes())
            made.verbs.push_back(each);
        made.events = events();
        made.values = values();
        made.pieces = {{"here", "the tile of the hero"},
                       {"active", "the hero whose turn it is"},
                       {"from", "the tile before"},
                       {"to", "the tile ahead"}};
        made.numbers = {{"direct", "whether it passes all armour"},
                        {"hero_score", "the total of the hero"},
                        {"monster_score", "the total of the opponent"}};
        made.counters = {{"ap", "action points"}};
        return made;
    }();
    return all;
}

}  // namespace briar::crawl
