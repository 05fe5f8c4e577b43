#pragma once

#include <string>
#include <vector>

#include "runtime/engine/system.hpp"

/// What does not fit together in a scenario, although each part of it is sound: where that is told.
namespace briar {

/// Where the last of the packs, or a mode, says one of some fields (`rules.heroes`) of the scenario that is built:
/// without that, they did fit. Of fields that the same pack says, the first. Where the scenario begins: nobody says
/// any.
[[nodiscard]] Place blamed(RulesetBuilder& builder, const std::vector<std::string>& fields);

/// Tells a problem of the scenario there.
void blame(RulesetBuilder& builder, Severity severity, const std::vector<std::string>& fields, std::string id,
           std::string message, std::string hint);

}  // namespace briar
