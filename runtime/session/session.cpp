#include "runtime/session/session.hpp"

#include <algorithm>
#include <utility>

#include "runtime/engine/system.hpp"
#include "runtime/session/forced_dice.hpp"
#include "runtime/session/option_match.hpp"
#include "runtime/session/position.hpp"

// Playing and walking through the history; how a session begins is in session_begin.cpp, what happens when rules fail
// in session_failure.cpp.
namespace briar {
namespace {

Chosen rejected(std::string reason, std::vector<std::string> near = {}) {
    return {Chosen::Outcome::Rejected, std::move(reason), std::move(near), {}};
}

}  // namespace

Session::~Session() { game_.set_observer(nullptr); }

bool Session::quiescent() const { return game_.quiescent(); }

const std::vector<std::string>& Session::keys() {
    if (!keys_known_) {
        keys_ = over() ? std::vector<std::string>() : game_.keys();
        keys_known_ = true;
    }
    return keys_;
}

bool Session::is_failing(std::size_t option) const {
    const auto here = failing_.find(at_);
    return here != failing_.end() && here->second.count(option) != 0;
}

std::size_t Session::not_failing(std::size_t option) const {
    const std::size_t count = decision().options.size();
    for (std::size_t tried = 0; is_failing(option) && tried < count; ++tried)
        option = (option + 1) % count;
    return option;
}

std::string Session::log_text(std::size_t line) const {
    const LogLine& known = log_.lines()[line];
    return known.kind->text(game_, known);
}

Chosen Session::choose(std::size_t option) {
    if (stopped_) return rejected("the game has stopped because a rule failed: " + stopped_->message);
    if (game_.over()) return rejected("the game is over");
    if (option >= decision().options.size()) {
        return rejected("there are only " + std::to_string(decision().options.size()) + " options");
    }
    if (is_failing(option)) return rejected("`" + keys()[option] + "` fails: see the report of the failure", {});
    cut_future();
    SessionStep step{StepSort::Choice, static_cast<std::uint16_t>(option), game_.header().chance, {}};
    if (keys_known_) step.key = keys_[option];
    keys_known_ = false;
    try {
        game_.choose(option);
    } catch (const RuleError& error) {
        return fail(error, option);
    } catch (const ForcedRollError& error) {
        return fail(error, option);
    } catch (...) {
        travel(at_);  // out of memory, for instance: the game stays as it was
        throw;
    }
    push(std::move(step));
    return {};
}

Chosen Session::choose(std::string_view key) {
    if (over()) return choose(std::size_t{0});
    const OptionMatch match = match_option(keys(), key);
    if (match.found()) return choose(match.option);
    const std::size_t leading = option_leading_to(keys(), key);
    return leading == OptionMatch::kNone ? rejected(match.reason, match.near) : choose_through(leading, key);
}

/// What is asked for after an option may be named together with it: both are chosen, or neither. Where a rule fails at
/// the second, the first has been chosen.
Chosen Session::choose_through(std::size_t leading, std::string_view key) {
    if (Chosen opened = choose(leading); !opened.done() || over()) return opened;
    const OptionMatch match = match_option(keys(), key);
    if (match.found()) return choose(match.option);
    Chosen refused = rejected(match.reason, match.near);
    undo();
    cut_future();
    return refused;
}

Chosen Session::choose_exactly(std::string_view key) {
    const auto found = std::find(keys().begin(), keys().end(), key);
    if (found != keys().end()) return choose(static_cast<std::size_t>(found - keys().begin()));
    return over() ? choose(std::size_t{0}) : rejected("this option is not there");
}

Session::QuietPosition Session::quiet_position(std::size_t step) {
    const std::size_t here = at_;
    if (step != here) travel(std::clamp(step, first(), last()));
    if (quiet_.step != at_) travel(quiet_.step);
    QuietPosition result{at_, quiet_position_here()};
    if (at_ != here) travel(here);
    return result;
}

/// The position of the quiescent state that the game stands at, or has come from since the last choice.
Tree Session::quiet_position_here() const {
    if (quiescent()) return write_position(game_);
    if (game_.marked() == nullptr) return {};
    Game still(game_.shared_rules(), nullptr);
    still.state() = *game_.marked();
    return write_position(still);
}

bool Session::lay_dice(const std::vector<int>& dice) {
    const auto shown = [](int die) { return die >= 1 && die <= 100; };
    if (over() || dice.empty() || dice.size() > Forced::kRoom || !std::all_of(dice.begin(), dice.end(), shown))
        return false;
    cut_future();
    SessionStep step{StepSort::Dice, 0, game_.header().chance, {}};
    for (const int die : dice)
        step.key += (step.key.empty() ? "" : " ") + std::to_string(die);
    redo_step(step);
    push(std::move(step));
    return true;
}

/// Notes a step that has been made.
void Session::push(SessionStep step) {
    history_.push_back(std::move(step));
    ++at_;
    log_ends_.push_back(log_.lines().size());
    if (at_ % kHashEvery == 0) hashes_.push_back(state_hash());
    arrive();
}

/// Notes where the game stands after a step.
void Session::arrive() {
    keys_known_ = false;
    // The marked state knows nothing of dice that were laid down behind it.
    const bool only_dice = at_ > 0 && history_[at_ - 1].sort == StepSort::Dice;
    const State* const quiet = quiescent() ? &game_.state() : only_dice ? nullptr : game_.marked();
    if (quiet == nullptr) return;
    quiet_.step = at_;
    quiet_.state = *quiet;
    snapshots_.offer(at_, quiet_.state);
}

void Session::cut_future() {
    history_.resize(at_);
    log_ends_.resize(at_ + 1);
    log_.shorten(log_ends_.back());
    hashes_.resize(std::min(hashes_.size(), at_ / kHashEvery));
    snapshots_.cut(at_);
    failing_.erase(failing_.upper_bound(at_), failing_.end());
}

bool Session::would_unlearn(std::size_t step) const {
    return step < at_ && history_[step].chance != game_.header().chance;
}

Travel Session::go_to(std::size_t step) {
    step = std::clamp(step, first(), last());
    if (step == at_ && !stopped_) return {};
    const Travel result{true, would_unlearn(step)};
    if (result.unlearned) ++unlearned_;
    stopped_.reset();
    travel(step);
    return result;
}

/// Stands at `step`, whatever the game stands at now.
void Session::travel(std::size_t step) {
    const SessionLog::Unrecorded quietly(log_);
    const Snapshot& kept = snapshots_.before(step);
    if (quiet_.step > step || quiet_.step <= kept.step) quiet_ = kept;
    at_ = quiet_.step;
    game_.restore(quiet_.state);
    arrive();
    while (at_ < step) {
        redo_step(history_[at_]);
        ++at_;
        arrive();
    }
}

/// Does again what was done once. It cannot fail: the same state and the same choice have the same end.
void Session::redo_step(const SessionStep& step) {
    if (step.sort == StepSort::Choice) {
        game_.choose(step.number);
        return;
    }
    if (step.sort == StepSort::Dice) {
        game_.header().forced = forced_from(dice_in(step.key));
        return;
    }
    quiet_.state.set_put_aside(RuleId{step.number});
    quiet_.step = at_ + 1;
    game_.restore(quiet_.state);
}

const std::vector<SessionStep>& Session::steps() {
    const auto unknown = [](const SessionStep& step) { return step.key.empty(); };
    const auto found = std::find_if(history_.begin(), history_.end(), unknown);
    if (found == history_.end()) return history_;
    const std::size_t here = at_;
    travel(std::max(first(), static_cast<std::size_t>(found - history_.begin())));
    const SessionLog::Unrecorded quietly(log_);
    while (at_ < history_.size()) {
        SessionStep& step = history_[at_];
        if (unknown(step)) step.key = game_.keys()[step.number];
        redo_step(step);
        ++at_;
        arrive();
    }
    travel(here);
    return history_;
}

std::unique_ptr<Session> Session::branch(std::size_t step, std::unique_ptr<ScriptHost> scripts) const {
    step = std::clamp(step, first(), last());
    std::unique_ptr<Session> other(new Session(game_.shared_rules(), std::move(scripts), start_, options_));
    other->log_.set_watcher(nullptr);
    for (const LogLine& line : log_.lines())
        other->log_.add(line);
    other->snapshots_ = snapshots_;
    other->quiet_ = snapshots_.before(step);
    other->history_ = history_;
    other->log_ends_ = log_ends_;
    other->hashes_ = hashes_;
    other->incidents_ = incidents_;
    other->failing_ = failing_;
    other->unlearned_ = unlearned_;
    other->travel(step);
    other->cut_future();
    return other;
}

std::string result_text(const Session& session) {
    if (session.stopped()) return "The game has stopped: " + session.stopped()->message;
    const Header& header = session.game().header();
    std::string text = kResultNames[static_cast<std::size_t>(header.result)];
    text[0] = static_cast<char>(text[0] - 'a' + 'A');
    if (header.winner) {
        text = session.rules().system->seat_name(session.game(), header.winner) + " has won";
    }
    const std::string& reason = session.game().reason();
    if (!reason.empty()) text += ": " + reason;
    if (const std::optional<int> score = session.rules().system->score(session.game())) {
        text += " Score: " + std::to_string(*score) + ".";
    }
    return text;
}

}  // namespace briar
