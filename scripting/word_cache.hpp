#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

#include "runtime/engine/registry.hpp"

namespace briar {

/// What words in scripts mean as arguments, remembered by where Lua keeps them: looking a name up is dear, and hooks
/// say the same words again and again. An address may come to hold another word, so the word is compared as well.
/// Belongs to one box and one ruleset. Internal to this room.
class WordCache {
public:
    [[nodiscard]] std::optional<Arg> find(const char* text, std::size_t size, const Param* param) const {
        const Slot& slot = slots_[place(text, param)];
        if (slot.text != text || slot.param != param || slot.word.compare(0, slot.word.size(), text, size) != 0) {
            return std::nullopt;
        }
        return slot.arg;
    }
    void keep(const char* text, std::size_t size, const Param* param, Arg arg) {
        slots_[place(text, param)] = {text, param, std::string(text, size), arg};
    }

private:
    static constexpr std::size_t kSlots = 512;
    struct Slot {
        const char* text = nullptr;
        const Param* param = nullptr;
        std::string word;
        Arg arg = 0;
    };
    static std::size_t place(const char* text, const Param* param) {
        const auto mixed = reinterpret_cast<std::uintptr_t>(text) * 31U + reinterpret_cast<std::uintptr_t>(param);
        return (mixed >> 4U) % kSlots;
    }

    std::array<Slot, kSlots> slots_;
};

}  // namespace briar
