#pragma once

#include <array>
#include <cstdint>

#include "runtime/engine/registry.hpp"

/// Programs: compiled effects, conditions and amounts, as words in Ruleset::code. A program works on a few registers; a
/// verb finds its arguments in the registers from `a` on and leaves its result in `a`.
///
/// An instruction is one word, `op | a << 8 | b << 16`, and what the operation needs after it. Jumps are counted from
/// the program's first word.
namespace briar {

enum class Op : std::uint8_t {
    End,
    Load,        ///< r[a] = the next word
    Field,       ///< r[a] = field b of the event
    Hero,        ///< r[a] = field b of the event when b is a field and it is there, else whose turn it is
    Carrier,     ///< r[a] = the piece that carries the special
    Role,        ///< r[a] = the piece of role b of the registry
    Zone,        ///< r[a] = the zone whose name is text b (next word)
    Call,        ///< r[a] = query b (r[a]...); next word: see CallShape
    Change,      ///< the same for a verb that changes the state; the program ends when the game is over
    CallFlow,    ///< the same for a verb that may ask
    Jump,        ///< to the next word
    JumpIf,      ///< to the next word when r[a] is not 0
    JumpUnless,  ///< to the next word when r[a] is 0
    AtLeast,     ///< r[a] = r[a] >= r[b]
    AtMost,
    Is,
    Truth,     ///< r[a] = r[a] != 0
    Not,       ///< r[a] = r[a] == 0
    Exists,    ///< r[a] = r[a] >= 0
    Evaluate,  ///< r[a] = what the Lua function b gives
    Run,       ///< runs the Lua function b
    Roll,      ///< r[a] = the sum of the dice in the next word, rolled by the hero in r[a]
    Table,     ///< b rows of three words, lowest, highest, target: jumps by r[a]; goes on when none fits
    Choose,    ///< asks the hero in r[a] the question in r[a + 1]; b rows: label, condition or -1, target
    Amend,     ///< field b of the event = r[a]
    Forbid,    ///< the event may not happen, for the reason in r[a]
    Compose,   ///< r[a] = a text of b rows, text and type of the value in the next register, and one more text
};

inline constexpr int kRegisters = 48;

/// What calls check: bits of arguments that must be a piece that is there. Where one is not, the verb is
/// not called: nothing happens, and the result is 0 or no piece.
struct CallShape {
    std::int32_t needed = 0;
    bool gives_piece = false;

    [[nodiscard]] std::int32_t pack() const { return needed | (gives_piece ? 0x100 : 0); }
};

struct Instruction {
    Op op;
    std::uint8_t a;
    std::uint16_t b;

    [[nodiscard]] std::int32_t pack() const {
        return static_cast<std::int32_t>(static_cast<std::uint32_t>(op) | (static_cast<std::uint32_t>(a) << 8U) |
                                         (static_cast<std::uint32_t>(b) << 16U));
    }
    static Instruction unpack(std::int32_t word) {
        const auto bits = static_cast<std::uint32_t>(word);
        return {static_cast<Op>(bits & 0xffU), static_cast<std::uint8_t>((bits >> 8U) & 0xffU),
                static_cast<std::uint16_t>(bits >> 16U)};
    }
};

}  // namespace briar
