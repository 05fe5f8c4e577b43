#pragma once

#include <string>

#include "runtime/journey/journey_data.hpp"

/// The journey's promises about its own state.
namespace briar::journey {

/// The first promise that is broken, in words; empty: none.
[[nodiscard]] std::string broken_promises(const Game& game);

}  // namespace briar::journey
