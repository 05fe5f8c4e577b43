#pragma once

#include "runtime/engine/observer.hpp"

/// The log lines of fights and moves. The arguments stand with each.
namespace briar::journey {

extern const LogKind kBeatenLog;     ///< location
extern const LogKind kNotBeatenLog;  ///< location
extern const LogKind kStrayedLog;    ///< standing heroes, next location: the way was not paid for

}  // namespace briar::journey
