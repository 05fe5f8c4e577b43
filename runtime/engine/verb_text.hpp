#pragma once

#include <cstdint>
#include <string>

#include "runtime/engine/registry.hpp"

/// Verbs and events in words, for people who write rules: the reference and the editor say the same.
namespace briar {

/// Whether names of content stand between backquotes, as in a page of Markdown.
enum class Quotes : std::uint8_t { None, Back };

/// `number`, `piece of heroes or monsters`, `one of won, lost`.
[[nodiscard]] std::string type_text(Type type, const std::string& kinds, Quotes quotes);
/// `heal(amount, piece = the event's hero) -> number`
[[nodiscard]] std::string signature(const VerbSpec& verb);
/// `Before: may be forbidden.`
[[nodiscard]] std::string moment_text(Moment moment);

}  // namespace briar
