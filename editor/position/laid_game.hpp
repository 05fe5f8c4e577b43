#pragma once

#include <memory>
#include <string>

#include "editor/core/check.hpp"
#include "editor/scene/scene.hpp"
#include "runtime/engine/game.hpp"
#include "runtime/engine/ruleset.hpp"
#include "runtime/session/pack_test.hpp"

namespace briar {
struct SystemSet;
}

namespace briar::editor {

/// A game in which everything lies where a position says; nothing runs in it.
struct LaidGame {
    std::shared_ptr<const Ruleset> rules;  ///< null: the scenario cannot be played, see `problems`
    std::unique_ptr<Game> game;            ///< null: it could not be laid out
    Scene scene;
    Diagnostics problems;
};

/// Lays positions of one catalog out; the rules of each scenario are compiled once.
class Laying {
public:
    Laying(const SystemSet& set, std::shared_ptr<const Catalog> catalog) : set_(set), catalog_(std::move(catalog)) {}

    [[nodiscard]] const std::shared_ptr<const Catalog>& catalog() const { return catalog_; }
    /// A scenario as it begins.
    [[nodiscard]] LaidGame fresh(const std::string& scenario);
    /// What a test is given.
    [[nodiscard]] LaidGame given(const PackTest& test);

private:
    [[nodiscard]] LaidGame lay(const ScenarioChoice& choice, Setup setup, const Node* position);

    const SystemSet& set_;
    std::shared_ptr<const Catalog> catalog_;
    std::map<std::vector<std::string>, LaidGame> compiled_;  ///< by scenario and modes: rules and their problems
};

/// Lays a position over a fresh set-up of these rules; without one, the set-up alone.
[[nodiscard]] LaidGame lay_out(const std::shared_ptr<const Ruleset>& rules, Setup setup, const Node* position);

}  // namespace briar::editor
