// How a session begins.
#include <utility>

#include "runtime/session/position.hpp"
#include "runtime/session/session.hpp"

namespace briar {
namespace {

Diagnostic problem(std::string id, std::string message) {
    Diagnostic diagnostic;
    diagnostic.id = std::move(id);
    diagnostic.message = std::move(message);
    return diagnostic;
}

}  // namespace

Session::Session(std::shared_ptr<const Ruleset> rules, std::unique_ptr<ScriptHost> scripts, Start start,
                 const SessionOptions& options)
    : game_(std::move(rules), std::move(scripts)),
      start_(std::move(start)),
      options_(options),
      snapshots_(options.snapshot_every) {
    if (options_.log) game_.set_observer(&log_);
}

Session::Begun Session::begin(std::shared_ptr<const Ruleset> rules, std::unique_ptr<ScriptHost> scripts, Start start,
                              const SessionOptions& options) {
    Begun begun;
    std::unique_ptr<Session> session(new Session(std::move(rules), std::move(scripts), std::move(start), options));
    if (session->lay_out(begun.problems) && session->run_first(begun.problems)) begun.session = std::move(session);
    return begun;
}

/// Everything in its place, nothing running yet.
bool Session::lay_out(Diagnostics& problems) {
    try {
        game_.set_up(start_.setup);
        const Node* position = start_.position_node;
        if (position == nullptr && start_.position != nullptr) position = &start_.position->root();
        if (position != nullptr && !read_position(game_, *position, problems)) return false;
    } catch (const SetupError& error) {
        problems.add(problem("play.setup", error.what()));
        return false;
    } catch (const RuleError& error) {
        problems.add(to_diagnostic(describe_failure(error, rules())));
        return false;
    } catch (const ForcedRollError& error) {
        problems.add(problem("play.setup", error.what()));
        return false;
    }
    return options_.on_failure == OnFailure::PutAside || !problems.has_errors();
}

/// To the first decision. Rules that fail on the way are put aside one after another; each makes a step that cannot be
/// undone, as there is nothing before it.
bool Session::run_first(Diagnostics& problems) {
    State fresh = game_.state();
    log_ends_.assign(1, 0);
    while (true) {
        snapshots_.start(at_, fresh);
        quiet_ = {at_, fresh};
        RuleId failed;
        try {
            game_.restore(fresh);
            break;
        } catch (const RuleError& error) {
            problems.add(to_diagnostic(describe_failure(error, rules())));
            incidents_.push_back({at_, describe_failure(error, rules())});
            failed = error.rule;
        } catch (const ForcedRollError& error) {
            problems.add(problem("play.setup", error.what()));
        }
        log_.shorten(log_ends_.back());
        if (!failed || fresh.put_aside(failed) || options_.on_failure == OnFailure::Strict) return false;
        fresh.set_put_aside(failed);
        log_.add({&kPutAsideLog, failed, {}, put_aside_text(failed)});
        history_.push_back({StepSort::PutAside, failed.value, 0, rule_name(rules(), failed)});
        log_ends_.push_back(log_.lines().size());
        ++at_;
    }
    log_ends_.back() = log_.lines().size();
    arrive();
    return true;
}

}  // namespace briar
