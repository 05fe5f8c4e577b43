#include "editor/scene/crawl_targets.hpp"

#include <algorithm>

#include "editor/face/special_sign.hpp"
#include "runtime/crawl/fight_options.hpp"
#include "runtime/crawl/inventory_options.hpp"
#include "runtime/crawl/turn_options.hpp"
#include "runtime/engine/choice_option.hpp"

namespace briar::editor {
namespace {

using namespace crawl;

// The arguments of an action's option: action, carrier, target, hero (runtime/engine/actions.cpp).
constexpr std::size_t kTargetArg = 2;

class Targeting {
public:
    Targeting(const Game& game, const PlaceOnTable& place) : game_(game), place_(place) {}

    std::vector<Target> run() {
        const std::vector<Option>& options = game_.decision().options;
        for (index_ = 0; index_ < options.size(); ++index_)
            add(options[index_]);
        return std::move(targets_);
    }

private:
    void add(const Option& option) {
        if (Game::is_action(option)) return add_action(option);
        if (option.kind == &kMoveOption) return add_tile(TargetSort::Go, piece_arg(option.args[1]));
        if (option.kind == &kRevealOption) return add_open_sides(piece_arg(option.args[1]));
        if (option.kind == &kExploreOption) return add_open_sides(piece_arg(option.args[0]));
        if (option.kind == &kLayOption) return add_laying(option);
        if (option.kind == &kEscapeOption || option.kind == &kFleeOption)
            return add_side(TargetSort::Go, piece_arg(option.args[0]), direction(option.args[1]));
        if (option.kind == &kFaceOption || option.kind == &kFightOption || option.kind == &kAttackOption)
            return add_tile(TargetSort::Harm, where(piece_arg(option.args[1])));
        if (option.kind == &kCallOption) return add_tile(TargetSort::Act, where(piece_arg(option.args[1])));
        if (option.kind == &kChoiceOption) return add_tile(TargetSort::Act, where(piece_of_choice(option)));
        if (option.kind == &kShotOption) return add_tile(TargetSort::Harm, piece_arg(option.args[1]));
        if (option.kind == &kPickUpOption) return add_tile(TargetSort::Act, where(piece_arg(option.args[1])));
    }

    [[nodiscard]] static Direction direction(std::int32_t arg) { return static_cast<Direction>(arg); }
    [[nodiscard]] PieceId where(PieceId piece) const {
        if (!piece) return {};
        return is_tile(game_, piece) ? piece : tile_of(game_, piece);
    }

    /// What is aimed at nobody is no blow, whatever comes of it.
    [[nodiscard]] TargetSort sort_of(const Action& action) const {
        if (action.target.empty()) return TargetSort::Act;
        const Ruleset& rules = game_.rules();
        switch (aim_of(*rules.catalog, rules.specials[action.special.value].def, action.name)) {
            case Aim::Harms:
                return TargetSort::Harm;
            case Aim::Helps:
                return TargetSort::Help;
            case Aim::Unknown:
                break;
        }
        return TargetSort::Act;
    }

    /// An action is done where it aims, or where its carrier lies; those of heroes and of what they bear have no place.
    void add_action(const Option& option) {
        const Action& action = game_.rules().actions[Game::action_of(option).value];
        const PieceId carrier = Game::carrier_of(option);
        const TargetSort sort = sort_of(action);
        if (action.target == "direction")
            return add_side(sort, game_.decision().hero, direction(option.args[kTargetArg]));
        if (!action.target.empty()) return add_tile(sort, where(piece_arg(option.args[kTargetArg])));
        if (carrier && (is_tile(game_, carrier) || is_token(game_, carrier))) add_tile(TargetSort::Act, where(carrier));
    }

    void add_tile(TargetSort sort, PieceId tile) {
        if (tile && laid(game_, tile)) add_at(sort, place_(realm_of(game_, tile), spot_of(game_, tile)));
    }
    void add_side(TargetSort sort, PieceId hero, Direction d) {
        if (const PieceId tile = where(hero))
            add_at(sort, place_(realm_of(game_, tile), step(spot_of(game_, tile), d)));
    }
    void add_open_sides(PieceId hero) {
        const PieceId tile = where(hero);
        if (!tile) return;
        for (const Direction d : kDirections) {
            if (is_open(open_edges(game_, tile), d) && !neighbour(game_, tile, d)) add_side(TargetSort::Open, tile, d);
        }
    }
    void add_laying(const Option& option) {
        const PieceId beside = piece_arg(option.args[1]);
        add_side(TargetSort::Lay, beside, direction(option.args[2]));
        Target& target = targets_[last_];
        target.def = game_.rules().info(piece_arg(option.args[0])).def;
        target.turns.push_back(option.args[3]);
    }
    /// Adds the option to the target of that place, or makes one.
    void add_at(TargetSort sort, const Box& box) {
        const auto known =
            std::find_if(targets_.begin(), targets_.end(), [&](const Target& each) { return each.at == box; });
        last_ = static_cast<std::size_t>(known - targets_.begin());
        if (known == targets_.end()) targets_.push_back({sort, box, {}, {}, {}});
        targets_[last_].take(sort, index_);
    }

    const Game& game_;
    const PlaceOnTable& place_;
    std::vector<Target> targets_;
    std::size_t index_ = 0;
    std::size_t last_ = 0;
};

}  // namespace

std::vector<Target> crawl_targets(const Game& game, const PlaceOnTable& place) { return Targeting(game, place).run(); }

}  // namespace briar::editor
