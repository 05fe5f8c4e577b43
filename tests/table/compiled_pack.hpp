#pragma once

#include <memory>
#include <string>
#include <vector>

#include "runtime/engine/ruleset.hpp"
#include "runtime/engine/system.hpp"

namespace briar {

/// A pack of one file, for a game of one system.
struct PackText {
    std::string id;
    std::string scenario;
    std::string content;
    std::vector<std::string> modes{};
};

/// The pack's scenario, compiled. No script runs in it.
struct CompiledPack {
    CompiledPack(const System& system, const PackText& pack);

    Registry registry;
    std::shared_ptr<const Ruleset> rules;  ///< null when there are errors
    Diagnostics problems;

    [[nodiscard]] std::string rendered() const;  ///< all problems, a line each
};

}  // namespace briar
