// Numbers that rules change: base, then `set`, then all `add`, then `at_least` and `at_most`.
#include <algorithm>
#include <limits>

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

    void ask_with_borne(PieceId piece) {
        const Ruleset& rules = game_.rules();
        ask(rules.carried[rules.info(piece).def.value], piece);
        for (const ZoneId zone : rules.bearing_zones(piece)) {
            for (const PieceId borne : ZoneRange(game_.state(), zone)) {
                const Carried& carried = rules.carried[rules.info(borne).def.value];
                if (carried.values.test(value_.value) && rules.system->bears(game_, borne)) ask(carried, borne);
            }
        }
    }

    void ask_table() {
        for (const ZoneId zone : game_.rules().table_bearing) {
            for (const PieceId piece : ZoneRange(game_.state(), zone)) {
                if (game_.rules().system->bears(game_, piece)) ask_with_borne(piece);
            }
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

int Game::apply_modifiers(ValueId value, int base, Event& subject) {
    subject.value = value;
    Asking asking(*this, value, subject);
    asking.ask(ruleset_->global, PieceId{});
    asking.ask_table();
    const std::vector<Field>& fields = (*ruleset_->registry)[value].fields;
    for (std::size_t i = 0; i < fields.size(); ++i) {
        if (fields[i].type != Type::Piece || !fields[i].listens) continue;
        const PieceId piece = subject.piece(i);
        if (piece && !heard_always(piece)) asking.ask_with_borne(piece);
    }
    return asking.result(base);
}

}  // namespace briar
