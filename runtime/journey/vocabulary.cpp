#include "runtime/journey/vocabulary.hpp"

#include "runtime/journey/vocabulary_parts.hpp"

namespace briar::journey {
namespace {

using V = Vocabulary;

Words all_words() {
    Words words(kSystem);
    words.counter(&V::health, "health", "heroes", "Health points left; 0 for who is incapacitated.");
    words.occasion(&V::landing_occasion, "landing", "When the party has just landed, before it goes on.");
    words.occasion(&V::shop_occasion, "shop", "While a shop shows its items.");
    words.occasion(&V::check_occasion, "check", "In a skill check, after its dice were rolled.");
    words.occasion(&V::fight_occasion, "fight", "In a fight, before it is paid for.");
    words.occasion(&V::move_occasion, "move", "Before moving on, while the way is not paid for.");
    add_events(words);
    add_values(words);
    return words;
}

}  // namespace

void describe_vocabulary(Registry& registry) { all_words().describe(registry); }

Vocabulary look_up_vocabulary(const Ruleset& ruleset) { return all_words().look_up(ruleset); }

}  // namespace briar::journey
