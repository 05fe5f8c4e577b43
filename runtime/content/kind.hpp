#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "runtime/content/schema.hpp"

/// Kinds of entries (tiles, monsters, ...). Content knows none by itself: the engine and the systems register theirs.
namespace briar {

struct Kind {
    std::string name;      ///< the key in content files and the prefix of full ids: `tiles`
    std::string singular;  ///< `tile`
    std::string doc;       ///< one or two sentences for people
    SchemaRef schema;      ///< of one entry (a Record)
};

/// All kinds, in the order in which people should see them.
using Kinds = std::vector<Kind>;

/// The kind called `name`, or nullptr.
[[nodiscard]] const Kind* find_kind(const Kinds& kinds, std::string_view name);
[[nodiscard]] std::vector<std::string> kind_names(const Kinds& kinds);

}  // namespace briar
