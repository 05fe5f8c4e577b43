#include <ostream>

#include "runtime/cli/check_packs.hpp"
#include "runtime/cli/commands.hpp"
#include "runtime/cli/json_text.hpp"
#include "runtime/cli/problems.hpp"
#include "runtime/cli/project.hpp"

namespace briar::cli {
namespace {

Tree summary_tree(const Diagnostics& problems, const std::vector<std::string>& packs) {
    Tree tree;
    tree["ok"] = !problems.has_errors();
    tree["packs"] = Tree::list();
    for (const std::string& pack : packs)
        tree["packs"].push(pack);
    tree["errors"] = problems.count(Severity::Error);
    tree["warnings"] = problems.count(Severity::Warning);
    tree["problems"] = as_tree(problems);
    return tree;
}

int run_check(const Arguments& arguments, Console& console) {
    std::vector<std::string> packs = arguments.words();
    Diagnostics problems;
    if (packs.empty()) {
        packs = all_packs(problems);
        if (packs.empty()) throw WrongUse("there are no packs here", "name the folder of a pack");
        Progress progress(console, "checking packs", packs.size());
        for (std::size_t i = 0; i < packs.size(); ++i) {
            problems.append(check_together({packs[i]}));
            progress.set(i + 1);
        }
    } else {
        require_packs(packs);
        problems = check_together(packs);
    }
    problems.sort();
    if (arguments.has("json")) {
        console.out << to_json(summary_tree(problems, packs)) << '\n';
    } else {
        show_problems(problems, console);
        console.out << numbers_of(problems) << " in " << count_of(packs.size(), "pack") << '\n';
    }
    return problems.has_errors() ? kProblems : kFine;
}

}  // namespace

Command check_command() {
    return {"check",
            "Checks packs and says every problem with its file, line and column.",
            "Packs that are named are loaded together with what they need, the later over the earlier. Without a name "
            "every pack of the scenarios folder is checked for itself. Errors and warnings go to stderr, the last line "
            "to stdout. The exit code is 1 when there are errors.",
            {{"PACK", "the id of a pack, or a folder that holds one", 0, kAnyNumber}},
            {{"json", "", "prints the problems as JSON"}},
            {"briar check scenarios/my-expansion", "briar check --json"},
            run_check};
}

}  // namespace briar::cli
