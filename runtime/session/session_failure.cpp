// What a session does when a rule fails.
#include <algorithm>
#include <utility>

#include "runtime/session/forced_dice.hpp"
#include "runtime/session/session.hpp"

namespace briar {

std::string Session::put_aside_text(RuleId rule) const {
    return "The rule `" + rule_name(rules(), rule) + "` failed; from here on it takes no part.";
}

Chosen Session::fail(const std::exception& error, std::size_t option) {
    Failure failure = describe_failure(error, rules());
    incidents_.push_back({at_, failure});
    log_.shorten(log_ends_.back());
    const auto* known = dynamic_cast<const RuleError*>(&error);
    if (options_.on_failure == OnFailure::Strict || known == nullptr || !known->rule) {
        return stop_or_mark(std::move(failure), option);
    }
    travel(at_);
    static_cast<void>(steps());  // all of them have their keys now
    const std::vector<SessionStep> since(since_quiescent().begin(), since_quiescent().end());
    if (!try_put_aside(known->rule)) return stop_or_mark(std::move(failure), option);
    return {Chosen::Outcome::Failed, {}, {}, std::move(failure), choose_again(since)};
}

/// What led from the last quiescent point to the failure, now behind the rule that was put aside there: as far as it
/// goes.
WentOn Session::choose_again(const std::vector<SessionStep>& since) {
    const std::size_t from = at_ - 1;
    const std::size_t known = incidents_.size();
    for (const SessionStep& step : since)
        if (!choose_again(step)) break;
    const auto made = std::count_if(history_.begin() + static_cast<std::ptrdiff_t>(from), history_.end(),
                                    [](const SessionStep& step) { return step.sort != StepSort::PutAside; });
    WentOn how{from, since.size() - static_cast<std::size_t>(made), {}};
    for (std::size_t i = known; i < incidents_.size(); ++i)
        how.others.push_back(incidents_[i].failure);
    return how;
}

/// False: it is not there any more, or fails now.
bool Session::choose_again(const SessionStep& step) {
    if (step.sort == StepSort::Dice) return lay_dice(dice_in(step.key));
    Chosen chosen = choose_exactly(step.key);
    // Another rule has failed here and is put aside as well.
    while (chosen.went_on && chosen.went_on->lost == 0)
        chosen = choose_exactly(step.key);
    return chosen.done();
}

/// Nothing can be put aside: only the move is undone.
Chosen Session::stop_or_mark(Failure failure, std::size_t option) {
    travel(at_);
    if (options_.on_failure == OnFailure::Strict) {
        stopped_ = failure;
    } else {
        failing_[at_].insert(option);
    }
    return {Chosen::Outcome::Failed, {}, {}, std::move(failure)};
}

bool Session::put_aside(RuleId rule) {
    if (stopped_ || quiet_.step != at_ || quiet_.state.put_aside(rule)) return false;
    cut_future();
    if (try_put_aside(rule)) return true;
    travel(at_);
    return false;
}

/// Goes back to the last quiescent point and on from there without the rule. False: the rule took no part there
/// already, or its absence fails elsewhere; what the game stands at then is lost.
bool Session::try_put_aside(RuleId rule) {
    if (quiet_.state.put_aside(rule)) return false;
    State state = quiet_.state;
    state.set_put_aside(rule);
    const std::size_t to = quiet_.step;
    const std::size_t lines_before = log_.lines().size();
    try {
        game_.restore(state);
    } catch (const RuleError&) {
        log_.shorten(lines_before);
        return false;
    } catch (const ForcedRollError&) {
        log_.shorten(lines_before);
        return false;
    }
    // A fresh start is played once more, and may go otherwise.
    const std::vector<LogLine> lines = log_.tail(lines_before);
    at_ = to;
    cut_future();
    quiet_ = {to + 1, state};
    log_.add({&kPutAsideLog, rule, {}, put_aside_text(rule)});
    for (const LogLine& line : lines)
        log_.add(line);
    push({StepSort::PutAside, rule.value, state.header().chance, rule_name(rules(), rule)});
    return true;
}

}  // namespace briar
