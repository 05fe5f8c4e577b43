#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "runtime/content/catalog.hpp"
#include "runtime/engine/ruleset.hpp"

/// From names of packs and scenarios to catalogs and rulesets.
namespace briar {

class ParsedTexts;
struct SystemSet;

/// The packs and all that they need, with every problem. `packs` are ids on the path or folders. `parsed` may be null.
[[nodiscard]] std::shared_ptr<const Catalog> load_content(const SystemSet& set, const std::vector<std::string>& packs,
                                                          const PackPath& path, Diagnostics& diagnostics,
                                                          const Overlay& overlay = {}, ParsedTexts* parsed = nullptr);

/// The rules of a scenario in its modes; null when there are errors, but for those of specials, which take no part.
[[nodiscard]] std::shared_ptr<const Ruleset> compile_scenario(const SystemSet& set,
                                                              std::shared_ptr<const Catalog> catalog,
                                                              const ScenarioChoice& choice, Diagnostics& diagnostics);

struct FoundScenario {
    std::shared_ptr<const Catalog> catalog;
    std::string pack;  ///< id of the pack that was asked for, or that has the scenario
    std::string scenario;
};

/// What people mean by a word: a pack (an id on the path, or a folder) with one scenario or one of its own name;
/// `pack:scenario`; or the id of a scenario of any pack on the path. `more` are packs to be loaded besides
/// (expansions). Reports what is wrong with the content and, when nothing is found, what may have been meant.
[[nodiscard]] std::optional<FoundScenario> find_scenario(const SystemSet& set, const std::string& word,
                                                         const std::vector<std::string>& more, const PackPath& path,
                                                         Diagnostics& diagnostics);

/// The scenarios that a pack adds, or, when it adds none, those of the packs that it needs.
[[nodiscard]] std::vector<std::string> scenarios_of(const Catalog& catalog, const std::string& pack);

}  // namespace briar
