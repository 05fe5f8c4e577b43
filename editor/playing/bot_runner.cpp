#include "editor/playing/bot_runner.hpp"

#include <exception>

#include "runtime/bots/bot.hpp"
#include "runtime/session/session.hpp"

namespace briar::editor {

BotRunner::BotRunner(std::unique_ptr<Session> copy, Seats seats, std::size_t most, std::function<void()> wake)
    : copy_(std::move(copy)), seats_(std::move(seats)), most_(most), wake_(std::move(wake)) {
    thread_ = std::jthread([this](const std::stop_token& stopped) { run(stopped); });
}

BotRunner::~BotRunner() = default;

bool BotRunner::take(std::size_t& option) {
    const std::lock_guard lock(mutex_);
    if (choices_.empty()) return false;
    option = choices_.front();
    choices_.pop_front();
    return true;
}

void BotRunner::run(const std::stop_token& stopped) {
    try {
        play(stopped);
    } catch (const std::exception& error) {
        // Bots ask rules what they are worth, and rules may fail.
        failure_ = describe_failure(error, copy_->rules());
    }
    done_ = true;
    wake_();
}

void BotRunner::play(const std::stop_token& stopped) {
    std::map<int, std::unique_ptr<Bot>> bots;
    for (const auto& [seat, name] : seats_) {
        bots[seat] = make_bot(name);
        if (bots[seat]) bots[seat]->heed(stopped);
    }
    for (std::size_t made = 0; made < most_ && !stopped.stop_requested() && !copy_->over(); ++made) {
        const auto bot = bots.find(copy_->decision().seat.value);
        if (bot == bots.end() || bot->second == nullptr) break;
        const std::size_t option = copy_->not_failing(bot->second->choose(*copy_));
        if (stopped.stop_requested()) break;
        {
            const std::lock_guard lock(mutex_);
            choices_.push_back(option);
        }
        wake_();
        // A rule that fails is shown to people before anything goes on.
        if (!copy_->choose(option).done()) break;
    }
}

}  // namespace briar::editor
