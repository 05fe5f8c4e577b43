#pragma once

#include <atomic>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <vector>

#include "runtime/session/failure.hpp"

namespace briar {
class Session;
}

namespace briar::editor {

/// Bots at work in a thread of their own: on a copy of the game, so that nobody waits for them and nothing is shared.
/// What they choose is to be made in the game itself, in the same order; it then stands where the copy stands.
class BotRunner {
public:
    /// Which bot (its name) sits on which seat.
    using Seats = std::map<int, std::string>;

    /// Plays `copy` until no bot is to decide, `most` choices were made, or `stop`. `wake` is called in the thread
    /// whenever there is something to take, and at the end.
    BotRunner(std::unique_ptr<Session> copy, Seats seats, std::size_t most, std::function<void()> wake);
    BotRunner(const BotRunner&) = delete;
    BotRunner& operator=(const BotRunner&) = delete;
    ~BotRunner();

    /// The next choice that was not taken yet (an option's index); false: none so far.
    [[nodiscard]] bool take(std::size_t& option);
    /// Nothing will come any more; what was chosen may still be taken.
    [[nodiscard]] bool done() const { return done_; }
    /// What went wrong while a bot thought, in a rule that it asked; once it is done.
    [[nodiscard]] const std::optional<Failure>& failure() const { return failure_; }

private:
    void run(const std::stop_token& stopped);
    void play(const std::stop_token& stopped);

    std::unique_ptr<Session> copy_;
    Seats seats_;
    std::size_t most_;
    std::function<void()> wake_;
    std::mutex mutex_;
    std::deque<std::size_t> choices_;
    std::optional<Failure> failure_;  ///< written before it is done
    std::atomic<bool> done_ = false;
    std::jthread thread_;  // last: it uses all the others
};

}  // namespace briar::editor
