#pragma once

#include <map>
#include <memory>
#include <string>
#include <vector>

#include "runtime/engine/game.hpp"

/// A small game made up for tests: gardeners walk among beds with tools. It has one of everything that rules may use.
namespace briar::garden {

/// The frame of the garden, or of another system that shares nothing with it but the kinds.
class Garden : public System {
public:
    std::string_view name() const override { return "garden"; }
    void describe(Registry& registry) const override;
    void build(RulesetBuilder& builder) const override;
    ZoneId zone_named(const Game& game, const Event& event, std::string_view name) const override;
    std::vector<std::string> zone_names(const Ruleset& ruleset) const override;
    void set_up(Game& game, const Setup& setup) const override;
    Flow<void> play(Game& game) const override;
    bool bears(const Game&, PieceId) const override { return true; }
    Event action_event(const Game& game, PieceId hero, PieceId carrier) const override;
    std::string_view action_event_name() const override { return "acting"; }
    SeatId seat(const Game&, PieceId) const override { return SeatId{0}; }
    PieceId role(const Game& game, const Event& event, std::string_view name) const override;
    void targets(const Game&, PieceId, const Action&, std::vector<std::int32_t>& out) const override;
    std::vector<TargetWord> target_words() const override { return {{"bed", "Where something grows."}}; }
    void aim(const Action&, std::int32_t target, Event& event) const override;
    std::string target_key(const Game&, const Action&, std::int32_t target) const override;
    std::string target_text(const Game&, const Action&, std::int32_t target) const override;
    std::string check(const Game&) const override { return {}; }
    void write_position(const Game&, Tree&) const override {}
    void read_position(Game&, const Node&, Diagnostics&) const override {}
};

/// All that verbs of the garden noted: `watered 2`, in order. Cleared by `Ground`.
std::vector<std::string>& notes();

/// Scripts that exist only as names: what their functions give is told by the test.
class Scripts : public ScriptReader {
public:
    std::vector<Function> functions(const Catalog&, const std::string& pack, const std::string& file,
                                    Diagnostics&) override;
    std::map<std::string, std::vector<Function>> known;  ///< by file
};

class Host : public ScriptHost {
public:
    explicit Host(std::map<std::string, int> gives) : gives_(std::move(gives)) {}
    Flow<void> run(Game& game, HookId hook, const RuleContext& context) override;
    int evaluate(Game& game, HookId hook, const RuleContext& context) override;

private:
    std::map<std::string, int> gives_;
};

}  // namespace briar::garden
