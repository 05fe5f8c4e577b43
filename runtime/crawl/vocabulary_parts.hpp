#pragma once

#include <string>
#include <utility>

#include "runtime/crawl/vocabulary.hpp"
#include "runtime/engine/event_fields.hpp"
#include "runtime/engine/word_list.hpp"

/// The parts that the crawl's vocabulary is put together from.
namespace briar::crawl {

using Words = WordList<Vocabulary>;

void add_events(Words& words);
void add_values(Words& words);

inline constexpr const char* kOpponent = "The monster; none where two heroes fight each other.";

/// Fields of events and values, as they come again and again.
namespace field {

using namespace briar::field;

[[nodiscard]] inline Field hero(std::string doc) { return piece("hero", "heroes", std::move(doc)); }
[[nodiscard]] inline Field monster(std::string doc) { return piece("monster", "monsters", std::move(doc)); }
[[nodiscard]] inline Field tile(std::string doc) { return piece("tile", "tiles", std::move(doc)); }
[[nodiscard]] inline Field item(std::string doc) { return piece("item", "items", std::move(doc)); }
/// A tile whose specials do not hear the event.
[[nodiscard]] inline Field told_tile(std::string name, std::string doc) {
    return told(std::move(name), "tiles", std::move(doc));
}

}  // namespace field

}  // namespace briar::crawl
