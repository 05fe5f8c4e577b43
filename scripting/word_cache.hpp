#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "runtime/engine/registry.hpp"

struct lua_State;

namespace briar {

/// What words in scripts mean as arguments, remembered by where Lua keeps them: looking a name up is dear, and hooks
/// say the same words again and again. A remembered word is held, so that no other comes to its address. Belongs to
/// one box and one ruleset. Internal to this room.
class WordCache {
public:
    WordCache() : slots_(kFirst) {}

    [[nodiscard]] std::optional<Arg> find(const char* text, const Param* param) const {
        const Slot& slot = slots_[place(text, param)];
        return slot.text == nullptr ? std::nullopt : std::optional(slot.arg);
    }
    /// Remembers the word at `index`, which is not known yet. Scripts that make up words without an end are not
    /// followed: beyond some thousand nothing more is remembered.
    void keep(lua_State* lua, int index, const Param* param, Arg arg);

private:
    static constexpr std::size_t kFirst = 512;  // powers of two
    static constexpr std::size_t kMost = 8192;
    struct Slot {
        const char* text = nullptr;
        const Param* param = nullptr;
        Arg arg = 0;
    };

    /// Where the word stands, or the empty slot where it would.
    [[nodiscard]] std::size_t place(const char* text, const Param* param) const {
        const auto mixed = reinterpret_cast<std::uintptr_t>(text) * 31U + reinterpret_cast<std::uintptr_t>(param);
        std::size_t at = (mixed >> 4U) & (slots_.size() - 1);
        while (slots_[at].text != nullptr && (slots_[at].text != text || slots_[at].param != param))
            at = (at + 1) & (slots_.size() - 1);
        return at;
    }
    void grow();

    std::vector<Slot> slots_;  ///< half of them empty at least
    std::size_t count_ = 0;
};

}  // namespace briar
