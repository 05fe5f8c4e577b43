// The numbers of a game that rules may name: counters and vars.
#include <algorithm>
#include <utility>

#include "runtime/content/values.hpp"
#include "runtime/content/wording.hpp"
#include "runtime/engine/compile.hpp"
#include "runtime/engine/rule_words.hpp"

namespace briar {
namespace {

int number_at(const Node& node, const char* key, int fallback) {
    const Node* value = node.find(key);
    const auto number = value != nullptr ? value->as_int() : std::nullopt;
    return number ? static_cast<int>(*number) : fallback;
}

std::string joined(const Node& words) {
    std::string all = words.text;
    for (const auto& item : words.items)
        all += (all.empty() ? "" : "|") + item->text;
    return all;
}

void check_range(Draft& draft, const Node& node, const std::string& entry, int low, int high, int initial) {
    if (low <= initial && initial <= high) return;
    draft.error(node, entry, "counter.out-of-range",
                "it starts at " + std::to_string(initial) + ", but must stay between " + std::to_string(low) + " and " +
                    std::to_string(high),
                "change `initial`, `minimum` or `maximum`");
}

void declare_from_content(Draft& draft, const Entry& entry) {
    CounterInfo info;
    info.name = entry.id;
    info.minimum = number_at(*entry.node, "minimum", 0);
    info.maximum = number_at(*entry.node, "maximum", 32767);
    info.initial = number_at(*entry.node, "initial", std::clamp(0, std::min(info.minimum, info.maximum), info.maximum));
    if (const Node* text = entry.node->find("text")) info.doc = text->text;
    if (entry.is_whole()) check_range(draft, *entry.node, entry.full_id(), info.minimum, info.maximum, info.initial);
    if (draft.ruleset->counter(entry.id)) {
        draft.diagnostics->add({Severity::Error, "counter.taken", entry.place, entry.full_id(),
                                "the rules' frame has a counter " + quote(entry.id) + " already",
                                "give yours another id, or use the one there is"});
        return;
    }
    const Node* kinds = entry.node->find("for");
    declare_counter(draft, std::move(info), kinds != nullptr ? joined(*kinds) : "");
}

void read_var(Draft& draft, const Member& member, const std::string& entry) {
    Ruleset& ruleset = *draft.ruleset;
    VarId id = ruleset.var(member.key);
    if (!id) {
        id = VarId{static_cast<std::uint16_t>(ruleset.vars.size())};
        ruleset.vars.push_back({});
        ruleset.vars.back().name = member.key;
    }
    VarInfo& var = ruleset.vars[id.value];
    const Node& value = *member.value;
    if (const auto number = value.as_int()) var.initial = static_cast<int>(*number);
    if (const Node* title = value.find("name")) var.title = title->text;
    var.initial = number_at(value, "initial", var.initial);
    var.minimum = number_at(value, "minimum", var.minimum);
    var.maximum = number_at(value, "maximum", var.maximum);
    check_range(draft, value, entry, var.minimum, var.maximum, var.initial);
}

}  // namespace

void Draft::error(const Node& node, const std::string& entry, std::string id, std::string message, std::string hint) {
    diagnostics->add(
        {Severity::Error, std::move(id), ruleset->catalog->place(node), entry, std::move(message), std::move(hint)});
}

std::string system_words(const std::vector<std::string>& systems) {
    return (systems.size() == 1 ? "the system " : "the systems ") + quote_list(systems, " and ");
}

CounterId declare_counter(Draft& draft, CounterInfo info, std::string kinds) {
    draft.ruleset->counters.push_back(std::move(info));
    draft.counter_kinds.push_back(std::move(kinds));
    return CounterId{static_cast<std::uint16_t>(draft.ruleset->counters.size() - 1)};
}

void declare_counters(Draft& draft) {
    const Ruleset& ruleset = *draft.ruleset;
    for (const CounterSpec& spec : ruleset.registry->counters()) {
        if (!spec.system.empty() && spec.system != ruleset.system->name()) continue;
        CounterInfo info;
        info.name = spec.name;
        info.doc = spec.doc;
        declare_counter(draft, std::move(info), spec.kinds);
    }
    for (const DefId def : ruleset.catalog->of_kind("counters"))
        declare_from_content(draft, ruleset.catalog->entry(def));
}

void declare_vars(Draft& draft, const Node& owner, const std::string& entry) {
    const Node* vars = owner.find("vars");
    if (vars == nullptr) return;
    for (const Member& member : vars->members)
        read_var(draft, member, entry);
}

}  // namespace briar
