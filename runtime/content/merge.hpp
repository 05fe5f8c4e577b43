#pragma once

#include <functional>
#include <string>
#include <vector>

#include "runtime/content/schema.hpp"
#include "runtime/source/diagnostic.hpp"

/// Merging a patch into an entry: maps merge, scalars replace, lists replace or say `append:` and `remove:`, a null
/// takes a value out.
namespace briar {

class Document;
class Node;

/// The keys from an entry down to a value.
using FieldPath = std::vector<std::string>;

struct PatchContext {
    std::string entry;  ///< `tiles/old-mill`, for diagnostics
    Diagnostics& diagnostics;
    /// Told of every value that the patch sets, before it is set.
    std::function<void(const FieldPath& path, const Node& value)> setting;
};

/// Changes `base` as `patch` says. Where the schema offers several ways to write a value and the patch writes another
/// way than the base, the value is replaced, not mixed. Nulls stay in the tree as marks of what was taken out (see
/// drop_nulls). False when the patch has a mistake, which is reported.
bool merge_patch(Node& base, const Node& patch, const SchemaRef& schema, const PatchContext& context);

/// Takes out the members that `document`'s nulls marked.
void drop_nulls(Node& node, const Document* document);

/// The value at `path`, or the last one above it that is no map; nullptr when neither exists.
[[nodiscard]] const Node* value_at(const Node& node, const FieldPath& path);

}  // namespace briar
