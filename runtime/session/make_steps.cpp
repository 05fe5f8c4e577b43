// Playing saved steps again.
#include "runtime/session/forced_dice.hpp"
#include "runtime/session/load_game.hpp"

namespace briar {
namespace {

/// Why the step cannot be made; empty: it was.
std::string make_step(Session& session, const SavedStep& step) {
    if (step.sort == StepSort::PutAside) {
        const RuleId rule = rule_named(session.rules(), step.key);
        return rule && session.put_aside(rule) ? "" : "the rule `" + step.key + "` cannot be put aside";
    }
    if (step.sort == StepSort::Dice)
        return session.lay_dice(dice_in(step.key)) ? "" : "the dice `" + step.key + "` cannot be laid down";
    const Chosen chosen = session.choose_exactly(step.key);
    if (chosen.done()) return {};
    return chosen.outcome == Chosen::Outcome::Failed ? chosen.failure->message : chosen.reason;
}

/// Compares with the saved hashes as it goes.
class Replaying {
public:
    Replaying(Session& session, const SavedGame& save) : session_(session), save_(save) {}

    std::optional<Divergence> run() {
        if (std::optional<Divergence> found = skip_first()) return found;
        for (std::size_t i = session_.at(); i < save_.steps.size(); ++i) {
            if (std::optional<Divergence> found = make(i)) return found;
            if (std::optional<Divergence> found = compare(i + 1)) return found;
        }
        if (session_.state_hash() != save_.hash)
            return differs(save_.steps.size(), "the state at the end is another one");
        return {};
    }

private:
    [[nodiscard]] Divergence differs(std::size_t step, std::string what) const {
        return {step, good_, step > 0 && step <= save_.steps.size() ? save_.steps[step - 1].key : std::string(),
                std::move(what)};
    }

    /// Rules that failed at once have been put aside by beginning.
    std::optional<Divergence> skip_first() {
        const std::vector<SessionStep>& made = session_.steps();
        for (std::size_t i = 0; i < session_.at(); ++i) {
            const bool same = i < save_.steps.size() && save_.steps[i].sort == StepSort::PutAside &&
                              save_.steps[i].key == made[i].key;
            if (!same) return differs(i + 1, "the rule `" + made[i].key + "` fails now when the game begins");
        }
        return {};
    }

    std::optional<Divergence> make(std::size_t index) {
        std::string failed = make_step(session_, save_.steps[index]);
        if (failed.empty()) return {};
        return differs(index + 1, std::move(failed));
    }

    std::optional<Divergence> compare(std::size_t steps) {
        if (save_.hashes_every == 0 || steps % save_.hashes_every != 0) return {};
        const std::size_t index = steps / save_.hashes_every - 1;
        if (index >= save_.hashes.size()) return {};
        if (session_.state_hash() != save_.hashes[index]) return differs(steps, "the state is another one");
        good_ = steps;
        return {};
    }

    Session& session_;
    const SavedGame& save_;
    std::size_t good_ = 0;
};

}  // namespace

std::string Divergence::text() const {
    if (step == 0) return what;
    std::string text =
        "played again, the game goes otherwise at choice " + std::to_string(step) + " `" + key + "`: " + what;
    if (good_until + 1 < step) text += " (it was the same after choice " + std::to_string(good_until) + ")";
    return text;
}

std::optional<Divergence> make_steps(Session& session, const SavedGame& save) { return Replaying(session, save).run(); }

std::optional<Divergence> make_steps_ahead(Session& session, const SavedGame& save) {
    const std::size_t here = session.at();
    const std::uint32_t unlearned = session.unlearned();
    std::optional<Divergence> stopped;
    for (std::size_t i = 0; i < save.ahead.size() && !stopped; ++i) {
        std::string failed = make_step(session, save.ahead[i]);
        if (!failed.empty())
            stopped =
                Divergence{save.steps.size() + i + 1, save.steps.size() + i, save.ahead[i].key, std::move(failed)};
    }
    session.go_to(here);
    session.set_unlearned(unlearned);
    return stopped;
}

}  // namespace briar
