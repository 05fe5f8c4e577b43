#include "runtime/cli/bot_games.hpp"

#include <chrono>
#include <cmath>
#include <exception>
#include <mutex>
#include <thread>

#include "runtime/cli/console.hpp"
#include "runtime/cli/play/seats.hpp"
#include "runtime/session/failure.hpp"
#include "runtime/session/position.hpp"
#include "runtime/session/session.hpp"
#include "runtime/session/systems.hpp"

namespace briar::cli {
namespace {

void note_end(const Session& session, const BotMatch& match, BotGame& game) {
    const Header& header = session.game().header();
    game.result = kResultNames[static_cast<std::size_t>(header.result)];
    game.reason = session.game().reason();
    if (header.winner) game.winner = session.rules().system->seat_name(session.game(), header.winner);
    if (!session.over()) {
        const bool long_enough = game.decisions >= match.most_decisions;
        game.reason = long_enough ? "not over after " + count_of(match.most_decisions, "decision")
                                  : "it cannot go on: a rule failed";
    }
    game.score = session.rules().system->score(session.game());
    game.hash = session.state_hash();
    for (const Incident& incident : session.incidents())
        game.failures.push_back(incident.failure);
}

/// Why a game could not be begun.
std::string first_message(const Diagnostics& problems) {
    return problems.empty() ? "the game could not be begun" : problems.list().front().message;
}

/// Games taken one after another by several threads, each result in its own place.
class Tournament {
public:
    Tournament(const BotMatch& match, std::size_t count) : match_(match), games_(count) {}

    void work() {
        for (std::size_t i = next_++; i < games_.size() && !failed_; i = next_++) {
            try {
                games_[i] = play_bot_game(match_, match_.setup.seed + i, false);
            } catch (...) {
                const std::lock_guard lock(mutex_);
                if (!failed_) error_ = std::current_exception();
                failed_ = true;
            }
            ++done_;
        }
    }
    [[nodiscard]] std::size_t done() const { return done_; }
    [[nodiscard]] bool over() const { return failed_ || done_ >= games_.size(); }
    std::vector<BotGame> take() {
        if (error_) std::rethrow_exception(error_);
        return std::move(games_);
    }

private:
    const BotMatch& match_;
    std::vector<BotGame> games_;
    std::atomic<std::size_t> next_{0};
    std::atomic<std::size_t> done_{0};
    std::atomic<bool> failed_{false};
    std::mutex mutex_;
    std::exception_ptr error_;
};

}  // namespace

BotGame play_bot_game(const BotMatch& match, std::uint64_t seed, bool log, std::unique_ptr<Session>* keep) {
    Setup setup = match.setup;
    setup.seed = seed;
    SessionOptions options;
    options.log = log;
    Session::Begun begun = Session::begin(match.rules, system_set().script_host(*match.rules),
                                          {std::move(setup), nullptr, nullptr}, options);
    if (begun.session == nullptr) throw SetupError(first_message(begun.problems));
    const std::unique_ptr<Bot> bot = require_bot(match.bot);
    BotGame game;
    game.seed = seed;
    std::size_t failed_in_a_row = 0;
    Session& session = *begun.session;
    while (!session.over() && game.decisions < match.most_decisions) {
        const bool done = session.choose(session.not_failing(bot->choose(session))).done();
        failed_in_a_row = done ? 0 : failed_in_a_row + 1;
        // Nothing that is offered can be done: the content is broken here.
        if (failed_in_a_row > 1000) break;
        ++game.decisions;
    }
    note_end(session, match, game);
    if (keep != nullptr) *keep = std::move(begun.session);
    return game;
}

std::vector<BotGame> play_bot_games(const BotMatch& match, std::size_t count, std::size_t threads,
                                    const std::function<void(std::size_t)>& done) {
    Tournament tournament(match, count);
    std::vector<std::jthread> workers;
    for (std::size_t i = 0; i < threads; ++i)
        workers.emplace_back([&] { tournament.work(); });
    while (!tournament.over()) {
        done(tournament.done());
        std::this_thread::sleep_for(std::chrono::milliseconds(5));
    }
    workers.clear();
    return tournament.take();
}

Interval wilson(std::size_t hits, std::size_t of) {
    if (of == 0) return {0, 100};
    constexpr double kZ = 1.959964;
    const double n = static_cast<double>(of);
    const double p = static_cast<double>(hits) / n;
    const double middle = p + kZ * kZ / (2 * n);
    const double spread = kZ * std::sqrt(p * (1 - p) / n + kZ * kZ / (4 * n * n));
    const double scale = 100 / (1 + kZ * kZ / n);
    return {std::max(0.0, (middle - spread) * scale), std::min(100.0, (middle + spread) * scale)};
}

}  // namespace briar::cli
