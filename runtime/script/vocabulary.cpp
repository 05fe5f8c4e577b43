#include "runtime/script/vocabulary.hpp"

#include "runtime/engine/event_fields.hpp"
#include "runtime/engine/word_list.hpp"
#include "runtime/script/verbs.hpp"

namespace briar::script {
namespace {

using V = Vocabulary;

WordList<Vocabulary> all_words() {
    const Field player = field::piece("player", "players", "Whose turn it is.");
    WordList<Vocabulary> words(kSystem);
    words.after(&V::set_up, "set_up",
                "The script's `set_up` has made the game ready. In a scenario's script: makes the game ready; it may "
                "change anything but ask nobody.",
                {});
    words.before(&V::turn, "turn",
                 "A player's turn begins; a rule that forbids it lets the player sit out. In a scenario's script: the "
                 "whole turn.",
                 {player});
    words.after(&V::moved, "moved", "A piece was moved to another zone or place.",
                {field::piece("piece", "pieces", "What was moved."), player});
    return words;
}

}  // namespace

void describe_vocabulary(Registry& registry) { all_words().describe(registry); }

void describe_verbs(Registry& registry) {
    Verbs all(registry, kSystem);
    describe_player_verbs(all);
    describe_zone_verbs(all);
    describe_piece_verbs(all);
}

Vocabulary look_up_vocabulary(const Ruleset& ruleset) { return all_words().look_up(ruleset); }

}  // namespace briar::script
