// How the words of rules are read in games that are all script.
#include "runtime/script/phrases.hpp"

namespace briar::script {

const Phrases& phrases() {
    static const Phrases all = {
        {
            {"Turns and players",
             {{"on_turn", "somebody has the turn", "nobody has the turn", "the current player"},
              {"next_player", "somebody comes after {player}", "nobody comes after {player}",
               "the player after {player}"},
              {"seat", "the seat of {player} is {#}", "", "the seat of {player}"},
              {"next_turn", "the next turn goes to {player}"}}},
            {"Zones",
             {{"count", "{#|piece is|pieces are} in {zone}[, at place {at}][, of {of}]", "",
               "the number of pieces in {zone}[, at place {at}][, of {of}]"},
              {"first", "something is in {zone}[, at place {at}][, of {of}]",
               "nothing is in {zone}[, at place {at}][, of {of}]",
               "the first piece in {zone}[, at place {at}][, of {of}]"},
              {"places", "{zone} has {#|place|places}", "", "the number of places of {zone}"},
              {"is_marked", "place {at} of {zone} is marked", "place {at} of {zone} is not marked"},
              {"shuffle", "shuffle {zone}[, at place {at}][, of {of}]"}}},
            {"Pieces",
             {{"place_of", "the place of {piece} is {#}", "", "the place of {piece}"},
              {"zone_of", "{piece} is in a zone", "{piece} is in no zone", "the zone of {piece}"},
              {"is_in", "{piece} is in {zone}", "{piece} is not in {zone}"},
              {"owner", "{piece} belongs to somebody", "{piece} belongs to nobody", "the owner of {piece}"},
              {"side", "the side that {piece} shows is {#}", "", "the side that {piece} shows"},
              {"flip", "turn {piece} over[ to side {to}]", "", "the side that {piece} is turned to"},
              {"move", "move {piece} to {front?the front of }{to}[, to place {at}][, of {of}]"}}},
        },
        {
            {"The game", {{"set_up", "the game has been set up"}, {"turn", "a player's turn begins"}}},
            {"Pieces", {{"moved", "a piece has been moved"}}},
        },
        {},
        {{"active", "the current player"}},
        {},
        {},
    };
    return all;
}

}  // namespace briar::script
