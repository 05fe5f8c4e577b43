#include "runtime/session/bring_back.hpp"

#include <algorithm>

#include "runtime/session/forced_dice.hpp"
#include "runtime/session/node_problem.hpp"
#include "runtime/session/systems.hpp"

namespace briar {
namespace {

class BringingBack {
public:
    BringingBack(const SystemSet& set, const SaveFile& save, const SavedGame& game,
                 std::shared_ptr<const Ruleset> rules, const BringOptions& options)
        : set_(set),
          save_(save),
          game_(game),
          options_(options.load),
          rules_(std::move(rules)),
          packs_differ_(options.packs_differ) {}

    Brought run() {
        if (play_again()) {
            make_what_was_ahead();
        } else if (options_.on_difference == OnDifference::Accept) {
            take_over();
        } else {
            refuse();
        }
        return std::move(result_);
    }

private:
    /// The whole game from its beginning; true when it ends in the saved state.
    bool play_again() {
        Start start{game_.setup, game_.position != nullptr ? save_.document : nullptr, game_.position};
        Session::Begun begun = Session::begin(rules_, set_.script_host(*rules_), std::move(start), options_.session);
        if (!begun.session) {
            begin_problems_ = std::move(begun.problems);
            result_.divergence = Divergence{0, 0, {}, "the game cannot be begun like this any more"};
            return false;
        }
        result_.divergence = make_steps(*begun.session, game_);
        if (result_.divergence) return false;
        begun.session->set_unlearned(game_.unlearned);
        result_.session = std::move(begun.session);
        result_.same = true;
        return true;
    }

    void make_what_was_ahead() {
        const std::optional<Divergence> stopped = make_steps_ahead(*result_.session, game_);
        if (!stopped) return;
        result_.problems.add(in_save(save_, Severity::Warning, "save.ahead-gone",
                                     "what had been played further is kept up to step " +
                                         std::to_string(stopped->good_until) + " only: at `" + stopped->key +
                                         "` it goes otherwise now: " + stopped->what));
    }

    void refuse() {
        result_.problems.append(std::move(begin_problems_));
        result_.problems.add(
            in_save(save_, Severity::Error, "save.diverges", result_.divergence->text(),
                    packs_differ_
                        ? "the packs have changed since; it can be opened from its last position instead"
                        : "the packs are the same: the file was changed by hand or damaged, or another version of the "
                          "program played it; it can be opened from its last position instead"));
    }

    /// The last position by names, then the choices since.
    void take_over() {
        result_.problems.add(in_save(save_, Severity::Warning, "save.diverges", result_.divergence->text(),
                                     "it goes on from its last position; what no longer fits is listed"));
        if (game_.last_position == nullptr) {
            result_.problems.add(
                in_save(save_, Severity::Error, "save.no-position", "there is no position to go on from"));
            return;
        }
        Start start{game_.setup, save_.document, game_.last_position};
        SessionOptions session = options_.session;
        session.on_failure = OnFailure::PutAside;
        Session::Begun begun = Session::begin(rules_, set_.script_host(*rules_), std::move(start), session);
        add_told(std::move(begun.problems), begun.session != nullptr, result_.problems);
        if (!begun.session) return;
        result_.session = std::move(begun.session);
        result_.session->set_unlearned(game_.unlearned);
        if (choose_since()) make_what_was_ahead();
    }

    bool choose_since() {
        for (std::size_t i = game_.last_step; i < game_.steps.size(); ++i) {
            if (game_.steps[i].sort == StepSort::Dice) result_.session->lay_dice(dice_in(game_.steps[i].key));
            if (game_.steps[i].sort != StepSort::Choice) continue;
            if (result_.session->choose(game_.steps[i].key).done()) continue;
            result_.problems.add(in_save(save_, Severity::Warning, "save.choice-gone",
                                         "the choice `" + game_.steps[i].key + "` is not possible any more",
                                         "the game stands before it"));
            return false;
        }
        return true;
    }

    const SystemSet& set_;
    const SaveFile& save_;
    const SavedGame& game_;
    const LoadOptions& options_;
    std::shared_ptr<const Ruleset> rules_;
    bool packs_differ_;
    Diagnostics begin_problems_;
    Brought result_;
};

}  // namespace

Diagnostic in_save(const SaveFile& save, Severity severity, std::string id, std::string message, std::string hint) {
    Diagnostic diagnostic = problem_in(save.document->name(), std::move(id), std::move(message), std::move(hint));
    diagnostic.severity = severity;
    return diagnostic;
}

void add_told(Diagnostics problems, bool accepted, Diagnostics& into) {
    for (Diagnostic each : problems.list()) {
        if (accepted) each.severity = std::min(each.severity, Severity::Warning);
        into.add(std::move(each));
    }
}

Brought bring_back(const SystemSet& set, const SaveFile& save, const SavedGame& game,
                   std::shared_ptr<const Ruleset> rules, const BringOptions& options) {
    return BringingBack(set, save, game, std::move(rules), options).run();
}

}  // namespace briar
