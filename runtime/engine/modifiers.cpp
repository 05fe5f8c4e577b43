// Numbers that rules change: base, then `set`, then all `add`, then `at_least` and `at_most`.
#include <algorithm>
#include <bit>
#include <limits>

#include "runtime/engine/borne.hpp"
#include "runtime/engine/game.hpp"

namespace briar {
namespace {

/// What all modifiers of one value come to.
struct Changes {
    bool set = false;
    int set_to = 0;
    int add = 0;
    int least = std::numeric_limits<int>::min();
    int most = std::numeric_limits<int>::max();

    void take(ModifierSort sort, int amount) {
        switch (sort) {
            case ModifierSort::Set:
                set = true;
                set_to = amount;
                break;
            case ModifierSort::Add:
                add += amount;
                break;
            case ModifierSort::AtLeast:
                least = std::max(least, amount);
                break;
            case ModifierSort::AtMost:
                most = std::min(most, amount);
                break;
        }
    }
    [[nodiscard]] int apply(int base) const { return std::min(std::max((set ? set_to : base) + add, least), most); }
};

/// One question for a number, with the modifiers found so far.
class Asking {
public:
    Asking(Game& game, ValueId value, Event& subject) : game_(game), value_(value), subject_(subject) {}

    void ask(const Carried& carried, PieceId carrier) {
        if (!carried.values.test(value_.value)) return;
        for (const SpecialId id : carried.specials) {
            const Special& special = game_.rules().specials[id.value];
            if (special.values.test(value_.value)) ask(special, carrier);
        }
    }

    void ask_with_borne(PieceId piece, KindMask kinds) {
        const Ruleset& rules = game_.rules();
        if (((kinds >> rules.info(piece).kind.value) & 1U) != 0) ask(rules.carried_by(piece), piece);
        for_each_borne(
            game_, piece, kinds, [&](const Carried& carried) { return carried.values.test(value_.value); },
            [&](PieceId borne, const Carried& carried) { ask(carried, borne); });
    }

    [[nodiscard]] int result(int base) const { return changes_.apply(base); }

private:
    void ask(const Special& special, PieceId carrier) {
        for (std::uint16_t i = special.modifiers_begin; i < special.modifiers_end; ++i) {
            const Modifier& modifier = game_.rules().modifiers[i];
            if (modifier.value != value_) continue;
            RuleContext context{subject_, carrier, RuleId{}};
            if (modifier.condition && !game_.condition(modifier.condition, context)) continue;
            changes_.take(modifier.sort, amount(modifier, context));
        }
    }
    [[nodiscard]] int amount(const Modifier& modifier, RuleContext& context) const {
        if (modifier.program) return game_.query(modifier.program, context);
        if (modifier.hook) return game_.scripts().evaluate(game_, modifier.hook, context);
        return modifier.amount;
    }

    Game& game_;
    ValueId value_;
    Event& subject_;
    Changes changes_;
};

}  // namespace

int Game::apply_modifiers(ValueId value, int base, Event& subject) {
    subject.value = value;
    const Audience audience = ruleset_->value_audience[value.value];
    Asking asking(*this, value, subject);
    asking.ask(ruleset_->global, PieceId{});
    if (audience.kinds == 0) return asking.result(base);
    for_each_on_table(*this, [&](PieceId piece) { asking.ask_with_borne(piece, audience.kinds); });
    for (unsigned fields = audience.fields; fields != 0; fields &= fields - 1) {
        const PieceId piece = subject.piece(static_cast<std::size_t>(std::countr_zero(fields)));
        if (piece && !heard_always(piece)) asking.ask_with_borne(piece, audience.kinds);
    }
    return asking.result(base);
}

bool Game::may_modify(PieceId piece, ValueId value) const {
    const KindMask kinds = ruleset_->value_audience[value.value].kinds;
    if (kinds == 0) return false;
    const auto wanted = [&](const Carried& carried) { return carried.values.test(value.value); };
    if (wanted(ruleset_->carried_by(piece))) return true;
    bool found = false;
    for_each_borne(*this, piece, kinds, wanted, [&](PieceId, const Carried&) { found = true; });
    return found;
}

}  // namespace briar
