// Answering an event: who listens, in which order, and what a failing rule leaves behind.
//
// The order is defined: first the scenario's and its modes' specials, then those of what lies in the table's own
// bearing zones, then for each other piece of the event, in the order of the event's fields, its own specials and those
// of what it bears, in the order of its zones.
#include "runtime/engine/game.hpp"

namespace briar {

void Game::listen(const Carried& carried, PieceId carrier, EventId event) {
    if (!carried.events.test(event.value)) return;
    const ZoneId zone = carrier ? state_.piece(carrier).zone : ZoneId{};
    for (const SpecialId id : carried.specials) {
        const Special& special = ruleset_->specials[id.value];
        if (!special.events.test(event.value)) continue;
        for (std::uint16_t rule = special.rules_begin; rule < special.rules_end; ++rule) {
            if (ruleset_->rules[rule].event == event) listening_.push_back({RuleId{rule}, carrier, zone});
        }
    }
}

void Game::listen_with_borne(PieceId piece, EventId event) {
    listen(ruleset_->carried[ruleset_->info(piece).def.value], piece, event);
    for (const ZoneId zone : ruleset_->bearing_zones(piece)) {
        for (const PieceId borne : ZoneRange(state_, zone)) {
            const Carried& carried = ruleset_->carried[ruleset_->info(borne).def.value];
            if (carried.events.test(event.value) && ruleset_->system->bears(*this, borne))
                listen(carried, borne, event);
        }
    }
}

bool Game::heard_always(PieceId piece) const {
    if (ruleset_->table_bearing.empty()) return false;
    const ZoneInfo& zone = ruleset_->zones[state_.piece(piece).zone.value];
    return zone.bearing && !zone.owner && ruleset_->system->bears(*this, piece);
}

void Game::collect_listeners(const Event& event) {
    listen(ruleset_->global, PieceId{}, event.id);
    for (const ZoneId zone : ruleset_->table_bearing) {
        for (const PieceId piece : ZoneRange(state_, zone)) {
            if (ruleset_->system->bears(*this, piece)) listen_with_borne(piece, event.id);
        }
    }
    const std::vector<Field>& fields = (*ruleset_->registry)[event.id].fields;
    for (std::size_t i = 0; i < fields.size(); ++i) {
        if (fields[i].type != Type::Piece || !fields[i].listens) continue;
        const PieceId piece = event.piece(i);
        bool heard_before = false;
        for (std::size_t j = 0; j < i; ++j) {
            heard_before =
                heard_before || (fields[j].type == Type::Piece && fields[j].listens && event.piece(j) == piece);
        }
        if (piece && !heard_before && !heard_always(piece)) listen_with_borne(piece, event.id);
    }
}

bool Game::still_listens(const Listener& listener) const {
    if (state_.put_aside(listener.rule)) return false;
    return !listener.carrier || state_.piece(listener.carrier).zone == listener.zone;
}

Flow<void> Game::answer_one(Event& event, Listener listener) {
    const Rule& rule = ruleset_->rules[listener.rule.value];
    RuleContext context{event, listener.carrier, listener.rule};
    const RuleId outer = cause_;
    cause_ = listener.rule;
    try {
        const bool applies = !rule.condition || condition(rule.condition, context);
        if (observer_ != nullptr) observer_->answered(*this, listener.rule, event, applies);
        if (applies && rule.program) co_await run_program(rule.program, context);
        if (applies && rule.hook) co_await scripts_->run(*this, rule.hook, context);
    } catch (RuleError& error) {
        if (!error.rule) error.rule = listener.rule;
        throw;
    }
    cause_ = outer;
}

Flow<void> Game::answer(Event& event) {
    const std::size_t begin = listening_.size();
    collect_listeners(event);
    const std::size_t end = listening_.size();
    for (std::size_t i = begin; i < end && !event.forbidden && !finished(); ++i) {
        const Listener listener = listening_[i];
        if (still_listens(listener)) co_await answer_one(event, listener);
    }
    listening_.resize(begin);
}

}  // namespace briar
