#include "runtime/content/kind.hpp"

namespace briar {

const Kind* find_kind(const Kinds& kinds, std::string_view name) {
    for (const Kind& kind : kinds) {
        if (kind.name == name) return &kind;
    }
    return nullptr;
}

std::vector<std::string> kind_names(const Kinds& kinds) {
    std::vector<std::string> names;
    for (const Kind& kind : kinds)
        names.push_back(kind.name);
    return names;
}

}  // namespace briar
