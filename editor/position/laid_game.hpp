#pragma once

#include <map>
#include <memory>
#include <string>
#include <vector>

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

/// What a scenario means in its modes, or why it means nothing.
struct CompiledRules {
    std::shared_ptr<const Ruleset> rules;  ///< null: see `problems`
    Diagnostics problems;
};
/// Takes long for large packs: may run in any thread.
[[nodiscard]] CompiledRules compile_rules(const SystemSet& set, std::shared_ptr<const Catalog> catalog,
                                          const ScenarioChoice& choice);

/// Lays positions of one catalog out. The rules of each scenario are compiled once, where they are needed first;
/// whoever cannot wait for that asks what is known, and brings the rest from another thread.
class Laying {
public:
    Laying(const SystemSet& set, std::shared_ptr<const Catalog> catalog) : set_(set), catalog_(std::move(catalog)) {}

    [[nodiscard]] const std::shared_ptr<const Catalog>& catalog() const { return catalog_; }
    /// A scenario as it begins.
    [[nodiscard]] LaidGame fresh(const std::string& scenario);
    /// What a test is given.
    [[nodiscard]] LaidGame given(const PackTest& test);
    /// Whether a position of it is laid out without compiling anything.
    [[nodiscard]] bool knows(const ScenarioChoice& choice) const { return compiled_.contains(key_of(choice)); }
    void take(const ScenarioChoice& choice, CompiledRules compiled) {
        compiled_.insert_or_assign(key_of(choice), std::move(compiled));
    }

private:
    using Key = std::vector<std::string>;  ///< a scenario and its modes
    [[nodiscard]] static Key key_of(const ScenarioChoice& choice);
    [[nodiscard]] LaidGame lay(const ScenarioChoice& choice, Setup setup, const Node* position);

    const SystemSet& set_;
    std::shared_ptr<const Catalog> catalog_;
    std::map<Key, CompiledRules> compiled_;
};

/// Lays a position over a fresh set-up of these rules; without one, the set-up alone.
[[nodiscard]] LaidGame lay_out(const std::shared_ptr<const Ruleset>& rules, Setup setup, const Node* position);

}  // namespace briar::editor
