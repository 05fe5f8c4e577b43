#pragma once

#include "runtime/engine/registry.hpp"

/// The kinds of entries that every game may have, whatever its system.
namespace briar {

/// Adds `specials`, `counters`, `scenarios` and `campaigns`. To be called once, after the engine and all systems have
/// described themselves: the schemas are made from what the registry then knows.
void add_engine_kinds(Registry& registry);

}  // namespace briar
