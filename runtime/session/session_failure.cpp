// What a session does when a rule fails.
#include <utility>

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
    if (options_.on_failure == OnFailure::Strict || known == nullptr || !known->rule || !try_put_aside(known->rule)) {
        return stop_or_mark(std::move(failure), option);
    }
    return {Chosen::Outcome::Failed, {}, {}, std::move(failure)};
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
