#include "editor/playing/inspection.hpp"

#include <algorithm>

#include "runtime/engine/action_text.hpp"
#include "runtime/engine/game.hpp"
#include "runtime/engine/rule_text.hpp"
#include "runtime/source/letters.hpp"

namespace briar::editor {
namespace {

class Inspecting {
public:
    Inspecting(const Game& game, PieceId piece) : game_(game), rules_(game.rules()), piece_(piece) {}

    Inspection run() {
        const PieceInfo& info = rules_.info(piece_);
        result_.title = rules_.name(piece_);
        result_.entry = rules_.catalog->entry(info.def).full_id();
        result_.piece = rules_.key(piece_);
        result_.where = where(rules_.zones[game_.state().piece(piece_).zone.value]);
        add_counters(info);
        for (const SpecialId special : rules_.carried[info.def.value].specials)
            result_.specials.push_back(special_of(special));
        add_held();
        return std::move(result_);
    }

private:
    /// `on Old mill`, `in the backpack of Ann`, `in the stack`.
    [[nodiscard]] std::string where(const ZoneInfo& zone) const {
        if (!zone.owner) return "in the " + zone.name;
        const std::string& owner = rules_.name(zone.owner);
        const std::string head = zone.name.substr(0, zone.name.find('/'));
        return head == rules_.key(zone.owner) ? "in the " + zone.role + " of " + owner : head + " " + owner;
    }

    /// Nobody has brought it into play: what it begins with there is not given to it yet.
    [[nodiscard]] bool waits_in_the_box() const { return !rules_.zones[game_.state().piece(piece_).zone.value].owner; }

    void add_counters(const PieceInfo& info) {
        for (std::uint16_t i = 0; i < rules_.counters.size(); ++i) {
            if (rules_.counter_slots[info.kind.value * rules_.counters.size() + i] < 0) continue;
            const CounterInfo& counter = rules_.counters[i];
            // The marks of when an action was last used are nobody's business.
            if (counter.name.find(':') != std::string::npos) continue;
            const int value = game_.counter(piece_, CounterId{i});
            if (value == counter.initial && waits_in_the_box()) continue;
            result_.counters.push_back({counter.name, value, counter.minimum, counter.maximum, counter.doc});
        }
    }

    Inspection::Carried special_of(SpecialId id) {
        const Special& special = rules_.specials[id.value];
        Inspection::Carried carried{
            special.name, rules_.catalog->entry(special.def).id, text_of(*rules_.catalog, special.def), {}};
        for (std::uint16_t i = special.rules_begin; i < special.rules_end; ++i) {
            const Rule& rule = rules_.rules[i];
            if (!rule.event) continue;
            carried.parts.push_back({rule.name, "answers " + (*rules_.registry)[rule.event].name, rule.place,
                                     game_.state().put_aside(RuleId{i})});
        }
        for (std::uint16_t i = special.actions_begin; i < special.actions_end; ++i) {
            const Action& action = rules_.actions[i];
            carried.parts.push_back({open_label(action), "action", action.place, game_.state().put_aside(action.rule)});
        }
        for (std::uint16_t i = special.modifiers_begin; i < special.modifiers_end; ++i) {
            const Modifier& modifier = rules_.modifiers[i];
            const std::string& value = (*rules_.registry)[modifier.value].name;
            carried.parts.push_back({value, "changes " + value, modifier.place, false});
        }
        return carried;
    }

    void add_held() {
        for (std::uint16_t i = 0; i < rules_.zones.size(); ++i) {
            if (rules_.zones[i].owner != piece_ || game_.state().zone(ZoneId{i}).count == 0) continue;
            Inspection::Held held{rules_.zones[i].role, {}};
            for (const PieceId inside : ZoneRange(game_.state(), ZoneId{i}))
                held.pieces.push_back(rules_.name(inside));
            result_.holds.push_back(std::move(held));
        }
    }

    const Game& game_;
    const Ruleset& rules_;
    PieceId piece_;
    Inspection result_;
};

}  // namespace

Inspection inspect(const Game& game, PieceId piece) { return Inspecting(game, piece).run(); }

std::vector<Inspection::Counter> inspect_vars(const Game& game) {
    std::vector<Inspection::Counter> all;
    const std::vector<VarInfo>& vars = game.rules().vars;
    // Those that people know come first; the others are the rules' own.
    for (const bool known : {true, false}) {
        for (std::uint16_t i = 0; i < vars.size(); ++i) {
            if (vars[i].title.empty() == known) continue;
            std::string name = known ? vars[i].title : vars[i].name;
            std::replace(name.begin(), name.end(), '_', ' ');
            all.push_back(
                {capitalized(std::move(name)), game.state().var(VarId{i}), vars[i].minimum, vars[i].maximum, {}});
        }
    }
    return all;
}

}  // namespace briar::editor
