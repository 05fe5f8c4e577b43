#pragma once

#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "runtime/content/schema.hpp"

/// Kinds of entries (tiles, monsters, ...). Content knows none by itself: the engine and the systems register theirs.
/// Several systems may have a kind of the same name; which one a file means is said by the system of its pack.
namespace briar {

struct Kind {
    std::string name;      ///< the key in content files and the prefix of full ids: `tiles`
    std::string singular;  ///< `tile`
    std::string doc;       ///< one or two sentences for people
    SchemaRef schema;      ///< of one entry (a Record)
    std::string system{};  ///< the system that brings it; empty: the engine
    /// What entries look like in packs of one system, where that is told more exactly than by `schema`.
    std::map<std::string, SchemaRef, std::less<>> by_system{};

    /// The schema for packs of a system; empty: of any.
    [[nodiscard]] const SchemaRef& schema_in(std::string_view of) const;
};

/// All kinds, in the order in which people should see them.
using Kinds = std::vector<Kind>;

/// What `name` means where things are of `system`: the system's own kind, else the engine's, else the only one there
/// is. nullptr when there is none, and when several other systems have one.
[[nodiscard]] const Kind* find_kind(const Kinds& kinds, std::string_view name, std::string_view system = {});
/// All kinds of that name, one for each system that has it.
[[nodiscard]] std::vector<const Kind*> kinds_called(const Kinds& kinds, std::string_view name);
/// Each name once.
[[nodiscard]] std::vector<std::string> kind_names(const Kinds& kinds);

/// The key by whose value entries of some kinds say for which system they are: scenarios do.
inline constexpr const char* kSystemKey = "system";
/// Whether entries of a kind say by their key `system` for which system they are.
[[nodiscard]] bool says_system(const Kind& kind);
/// All systems that the kinds tell of, each once.
[[nodiscard]] std::vector<std::string> systems_of(const Kinds& kinds);

}  // namespace briar
