#pragma once

#include <condition_variable>
#include <filesystem>
#include <fstream>
#include <mutex>
#include <string>

#include "tests/editor/two_seats_game.hpp"

namespace briar::editor {

/// Waits until bots have something, without asking again and again.
class Bell {
public:
    void ring() {
        const std::lock_guard lock(mutex_);
        rung_ = true;
        condition_.notify_all();
    }
    void wait() {
        std::unique_lock lock(mutex_);
        condition_.wait(lock, [this] { return rung_; });
        rung_ = false;
    }

private:
    std::mutex mutex_;
    std::condition_variable condition_;
    bool rung_ = false;
};

/// The text of a pack's file with its first `from` replaced.
inline std::string changed(const std::filesystem::path& file, const std::string& from, const std::string& to) {
    std::ifstream in(file);
    std::string text{std::istreambuf_iterator<char>(in), {}};
    const std::size_t at = text.find(from);
    EXPECT_NE(at, std::string::npos) << from;
    return text.replace(at, from.size(), to);
}

/// Bots may play it to its end.
class BotsGame : public TwoSeatsGame {
protected:
    void play_bots_until_over() {
        Bell bell;
        model_.on_bots([&] { bell.ring(); });
        model_.seat_bot(0, "random");
        model_.seat_bot(1, "random");
        model_.let_bots_play();
        while (model_.bots_at_work()) {
            bell.wait();
            model_.take_bot_choices(100'000);
        }
    }
};

}  // namespace briar::editor
