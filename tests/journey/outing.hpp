#pragma once

#include <memory>
#include <string>
#include <vector>

#include "runtime/journey/journey_data.hpp"
#include "runtime/source/document.hpp"

/// Tests of building, setting up and positions: the pack tests/journey/packs/outing, changed where a test needs it.
namespace briar::journey {

/// The pack's content.
[[nodiscard]] std::string outing_content();
/// The same with `what`, which must stand there, replaced.
[[nodiscard]] std::string outing_with(const std::string& what, const std::string& by);

/// Compiles the scenario `outing` of a pack with this content.
struct Compiled {
    explicit Compiled(const std::string& content = outing_content(), const std::vector<std::string>& modes = {});

    Registry registry;
    std::shared_ptr<const Ruleset> rules;  ///< null when there are errors
    Diagnostics problems;
    [[nodiscard]] std::string rendered() const;  ///< all problems
    [[nodiscard]] const JourneyData& data() const { return rules->data<JourneyData>(); }
};

/// A game of the scenario.
class Outing {
public:
    explicit Outing(const std::vector<std::string>& modes = {}, const std::string& content = outing_content());

    /// A fresh game.
    Outing& set_up(std::uint64_t seed = 3, const std::vector<std::string>& heroes = {"bryn", "tove", "ged"});
    /// Why setting up is refused; empty: it is not.
    [[nodiscard]] std::string refusal(const Setup& setup);
    /// A fresh game with the position laid over it. Fails the test when the position does not fit.
    Outing& at(const std::string& position);
    /// What reading the position complains about; the state must be sound nevertheless.
    [[nodiscard]] std::string problems_at(const std::string& position);

    [[nodiscard]] Game& game() { return *game_; }
    [[nodiscard]] const Game& game() const { return *game_; }
    [[nodiscard]] JourneyState& state() { return journey(*game_); }
    [[nodiscard]] PieceId piece(const std::string& key) const;    ///< `echo`: the first copy
    [[nodiscard]] std::string in(const std::string& zone) const;  ///< keys, with spaces between them
    [[nodiscard]] std::string ids_in(const std::string& zone) const;
    [[nodiscard]] std::string position() const;  ///< the journey's part as YAML
    [[nodiscard]] std::string broken() const;    ///< the promise that is broken

private:
    Diagnostics read(const std::string& position);

    Compiled compiled_;
    std::unique_ptr<Game> game_;
};

}  // namespace briar::journey
