// Playing saved steps again.
#include "runtime/session/forced_dice.hpp"
#include "runtime/session/load_game.hpp"

namespace briar {
namespace {

/// Compares with the saved hashes as it goes.
class Replaying {
public:
    Replaying(Session& session, const SaveFile& save) : session_(session), save_(save) {}

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
        const SavedStep& step = save_.steps[index];
        if (step.sort == StepSort::PutAside) {
            const RuleId rule = rule_named(session_.rules(), step.key);
            if (!rule || !session_.put_aside(rule)) {
                return differs(index + 1, "the rule `" + step.key + "` cannot be put aside");
            }
            return {};
        }
        if (step.sort == StepSort::Dice) {
            if (session_.lay_dice(dice_in(step.key))) return {};
            return differs(index + 1, "the dice `" + step.key + "` cannot be laid down");
        }
        const Chosen chosen = session_.choose_exactly(step.key);
        if (chosen.done()) return {};
        const bool failed = chosen.outcome == Chosen::Outcome::Failed;
        return differs(index + 1, failed ? chosen.failure->message : chosen.reason);
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
    const SaveFile& save_;
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

std::optional<Divergence> make_steps(Session& session, const SaveFile& save) { return Replaying(session, save).run(); }

}  // namespace briar
