#include "runtime/journey/journey_system.hpp"

#include "runtime/engine/entry_kind.hpp"
#include "runtime/journey/actions.hpp"
#include "runtime/journey/build.hpp"
#include "runtime/journey/legs.hpp"
#include "runtime/journey/objections.hpp"
#include "runtime/journey/position.hpp"
#include "runtime/journey/promises.hpp"
#include "runtime/journey/scenario_keys.hpp"
#include "runtime/journey/score.hpp"
#include "runtime/journey/set_up.hpp"
#include "runtime/journey/targets.hpp"
#include "runtime/journey/turn.hpp"

namespace briar::journey {
namespace {

void describe_kinds(Registry& registry) {
    add_kind(registry, kSystem, "icons", "icon", "What is printed on cards, dice and heroes, and asked for by checks.",
             icon_record().schema());
    add_kind(registry, kSystem, "cards", "card", "An action card: fight points, movement points, icons.",
             card_record().schema());
    add_kind(registry, kSystem, "locations", "location", "A card of the way: a check, a fight, a number of steps.",
             location_record().schema());
    add_kind(registry, kSystem, "heroes", "hero",
             "A character of the party. Doing an action of a hero's special exhausts the hero: the system sees "
             "to that, `do` need not say it.",
             hero_record().schema());
    add_kind(registry, kSystem, "items", "item", "Something that is bought in a shop.", item_record().schema());
}

class JourneySystem final : public System {
public:
    [[nodiscard]] std::string_view name() const override { return kSystem; }

    void describe(Registry& registry) const override {
        describe_kinds(registry);
        describe_roles(registry);
        describe_vocabulary(registry);
        describe_verbs(registry);
        registry.add_scenario_keys(kSystem, scenario_properties(), mode_properties());
    }

    void build(RulesetBuilder& builder) const override { build_scenario(builder); }

    [[nodiscard]] ZoneId zone_named(const Game& game, const Event&, std::string_view name) const override {
        if (name == "deck") return leg(game).deck;
        if (name == "row") return leg(game).row;
        return game.rules().zone(name);
    }

    [[nodiscard]] std::vector<std::string> zone_names(const Ruleset& ruleset) const override {
        std::vector<std::string> names{"deck", "row"};
        for (const ZoneInfo& zone : ruleset.zones)
            names.push_back(zone.name);
        return names;
    }

    void set_up(Game& game, const Setup& setup) const override { set_up_game(game, setup); }
    [[nodiscard]] Flow<void> play(Game& game) const override { return journey::play(game); }

    [[nodiscard]] bool bears(const Game& game, PieceId piece) const override { return journey::bears(game, piece); }
    [[nodiscard]] Event action_event(const Game& game, PieceId hero, PieceId carrier) const override {
        return journey::action_event(game, hero, carrier);
    }
    [[nodiscard]] std::string_view action_event_name() const override { return "action"; }
    /// One player travels with the whole party.
    [[nodiscard]] SeatId seat(const Game&, PieceId) const override { return SeatId{0}; }

    [[nodiscard]] PieceId role(const Game& game, const Event&, std::string_view name) const override {
        return role_of(game, name);
    }

    void targets(const Game& game, PieceId, const Action& action, std::vector<std::int32_t>& out) const override {
        list_targets(game, action, out);
    }
    [[nodiscard]] std::vector<TargetWord> target_words() const override { return journey::target_words(); }
    void aim(const Action& action, std::int32_t target, Event& event) const override { aim_at(action, target, event); }
    [[nodiscard]] std::string target_key(const Game& game, const Action& action, std::int32_t target) const override {
        return journey::target_key(game, action, target);
    }
    [[nodiscard]] std::string target_text(const Game& game, const Action& action, std::int32_t target) const override {
        return journey::target_text(game, action, target);
    }
    [[nodiscard]] std::string action_price(const Game& game, PieceId carrier, ActionId action) const override {
        return journey::action_price(game, carrier, action);
    }
    [[nodiscard]] std::vector<ActionSource> action_sources(const Game& game) const override {
        return journey::action_sources(game);
    }
    [[nodiscard]] std::vector<Objection> objections(const Game& game, Game& probe, PieceId about) const override {
        return journey::objections(game, probe, about);
    }
    [[nodiscard]] Flow<void> acting(Game& game, PieceId, PieceId carrier, ActionId action) const override {
        return before_action(game, carrier, action);
    }

    /// FR-1.4, FR-1.5: each leg's locations and each leg's bosses are drawn from what lies in the box.
    [[nodiscard]] std::uint32_t deal(const Ruleset& rules, PieceId piece) const override {
        return deal_of(rules, piece);
    }

    [[nodiscard]] std::optional<int> score(const Game& game) const override { return journey::score(game); }

    [[nodiscard]] std::string check(const Game& game) const override { return broken_promises(game); }
    void write_position(const Game& game, Tree& position) const override { journey::write_position(game, position); }
    void read_position(Game& game, const Node& position, Diagnostics& diagnostics) const override {
        journey::read_position(game, position, diagnostics);
    }
    [[nodiscard]] std::vector<Property> position_keys() const override { return journey::position_keys(); }
};

}  // namespace

const System& system() {
    static const JourneySystem the_system;
    return the_system;
}

}  // namespace briar::journey
