#include "editor/core/pile_spot.hpp"

#include <algorithm>

#include "editor/core/as_written.hpp"
#include "editor/core/rule_tree.hpp"
#include "editor/core/workspace.hpp"

namespace briar::editor {
namespace {

bool holds(const Workspace& workspace, const Node& node, const Place& place) {
    return node.document != nullptr && workspace.name_of(node.document->name()) == workspace.name_of(place.file) &&
           place.span.begin >= node.span.begin && place.span.begin < node.span.end;
}

/// Whether the place is in one of the selections that mean this entry alone.
bool is_named_at(const Workspace& workspace, const EntryLens& scenario, const Pile& pile, const PileEntry& entry,
                 const Place& place) {
    if (entry.because == Because::Selected) return false;
    return std::any_of(entry.items.begin(), entry.items.end(), [&](std::size_t item) {
        const Node* list = find_as_written(scenario.value(), pile.path);
        const Node* said =
            list != nullptr && list->is_list() && item < list->items.size() ? list->items[item].get() : list;
        return said != nullptr && holds(workspace, *said, place);
    });
}

bool is_written_at(const Workspace& workspace, const PileEntry& entry, const Place& place) {
    return path_of_place(workspace, entry.full_id(), place).has_value();
}

}  // namespace

std::optional<PileSpot> pile_spot(const Workspace& workspace, const EntryLens& scenario, const std::vector<Pile>& piles,
                                  const Place& place) {
    const bool in_scenario = path_of_place(workspace, scenario.full_id(), place).has_value();
    // Where it lies in several the last one was too many.
    for (auto pile = piles.rbegin(); pile != piles.rend(); ++pile) {
        for (const PileEntry& each : pile->entries) {
            const bool here = in_scenario ? is_named_at(workspace, scenario, *pile, each, place)
                                          : is_written_at(workspace, each, place);
            if (here) return PileSpot{pile->path, each.full_id()};
        }
    }
    return std::nullopt;
}

std::optional<PileSpot> pile_spot(const Workspace& workspace, const Checked& checked, const std::string& full_id,
                                  const Place& place) {
    const EntryLens scenario(workspace, full_id);
    if (scenario.kind() != "scenarios" || !scenario.exists() || workspace.name_of(place.file).empty() ||
        checked.catalog == nullptr)
        return std::nullopt;
    return pile_spot(workspace, scenario, piles_of(workspace, checked, scenario), place);
}

}  // namespace briar::editor
