#include "runtime/engine/program_writer.hpp"

#include <utility>

namespace briar {

void ProgramWriter::put(Op op, int a, std::size_t b) {
    words_.push_back(Instruction{op, static_cast<std::uint8_t>(a), static_cast<std::uint16_t>(b)}.pack());
}

std::size_t ProgramWriter::room() {
    words_.push_back(0);
    return words_.size() - 1;
}

std::size_t ProgramWriter::jump(Op op, int a) {
    put(op, a);
    return room();
}

ProgramId ProgramWriter::finish(Ruleset& ruleset, Place place) {
    put(Op::End);
    const ProgramId id{static_cast<std::uint16_t>(ruleset.programs.size())};
    ruleset.programs.push_back({static_cast<std::uint32_t>(ruleset.code.size()), std::move(place)});
    ruleset.code.insert(ruleset.code.end(), words_.begin(), words_.end());
    return id;
}

}  // namespace briar
