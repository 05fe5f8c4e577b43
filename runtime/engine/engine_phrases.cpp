// How the words of every game are read.
#include "runtime/engine/phrases.hpp"

namespace briar {

const Phrases& engine_phrases() {
    static const Phrases phrases = {
        {
            {"var", "{name} is {#}", "", "{name}"},
            {"set_var", "set {name} to {value}", "", "what {name} was set to"},
            {"add_var", "add {by} to {name}", "", "what {name} came to"},
            {"counter", "{name} of {of} is {#}", "", "{name} of {of}"},
            {"set_counter", "set {name} of {of} to {value}"},
            {"add_counter", "add {by} to {name} of {of}", "", "what was added to {name} of {of}"},
            {"piece_of", "{what} is in the game", "{what} is not in the game", "{what}"},
            {"carrier", "something carries this", "nothing carries this", "what carries this"},
            {"is", "{piece} is {what}", "{piece} is not {what}"},
            {"rolled_die", "die {index} shows {#}", "", "what die {index} shows"},
            {"rolled_count", "{#|die lies|dice lie} on the table", "", "the number of dice on the table"},
            {"reroll", "roll die {index} again", "", "what die {index} shows after another roll"},
            {"roll", "roll {dice}", "", "a roll of {dice}"},
            {"confirm", "ask {text}", "the answer to {text} is no", "the answer to {text} is yes"},
            {"say", "say {text}"},
            {"win", "the game is won[ by {winner}]: {text}"},
            {"lose", "the game is lost: {text}"},
            {"tie", "the game ends in a draw: {text}"},
        },
        {{"rolled", "dice were rolled"}},
        {{"action_cost", "the cost of an action"}},
        {{"carrier", "what carries this"},
         {"source", "what brings the action"},
         {"roller", "the one whose dice they are"}},
        {},
        {},
    };
    return phrases;
}

}  // namespace briar
