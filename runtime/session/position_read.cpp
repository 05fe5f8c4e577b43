// Reading the engine's part of a position.
#include <algorithm>

#include "runtime/content/shape.hpp"
#include "runtime/engine/game.hpp"
#include "runtime/session/failure.hpp"
#include "runtime/session/forced_dice.hpp"
#include "runtime/session/hex.hpp"
#include "runtime/session/node_problem.hpp"
#include "runtime/session/position.hpp"

namespace briar {
namespace {

/// Lays the engine's keys over the header and the vars. The shape has been checked.
class PositionReader {
public:
    PositionReader(Game& game, const Node& position, Diagnostics& diagnostics)
        : game_(game), rules_(game.rules()), position_(position), diagnostics_(diagnostics) {}

    void read() {
        read_game();
        read_random();
        read_dice(position_, game_.header().forced, diagnostics_);
        read_vars();
        read_put_aside();
        read_result();
    }

private:
    static void number(const Node& map, const char* key, std::uint32_t& out) {
        const Node* node = map.find(key);
        if (node == nullptr) return;
        if (const auto value = node->as_int()) out = static_cast<std::uint32_t>(*value);
    }

    void read_game() {
        const Node* game = position_.find("game");
        if (game == nullptr) return;
        Header& header = game_.header();
        number(*game, "turns", header.turn);
        number(*game, "bouts", header.bout);
        number(*game, "choices", header.choices);
        number(*game, "chance", header.chance);
        if (const Node* started = game->find("started")) header.started = started->as_bool().value_or(false) ? 1 : 0;
        if (const Node* hero = game->find("hero")) read_hero(*hero);
    }

    void read_hero(const Node& hero) {
        for (std::uint16_t i = 0; i < rules_.pieces.size(); ++i) {
            if (rules_.key(PieceId{i}) != hero.text) continue;
            game_.header().hero = PieceId{i};
            return;
        }
        diagnostics_.add(problem_at(hero, "position.unknown-piece", "there is no piece `" + hero.text + "`"));
    }

    void read_random() {
        const Node* random = position_.find("random");
        if (random == nullptr) return;
        for (std::size_t i = 0; i < kStreamNames.size(); ++i) {
            const Node* stream = random->find(kStreamNames[i]);
            if (stream == nullptr) continue;
            if (const auto state = from_hex(stream->text)) game_.header().random[i].set_state(*state);
        }
    }

    void read_vars() {
        const Node* vars = position_.find("vars");
        if (vars == nullptr) return;
        for (const Member& member : vars->members) {
            const VarId var = rules_.var(member.key);
            const auto value = member.value->as_int();
            if (!value) continue;
            if (!var) {
                unknown_var(member);
                continue;
            }
            const VarInfo& info = rules_.vars[var.value];
            if (*value < info.minimum || *value > info.maximum) {
                diagnostics_.add(problem_at(
                    *member.value, "position.out-of-range",
                    "`" + member.key + "` is " + std::to_string(info.minimum) + " to " + std::to_string(info.maximum)));
                continue;
            }
            game_.state().var(var) = static_cast<std::int32_t>(*value);
        }
    }

    void unknown_var(const Member& member) {
        std::vector<std::string> names;
        for (const VarInfo& info : rules_.vars)
            names.push_back(info.name);
        diagnostics_.add(problem_at(*member.value, "position.unknown-var",
                                    "this scenario has no var `" + member.key + "`",
                                    did_you_mean(nearest(member.key, names))));
    }

    void read_put_aside() {
        const Node* rules = position_.find("put_aside");
        if (rules == nullptr) return;
        if (rules->is_scalar()) read_rule(*rules);
        for (const auto& item : rules->items)
            read_rule(*item);
    }

    void read_rule(const Node& name) {
        if (const RuleId rule = rule_named(rules_, name.text)) {
            game_.state().set_put_aside(rule);
        } else {
            diagnostics_.add(warning_at(name, "position.unknown-rule", "there is no rule `" + name.text + "` any more",
                                        "it was put aside because it failed; the others are not affected"));
        }
    }

    void read_result() {
        Header& header = game_.header();
        if (const Node* result = position_.find("result")) {
            const auto found = std::find(kResultNames.begin(), kResultNames.end(), result->text);
            header.result = static_cast<Result>(found - kResultNames.begin());
        }
        if (const Node* reason = position_.find("reason")) {
            const auto found = std::find(rules_.texts.begin(), rules_.texts.end(), reason->text);
            header.reason = found == rules_.texts.end() ? 0 : static_cast<std::uint32_t>(found - rules_.texts.begin());
        }
        if (const Node* winner = position_.find("winner")) {
            header.winner = SeatId{static_cast<std::uint8_t>(winner->as_int().value_or(SeatId::kNone))};
        }
    }

    Game& game_;
    const Ruleset& rules_;
    const Node& position_;
    Diagnostics& diagnostics_;
};

}  // namespace

bool read_position(Game& game, const Node& position, Diagnostics& diagnostics) {
    if (position.is_null()) return true;
    if (!check_shape(position, *position_schema(*game.rules().system), {}, diagnostics)) return false;
    PositionReader(game, position, diagnostics).read();
    game.rules().system->read_position(game, position, diagnostics);
    return true;
}

}  // namespace briar
