#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "runtime/engine/registry.hpp"

struct lua_State;

namespace briar {

/// What words in scripts mean as arguments, remembered by where Lua keeps them: looking a name up is dear, and hooks
/// say the same words again and again. A remembered word is held, so that no other comes to its address. Belongs to
/// one box and one ruleset. Internal to this room.
class WordCache {
public:
    [[nodiscard]] std::optional<Arg> find(const char* text, const Param* param) const {
        const Slot& slot = slots_[place(text, param)];
        if (slot.text != text || slot.param != param) return std::nullopt;
        return slot.arg;
    }
    /// Remembers the word at `index`.
    void keep(lua_State* lua, int index, const Param* param, Arg arg);

private:
    static constexpr std::size_t kSlots = 512;
    struct Slot {
        const char* text = nullptr;
        const Param* param = nullptr;
        Arg arg = 0;
        int reference = 0;  ///< holds the word
    };
    static std::size_t place(const char* text, const Param* param) {
        const auto mixed = reinterpret_cast<std::uintptr_t>(text) * 31U + reinterpret_cast<std::uintptr_t>(param);
        return (mixed >> 4U) % kSlots;
    }

    std::array<Slot, kSlots> slots_;
};

}  // namespace briar
