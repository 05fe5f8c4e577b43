#include "runtime/engine/registry.hpp"

#include <algorithm>
#include <utility>

#include "runtime/engine/promise.hpp"

namespace briar {
namespace {

constexpr std::size_t kMostBits = 128;  // see Bits128
constexpr std::size_t kMostFields = 6;  // see Event
constexpr std::size_t kMostOccasions = 32;

using Index = std::map<std::string, std::size_t, std::less<>>;

void take_name(Index& index, const std::string& name, std::size_t number, const char* what) {
    if (!index.emplace(name, number).second) broken_promise(std::string("two ") + what + " called `" + name + "`");
}

template <class Id>
Id found(const Index& index, std::string_view name) {
    const auto at = index.find(name);
    return at == index.end() ? Id{} : Id{static_cast<decltype(Id::value)>(at->second)};
}

void check_fields(const std::string& name, const std::vector<Field>& fields) {
    if (fields.size() > kMostFields) broken_promise("`" + name + "` has more than six fields");
}

/// Whether two specs of the same name would be known in one game.
bool meet(const std::string& one_system, const std::string& other_system) {
    return one_system.empty() || other_system.empty() || one_system == other_system;
}

template <class Spec>
void check_unmet(const std::vector<Spec>& specs, const Spec& added, const char* what) {
    for (const Spec& spec : specs) {
        if (spec.name == added.name && meet(spec.system, added.system)) {
            broken_promise(std::string("two ") + what + " called `" + added.name + "`");
        }
    }
}

}  // namespace

VerbId Registry::add(VerbSpec spec) {
    if (spec.params.size() > kMaxParams) broken_promise("the verb `" + spec.name + "` has more than eight parameters");
    const bool flows = spec.sort == VerbSort::Flow;
    if (flows ? spec.flow == nullptr : spec.call == nullptr) {
        broken_promise("the verb `" + spec.name + "` has no implementation of its sort");
    }
    take_name(verb_index_, spec.name, verbs_.size(), "verbs");
    verbs_.push_back(std::move(spec));
    return VerbId{static_cast<std::uint16_t>(verbs_.size() - 1)};
}

EventId Registry::add(EventSpec spec) {
    check_fields(spec.name, spec.fields);
    if (events_.size() == kMostBits) broken_promise("more than 128 events");
    take_name(event_index_, spec.name, events_.size(), "events");
    events_.push_back(std::move(spec));
    return EventId{static_cast<std::uint8_t>(events_.size() - 1)};
}

ValueId Registry::add(ValueSpec spec) {
    check_fields(spec.name, spec.fields);
    if (values_.size() == kMostBits) broken_promise("more than 128 values");
    take_name(value_index_, spec.name, values_.size(), "values");
    values_.push_back(std::move(spec));
    return ValueId{static_cast<std::uint8_t>(values_.size() - 1)};
}

void Registry::add(CounterSpec spec) {
    check_unmet(counters_, spec, "counters");
    counters_.push_back(std::move(spec));
}

void Registry::add(RoleSpec spec) {
    check_unmet(roles_, spec, "roles");
    roles_.push_back(std::move(spec));
}

void Registry::add(Kind kind) {
    const auto same = [&](const Kind& other) { return other.name == kind.name; };
    if (std::any_of(kinds_.begin(), kinds_.end(), same)) broken_promise("two kinds called `" + kind.name + "`");
    kinds_.push_back(std::move(kind));
}

void Registry::add_scenario_keys(std::string system, std::vector<Property> properties,
                                 std::vector<Property> mode_properties) {
    for (const ScenarioKeys& keys : scenario_keys_) {
        if (keys.system == system) broken_promise("scenario keys of the system `" + system + "` twice");
    }
    scenario_keys_.push_back({std::move(system), std::move(properties), std::move(mode_properties)});
}

void Registry::add_occasion(std::string name, std::string doc) {
    const auto same = [&](const Occasion& other) { return other.name == name; };
    if (std::any_of(occasions_.begin(), occasions_.end(), same)) broken_promise("two occasions called `" + name + "`");
    if (occasions_.size() == kMostOccasions) broken_promise("more than 32 occasions");
    occasions_.push_back({std::move(name), std::move(doc)});
}

VerbId Registry::verb(std::string_view name) const { return found<VerbId>(verb_index_, name); }
EventId Registry::event(std::string_view name) const { return found<EventId>(event_index_, name); }
ValueId Registry::value(std::string_view name) const { return found<ValueId>(value_index_, name); }

}  // namespace briar
