#pragma once

#include <string>
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

}  // namespace briar
