#include "runtime/crawl/vocabulary.hpp"

#include <string>
#include <utility>

#include "runtime/crawl/vocabulary_rows.hpp"
#include "runtime/engine/promise.hpp"

namespace briar::crawl {
namespace {

constexpr const char* kSystem = "crawl";

template <class RowId>
RowId known(RowId id, const std::string& name) {
    if (!id) broken_promise("the crawl's word `" + name + "` has not been described");
    return id;
}

int occasion(const Registry& registry, const std::string& name) {
    const auto& all = registry.occasions();
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (all[i].name == name) return static_cast<int>(i);
    }
    broken_promise("the crawl's occasion `" + name + "` has not been described");
}

EventSlots slots_of(const EventSpec& event) {
    EventSlots slots;
    for (std::size_t i = 0; i < event.fields.size(); ++i) {
        const auto at = static_cast<std::int8_t>(i);
        if (event.fields[i].name == "hero") slots.hero = at;
        if (event.fields[i].name == "tile") slots.tile = at;
        if (event.fields[i].name == "monster") slots.monster = at;
    }
    return slots;
}

void describe_counters(Registry& registry) {
    registry.add(CounterSpec{"health", "heroes|monsters", "How much damage it can still take.", kSystem});
    registry.add(CounterSpec{"ap", "heroes", "Action points that it may still spend.", kSystem});
    registry.add(CounterSpec{"lives", "heroes", "Lives that it has left, the running one included.", kSystem});
}

}  // namespace

void describe_vocabulary(Registry& registry) {
    describe_counters(registry);
    registry.add_occasion("turn", "In the menu of one's own turn.");
    registry.add_occasion("fight", "At the start of a round of a fight.");
    for (EventRow& each : event_rows()) {
        each.spec.system = kSystem;
        registry.add(std::move(each.spec));
    }
    for (ValueRow& each : value_rows()) {
        each.spec.system = kSystem;
        registry.add(std::move(each.spec));
    }
}

Vocabulary look_up_vocabulary(const Ruleset& ruleset) {
    const Registry& registry = *ruleset.registry;
    Vocabulary words;
    words.health = known(ruleset.counter("health"), "health");
    words.ap = known(ruleset.counter("ap"), "ap");
    words.lives = known(ruleset.counter("lives"), "lives");
    words.turn_occasion = occasion(registry, "turn");
    words.fight_occasion = occasion(registry, "fight");
    for (const EventRow& each : event_rows())
        words.*each.member = known(registry.event(each.spec.name, kSystem), each.spec.name);
    for (const ValueRow& each : value_rows())
        words.*each.member = known(registry.value(each.spec.name, kSystem), each.spec.name);
    for (const EventSpec& event : registry.events())
        words.slots.push_back(slots_of(event));
    return words;
}

}  // namespace briar::crawl
