#pragma once

#include <functional>

#include "runtime/content/schema.hpp"

/// A walk over the values of a tree together with the schemas that describe them.
namespace briar {

class Node;
struct Member;

/// The key of a member as a node of its own, so that keys can be judged like values.
[[nodiscard]] Node key_node(const Member& member);

/// Calls `visit` for each scalar, and for each key of a map whose keys have a schema, with the schema that it was
/// written to. The tree must have passed the shape check; what does not fit is passed over.
void for_each_value(const Node& node, const SchemaRef& schema,
                    const std::function<void(const Node& value, const Schema& schema)>& visit);

}  // namespace briar
