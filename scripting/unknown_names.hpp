#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "runtime/source/diagnostic.hpp"

/// Names in a script that stand for nothing, seen in its text before it runs.
namespace briar {

class Catalog;
class Registry;

struct UnknownName {
    Span span;
    std::string id;       ///< of the diagnostic
    std::string message;  ///< for people
    std::string name;
    std::vector<std::string> known;  ///< the names that could have been meant
};

/// `event.field` in a hook called like an event that carries no such field; names that nothing in the script declares;
/// ids of entries, given to a verb as a text, that no entry has. Only what is certain is told.
[[nodiscard]] std::vector<UnknownName> unknown_names(const Registry& registry, const Catalog& catalog,
                                                     std::string_view text, const std::vector<std::string>& hooks);

}  // namespace briar
