#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "runtime/source/diagnostic.hpp"

/// Verbs that a script calls and that there are none of, seen in its text before it runs.
namespace briar {

class Registry;

struct UnknownVerb {
    Span span;  ///< of the verb's name
    std::string name;
    bool of_piece = false;           ///< called on a piece that an event tells of
    std::vector<std::string> known;  ///< the verbs that could have been meant
};

/// In the hooks, which are called `hooks`: `game:name(...)` where `game` is the hook's first parameter, and
/// `event.field:name(...)` where `event` is its second. Where a hook gives such a name another meaning, nothing is said
/// of it. Verbs of all systems are known; those of `system` and of all are offered.
[[nodiscard]] std::vector<UnknownVerb> unknown_verbs(const Registry& registry, std::string_view system,
                                                     std::string_view text, const std::vector<std::string>& hooks);

}  // namespace briar
