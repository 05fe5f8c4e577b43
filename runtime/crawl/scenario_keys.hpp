#pragma once

#include <vector>

#include "runtime/content/schema.hpp"

/// The keys that a crawl scenario adds to what every scenario may say: realms, heroes, rules.
namespace briar::crawl {

[[nodiscard]] std::vector<Property> scenario_properties();
/// What a mode may lay over them: the same, with nothing required.
[[nodiscard]] std::vector<Property> mode_properties();

}  // namespace briar::crawl
