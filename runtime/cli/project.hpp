#pragma once

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include "runtime/content/catalog.hpp"
#include "runtime/engine/ruleset.hpp"

/// Where things lie, and how the words of a command become packs and scenarios.
namespace briar::cli {

/// Where packs are looked for: see default_pack_path.
[[nodiscard]] PackPath pack_path();
/// The ids (or folders, where ids are taken twice) of all packs on the path.
[[nodiscard]] std::vector<std::string> all_packs(Diagnostics& problems);

/// The packs and what they need, with all kinds of all systems.
[[nodiscard]] std::shared_ptr<const Catalog> load_packs(const std::vector<std::string>& packs, Diagnostics& problems);
/// Throws WrongUse, with a hint, for a word that is neither the id of a pack on the path nor a folder with a pack.
void require_packs(const std::vector<std::string>& packs);

/// What a game is to be made of.
struct Wish {
    std::string word;                ///< a pack or a scenario
    std::vector<std::string> packs;  ///< further packs laid over it
    std::vector<std::string> modes;
};
/// What came of it.
struct Compiled {
    std::shared_ptr<const Catalog> catalog;
    std::shared_ptr<const Ruleset> rules;  ///< null: the content has errors
    Diagnostics problems;
};
/// Finds the scenario and compiles it. Throws WrongUse where the words mean no scenario or no mode.
[[nodiscard]] Compiled compile_wish(const Wish& wish);
/// The scenario's name with the modes that are played: `The Road (hard, solo)`.
[[nodiscard]] std::string scenario_title(const Ruleset& rules);
/// The scenario's modes, in their order.
[[nodiscard]] std::vector<std::string> modes_of(const Entry& scenario);

}  // namespace briar::cli
