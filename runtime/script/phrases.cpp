// How the words of rules are read in games that are all script.
#include "runtime/script/phrases.hpp"

namespace briar::script {

const Phrases& phrases() {
    static const Phrases all = {
        {
            {"on_turn", "somebody has the turn", "nobody has the turn", "the player whose turn it is"},
            {"next_player", "somebody comes after {player}", "nobody comes after {player}",
             "the player after {player}"},
            {"seat", "the seat of {player} is {#}", "", "the seat of {player}"},
            {"count", "{#|piece lies|pieces lie} in {zone}[, at place {at}][, of {of}]", "",
             "the number of pieces in {zone}[, at place {at}][, of {of}]"},
            {"first", "something lies in {zone}[, at place {at}][, of {of}]",
             "nothing lies in {zone}[, at place {at}][, of {of}]",
             "the first piece in {zone}[, at place {at}][, of {of}]"},
            {"places", "{zone} has {#|place|places}", "", "the number of places of {zone}"},
            {"is_marked", "place {at} of {zone} is marked", "place {at} of {zone} is not marked"},
            {"place_of", "the place of {piece} is {#}", "", "the place of {piece}"},
            {"zone_of", "{piece} lies in a zone", "{piece} lies in no zone", "the zone of {piece}"},
            {"is_in", "{piece} lies in {zone}", "{piece} does not lie in {zone}"},
            {"owner", "{piece} belongs to somebody", "{piece} belongs to nobody", "the owner of {piece}"},
            {"side", "the side that {piece} shows is {#}", "", "the side that {piece} shows"},
            {"next_turn", "the next turn is that of {player}"},
            {"shuffle", "shuffle {zone}[, at place {at}][, of {of}]"},
            {"flip", "turn {piece} over[ to side {to}]", "", "the side that {piece} is turned to"},
            {"move", "move {piece} to {front?the front of }{to}[, to place {at}][, of {of}]"},
        },
        {
            {"set_up", "the game has been set up"},
            {"turn", "a player's turn begins"},
            {"moved", "a piece was moved"},
        },
        {},
        {{"active", "the player whose turn it is"}},
        {},
        {},
    };
    return all;
}

}  // namespace briar::script
