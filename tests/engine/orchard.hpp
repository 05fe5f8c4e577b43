#pragma once

#include "tests/engine/garden.hpp"

/// A second made-up system beside the garden, which knows nothing of it: its verb `water`, its event `entered`,
/// its value `strength` and its kind `tools` have the names of the garden's and are something else.
namespace briar::garden {

class Orchard final : public Garden {
public:
    std::string_view name() const override { return "orchard"; }
    void describe(Registry& registry) const override;
    void build(RulesetBuilder& builder) const override;
    std::string_view action_event_name() const override { return "picking"; }
    Event action_event(const Game& game, PieceId hero, PieceId carrier) const override;
    Flow<void> play(Game& game) const override;
};

}  // namespace briar::garden
