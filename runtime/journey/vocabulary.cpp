#include "runtime/journey/vocabulary.hpp"

#include <string>
#include <utility>

#include "runtime/engine/promise.hpp"
#include "runtime/journey/vocabulary_rows.hpp"

namespace briar::journey {
namespace {

constexpr const char* kSystem = "journey";

template <class RowId>
RowId known(RowId id, const std::string& name) {
    if (!id) broken_promise("the journey's word `" + name + "` has not been described");
    return id;
}

struct OccasionRow {
    int Vocabulary::*member;
    const char* name;
    const char* doc;
};

constexpr OccasionRow kOccasions[] = {
    {&Vocabulary::landing_occasion, "landing", "When the party has just landed, before it goes on."},
    {&Vocabulary::shop_occasion, "shop", "While a shop shows its items."},
    {&Vocabulary::check_occasion, "check", "In a skill check, after its dice were rolled."},
    {&Vocabulary::fight_occasion, "fight", "In a fight, before it is paid for."},
    {&Vocabulary::move_occasion, "move", "Before moving on, while the way is not paid for."},
};

int occasion(const Registry& registry, const std::string& name) {
    const auto& all = registry.occasions();
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (all[i].name == name) return static_cast<int>(i);
    }
    broken_promise("the journey's occasion `" + name + "` has not been described");
}

EventSlots slots_of(const EventSpec& event) {
    EventSlots slots;
    for (std::size_t i = 0; i < event.fields.size(); ++i) {
        if (event.fields[i].name == "hero") slots.hero = static_cast<std::int8_t>(i);
    }
    return slots;
}

}  // namespace

void describe_vocabulary(Registry& registry) {
    registry.add(CounterSpec{"health", "heroes", "Health points left; 0 for who is incapacitated.", kSystem});
    for (const OccasionRow& each : kOccasions)
        registry.add_occasion(each.name, each.doc);
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
    for (const OccasionRow& each : kOccasions)
        words.*each.member = occasion(registry, each.name);
    for (const EventRow& each : event_rows())
        words.*each.member = known(registry.event(each.spec.name, kSystem), each.spec.name);
    for (const ValueRow& each : value_rows())
        words.*each.member = known(registry.value(each.spec.name, kSystem), each.spec.name);
    for (const EventSpec& event : registry.events())
        words.slots.push_back(slots_of(event));
    return words;
}

}  // namespace briar::journey
