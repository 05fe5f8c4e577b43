#include <algorithm>
#include <cmath>
#include <map>
#include <ostream>
#include <thread>

#include "runtime/cli/bot_games.hpp"
#include "runtime/cli/columns.hpp"
#include "runtime/cli/commands.hpp"
#include "runtime/cli/game_options.hpp"
#include "runtime/cli/json_text.hpp"
#include "runtime/cli/play/seats.hpp"
#include "runtime/cli/problems.hpp"
#include "runtime/session/hex.hpp"
#include "runtime/session/save_file.hpp"
#include "runtime/session/session.hpp"

namespace briar::cli {
namespace {

std::string one_digit(double number) {
    const auto tenths = static_cast<long long>(std::llround(number * 10));
    return std::to_string(tenths / 10) + "." + std::to_string(tenths % 10);
}

/// `won by White`, `lost`
std::string outcome(const BotGame& game) { return game.result + (game.winner.empty() ? "" : " by " + game.winner); }

/// Games that ended alike, for counting. Where one player won, it counts who, not with how many points.
std::string kind_of_end(const BotGame& game) {
    const bool reason_counts = game.winner.empty() && !game.reason.empty();
    return outcome(game) + (reason_counts ? ": " + game.reason : "");
}

/// `evil/specials/evil.lua:3: rule `evil.turn_started`: boom`
std::string failure_words(const Failure& failure) {
    const std::string line = failure.line > 0 ? ":" + std::to_string(failure.line) : "";
    return (failure.file.empty() ? "" : failure.file + line + ": ") + to_diagnostic(failure).message;
}

Tree game_tree(const BotGame& game) {
    Tree tree;
    tree["seed"] = game.seed;
    tree["result"] = game.result;
    if (!game.winner.empty()) tree["winner"] = game.winner;
    tree["reason"] = game.reason;
    if (game.score) tree["score"] = *game.score;
    tree["decisions"] = game.decisions;
    tree["hash"] = to_hex(game.hash);
    for (const Failure& failure : game.failures)
        tree["failures"].push(failure_words(failure));
    return tree;
}

/// Of those games that have a score.
struct Scores {
    std::size_t games = 0;
    long long sum = 0;
    int lowest = 0;
    int highest = 0;

