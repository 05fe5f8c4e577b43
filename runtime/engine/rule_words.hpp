#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "runtime/engine/registry.hpp"

/// Words that rules are written in, beside the verbs: shared by the schema of rules and by their compiler.
namespace briar {

/// The parts of `a|b|c`.
[[nodiscard]] std::vector<std::string> split_words(std::string_view words);
/// Whether a piece or entry of kinds `given` may be one of `wanted`; empty means any.
[[nodiscard]] bool kinds_meet(std::string_view given, std::string_view wanted);
/// Whether `name` is a way to write effects that is not a verb: `roll`, `choose`, `if`, ...
[[nodiscard]] bool is_control_word(std::string_view name);
/// Whether the verb may stand as `verb` alone, without anything behind it.
[[nodiscard]] bool needs_nothing(const VerbSpec& verb);

/// What counts where a parameter is left out that says so: `the event's hero, or the one whose turn it is`. Its first
/// part where these fields of an event have the hero, what stands behind `or` elsewhere; empty: nothing counts there.
[[nodiscard]] std::string fallback_at(const std::string& fallback, const std::vector<Field>& fields);
/// Whether nothing counts without it where these fields are carried.
[[nodiscard]] bool must_be_given(const Param& param, const std::vector<Field>& fields);

/// All kinds of entries, as a list of words: where a reference may name any entry.
[[nodiscard]] std::string every_kind(const Registry& registry);

inline constexpr const char* kCarrier = "carrier";  ///< the role of the piece that carries the special
inline constexpr const char* kComparisons[] = {"at_least", "at_most", "is"};

}  // namespace briar
