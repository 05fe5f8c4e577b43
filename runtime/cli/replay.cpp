#include "runtime/session/replay.hpp"

#include <ostream>

#include "runtime/cli/commands.hpp"
#include "runtime/cli/json_text.hpp"
#include "runtime/cli/problems.hpp"
#include "runtime/cli/project.hpp"
#include "runtime/session/hex.hpp"
#include "runtime/session/systems.hpp"

namespace briar::cli {
namespace {

Tree report_tree(const ReplayReport& report) {
    Tree tree;
    tree["same"] = report.same;
    tree["choices"] = report.steps;
    if (report.same) tree["hash"] = to_hex(report.hash);
    if (report.divergence) {
        tree["differs_at"] = report.divergence->step;
        tree["same_until"] = report.divergence->good_until;
        tree["key"] = report.divergence->key;
        tree["what"] = report.divergence->what;
    }
    tree["packs"] = Tree::list();
    for (const PackDifference& difference : report.differences)
        tree["packs"].push(difference.text());
    tree["problems"] = as_tree(report.problems);
    return tree;
}

/// What happened in the game, as far as it can be played.
void write_log(const std::string& file, Console& console) {
    LoadOptions options;
    options.path = pack_path();
    const LoadedGame loaded = load_game(system_set(), file, options);
    if (loaded.session == nullptr) return;
    for (std::size_t i = 0; i < loaded.session->log_size(); ++i)
        console.out << loaded.session->log_text(i) << '\n';
}

int run_replay(const Arguments& arguments, Console& console) {
    const std::string& file = arguments.words()[0];
    const ReplayReport report = verify_replay(system_set(), file, pack_path());
    if (arguments.has("json")) {
        console.out << to_json(report_tree(report)) << '\n';
        return report.same ? kFine : kProblems;
    }
    if (arguments.has("log")) write_log(file, console);
    show_problems(report.problems, console);
    (report.same ? console.out : console.err) << report.text() << '\n';
    return report.same ? kFine : kProblems;
}

}  // namespace

Command replay_command() {
    return {"replay",
            "Plays a saved game again and proves that it still goes the same way.",
            "Says at which choice it first goes otherwise; the exit code then is 1. Packs that have changed since are "
            "named, "
            "but are no fault while the game goes the same way.",
            {{"FILE", "a saved game", 1, 1}},
            {{"log", "", "prints what happens in the game"}, {"json", "", "prints the answer as JSON"}},
            {"briar replay game.save", "briar replay game.save --log"},
            run_replay};
}

}  // namespace briar::cli
