#pragma once

#include <string>
#include <utility>

#include "runtime/engine/event_fields.hpp"
#include "runtime/engine/word_list.hpp"
#include "runtime/journey/vocabulary.hpp"

/// The parts that the journey's vocabulary is put together from.
namespace briar::journey {

using Words = WordList<Vocabulary>;

void add_events(Words& words);
void add_values(Words& words);

/// Fields of events and values, as they come again and again.
namespace field {

using namespace briar::field;

[[nodiscard]] inline Field hero(std::string doc) { return piece("hero", "heroes", std::move(doc)); }
[[nodiscard]] inline Field location(std::string doc) { return piece("location", "locations", std::move(doc)); }
[[nodiscard]] inline Field card(std::string doc) { return piece("card", "cards", std::move(doc)); }
[[nodiscard]] inline Field item(std::string doc) { return piece("item", "items", std::move(doc)); }
/// The location where the pawn stands.
[[nodiscard]] inline Field here() { return location("Where the party stands."); }
/// A location whose specials do not hear the event.
[[nodiscard]] inline Field told_location(std::string name, std::string doc) {
    return told(std::move(name), "locations", std::move(doc));
}

}  // namespace field

}  // namespace briar::journey
