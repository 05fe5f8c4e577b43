#pragma once

#include <filesystem>
#include <memory>
#include <string>

#include "runtime/session/session.hpp"
#include "tests/rendered.hpp"
#include "tests/test_folder.hpp"

/// Packs of the made-up system, written for one test into a folder of their own.
namespace briar::stroll {

class Packs : public TestFolder {
public:
    /// Writes the pack `lane` with the scenario `lane`: walkers ann, bert, cleo; coins gold and tin. `shiny` is the
    /// special of gold, `house` the scenario's, both as YAML.
    explicit Packs(const std::string& shiny = "  shiny:\n    text: It shines.\n",
                   const std::string& house = "  house:\n    text: The house.\n");
    [[nodiscard]] const std::filesystem::path& folder() const { return path(); }
    /// Compiles the scenario `lane`; fails the test when there are problems.
    [[nodiscard]] std::shared_ptr<const Ruleset> rules() const;
    /// A session of it for ann and bert.
    [[nodiscard]] std::unique_ptr<Session> begin(std::uint64_t seed, const SessionOptions& options = {}) const;
    [[nodiscard]] static Start start(std::uint64_t seed);
};

/// Plays `count` choices by a plain rule that depends on nothing but the number, or to the end.
void play(Session& session, int count);
[[nodiscard]] std::string log_of(const Session& session);

}  // namespace briar::stroll
