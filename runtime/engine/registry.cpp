#include "runtime/engine/registry.hpp"

#include <algorithm>
#include <utility>

#include "runtime/engine/promise.hpp"

namespace briar {
namespace {

constexpr std::size_t kMostBits = 255;  // see Bits256; the last number means none
constexpr std::size_t kMostFields = 6;  // see Event
constexpr std::size_t kMostOccasions = 32;

using Index = std::map<std::string, std::vector<std::size_t>, std::less<>>;

void check_fields(const std::string& name, const std::vector<Field>& fields) {
    if (fields.size() > kMostFields) broken_promise("`" + name + "` has more than six fields");
}

/// Whether two specs of the same name would be known in one game.
bool meet(const std::string& one_system, const std::string& other_system) {
    return one_system.empty() || other_system.empty() || one_system == other_system;
}

[[noreturn]] void two_of(const char* what, const std::string& name) {
    broken_promise(std::string("two ") + what + " called `" + name + "`");
}

template <class Spec>
void check_unmet(const std::vector<Spec>& specs, const Spec& added, const char* what) {
    for (const Spec& spec : specs) {
        if (spec.name == added.name && meet(spec.system, added.system)) two_of(what, added.name);
    }
}

/// Notes the name of a spec that is about to be added at the end of its list.
template <class Spec>
void take_name(Index& index, const std::vector<Spec>& specs, const Spec& added, const char* what) {
    std::vector<std::size_t>& numbers = index[added.name];
    for (const std::size_t number : numbers) {
        if (meet(specs[number].system, added.system)) two_of(what, added.name);
    }
    numbers.push_back(specs.size());
}

template <class Id, class Spec>
Id found(const Index& index, const std::vector<Spec>& specs, std::string_view name, std::string_view system) {
    const auto at = index.find(name);
    if (at == index.end()) return {};
    for (const std::size_t number : at->second) {
        const std::string& owner = specs[number].system;
        if (owner.empty() || owner == system) return Id{static_cast<decltype(Id::value)>(number)};
    }
    return {};
}

template <class Spec>
std::vector<std::string> systems_of(const Index& index, const std::vector<Spec>& specs, std::string_view name) {
    std::vector<std::string> systems;
    const auto at = index.find(name);
    if (at == index.end()) return systems;
    for (const std::size_t number : at->second)
        systems.push_back(specs[number].system);
    return systems;
}

}  // namespace

VerbId Registry::add(VerbSpec spec) {
    if (spec.params.size() > kMaxParams) broken_promise("the verb `" + spec.name + "` has more than eight parameters");
    const bool flows = spec.sort == VerbSort::Flow;
    if (flows ? spec.flow == nullptr : spec.call == nullptr) {
        broken_promise("the verb `" + spec.name + "` has no implementation of its sort");
    }
    take_name(verb_index_, verbs_, spec, "verbs");
    verbs_.push_back(std::move(spec));
    return VerbId{static_cast<std::uint16_t>(verbs_.size() - 1)};
}

EventId Registry::add(EventSpec spec) {
    check_fields(spec.name, spec.fields);
    if (events_.size() == kMostBits) broken_promise("more than 255 events");
    take_name(event_index_, events_, spec, "events");
    events_.push_back(std::move(spec));
    return EventId{static_cast<std::uint8_t>(events_.size() - 1)};
}

ValueId Registry::add(ValueSpec spec) {
    check_fields(spec.name, spec.fields);
    if (values_.size() == kMostBits) broken_promise("more than 255 values");
    take_name(value_index_, values_, spec, "values");
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
    check_unmet(kinds_, kind, "kinds");
    kinds_.push_back(std::move(kind));
}

void Registry::add_scenario_keys(std::string system, std::vector<Property> properties,
                                 std::vector<Property> mode_properties) {
    for (const ScenarioKeys& keys : scenario_keys_) {
        if (keys.system == system) broken_promise("scenario keys of the system `" + system + "` twice");
    }
    scenario_keys_.push_back({std::move(system), std::move(properties), std::move(mode_properties)});
}

void Registry::add_occasion(const std::string& name, const std::string& doc) {
    const auto same = [&](const Occasion& other) { return other.name == name; };
    const auto known = std::find_if(occasions_.begin(), occasions_.end(), same);
    if (known != occasions_.end()) {
        if (known->doc.find(doc) == std::string::npos) known->doc += " " + doc;
        return;
    }
    if (occasions_.size() == kMostOccasions) broken_promise("more than 32 occasions");
    occasions_.push_back({name, doc});
}

void Registry::add_special_schema(std::string system, SchemaRef schema) {
    special_schemas_.insert_or_assign(std::move(system), std::move(schema));
}

VerbId Registry::verb(std::string_view name, std::string_view system) const {
    return found<VerbId>(verb_index_, verbs_, name, system);
}
EventId Registry::event(std::string_view name, std::string_view system) const {
    return found<EventId>(event_index_, events_, name, system);
}
ValueId Registry::value(std::string_view name, std::string_view system) const {
    return found<ValueId>(value_index_, values_, name, system);
}

std::vector<std::string> Registry::systems_of_verb(std::string_view name) const {
    return systems_of(verb_index_, verbs_, name);
}
std::vector<std::string> Registry::systems_of_event(std::string_view name) const {
    return systems_of(event_index_, events_, name);
}
std::vector<std::string> Registry::systems_of_value(std::string_view name) const {
    return systems_of(value_index_, values_, name);
}

SchemaRef Registry::special_schema(std::string_view system) const {
    const auto found = special_schemas_.find(system);
    return found == special_schemas_.end() ? nullptr : found->second;
}

}  // namespace briar
