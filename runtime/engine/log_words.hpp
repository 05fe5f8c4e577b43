#pragma once

#include <string>

#include "runtime/engine/observer.hpp"

/// The parts that log lines and labels are made of.
namespace briar {

/// The piece in an argument of the line; `Nobody` for none.
[[nodiscard]] std::string name_at(const Game& game, const LogLine& line, std::size_t at);

[[nodiscard]] inline std::string number_at(const LogLine& line, std::size_t at) {
    return std::to_string(line.args[at]);
}

/// `1 card`, `3 cards`.
[[nodiscard]] inline std::string counted(int count, const char* one, const char* many) {
    return std::to_string(count) + " " + (count == 1 ? one : many);
}

}  // namespace briar
