#pragma once

#include "runtime/engine/ruleset.hpp"

/// The words that the script system offers to content, as numbers: filled from the registry when a scenario is
/// compiled.
namespace briar::script {

inline constexpr const char* kSystem = "script";

struct Vocabulary {
    EventId set_up;  ///< after
    EventId turn;    ///< before: player
    EventId moved;   ///< after: piece, player
};

/// Adds the system's events. Roles and kinds: script_system.cpp; verbs: verbs_*.cpp.
void describe_vocabulary(Registry& registry);
/// Adds the system's verbs.
void describe_verbs(Registry& registry);
/// The numbers of the words just described.
[[nodiscard]] Vocabulary look_up_vocabulary(const Ruleset& ruleset);

}  // namespace briar::script
