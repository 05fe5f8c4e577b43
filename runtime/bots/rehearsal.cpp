#include "runtime/bots/rehearsal.hpp"

#include "runtime/session/session.hpp"
#include "runtime/session/systems.hpp"

namespace briar {

Rehearsal::Rehearsal(const std::shared_ptr<const Ruleset>& rules)
    : game_(rules, system_set().script_host(*rules)), redealer_(*rules) {}

bool Rehearsal::reach(const Session& session) {
    from_ = &session.last_quiescent().state;
    steps_ = session.since_quiescent();
    seat_ = session.decision().seat;
    return go_there() && game_.state() == session.state() &&
           game_.decision().options.size() == session.decision().options.size();
}

bool Rehearsal::go_there() {
    try {
        game_.restore(*from_);
        for (const SessionStep& step : steps_) {
            if (game_.over() || step.sort != StepSort::Choice || step.number >= game_.decision().options.size())
                return false;
            game_.choose(step.number);
        }
    } catch (const RuleError&) {
        return false;
    } catch (const ForcedRollError&) {
        return false;
    }
    return !game_.over();
}

void Rehearsal::forget_what_comes(std::uint64_t seed) {
    game_.header().forced = Forced{};
    for (int i = 0; i < kStreams; ++i)
        game_.header().random[static_cast<std::size_t>(i)] = Random(seed, static_cast<Stream>(i));
    // Not a stream of the game's own: what is drawn from those must not depend on the deal.
    Random dealing(~seed, Stream::Setup);
    redealer_.redeal(game_, seat_, dealing);
}

std::size_t Rehearsal::next_choice() {
    return GreedyBot::judges(game_) ? greedy_.choose(game_) : random_.choose(game_);
}

double Rehearsal::worth() const {
    const Header& header = game_.header();
    if (header.result == Result::Won) return !header.winner || header.winner == seat_ ? 1.0 : 0.0;
    return header.result == Result::Draw ? 0.5 : 0.0;
}

Rehearsed Rehearsal::play(std::size_t option, std::uint64_t seed) {
    Rehearsed rehearsed;
    if (!go_there()) return rehearsed;
    forget_what_comes(seed);
    try {
        for (game_.choose(option); !game_.over() && rehearsed.decisions < kLongest; ++rehearsed.decisions)
            game_.choose(next_choice());
    } catch (const RuleError&) {
        return rehearsed;
    }
    rehearsed.worth = worth();
    return rehearsed;
}

}  // namespace briar
