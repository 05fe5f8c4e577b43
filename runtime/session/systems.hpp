#pragma once

#include <memory>
#include <vector>

#include "runtime/engine/registry.hpp"
#include "runtime/engine/ruleset.hpp"
#include "runtime/engine/script_host.hpp"

/// The rule systems of this program and what they offer together. The one place that lists them.
namespace briar {

class System;

/// Everything beside content that games are made of.
struct SystemSet {
    Registry registry;
    std::vector<const System*> systems;
    std::unique_ptr<ScriptReader> (*script_reader)();
    std::unique_ptr<ScriptHost> (*script_host)(const Ruleset& rules);
};

/// A registry of the engine and these systems, ready for loading content.
[[nodiscard]] Registry describe_all(const std::vector<const System*>& systems);

/// All systems that there are, in a fixed order.
[[nodiscard]] const SystemSet& system_set();
[[nodiscard]] const std::vector<const System*>& all_systems();
[[nodiscard]] const Registry& registry();

}  // namespace briar