    void add(int score) {
        lowest = games == 0 ? score : std::min(lowest, score);
        highest = games == 0 ? score : std::max(highest, score);
        sum += score;
        ++games;
    }
    [[nodiscard]] double mean() const { return static_cast<double>(sum) / static_cast<double>(games); }
};

/// A rule that failed in the same words, in one game or in many.
struct Repeated {
    std::size_t times = 0;
    std::vector<std::string> traceback;  ///< of the first time
};

struct Summary {
    std::size_t games = 0;
    std::size_t won = 0;
    std::size_t decisions = 0;
    std::size_t fewest = 0;
    std::size_t most = 0;
    Scores scores;
    std::map<std::string, std::size_t> ends;       ///< `lost: reason`, `won by White` to how often
    std::map<std::string, Repeated> failures;      ///< rules that failed, by what is said of it
    std::uint64_t hash = 14695981039346656037ULL;  ///< of all games' hashes in order
};

Summary sum_up(const std::vector<BotGame>& games) {
    Summary summary;
    summary.games = games.size();
    summary.fewest = games.front().decisions;
    for (const BotGame& game : games) {
        if (game.result == "won") ++summary.won;
        summary.decisions += game.decisions;
        summary.fewest = std::min(summary.fewest, game.decisions);
        summary.most = std::max(summary.most, game.decisions);
        if (game.score) summary.scores.add(*game.score);
        ++summary.ends[kind_of_end(game)];
        for (const Failure& failure : game.failures) {
            Repeated& repeated = summary.failures[failure_words(failure)];
            if (++repeated.times == 1) repeated.traceback = failure.traceback;
        }
        summary.hash = (summary.hash ^ game.hash) * 1099511628211ULL;
    }
    return summary;
}

Tree summary_tree(const Summary& summary, std::uint64_t seed) {
    const Interval interval = wilson(summary.won, summary.games);
    Tree tree;
    tree["games"] = summary.games;
    tree["first_seed"] = seed;
    tree["won"] = summary.won;
    tree["won_percent"] = 100.0 * static_cast<double>(summary.won) / static_cast<double>(summary.games);
    tree["interval_95"] = Tree::list({interval.low, interval.high});
    tree["decisions"] = Tree::map();
    tree["decisions"]["mean"] = static_cast<double>(summary.decisions) / static_cast<double>(summary.games);
    tree["decisions"]["fewest"] = summary.fewest;
    tree["decisions"]["most"] = summary.most;
    if (summary.scores.games > 0) {
        tree["score"] = Tree::map();
        tree["score"]["games"] = summary.scores.games;
        tree["score"]["mean"] = summary.scores.mean();
        tree["score"]["lowest"] = summary.scores.lowest;
        tree["score"]["highest"] = summary.scores.highest;
    }
    tree["ends"] = Tree::map();
    for (const auto& [end, count] : summary.ends)
        tree["ends"][end] = count;
    for (const auto& [failure, repeated] : summary.failures)
        tree["failures"][failure] = repeated.times;
    tree["hash"] = to_hex(summary.hash);
    return tree;
}

void write_summary(const Summary& summary, const BotMatch& match, std::ostream& out) {
    const Interval interval = wilson(summary.won, summary.games);
    const double share = 100.0 * static_cast<double>(summary.won) / static_cast<double>(summary.games);
    const double mean = static_cast<double>(summary.decisions) / static_cast<double>(summary.games);
    out << count_of(summary.games, "game") << " of " << scenario_title(*match.rules) << ", " << match.bot << ", seeds "
        << match.setup.seed << " to " << match.setup.seed + summary.games - 1 << '\n'
        << "won " << summary.won << " (" << one_digit(share) << " %, 95 % interval " << one_digit(interval.low)
        << " to " << one_digit(interval.high) << " %)\n"
        << "decisions " << one_digit(mean) << " on average, " << summary.fewest << " to " << summary.most << '\n';
    if (const Scores& scores = summary.scores; scores.games > 0) {
        out << "score " << one_digit(scores.mean()) << " on average of " << count_of(scores.games, "game")
            << " with one, " << scores.lowest << " to " << scores.highest << '\n';
    }
    out << "how they ended\n";
    std::vector<std::pair<std::size_t, std::string>> ends;
    for (const auto& [end, count] : summary.ends)
        ends.emplace_back(count, end);
    std::stable_sort(ends.begin(), ends.end(), [](const auto& a, const auto& b) { return a.first > b.first; });
    for (const auto& [count, end] : ends)
        out << "  " << count << "  " << end << '\n';
    out << "hash of all " << to_hex(summary.hash) << '\n';
}

void show_failures(const Summary& summary, std::ostream& err) {
    for (const auto& [failure, repeated] : summary.failures) {
        err << "failed " << count_of(repeated.times, "time") << ": " << failure << '\n';
        for (const std::string& call : repeated.traceback)
            err << "    " << call << '\n';
    }
}

int run_one(const BotMatch& match, const Arguments& arguments, Console& console) {
    std::unique_ptr<Session> session;
    const bool log = arguments.has("log") || arguments.has("save");
    const BotGame game = play_bot_game(match, match.setup.seed, log, &session);
    if (arguments.has("save")) save_game(*session, *arguments.value("save"));
    if (arguments.has("json")) {
        console.out << to_json(game_tree(game)) << '\n';
    } else {
        for (std::size_t i = 0; arguments.has("log") && i < session->log_size(); ++i)
            console.out << session->log_text(i) << '\n';
        console.out << outcome(game) << (game.reason.empty() ? "" : ": " + game.reason) << '\n';
        if (game.score) console.out << "score " << *game.score << '\n';
        console.out << scenario_title(*match.rules) << ", " << match.bot << ", seed " << game.seed << ", "
                    << count_of(game.decisions, "decision") << ", hash " << to_hex(game.hash) << '\n';
    }
    show_failures(sum_up({game}), console.err);
    return game.failures.empty() ? kFine : kProblems;
}

int run_many(const BotMatch& match, std::size_t count, const Arguments& arguments, Console& console) {
    if (arguments.has("save") || arguments.has("log")) throw WrongUse("--save and --log are for one game");
    const std::size_t cores = std::max(1U, std::thread::hardware_concurrency());
    const std::size_t threads = arguments.number("threads", cores, 1, 256);
    std::vector<BotGame> games;
    {
        Progress progress(console, "playing", count);
        games = play_bot_games(match, count, threads, [&](std::size_t done) { progress.set(done); });
    }
    const Summary summary = sum_up(games);
    if (arguments.has("json")) {
        Tree tree = summary_tree(summary, match.setup.seed);
        for (const BotGame& game : games)
            tree["list"].push(game_tree(game));
        console.out << to_json(tree) << '\n';
    } else {
        write_summary(summary, match, console.out);
    }
    show_failures(summary, console.err);
    return summary.failures.empty() ? kFine : kProblems;
}

int run_auto(const Arguments& arguments, Console& console) {
    const std::string bot = arguments.value("bot").value_or("greedy");
    (void)require_bot(bot);
    const auto count = static_cast<std::size_t>(arguments.number("games", 1, 1, 1'000'000));
    Compiled compiled = compile_wish(read_wish(arguments));
    if (compiled.rules == nullptr) {
        show_errors(compiled.problems, console);
        return kProblems;
    }
    BotMatch match{compiled.rules, read_setup(arguments, *compiled.rules, 1), bot};
    match.most_decisions = static_cast<std::size_t>(arguments.number("most", match.most_decisions, 1, 100'000'000));
    return count == 1 ? run_one(match, arguments, console) : run_many(match, count, arguments, console);
}

}  // namespace

Command auto_command() {
    return {
        "auto",
        "Lets bots play: one game, or many with a summary.",
        "One game: its result, its score where the rules count one, its length and the hash of its last state. With "
        "--games: the share of games won with its 95 % interval, decisions, scores, and how the games ended. Game i of "
        "them has the seed N+i, so that any of them "
        "can be played again alone. Without --seed the seed is 1. The exit code is 1 when a rule of the content "
        "failed.",
        {{"SCENARIO", "a pack with one scenario, a scenario, or PACK:SCENARIO", 1, 1}},
        with_game_options(
            {{"bot", "NAME", "`greedy` (without the option), `random`, or `skilled`, which is strong and slow"},
             {"games", "N", "how many games"},
             {"threads", "N", "how many at a time (without it: one for each core)"},
             {"most", "N", "a game that is not over after so many decisions is broken off (20000)"},
             {"log", "", "with one game: prints what happened"},
             {"save", "FILE", "with one game: saves it, for `briar replay` and `briar play --load`"},
             {"json", "", "prints the result as JSON"}}),
        {"briar auto {pack} --seed 7", "briar auto {pack} --games 1000 --bot random --json"},
        run_auto};
}

}  // namespace briar::cli
