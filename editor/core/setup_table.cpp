#include "editor/core/setup_table.hpp"

#include <algorithm>
#include <map>

#include "runtime/engine/ruleset.hpp"
#include "runtime/session/content_loader.hpp"
#include "runtime/session/systems.hpp"

namespace briar::editor {
namespace {

SetupCount counted(const Ruleset& rules, DefId def, int count) {
    const Entry& entry = rules.catalog->entry(def);
    return {entry.kind, entry.id, rules.name(def), entry.pack, count};
}

SetupZone zone_of(const Ruleset& rules, ZoneId zone, const std::map<DefId, int>& pieces) {
    const ZoneInfo& info = rules.zones[zone.value];
    SetupZone result{info.name, info.role, 0, {}};
    for (const auto& [def, count] : pieces) {
        result.entries.push_back(counted(rules, def, count));
        result.count += count;
    }
    return result;
}

}  // namespace

SetupTable setup_table(const Snapshot& snapshot, const Checked& checked, const std::string& scenario,
                       const std::vector<std::string>& modes) {
    SetupTable table;
    if (!checked.catalog) return table;
    const auto rules = compile_scenario(*snapshot.set, checked.catalog, {scenario, modes}, table.problems);
    if (!rules) return table;
    std::map<ZoneId, std::map<DefId, int>> pieces;
    for (std::size_t i = 0; i < rules->starts.size(); ++i)
        ++pieces[rules->starts[i]][rules->pieces[i].def];
    for (const auto& [zone, defs] : pieces) {
        if (zone) table.zones.push_back(zone_of(*rules, zone, defs));
    }
    return table;
}

std::vector<std::string> entries_in_no_zone(const Checked& checked, const SetupTable& table, const std::string& kind) {
    std::vector<std::string> ids;
    for (const Entry& entry : checked.catalog->entries()) {
        const auto holds = [&](const SetupZone& zone) {
            return std::any_of(zone.entries.begin(), zone.entries.end(),
                               [&](const SetupCount& each) { return each.kind == entry.kind && each.id == entry.id; });
        };
        if (entry.kind == kind && std::none_of(table.zones.begin(), table.zones.end(), holds)) ids.push_back(entry.id);
    }
    return ids;
}

}  // namespace briar::editor
