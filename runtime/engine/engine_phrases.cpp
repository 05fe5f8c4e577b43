// How the words of every game are read, and those that several systems have alike.
#include "runtime/engine/phrases.hpp"

namespace briar {
namespace {

std::vector<PhraseGroup<VerbPhrase>> verbs() {
    return {
        {"Numbers that are kept",
         {{"var", "{name} is {#}", "", "{name}"},
          {"set_var", "set {name} to {value}", "", "what {name} was set to"},
          {"add_var", "add {by} to {name}", "", "what {name} came to", "take {by} off {name}"},
          {"counter", "{name} of {of} is {#}", "", "{name} of {of}"},
          {"set_counter", "set {name} of {of} to {value}"},
          {"add_counter", "add {by} to {name} of {of}", "", "what was added to {name} of {of}",
           "take {by} off {name} of {of}"}}},
        {"Pieces",
         {{"piece_of", "{what} is in the game", "{what} is not in the game", "{what}"},
          {"carrier", "something carries this", "nothing carries this", "what carries this"},
          {"is", "{piece} is {what}", "{piece} is not {what}"}}},
        {"Dice",
         {{"rolled_die", "die {index} shows {#}", "", "what die {index} shows"},
          {"rolled_count", "{#|die lies|dice lie} on the table", "", "the number of dice on the table"},
          {"reroll", "roll die {index} again", "", "what die {index} shows after another roll"},
          {"roll", "roll {dice}", "", "{dice}"}}},
        {"Talking to the players",
         {{"confirm", "ask {text}", "the answer to {text} is no", "the answer to {text} is yes"},
          {"say", "say {text}"}}},
        {"The end of the game",
         {{"win", "the game is won[ by {winner}]: {text}"},
          {"lose", "the game is lost: {text}"},
          {"tie", "the game ends in a draw: {text}"}}},
    };
}

std::vector<PhraseGroup<EventPhrase>> events() {
    return {
        {"The game", {{"game_started", "the game begins"}, {"action", "an action has been taken"}}},
        {"Dice", {{"rolled", "dice have been rolled"}}},
        {"Fights", {{"fight_started", "a fight begins"}}},
        {"Damage", {{"hurting", "a hero is about to be hurt"}, {"hurt", "a hero has been hurt"}}},
    };
}

std::vector<PhraseGroup<ValuePhrase>> values() {
    return {
        {"Actions", {{"action_cost", "the cost of an action"}}},
        {"Damage", {{"damage_taken", "the damage to the hero"}, {"health_most", "the greatest health of the hero"}}},
    };
}

}  // namespace

const Phrases& engine_phrases() {
    static const Phrases phrases = {verbs(),
                                    events(),
                                    values(),
                                    {{"carrier", "what carries this"},
                                     {"source", "what offers the action"},
                                     {"roller", "the one whose dice they are"}},
                                    {},
                                    {{"health", "the health"}}};
    return phrases;
}

}  // namespace briar
