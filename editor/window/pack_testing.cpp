#include "editor/window/pack_testing.hpp"

#include <algorithm>
#include <set>

#include "runtime/engine/texts.hpp"
#include "runtime/session/content_loader.hpp"
#include "runtime/session/systems.hpp"

namespace briar::editor {
namespace {

std::size_t files_with_errors(const Diagnostics& problems) {
    std::set<std::string> files;
    for (const Diagnostic& each : problems.list()) {
        if (each.severity == Severity::Error) files.insert(each.place.file);
    }
    return files.size();
}

}  // namespace

std::size_t TestReport::passed() const {
    return static_cast<std::size_t>(
        std::count_if(results.begin(), results.end(), [](const PackTestResult& each) { return each.passed(); }));
}

std::string TestReport::in_words() const {
    std::string text =
        counted(static_cast<int>(passed()), "test", "tests") + " passed, " + std::to_string(failed()) + " failed";
    if (unread > 0) text += " (among them " + counted(static_cast<int>(unread), "file", "files") + " with mistakes)";
    return text + ".";
}

Diagnostics TestReport::all_problems() const {
    Diagnostics all = problems;
    for (const PackTestResult& result : results) {
        for (Diagnostic problem : result.problems.list()) {
            if (problem.entry.empty()) problem.entry = result.name;
            if (problem.hint.empty()) problem.hint = "mend what is played, or what the test expects of it";
            all.add(std::move(problem));
        }
    }
    return all;
}

TestReport run_pack_tests(const Snapshot& snapshot, const std::stop_token& stop) {
    TestReport report;
    const SystemSet& set = *snapshot.set;
    const auto catalog = load_content(set, {snapshot.folder.string()}, snapshot.path, report.problems, snapshot.overlay,
                                      snapshot.parsed.get());
    const std::vector<PackTest> tests =
        read_pack_tests(set, *catalog, snapshot.pack, report.problems, snapshot.overlay, snapshot.parsed.get());
    report.unread = files_with_errors(report.problems);
    PackTestRunner runner(set, catalog);
    for (const PackTest& test : tests) {
        if (stop.stop_requested()) break;
        report.results.push_back(runner.run(test));
    }
    return report;
}

}  // namespace briar::editor
