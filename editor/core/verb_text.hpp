#pragma once

#include <string>

namespace briar {
struct EventSpec;
struct Field;
struct Param;
struct VerbSpec;
}  // namespace briar

/// Verbs and events in a line, for people who write scripts.
namespace briar::editor {

/// "piece of heroes", "number", "one of won, lost".
[[nodiscard]] std::string type_words(const Param& param);
[[nodiscard]] std::string type_words(const Field& field);
/// `fight(monster, hero?)`.
[[nodiscard]] std::string signature(const VerbSpec& verb);
/// The verb's sentence, its parameters with theirs, what it gives.
[[nodiscard]] std::string description(const VerbSpec& verb);
/// The event's sentence and its fields.
[[nodiscard]] std::string description(const EventSpec& event);

}  // namespace briar::editor
