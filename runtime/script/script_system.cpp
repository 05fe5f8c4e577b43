#include "runtime/script/script_system.hpp"

#include "runtime/engine/conservation.hpp"
#include "runtime/engine/entry_kind.hpp"
#include "runtime/script/build.hpp"
#include "runtime/script/objections.hpp"
#include "runtime/script/position.hpp"
#include "runtime/script/script_data.hpp"
#include "runtime/script/set_up.hpp"
#include "runtime/script/turn.hpp"

namespace briar::script {
namespace {

void describe_kinds(Registry& registry) {
    add_kind(registry, kSystem, "players", "player", "Who plays: somebody with a seat at the table.",
             player_record().schema());
    add_kind(registry, kSystem, "pieces", "piece", "What games are played with: a man, a card, a chip.",
             piece_record().schema());
}

std::string broken_promises(const Game& game) {
    if (std::string lost = lost_piece(game); !lost.empty()) return lost;
    if (seat_index(game, game.header().hero) < 0) return "nobody's turn";
    return {};
}

class ScriptSystem final : public System {
public:
    [[nodiscard]] std::string_view name() const override { return kSystem; }
    void describe(Registry& registry) const override {
        describe_kinds(registry);
        registry.add(RoleSpec{"active", "players", "The player whose turn it is.", kSystem});
        describe_vocabulary(registry);
        describe_verbs(registry);
        registry.add_scenario_keys(kSystem, scenario_properties(), mode_properties());
    }
    void build(RulesetBuilder& builder) const override { build_scenario(builder); }
    [[nodiscard]] ZoneId zone_named(const Game& game, const Event&, std::string_view name) const override {
        const ZoneFamily* family = find_family(data(game), name);
        return family != nullptr ? family->first : ZoneId{};
    }
    [[nodiscard]] std::vector<std::string> zone_names(const Ruleset& ruleset) const override {
        std::vector<std::string> names;
        if (ruleset.system_data == nullptr) return names;
        for (const ZoneFamily& family : ruleset.data<ScriptData>().families)
            names.push_back(family.id);
        return names;
    }

    void set_up(Game& game, const Setup& setup) const override { set_up_game(game, setup); }
    [[nodiscard]] Flow<void> play(Game& game) const override { return script::play(game); }

    [[nodiscard]] bool bears(const Game&, PieceId) const override { return false; }
    [[nodiscard]] SeatId seat(const Game& game, PieceId hero) const override {
        const int seat = seat_index(game, hero);
        return seat < 0 ? SeatId{0} : SeatId{static_cast<std::uint8_t>(seat)};
    }
    [[nodiscard]] std::string seat_name(const Game& game, SeatId seat) const override {
        return seat.value < seated(game).size() ? game.rules().name(seated(game)[seat.value])
                                                : System::seat_name(game, seat);
    }
    [[nodiscard]] PieceId role(const Game& game, const Event&, std::string_view name) const override {
        return name == "active" ? game.header().hero : PieceId{};
    }

    [[nodiscard]] std::vector<Objection> objections(const Game& game, Game&, PieceId about) const override {
        return script::objections(game, about);
    }

    [[nodiscard]] std::string check(const Game& game) const override { return broken_promises(game); }
    void write_position(const Game& game, Tree& position) const override { script::write_position(game, position); }
    void read_position(Game& game, const Node& position, Diagnostics& diagnostics) const override {
        script::read_position(game, position, diagnostics);
    }
    [[nodiscard]] std::vector<Property> position_keys() const override { return script::position_keys(); }
};

}  // namespace

const System& system() {
    static const ScriptSystem the_system;
    return the_system;
}

}  // namespace briar::script
