// Numbers that rules change: base, then `set`, then all `add`, then `at_least` and `at_most`.
#include "runtime/engine/modifiers.hpp"

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
        for (const SpecialId id : carried.specials) {
            const Special& special = game_.rules().specials[id.value];
            if (special.values.test(value_.value)) ask(special, carrier);
        }
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

Modifiers::Modifiers(Game& game, ValueId value)
    : game_(game), value_(value), changed_(game.rules().modified.test(value.value)) {
    if (!changed_) return;
    const auto keep = [&](PieceId carrier, const Carried&) {
        if (count_ == kMost) many_ = true;
        if (!many_) on_table_[count_++] = carrier;
    };
    for_each_on_table(
        game, game.rules().value_audience[value.value].kinds, [&](const Carried& carried) { return wanted(carried); },
        keep);
}

template <class Ask>
void Modifiers::ask_table(const Ask& ask) const {
    const Ruleset& rules = game_.rules();
    if (many_) {
        for_each_on_table(
            game_, rules.value_audience[value_.value].kinds, [&](const Carried& carried) { return wanted(carried); },
            ask);
        return;
    }
    for (std::size_t i = 0; i < count_; ++i)
        ask(on_table_[i], rules.carried_by(on_table_[i]));
}

int Modifiers::apply(int base, Event& subject) const {
    if (!changed_) return base;
    subject.value = value_;
    const Ruleset& rules = game_.rules();
    const Audience audience = rules.value_audience[value_.value];
    Asking asking(game_, value_, subject);
    const auto ask = [&](PieceId carrier, const Carried& carried) { asking.ask(carried, carrier); };
    if (wanted(rules.global)) asking.ask(rules.global, PieceId{});
    if (audience.kinds == 0) return asking.result(base);
    ask_table(ask);
    for (unsigned fields = audience.fields; fields != 0; fields &= fields - 1) {
        const PieceId piece = subject.piece(static_cast<std::size_t>(std::countr_zero(fields)));
        if (!piece || heard_with_table(game_, piece)) continue;
        for_each_with_borne(
            game_, piece, audience.kinds, [&](const Carried& carried) { return wanted(carried); }, ask);
    }
    return asking.result(base);
}

int Game::apply_modifiers(ValueId value, int base, Event& subject) {
    return Modifiers(*this, value).apply(base, subject);
}

bool Game::may_modify(PieceId piece, ValueId value) const {
    const KindMask kinds = ruleset_->value_audience[value.value].kinds;
    if (kinds == 0) return false;
    const auto wanted = [&](const Carried& carried) { return carried.values.test(value.value); };
    bool found = false;
    for_each_with_borne(*this, piece, kinds, wanted, [&](PieceId, const Carried&) { found = true; });
    return found;
}

}  // namespace briar
