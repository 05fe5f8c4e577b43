#pragma once

#include <functional>

#include "runtime/content/schema.hpp"
#include "runtime/source/path.hpp"

namespace briar {
class Node;
struct Member;
}  // namespace briar

/// Schemas and values side by side: which schema describes which value.
namespace briar::editor {

/// The schema that a value was written to: references followed, and of several ways the one that was meant; a list that
/// may be left out is that of its items when it was. Without a value, or when nothing fits, a Variant stays one.
[[nodiscard]] SchemaRef chosen(const SchemaRef& schema, const Node* value);

/// The schema one step below a chosen one; nullptr when nothing is known there. For a Variant the alternative that the
/// step means.
[[nodiscard]] SchemaRef below(const SchemaRef& schema, const Step& step);

/// The schema at the end of a path that begins at `value`, which need not be there; nullptr when nothing is known.
[[nodiscard]] SchemaRef schema_at(const SchemaRef& schema, const Node* value, const Path& path);

/// One scalar, or one key of a map whose keys have a schema.
struct TypedValue {
    const Node& node;
    const Schema& schema;
    const Path& path;  ///< of the value, or of the member whose key it is
    bool is_key = false;
    const Property* property = nullptr;  ///< the last key of a record above it
};

/// Calls `visit` for every scalar and every key with a schema, in the order of the text. Changes of lists under `patch`
/// (`append`, `remove`) count as the lists they change. Values that fit no schema are passed over.
void for_each_typed(const Node& root, const SchemaRef& schema, const std::function<void(const TypedValue&)>& visit);

}  // namespace briar::editor
