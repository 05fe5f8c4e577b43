#pragma once

#include <string>

namespace briar {
struct EventSpec;
struct VerbSpec;
}  // namespace briar

/// What verbs and events are, with all that belongs to them, for people who write scripts.
namespace briar::editor {

/// The verb's sentence, its parameters with theirs, what it gives.
[[nodiscard]] std::string description(const VerbSpec& verb);
/// The event's sentence and its fields.
[[nodiscard]] std::string description(const EventSpec& event);

}  // namespace briar::editor
