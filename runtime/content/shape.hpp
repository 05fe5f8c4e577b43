#pragma once

#include <string>

#include "runtime/content/schema.hpp"
#include "runtime/source/diagnostic.hpp"

/// The shape check: holds a tree against a schema. It reports every problem in one run, one message for one mistake.
namespace briar {

class Node;

/// Nulls in a tree that was changed by a patch mean "taken out": they are fine unless the key is required.
enum class ShapeOf : std::uint8_t { Written, Patched };

/// Whether `node` has the shape that `schema` describes. `entry` goes into the diagnostics (`tiles/old-mill`).
/// Ids are not looked up here; that is the reference check.
bool check_shape(const Node& node, const Schema& schema, const std::string& entry, Diagnostics& diagnostics,
                 ShapeOf tree = ShapeOf::Written);

}  // namespace briar
