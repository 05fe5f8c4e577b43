#include "runtime/content/pack_system.hpp"

#include <algorithm>
#include <set>

namespace briar {
namespace {

/// The systems that entries of one kind name, before anybody has looked at their shape.
void take_named(const Node* section, const std::vector<std::string>& known, std::set<std::string>& systems) {
    if (section == nullptr) return;
    for (const Member& member : section->members) {
        const Node* system = member.value->find(kSystemKey);
        if (system == nullptr || !system->is_scalar()) continue;
        if (std::find(known.begin(), known.end(), system->text) != known.end()) systems.insert(system->text);
    }
}

bool is_needed(const Pack& pack, const std::string& id) {
    return std::any_of(pack.needs.begin(), pack.needs.end(), [&](const auto& need) { return need.first == id; });
}

}  // namespace

std::string pack_system(const Pack& pack, const std::vector<std::shared_ptr<const Document>>& documents,
                        const Kinds& kinds, const std::vector<Pack>& before) {
    if (!pack.system.empty()) return pack.system;
    const std::vector<std::string> known = systems_of(kinds);
    std::set<std::string> systems;
    for (const auto& document : documents) {
        for (const Kind& kind : kinds) {
            if (says_system(kind)) take_named(document->root().find(kind.name), known, systems);
        }
    }
    if (systems.empty()) {
        for (const Pack& other : before) {
            if (is_needed(pack, other.id) && !other.system.empty()) systems.insert(other.system);
        }
    }
    return systems.size() == 1 ? *systems.begin() : std::string();
}

}  // namespace briar
