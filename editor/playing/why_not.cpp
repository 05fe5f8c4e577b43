#include "editor/playing/why_not.hpp"

#include <algorithm>

#include "editor/playing/condition_text.hpp"
#include "editor/playing/why_not_ways.hpp"
#include "runtime/crawl/crawl_system.hpp"
#include "runtime/crawl/turn_options.hpp"
#include "runtime/engine/action_text.hpp"
#include "runtime/engine/borne.hpp"
#include "runtime/engine/game.hpp"
#include "runtime/engine/refusal.hpp"
#include "runtime/session/systems.hpp"

namespace briar::editor {
namespace {

class Asking {
public:
    explicit Asking(const Game& game)
        : game_(game),
          rules_(game.rules()),
          hero_(game.over() ? PieceId{} : game.decision().hero),
          probe_(game.shared_rules(), system_set().script_host(game.rules())) {
        // Conditions may count and remember; they do so in a copy.
        probe_.state() = game.state();
    }

    std::vector<WhyNot> about_hero() {
        if (!hero_) return {};
        add_actions(rules_.global, {});
        add_with_borne(hero_);
        if (const PieceId here = place_of_hero(); here && here != hero_) add_with_borne(here);
        if (may_walk()) append(closed_ways(probe_, hero_));
        return std::move(result_);
    }

    std::vector<WhyNot> about(PieceId piece) {
        if (!hero_) return {};
        add_actions(rules_.carried_by(piece), piece);
        if (may_walk()) {
            if (auto closed = no_way_to(probe_, hero_, piece)) result_.push_back(std::move(*closed));
        }
        return std::move(result_);
    }

private:
    [[nodiscard]] bool may_walk() const { return game_.decision().prompt == &crawl::kTurnPrompt; }

    [[nodiscard]] PieceId place_of_hero() {
        const Event event = rules_.system->action_event(probe_, hero_, hero_);
        return rules_.system->role(probe_, event, "here");
    }

    void append(std::vector<WhyNot> more) { std::move(more.begin(), more.end(), std::back_inserter(result_)); }

    void add_with_borne(PieceId piece) {
        add_actions(rules_.carried_by(piece), piece);
        for (const ZoneId zone : rules_.bearing_zones(piece)) {
            for (const PieceId borne : ZoneRange(game_.state(), zone)) {
                // Whoever stands on a tile is no part of it.
                if (borne != hero_) add_actions(rules_.carried_by(borne), borne);
            }
        }
    }

    void add_actions(const Carried& carried, PieceId carrier) {
        for (const SpecialId id : carried.specials) {
            const Special& special = rules_.specials[id.value];
            for (std::uint16_t i = special.actions_begin; i < special.actions_end; ++i) {
                if (!offered(ActionId{i}, carrier)) add(ActionId{i}, carrier);
            }
        }
    }

    [[nodiscard]] bool offered(ActionId action, PieceId carrier) const {
        const std::vector<Option>& options = game_.decision().options;
        return std::any_of(options.begin(), options.end(), [&](const Option& each) {
            return Game::is_action(each) && Game::action_of(each) == action && Game::carrier_of(each) == carrier;
        });
    }

    void add(ActionId id, PieceId carrier) {
        const Action& action = rules_.actions[id.value];
        WhyNot told;
        told.what = open_label(action);
        if (carrier && carrier != hero_) told.what += " (" + rules_.name(carrier) + ")";
        told.place = action.place;
        told.why = reason(id, action, carrier);
        result_.push_back(std::move(told));
    }

    std::string reason(ActionId id, const Action& action, PieceId carrier) {
        const Refusal refusal = briar::why_not(probe_, id, hero_, carrier);
        switch (refusal.bar) {
            case Bar::PutAside:
                return "It failed before and is put aside.";
            case Bar::UsedUp:
                return std::string("It was done once this ") +
                       (action.limit == Limit::Turn    ? "turn"
                        : action.limit == Limit::Fight ? "fight"
                                                       : "game") +
                       ", and that is all.";
            case Bar::Cost:
                return "It costs " + std::to_string(refusal.needs) + " " + rules_.counters[refusal.counter.value].name +
                       ", and there are " + std::to_string(refusal.has) + ".";
            case Bar::Condition:
                return "What it asks for is not so: " + condition(action) + ".";
            case Bar::NoTarget:
                return "There is nothing to do it to.";
            case Bar::None:
                break;
        }
        if (carrier && carrier != hero_ && !rules_.system->bears(probe_, carrier))
            return rules_.name(carrier) + " does not count where it lies.";
        return "It can be done at another time. " + occasions(action);
    }

    [[nodiscard]] std::string condition(const Action& action) const {
        const Special& special = rules_.specials[action.special.value];
        const Node* all = rules_.catalog->entry(special.def).node->find("actions");
        const Node* written = all != nullptr ? all->find(action.name) : nullptr;
        const Node* asked = written != nullptr ? written->find("when") : nullptr;
        return asked != nullptr ? condition_text(*asked) : "see its rule";
    }

    [[nodiscard]] std::string occasions(const Action& action) const {
        std::string text;
        const auto& all = rules_.registry->occasions();
        for (std::size_t i = 0; i < all.size(); ++i) {
            if (((action.occasions >> i) & 1U) != 0) text += (text.empty() ? "" : " ") + all[i].doc;
        }
        return text;
    }

    const Game& game_;
    const Ruleset& rules_;
    PieceId hero_;
    Game probe_;
    std::vector<WhyNot> result_;
};

}  // namespace

std::vector<WhyNot> why_not(const Game& game) { return Asking(game).about_hero(); }

std::vector<WhyNot> why_not(const Game& game, PieceId piece) { return Asking(game).about(piece); }

}  // namespace briar::editor
