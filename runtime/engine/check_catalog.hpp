#pragma once

#include <memory>
#include <vector>

#include "runtime/engine/ruleset.hpp"

namespace briar {

/// Checks all that can be checked before anybody plays: compiles every scenario without modes and with each of its
/// modes, every special that no scenario uses, and follows every campaign. Each problem is reported once.
void check_catalog(const std::shared_ptr<const Catalog>& catalog, const Registry& registry,
                   const std::vector<const System*>& systems, ScriptReader& scripts, Diagnostics& diagnostics);

/// Whether a campaign's stages hang together: they exist, their modes exist, each can be reached.
void check_campaigns(const Catalog& catalog, Diagnostics& diagnostics);

}  // namespace briar
