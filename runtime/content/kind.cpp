#include "runtime/content/kind.hpp"

#include <algorithm>

namespace briar {
namespace {

void add_once(std::vector<std::string>& words, const std::string& word) {
    if (std::find(words.begin(), words.end(), word) == words.end()) words.push_back(word);
}

}  // namespace

const SchemaRef& Kind::schema_in(std::string_view of) const {
    const auto own = by_system.find(of);
    return own == by_system.end() ? schema : own->second;
}

const Kind* find_kind(const Kinds& kinds, std::string_view name, std::string_view system) {
    const std::vector<const Kind*> found = kinds_called(kinds, name);
    for (const Kind* kind : found) {
        if (kind->system == system) return kind;
    }
    for (const Kind* kind : found) {
        if (kind->system.empty()) return kind;
    }
    return found.size() == 1 ? found.front() : nullptr;
}

std::vector<const Kind*> kinds_called(const Kinds& kinds, std::string_view name) {
    std::vector<const Kind*> found;
    for (const Kind& kind : kinds) {
        if (kind.name == name) found.push_back(&kind);
    }
    return found;
}

std::vector<std::string> kind_names(const Kinds& kinds) {
    std::vector<std::string> names;
    for (const Kind& kind : kinds)
        add_once(names, kind.name);
    return names;
}

bool says_system(const Kind& kind) {
    if (!kind.system.empty()) return false;
    const SchemaRef schema = schema::resolved(kind.schema);
    return schema->type == SchemaType::Switch && schema->switch_key == kSystemKey;
}

std::vector<std::string> systems_of(const Kinds& kinds) {
    std::vector<std::string> systems;
    for (const Kind& kind : kinds) {
        if (!kind.system.empty()) add_once(systems, kind.system);
        if (!says_system(kind)) continue;
        for (const Alternative& each : schema::resolved(kind.schema)->alternatives)
            add_once(systems, each.key);
    }
    return systems;
}

}  // namespace briar
