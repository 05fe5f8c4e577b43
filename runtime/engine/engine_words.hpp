#pragma once

#include <string_view>

#include "runtime/engine/registry.hpp"

/// The engine's own words for content. They are described before all others, so that their numbers are fixed.
namespace briar {

inline constexpr EventId kRolledEvent{0};      ///< after dice were rolled: hero, roller
inline constexpr ValueId kActionCostValue{0};  ///< of an action's first cost: hero, source

/// The event that a verb asks about: outside of it the verb means nothing. Empty for those that always mean something.
[[nodiscard]] std::string_view event_asked_about(std::string_view verb);

/// Adds the engine's events, values and verbs to an empty registry.
void describe_engine(Registry& registry);

}  // namespace briar
