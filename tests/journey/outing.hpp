#pragma once

#include <string>
#include <vector>

#include "runtime/journey/journey_data.hpp"
#include "tests/table/table.hpp"

/// Tests of building, setting up and positions: the pack tests/journey/packs/outing, changed where a test needs it.
namespace briar::journey {

/// The pack's content.
[[nodiscard]] std::string outing_content();
/// The same with `what`, which must stand there, replaced.
[[nodiscard]] std::string outing_with(const std::string& what, const std::string& by);

/// The scenario `outing` of a pack with this content.
struct Compiled : CompiledPack {
    explicit Compiled(const std::string& content = outing_content(), const std::vector<std::string>& modes = {});
    [[nodiscard]] const JourneyData& data() const { return rules->data<JourneyData>(); }
};

/// A game of the scenario.
class Outing : public Table {
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

    [[nodiscard]] JourneyState& state() { return journey(game()); }
    /// Keys, with blanks between them.
    [[nodiscard]] std::string in(const std::string& name) const { return keys_in(zone(name)); }
};

}  // namespace briar::journey
