#include <ostream>
#include <set>
#include <string>

#include "runtime/cli/commands.hpp"
#include "runtime/cli/json_text.hpp"
#include "runtime/cli/problems.hpp"
#include "runtime/cli/project.hpp"
#include "runtime/content/wording.hpp"
#include "runtime/session/pack_test.hpp"
#include "runtime/session/systems.hpp"

namespace briar::cli {
namespace {

/// What came of the tests of one pack or several.
struct Outcome {
    std::size_t passed = 0;
    std::size_t failed = 0;  ///< tests, and files with mistakes: what they hold has not passed
    std::size_t unread = 0;  ///< of these, files with mistakes
    Diagnostics problems;    ///< of files of tests that cannot be read, and of the packs
    std::vector<PackTestResult> results;
};

/// The id of the pack that a word means: the last one loaded is the one asked for.
std::string id_of(const Catalog& catalog, const std::string& word) {
    if (catalog.pack(word) != nullptr || catalog.packs().empty()) return word;
    return catalog.packs().back().id;
}

std::size_t files_with_errors(const Diagnostics& problems) {
    std::set<std::string> files;
    for (const Diagnostic& each : problems.list()) {
        if (each.severity == Severity::Error) files.insert(each.place.file);
    }
    return files.size();
}

void run_tests(const std::string& pack, const std::string& filter, Console& console, Outcome& outcome) {
    Diagnostics problems;
    const auto catalog = load_packs({pack}, problems);
    const std::vector<PackTest> tests = read_pack_tests(system_set(), *catalog, id_of(*catalog, pack), problems);
    PackTestRunner runner(system_set(), catalog);
    Progress progress(console, "testing " + pack, tests.size());
    std::size_t done = 0;
    for (const PackTest& test : tests) {
        progress.set(done++);
        if (test.name.find(filter) == std::string::npos) continue;
        outcome.results.push_back(runner.run(test));
        ++(outcome.results.back().passed() ? outcome.passed : outcome.failed);
    }
    const std::size_t unread = files_with_errors(problems);
    outcome.unread += unread;
    outcome.failed += unread;
    outcome.problems.append(std::move(problems));
}

void show_failed(const PackTestResult& result, bool with_log, Console& console) {
    console.err << file_and_line(result.place) << ": failed: " << result.name << '\n';
    show_problems(result.problems, console);
    for (std::size_t i = 0; with_log && i < result.log.size(); ++i)
        console.err << "    " << result.log[i] << '\n';
}

Tree outcome_tree(const Outcome& outcome) {
    Tree tree;
    tree["passed"] = outcome.passed;
    tree["failed"] = outcome.failed;
    tree["problems"] = as_tree(outcome.problems);
    tree["tests"] = Tree::list();
    for (const PackTestResult& result : outcome.results) {
        Tree& item = tree["tests"].push();
        item["name"] = result.name;
        item["file"] = result.place.file;
        item["line"] = result.place.line;
        item["clauses"] = Tree::list();
        for (const std::string& clause : result.clauses)
            item["clauses"].push(clause);
        item["passed"] = result.passed();
        if (!result.passed()) item["problems"] = as_tree(result.problems);
    }
    return tree;
}

int run_test(const Arguments& arguments, Console& console) {
    Outcome outcome;
    std::vector<std::string> packs = arguments.words();
    require_packs(packs);
    if (packs.empty()) packs = all_packs(outcome.problems);
    if (packs.empty()) throw WrongUse("there are no packs here", "name the folder of a pack");
    for (const std::string& pack : packs)
        run_tests(pack, arguments.value("filter").value_or(""), console, outcome);
    if (const auto filter = arguments.value("filter"); filter && outcome.results.empty() && outcome.failed == 0)
        throw WrongUse("no test has `" + *filter + "` in its name", "without --filter all of them run");
    if (arguments.has("json")) {
        console.out << to_json(outcome_tree(outcome)) << '\n';
    } else {
        show_errors(outcome.problems, console);
        for (const PackTestResult& result : outcome.results) {
            if (!result.passed()) show_failed(result, arguments.has("log"), console);
            if (result.passed() && arguments.has("verbose")) console.out << "passed: " << result.name << '\n';
        }
        console.out << outcome.passed << " passed, " << outcome.failed << " failed";
        if (outcome.unread > 0) console.out << " (among them " << count_of(outcome.unread, "file") << " with mistakes)";
        console.out << '\n';
    }
    return outcome.failed == 0 ? kFine : kProblems;
}

}  // namespace

Command test_command() {
    return {
        "test",
        "Runs the tests that packs bring along.",
        "A test lays out a position, chooses options and says how the game must stand then. What is not met is said "
        "with its file and line; the last line is `N passed, N failed`.",
        {{"PACK", "the id of a pack, or a folder that holds one; without it: all packs", 0, kAnyNumber}},
        {{"filter", "TEXT", "only tests with this text in their name"},
         {"log", "", "prints what happened in tests that fail"},
         {"verbose", "", "names the tests that pass, too"},
         {"json", "", "prints the results as JSON"}},
        {"briar test {pack}", "briar test {pack} --filter drop --log"},
        run_test};
}

}  // namespace briar::cli
