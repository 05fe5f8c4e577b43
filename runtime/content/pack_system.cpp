#include "runtime/content/pack_system.hpp"

#include <algorithm>
#include <set>

#include "runtime/content/layering.hpp"

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

bool tells_system(const std::vector<std::shared_ptr<const Document>>& documents, const Kinds& kinds) {
    const std::vector<std::string> known = systems_of(kinds);
    const auto tells = [&](const Member& entry) {
        const Node* system = entry.value->find(kSystemKey);
        return system != nullptr && std::find(known.begin(), known.end(), system->text) != known.end();
    };
    return std::all_of(documents.begin(), documents.end(), [&](const auto& document) {
        return std::all_of(kinds.begin(), kinds.end(), [&](const Kind& kind) {
            const Node* section = says_system(kind) ? content_of(*document).find(kind.name) : nullptr;
            return section == nullptr || std::all_of(section->members.begin(), section->members.end(), tells);
        });
    });
}

std::string pack_system(const Pack& pack, const std::vector<std::shared_ptr<const Document>>& documents,
                        const Kinds& kinds, const std::vector<Pack>& before) {
    if (!pack.system.empty()) return pack.system;
    const std::vector<std::string> known = systems_of(kinds);
    std::set<std::string> systems;
    for (const auto& document : documents) {
        for (const Kind& kind : kinds) {
            if (says_system(kind)) take_named(content_of(*document).find(kind.name), known, systems);
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
