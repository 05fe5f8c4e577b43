#pragma once

#include <string>
#include <vector>

#include "runtime/content/schema.hpp"

namespace briar {
class Node;
}

/// The ways in which a Variant may be written, for people to choose from.
namespace briar::editor {

struct VariantWay {
    std::string name;  ///< "tag", "a list", "a whole number"
    SchemaRef schema;
    std::string key;  ///< that selects it; empty: selected by the type of the value
};

/// Each way once, in order. Verbs of rules are ways, too.
[[nodiscard]] std::vector<VariantWay> ways_of(const Schema& variant);

/// The number of the way that a value is written in; -1 when it fits none.
[[nodiscard]] int way_in_use(const Schema& variant, const std::vector<VariantWay>& ways, const Node& value);

}  // namespace briar::editor
