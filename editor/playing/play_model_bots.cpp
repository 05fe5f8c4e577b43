// Who decides at which seat, and bots at work.
#include "editor/playing/play_model.hpp"
#include "runtime/session/systems.hpp"

namespace briar::editor {
namespace {

constexpr std::size_t kMostBotChoices = 20'000;

}  // namespace

void PlayModel::seat_bot(int seat, const std::string& bot) {
    stop_bots();
    if (bot.empty()) {
        bots_.erase(seat);
    } else {
        bots_[seat] = bot;
    }
    touch();
}

void PlayModel::seat_people() {
    stop_bots();
    bots_.clear();
}

std::string PlayModel::bot_of(int seat) const {
    const auto bot = bots_.find(seat);
    return bot == bots_.end() ? std::string() : bot->second;
}

std::string PlayModel::played_at(int seat) const {
    std::string names;
    for (const Member& member : party())
        if (member.seat == seat) names += (names.empty() ? "" : ", ") + member.title;
    return names;
}

bool PlayModel::bot_decides() const {
    return playing() && !session().over() && bots_.count(session().decision().seat.value) != 0;
}

void PlayModel::let_bots_play() {
    if (!bot_decides() || runner_ || held_) return;
    keep_what_is_ahead();
    noted_before_bots_ = note_;
    runner_ = std::make_unique<BotRunner>(
        session().branch(session().at(), system_set().script_host(session().rules())), bots_, kMostBotChoices,
        wake_ ? wake_ : [] {});
}

void PlayModel::hold_bots() {
    held_ = true;
    stop_bots();
    if (changed_) changed_();
}

void PlayModel::let_bots_go_on() {
    held_ = false;
    let_bots_play();
    if (changed_) changed_();
}

std::size_t PlayModel::take_bot_choices(std::size_t most) {
    std::size_t made = 0;
    std::size_t option = 0;
    while (runner_ && made < most) {
        // Asked first: what comes in between is taken the next time.
        const bool done = runner_->done();
        if (!runner_->take(option)) {
            if (done) end_bots();
            break;
        }
        const Chosen chosen = course_.choose(option);
        ++made;
        if (chosen.done()) continue;
        tell_failure(chosen);
        runner_.reset();
    }
    // That something was kept when they began is still to be read.
    if (made > 0 && !failure_ && note_ != noted_before_bots_) note_.clear();
    if (made > 0 || failure_) touch();
    return made;
}

std::string PlayModel::deciding_bot() const {
    const int seat = session().decision().seat.value;
    const std::string played = played_at(seat);
    return "The bot of seat " + std::to_string(seat + 1) + " (" + played + (played.empty() ? "" : ": ") + bot_of(seat) +
           ")";
}

/// They came to their end. Who failed in thinking would fail again: people choose for it.
void PlayModel::end_bots() {
    const std::unique_ptr<BotRunner> ended = std::move(runner_);
    if (!ended->failure()) return;
    held_ = true;
    tell_failure({Chosen::Outcome::Failed, {}, {}, ended->failure()});
    note_ = "The bot could not choose. " + note_;
}

void PlayModel::stop_bots() { runner_.reset(); }

}  // namespace briar::editor
