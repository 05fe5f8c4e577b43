#include "runtime/session/trial_game.hpp"

#include "runtime/session/given_heroes.hpp"
#include "runtime/session/scripts.hpp"

namespace briar {

std::unique_ptr<Session> begin_trial(const std::shared_ptr<const Ruleset>& rules, const Setup& setup,
                                     const Tree& position, std::uint64_t seed, TrialLog log) {
    Diagnostics none;
    Start start{setup, Document::parse("position", position.to_yaml(), none), nullptr};
    start.setup.seed = seed;
    deal_heroes_of(&start.position->root(), start.setup);
    SessionOptions options;
    options.on_failure = OnFailure::Strict;
    options.log = log == TrialLog::Kept;
    Session::Begun begun = Session::begin(rules, make_scripts(*rules), std::move(start), options);
    return begun.problems.empty() ? std::move(begun.session) : nullptr;
}

}  // namespace briar
