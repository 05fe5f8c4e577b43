#pragma once

#include <memory>
#include <string>
#include <vector>

#include "runtime/content/catalog.hpp"
#include "runtime/engine/ruleset.hpp"
#include "runtime/source/diagnostic.hpp"

namespace briar {
class ParsedTexts;
}

namespace briar::editor {

/// What is to be played, by names. Texts that are not saved yet take part.
struct GameWish {
    std::vector<std::string> packs;  ///< ids or folders
    PackPath path;
    Overlay overlay;
    std::string scenario;  ///< empty: the first that the packs bring
    std::vector<std::string> modes;
    std::shared_ptr<ParsedTexts> parsed{};  ///< what was parsed before; may be null
};

/// The rules of a game, ready to be played, or why there are none.
struct GameRules {
    GameWish wish;
    std::shared_ptr<const Catalog> catalog;
    std::shared_ptr<const Ruleset> rules;  ///< null: the problems say why
    Diagnostics problems;
    std::shared_ptr<const Overlay> texts{};  ///< what the pack's files said; null: nobody knows
};

/// Reads and compiles what is wished for. Takes long for large packs: may run in any thread.
[[nodiscard]] GameRules load_rules(GameWish wish);

/// A scenario that can be chosen.
struct ScenarioOffer {
    std::string id;
    std::string name;
    std::string text;
    std::string system;
    int seats_least = 1;
    int seats_most = 1;
    struct Mode {
        std::string id;
        std::string name;
        std::string text;
        std::vector<std::string> excludes{};  ///< ids of modes that cannot be on together with it, whichever says so

        friend bool operator==(const Mode&, const Mode&) = default;
    };
    std::vector<Mode> modes;

    friend bool operator==(const ScenarioOffer&, const ScenarioOffer&) = default;
};

/// The scenarios of a catalog, those that the pack adds first.
[[nodiscard]] std::vector<ScenarioOffer> scenarios_in(const Catalog& catalog, const std::string& pack);

}  // namespace briar::editor
