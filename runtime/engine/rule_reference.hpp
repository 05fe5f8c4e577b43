#pragma once

#include <string>
#include <vector>

/// The reference of what rules may use, made from the registry: for people who write specials.
namespace briar {

class Registry;
class System;

/// Markdown: how functions answer, events with their fields, verbs by sort, values, roles, counters, what actions may
/// aim at.
[[nodiscard]] std::string rule_reference(const Registry& registry, const std::vector<const System*>& systems);

}  // namespace briar
