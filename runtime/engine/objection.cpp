#include "runtime/engine/objection.hpp"

#include "runtime/engine/game.hpp"

namespace briar {
namespace {

/// The modifier that changes a value of this event and stands in a special that some piece in play or the scenario
/// bears. The first that holds: which one of several decides does not matter to those who ask.
const Modifier* who_changes(Game& probe, ValueId value, Event& subject) {
    const Ruleset& rules = probe.rules();
    const auto within = [&](const Carried& carried, PieceId carrier) -> const Modifier* {
        for (const SpecialId id : carried.specials) {
            const Special& special = rules.specials[id.value];
            for (std::uint16_t i = special.modifiers_begin; i < special.modifiers_end; ++i) {
                const Modifier& each = rules.modifiers[i];
                if (each.value != value) continue;
                if (!each.condition || probe.condition(each.condition, {subject, carrier, RuleId{}})) return &each;
            }
        }
        return nullptr;
    };
    if (const Modifier* found = within(rules.global, {})) return found;
    for (std::uint16_t i = 0; i < rules.pieces.size(); ++i) {
        const PieceId piece{i};
        const Carried& carried = rules.carried_by(piece);
        if (!carried.values.test(value.value) || !rules.system->bears(probe, piece)) continue;
        if (const Modifier* found = within(carried, piece)) return found;
    }
    return nullptr;
}

}  // namespace

Objection forbidden(Game& probe, ValueId value, Event subject, PieceId about, std::string what) {
    const Modifier* who = who_changes(probe, value, subject);
    if (who == nullptr) return {about, std::move(what), "A rule does not allow it.", {}};
    return {about, std::move(what), "`" + probe.rules().specials[who->special.value].name + "` does not allow it.",
            who->place};
}

}  // namespace briar
