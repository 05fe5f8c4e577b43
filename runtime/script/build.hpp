#pragma once

#include "runtime/engine/system.hpp"

namespace briar::script {

/// Builds players, zones and pieces of a scenario and finds the functions of its script. Reports what does not fit.
void build_scenario(RulesetBuilder& builder);

}  // namespace briar::script
