// Answering an event: who listens, in which order, and what a failing rule leaves behind.
//
// The order is defined: first the scenario's and its modes' specials, then those of what lies in the table's own
// bearing zones, then for each other piece of the event, in the order of the event's fields, its own specials and those
// of what it bears, in the order of its zones.
#include <algorithm>
#include <string>
#include <utility>

#include "runtime/engine/borne.hpp"
#include "runtime/engine/game.hpp"

namespace briar {
namespace {

// Rules that set off rules end long before this.
constexpr int kMostNested = 100;
// More names than these help nobody.
constexpr std::size_t kMostNamed = 5;

}  // namespace

Game::Nesting::Nesting(Game& game) : game_(game) {
    if (game.nesting_ >= kMostNested) {
        const Place place = game.cause_ ? game.rules().rules[game.cause_.value].place : Place{};
        throw RuleError(game.cause_, place.file, place.line,
                        "rules have set off each other " + std::to_string(kMostNested) +
                            " times over: do two of them, or one alone, answer for ever?",
                        {});
    }
    ++game.nesting_;
}

void Game::note_ran(RuleId rule) {
    const auto known = std::find(ran_.begin(), ran_.end(), rule);
    if (known != ran_.end()) ran_.erase(known);
    ran_.push_back(rule);
}

void Game::refuse_endless() const {
    std::string names;
    for (std::size_t i = 0; i < std::min(ran_.size(), kMostNamed); ++i)
        names += (i == 0 ? "`" : ", `") + ruleset_->rules[ran_[ran_.size() - 1 - i].value].name + "`";
    const RuleId failed = cause_ || ran_.empty() ? cause_ : ran_.back();
    const Place place = failed ? ruleset_->rules[failed.value].place : Place{};
    throw RuleError(failed, place.file, place.line,
                    std::to_string(kMostAnnounced) +
                        " events have passed without a question to anybody, and the game "
                        "goes on without end" +
                        (names.empty() ? "; no rule answered the last of them"
                                       : "; these rules answered the last of them: " + names),
                    {});
}

void Game::listen(const Carried& carried, PieceId carrier, EventId event) {
    const ZoneId zone = state_.piece(carrier).zone;
    for (const SpecialId id : carried.specials) {
        const Special& special = ruleset_->specials[id.value];
        if (!special.events.test(event.value)) continue;
        for (std::uint16_t rule = special.rules_begin; rule < special.rules_end; ++rule) {
            if (ruleset_->rules[rule].event == event) listening_.push_back({RuleId{rule}, carrier, zone});
        }
    }
}

void Game::collect_listeners(const Event& event) {
    for (const RuleId rule : ruleset_->global_rules[event.id.value])
        listening_.push_back({rule, PieceId{}, ZoneId{}});
    const Audience audience = ruleset_->event_audience[event.id.value];
    if (audience.kinds == 0) return;
    const auto wanted = [&](const Carried& carried) { return carried.events.test(event.id.value); };
    const auto hear = [&](PieceId carrier, const Carried& carried) { listen(carried, carrier, event.id); };
    for_each_on_table(*this, audience.kinds, wanted, hear);
    for (std::size_t i = 0; audience.fields >> i != 0; ++i) {
        const PieceId piece = ((audience.fields >> i) & 1U) != 0 ? event.piece(i) : PieceId{};
        bool heard_before = false;
        for (std::size_t j = 0; j < i; ++j)
            heard_before = heard_before || (((audience.fields >> j) & 1U) != 0 && event.piece(j) == piece);
        if (piece && !heard_before && !heard_with_table(*this, piece))
            for_each_with_borne(*this, piece, audience.kinds, wanted, hear);
    }
}

bool Game::still_listens(const Listener& listener) const {
    if (state_.put_aside(listener.rule)) return false;
    return !listener.carrier || state_.piece(listener.carrier).zone == listener.zone;
}

Flow<void> Game::take_effect(const Rule& rule, const RuleContext& context) {
    if (rule.program) return run_program(rule.program, context);
    return scripts_->run(*this, rule.hook, context);
}

Flow<void> Game::answer_one(Event& event, Listener listener) {
    const Rule& rule = ruleset_->rules[listener.rule.value];
    const RuleContext context{event, listener.carrier, listener.rule};
    const bool applies = !rule.condition || condition(rule.condition, context);
    if (observer_ != nullptr) observer_->answered(*this, listener.rule, event, applies);
    if (applies && announced_ > kMostAnnounced - kNotedAnnounced) note_ran(listener.rule);
    return applies ? take_effect(rule, context) : Flow<void>{};
}

Flow<void> Game::answer(Event& event) {
    const Nesting nesting(*this);
    Answering answering{listening_.size(), listening_.size(), 0, cause_};
    collect_listeners(event);
    answering.end = listening_.size();
    Flow<void> waiting = answer_on(event, answering);
    return waiting.done() ? Flow<void>{} : answer_waiting(event, answering, std::move(waiting));
}

Flow<void> Game::answer_on(Event& event, Answering& answering) {
    while (answering.next < answering.end && !event.forbidden && !finished()) {
        const Listener listener = listening_[answering.next++];
        if (!still_listens(listener)) continue;
        cause_ = listener.rule;
        try {
            Flow<void> flow = answer_one(event, listener);
            if (!flow.done()) return flow;
            flow.rethrow();
        } catch (RuleError& error) {
            if (!error.rule) error.rule = listener.rule;
            throw;
        }
        cause_ = answering.outer;
    }
    listening_.resize(answering.begin);
    return {};
}

Flow<void> Game::answer_waiting(Event& event, Answering answering, Flow<void> waiting) {
    const Nesting nesting(*this);
    while (!waiting.done()) {
        const RuleId rule = listening_[answering.next - 1].rule;
        try {
            co_await waiting;
        } catch (RuleError& error) {
            if (!error.rule) error.rule = rule;
            throw;
        }
        cause_ = answering.outer;
        waiting = answer_on(event, answering);
    }
}

}  // namespace briar
