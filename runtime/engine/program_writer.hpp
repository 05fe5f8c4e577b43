#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "runtime/engine/program.hpp"
#include "runtime/engine/ruleset.hpp"

namespace briar {

/// Writes one program, instruction after instruction.
class ProgramWriter {
public:
    void put(Op op, int a = 0, std::size_t b = 0);
    void word(std::int32_t value) { words_.push_back(value); }
    void load(int a, std::int32_t value) {
        put(Op::Load, a);
        word(value);
    }
    /// A jump whose target is told later by `land`.
    std::size_t jump(Op op, int a = 0);
    /// Room for one word that `set` fills.
    std::size_t room();
    void set(std::size_t where, std::int32_t value) { words_[where] = value; }
    void land(std::size_t jump) { set(jump, here()); }
    [[nodiscard]] std::int32_t here() const { return static_cast<std::int32_t>(words_.size()); }

    /// Ends the program and puts it into the ruleset.
    ProgramId finish(Ruleset& ruleset, Place place);

private:
    std::vector<std::int32_t> words_;
};

}  // namespace briar
