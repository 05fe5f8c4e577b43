#include "editor/core/said_in_texts.hpp"

#include "editor/core/entry_value.hpp"
#include "editor/core/workspace.hpp"
#include "runtime/engine/said_values.hpp"
#include "runtime/session/systems.hpp"

namespace briar::editor {
namespace {

/// `heroes|monsters` for what stands under a counter's `for`.
std::string kinds_of(const Node& counter) {
    const Node* kinds = counter.find("for");
    if (kinds == nullptr) return {};
    std::string all = kinds->text;
    for (const auto& each : kinds->items)
        all += (all.empty() ? "" : "|") + each->text;
    return all;
}

std::vector<CounterOfKinds> counters_in(const Workspace& workspace, const RuleSite& site) {
    std::vector<CounterOfKinds> counters;
    for (const CounterSpec& each : workspace.set().registry.counters()) {
        if (site.counts(each.system)) counters.push_back({each.name, each.kinds});
    }
    for (const EntryInfo& each : workspace.entries().list()) {
        if (each.kind != "counters") continue;
        const EntryValue counter = value_of(workspace, each.kind, each.id);
        if (counter.merged.is_map()) counters.push_back({each.id, kinds_of(counter.merged)});
    }
    return counters;
}

}  // namespace

std::vector<std::string> said_in_texts(const Workspace& workspace, const RuleSite& site) {
    const Registry& registry = workspace.set().registry;
    std::vector<std::string> names = site.pieces(registry, {});
    for (const Field& each : site.fields) {
        if (each.type == Type::Def || each.type == Type::Int) names.push_back(each.name);
    }
    const std::vector<std::string> values = values_said(
        registry, site.system, named_pieces(registry, site.system, site.fields), counters_in(workspace, site));
    names.insert(names.end(), values.begin(), values.end());
    return names;
}

}  // namespace briar::editor
