#pragma once

#include <array>
#include <cstddef>

#include "runtime/engine/ids.hpp"
#include "runtime/engine/registry.hpp"

/// An event while it is being announced: what happens, to whom, and what the rules made of it.
namespace briar {

struct Event {
    EventId id;              ///< none: not an event but the subject of a value
    ValueId value;           ///< the value asked for, when `id` is none
    bool forbidden = false;  ///< Before only: a rule said no
    TextId reason;           ///< why, for people
    /// In the order of the spec; pieces as their number, -1 for none and for what is not a field of the event.
    std::array<Arg, 6> fields{-1, -1, -1, -1, -1, -1};

    Event() = default;
    template <class... Fields>
    explicit Event(EventId event, Fields... values) : id(event) {
        static_assert(sizeof...(values) <= 6);
        std::size_t i = 0;
        ((fields[i++] = to_arg(values)), ...);
    }

    [[nodiscard]] PieceId piece(std::size_t i) const {
        return fields[i] < 0 ? PieceId{} : PieceId{static_cast<std::uint16_t>(fields[i])};
    }

    static Arg to_arg(PieceId p) { return p ? Arg{p.value} : -1; }
    static Arg to_arg(Arg a) { return a; }
};

}  // namespace briar
