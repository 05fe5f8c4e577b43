#include <ostream>
#include <string>

#include "runtime/cli/commands.hpp"
#include "runtime/cli/game_options.hpp"
#include "runtime/cli/play/play_loop.hpp"
#include "runtime/cli/problems.hpp"
#include "runtime/session/systems.hpp"

namespace briar::cli {
namespace {

SessionOptions session_options(const Arguments& arguments) {
    SessionOptions options;
    if (arguments.has("strict")) options.on_failure = OnFailure::Strict;
    return options;
}

LoadOptions load_options(const Arguments& arguments) {
    return {pack_path(), arguments.has("accept") ? OnDifference::Accept : OnDifference::Refuse,
            session_options(arguments)};
}

std::unique_ptr<Session> load(const Arguments& arguments, Console& console) {
    if (arguments.word(0)) throw WrongUse("a saved game knows its scenario: name one or --load, not both");
    LoadedGame loaded = load_game(system_set(), *arguments.value("load"), load_options(arguments));
    show_problems(loaded.problems, console);
    if (loaded.session == nullptr) {
        console.err << "briar play: the game was not loaded"
                    << (loaded.divergence && !arguments.has("accept") ? "; --accept opens its last position\n" : "\n");
    }
    return std::move(loaded.session);
}

std::unique_ptr<Session> begin(const Arguments& arguments, Console& console) {
    if (!arguments.word(0))
        throw WrongUse("missing PACK: a pack or scenario to play", "`briar list` shows what there is");
    Compiled compiled = compile_wish(read_wish(arguments));
    if (compiled.rules == nullptr) {
        show_errors(compiled.problems, console);
        return nullptr;
    }
    const Setup setup = read_setup(arguments, *compiled.rules, chance_seed());
    Session::Begun begun = Session::begin(compiled.rules, system_set().script_host(*compiled.rules),
                                          {setup, nullptr, nullptr}, session_options(arguments));
    for (const Diagnostic& problem : begun.problems.list()) {
        if (begun.session == nullptr && problem.id == "play.setup") throw WrongUse(problem.message, problem.hint);
    }
    show_problems(begun.problems, console);
    return std::move(begun.session);
}

int run_play(const Arguments& arguments, Console& console) {
    std::unique_ptr<Session> session = arguments.has("load") ? load(arguments, console) : begin(arguments, console);
    if (session == nullptr) return kProblems;
    Seats seats = Seats::read(arguments.values("bot"), session->start().setup.seats);
    const int seated = session->start().setup.seats;
    const int most = session->rules().seats_most;
    PlayLoop loop(std::move(session), std::move(seats), load_options(arguments), console);
    // Whoever names no number plays with the fewest, which is hard in some games.
    if (seated < most && !arguments.has("seats") && !arguments.has("load"))
        loop.advise("Up to " + std::to_string(most) + " may play, now " + std::to_string(seated) + " (`--seats`).");
    return loop.run();
}

}  // namespace

Command play_command() {
    return {
        "play",
        "Plays a game in the terminal, alone, together at one screen, or with bots in some seats.",
        "Before each decision the map, the heroes' cards, the last lines of the log and the numbered options are "
        "shown. Type a number, an option's key (`move north`) or the beginning of one; `help` lists the other words: "
        "undo, redo, look X,Y, map, signs, cards, log, why, trace, save, load, quit.\n\n"
        "When the input is a file or a pipe, each line is one choice or word; each choice is echoed with what "
        "follows, and one that is not offered ends the program with exit code 1. Lines that begin with # are passed "
        "over.",
        {{"PACK", "a pack with one scenario, a scenario, or PACK:SCENARIO"}},
        with_game_options(
            {{"bot", "SEAT=NAME",
              "a bot for a seat: `greedy`, `random`, or `skilled`, which is strong and slow; seats count from 0", true},
             {"load", "FILE", "goes on with a saved game"},
             {"accept", "", "with --load: opens the last position when the packs have changed"},
             {"strict", "", "stops at the first rule that fails instead of putting it aside"}}),
        {"briar play {pack} --seed 7", "briar play {pack} --seats 2 --bot 1=greedy",
         "printf '1\\n' | briar play {pack} --seed 7"},
        run_play};
}

}  // namespace briar::cli
