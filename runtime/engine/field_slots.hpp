#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "runtime/engine/event.hpp"

namespace briar {

/// Where events, and the subjects of values, carry the piece of one name (`hero`), so that nobody has to look for it
/// while playing.
class FieldSlots {
public:
    FieldSlots() = default;
    FieldSlots(const Registry& registry, std::string_view field);

    /// None too when the event has no such field.
    [[nodiscard]] PieceId piece(const Event& event) const {
        const std::int8_t slot = event.id      ? of_events_[event.id.value]
                                 : event.value ? of_values_[event.value.value]
                                               : std::int8_t{-1};
        return slot < 0 ? PieceId{} : event.piece(static_cast<std::size_t>(slot));
    }

private:
    std::vector<std::int8_t> of_events_;  ///< by EventId; -1: it does not carry it
    std::vector<std::int8_t> of_values_;  ///< by ValueId
};

}  // namespace briar
