#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "runtime/engine/system.hpp"
#include "runtime/source/document.hpp"

namespace briar::editor {

/// How a game is to begin, as people chose it.
struct GameStart {
    std::string scenario;
    std::vector<std::string> modes;
    Setup setup;
    std::map<int, std::string> bots;             ///< by seat; seats of people are left out
    std::shared_ptr<const Document> document{};  ///< of the position
    const Node* position = nullptr;              ///< where it begins; null: at a fresh set-up
};

/// The seed that people have written; empty: another one by chance. Nothing: it is no whole number of a seed's size.
[[nodiscard]] std::optional<std::uint64_t> seed_in(const std::string& text);
/// One that people can write down, and have not chosen.
[[nodiscard]] std::uint64_t chance_seed();

/// As a line that can be kept: without the seed, which is another one the next time, and without a position.
[[nodiscard]] std::string to_text(const GameStart& start);
/// What was kept. What cannot be read is as if nobody had chosen it.
[[nodiscard]] GameStart start_of(const std::string& text);

}  // namespace briar::editor
