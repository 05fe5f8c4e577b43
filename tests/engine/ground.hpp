#pragma once

#include <map>
#include <memory>
#include <string>
#include <vector>

#include "runtime/engine/game.hpp"
#include "tests/engine/garden.hpp"
#include "tests/engine/orchard.hpp"
#include "tests/test_folder.hpp"

/// A pack of the garden, written for one test, from its text to a running game.
namespace briar::garden {

/// Whether the garden is alone, or the orchard is there as well, before or behind it.
enum class Beside { Nobody, OrchardBehind, OrchardBefore };

class Ground {
public:
    /// Content of the one file of the pack, and further files by name.
    explicit Ground(std::string content, std::map<std::string, std::string> files = {}, Beside beside = Beside::Nobody);

    /// A scenario `day` with two beds, a spade and a gardener; the bed carries the special `try`, given as the lines
    /// below its id.
    static std::string with_special(const std::string& lines);

    [[nodiscard]] const Registry& registry() const { return registry_; }
    [[nodiscard]] const std::shared_ptr<const Catalog>& catalog() const { return catalog_; }
    Scripts& scripts() { return scripts_; }
    std::shared_ptr<const Ruleset> compile(const std::string& scenario = "day", std::vector<std::string> modes = {});
    /// Problems of loading and of compiling, rendered, without the folder.
    [[nodiscard]] std::string problems();
    /// Problems that check_catalog finds, rendered.
    [[nodiscard]] std::string checked();

    /// A game of the scenario `day`, run to its first decision, with forced dice. Its notes are in `notes()`.
    std::unique_ptr<Game> play(std::vector<int> dice = {}, std::map<std::string, int> gives = {});
    /// The same for any scenario, without dice.
    std::unique_ptr<Game> play_scenario(const std::string& scenario);

private:
    [[nodiscard]] std::string rendered(const Diagnostics& diagnostics) const;

    TestFolder folder_;
    Registry registry_;
    Garden garden_;
    Orchard orchard_;
    std::vector<const System*> systems_;
    Scripts scripts_;
    Diagnostics diagnostics_;
    std::shared_ptr<const Catalog> catalog_;
};

}  // namespace briar::garden
