#include "runtime/engine/field_slots.hpp"

#include <algorithm>

namespace briar {
namespace {

template <class Spec>
std::vector<std::int8_t> slots_in(const std::vector<Spec>& specs, std::string_view name) {
    std::vector<std::int8_t> slots;
    for (const Spec& spec : specs) {
        const auto found =
            std::find_if(spec.fields.begin(), spec.fields.end(), [&](const Field& f) { return f.name == name; });
        const auto slot = static_cast<std::int8_t>(found - spec.fields.begin());
        slots.push_back(found == spec.fields.end() ? std::int8_t{-1} : slot);
    }
    return slots;
}

}  // namespace

FieldSlots::FieldSlots(const Registry& registry, std::string_view field)
    : of_events_(slots_in(registry.events(), field)), of_values_(slots_in(registry.values(), field)) {}

}  // namespace briar
