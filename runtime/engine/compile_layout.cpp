// The last steps of compiling: who has which counters, and where everything lies in a state.
#include <algorithm>
#include <map>

#include "runtime/engine/compile.hpp"
#include "runtime/engine/rule_words.hpp"
#include "runtime/source/letters.hpp"

namespace briar {
namespace {

void number_copies(Ruleset& ruleset) {
    std::map<DefId, std::uint16_t> copies;
    for (PieceInfo& piece : ruleset.pieces)
        piece.copy = ++copies[piece.def];
    for (PieceInfo& piece : ruleset.pieces)
        piece.copies = copies[piece.def];
}

/// Gives each kind's counters their slots; returns how many each kind has.
std::vector<std::uint32_t> number_slots(Draft& draft) {
    Ruleset& ruleset = *draft.ruleset;
    const std::size_t counters = ruleset.counters.size();
    std::vector<std::uint32_t> counts(ruleset.kinds.size(), 0);
    ruleset.counter_slots.assign(ruleset.kinds.size() * counters, -1);
    for (std::size_t kind = 0; kind < ruleset.kinds.size(); ++kind) {
        for (std::size_t counter = 0; counter < counters; ++counter) {
            if (!kinds_meet(ruleset.kinds[kind], draft.counter_kinds[counter])) continue;
            ruleset.counter_slots[kind * counters + counter] = static_cast<std::int16_t>(counts[kind]++);
        }
    }
    return counts;
}

void name_entries(Ruleset& ruleset) {
    for (const Entry& entry : ruleset.catalog->entries()) {
        const Node* name = entry.node->find("name");
        std::string text = name != nullptr ? name->text : entry.id;
        if (name == nullptr) {
            for (char& c : text)
                c = c == '-' || c == '_' ? ' ' : c;
            text = capitalized(std::move(text));
        }
        ruleset.names.push_back(std::move(text));
    }
}

std::uint64_t hash_packs(const Catalog& catalog) {
    std::uint64_t hash = 0xcbf29ce484222325ULL;
    for (const Pack& pack : catalog.packs())
        hash = (hash ^ pack.content_hash) * 0x100000001b3ULL;
    return hash;
}

/// Rules, programs and the like are counted in 16 bits.
void check_size(Draft& draft) {
    constexpr std::size_t kMost = 0xfff0;
    const Ruleset& ruleset = *draft.ruleset;
    const std::size_t most =
        std::max({ruleset.programs.size(), ruleset.rules.size(), ruleset.actions.size(), ruleset.modifiers.size(),
                  ruleset.hooks.size(), ruleset.counters.size(), ruleset.vars.size()});
    if (most <= kMost) return;
    const Entry& scenario = ruleset.catalog->entry(ruleset.scenario);
    draft.error(*scenario.node, scenario.full_id(), "scenario.too-big", "the scenario's specials have too many rules",
                "write part of them in Lua");
}

}  // namespace

void begin_draft(Draft& draft, std::shared_ptr<const Catalog> catalog, const Registry& registry, const System& system) {
    Ruleset& ruleset = *draft.ruleset;
    ruleset.catalog = std::move(catalog);
    ruleset.registry = &registry;
    ruleset.system = &system;
    ruleset.hero_fields = FieldSlots(registry, "hero");
    ruleset.content_hash = hash_packs(*ruleset.catalog);
    ruleset.carried.resize(ruleset.catalog->entries().size());
    name_entries(ruleset);
    const EventId event = registry.event(system.action_event_name(), system.name());
    draft.action_event = event ? &registry[event] : nullptr;
    for (const TargetWord& word : system.target_words())
        draft.targets.emplace_back(word.name);
    declare_counters(draft);
}

void finish_draft(Draft& draft) {
    Ruleset& ruleset = *draft.ruleset;
    number_copies(ruleset);
    const std::vector<std::uint32_t> counts = number_slots(draft);
    std::uint32_t slots = 0;
    for (PieceInfo& piece : ruleset.pieces) {
        piece.first_counter = slots;
        slots += counts[piece.kind.value];
    }
    const auto count = [](const auto& list) { return static_cast<std::uint32_t>(list.size()); };
    ruleset.layout = Layout::make(draft.builder->system_size(), count(ruleset.zones), count(ruleset.pieces), slots,
                                  count(ruleset.vars), count(ruleset.rules));
    ruleset.starts = draft.builder->starts();
    index_ruleset(ruleset);
    check_size(draft);
}

}  // namespace briar
