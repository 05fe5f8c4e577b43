#pragma once

#include <string>
#include <vector>

#include "runtime/journey/vocabulary.hpp"

/// The rows that the journey's vocabulary is made of: each word with the member of Vocabulary that holds its number, so
/// that describing a word and looking it up cannot drift apart.
namespace briar::journey {

struct EventRow {
    EventId Vocabulary::*member;
    EventSpec spec;
};
struct ValueRow {
    ValueId Vocabulary::*member;
    ValueSpec spec;
};

[[nodiscard]] std::vector<EventRow> event_rows();
[[nodiscard]] std::vector<ValueRow> value_rows();

/// Fields of events and values, as they come again and again.
namespace row {
[[nodiscard]] Field hero(std::string doc);
[[nodiscard]] Field location(std::string doc);
[[nodiscard]] Field card(std::string doc);
[[nodiscard]] Field item(std::string doc);
/// The location where the pawn stands.
[[nodiscard]] Field here();
/// A location that is only told: its specials do not hear the event.
[[nodiscard]] Field told_location(std::string name, std::string doc);
[[nodiscard]] Field number(std::string name, std::string doc);
[[nodiscard]] Field writable(std::string name, std::string doc);
[[nodiscard]] Field word(std::string name, std::string choices, std::string doc);
}  // namespace row

}  // namespace briar::journey
