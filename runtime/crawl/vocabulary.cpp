#include "runtime/crawl/vocabulary.hpp"

#include "runtime/crawl/vocabulary_parts.hpp"

namespace briar::crawl {
namespace {

using V = Vocabulary;

Words all_words() {
    Words words(kSystem);
    words.counter(&V::health, "health", "heroes|monsters", "How much damage it can still take.");
    words.counter(&V::ap, "ap", "heroes", "Action points that it may still spend.");
    words.counter(&V::lives, "lives", "heroes", "Lives that it has left, the running one included.");
    words.occasion(&V::turn_occasion, "turn", "In the menu of one's own turn.");
    words.occasion(&V::fight_occasion, "fight", "At the start of a round of a fight.");
    add_events(words);
    add_values(words);
    return words;
}

}  // namespace

void describe_vocabulary(Registry& registry) { all_words().describe(registry); }

Vocabulary look_up_vocabulary(const Ruleset& ruleset) {
    Vocabulary words = all_words().look_up(ruleset);
    words.tile_fields = FieldSlots(*ruleset.registry, "tile");
    words.monster_fields = FieldSlots(*ruleset.registry, "monster");
    return words;
}

}  // namespace briar::crawl
