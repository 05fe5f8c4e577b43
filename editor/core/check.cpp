#include "editor/core/check.hpp"

#include <algorithm>
#include <tuple>

#include "runtime/engine/check_catalog.hpp"
#include "runtime/session/content_loader.hpp"
#include "runtime/session/pack_test.hpp"
#include "runtime/session/systems.hpp"

namespace briar::editor {
namespace {

/// Same words about the same entry: the line may be another one now.
using Sameness = std::tuple<std::string, std::string, std::string, std::string>;
Sameness sameness(const Diagnostic& problem) {
    return {problem.id, problem.place.file, problem.entry, problem.message};
}

}  // namespace

std::shared_ptr<const Checked> check(const Snapshot& snapshot, const std::stop_token& stop) {
    auto checked = std::make_shared<Checked>();
    checked->revision = snapshot.revision;
    const auto stopped = [&] { return checked->cancelled = stop.stop_requested(); };
    if (stopped()) return checked;
    const SystemSet& set = *snapshot.set;
    Diagnostics problems;
    checked->catalog = load_content(set, {snapshot.folder.generic_string()}, snapshot.path, problems, snapshot.overlay,
                                    snapshot.parsed.get());
    if (stopped()) return checked;
    const auto scripts = set.script_reader();
    check_catalog(checked->catalog, set.registry, set.systems, *scripts, problems);
    if (stopped()) return checked;
    check_pack_tests(set, checked->catalog, snapshot.pack, problems, snapshot.overlay, snapshot.parsed.get());
    if (stopped()) return checked;
    problems.sort();
    checked->problems = std::move(problems);
    for (const Diagnostic& each : checked->problems.list()) {
        checked->by_file[each.place.file].push_back(&each);
        if (!each.entry.empty()) checked->by_entry[each.entry].push_back(&each);
    }
    return checked;
}

std::vector<Diagnostic> new_errors(const Checked& before, const Checked& after) {
    std::vector<Sameness> known;
    for (const Diagnostic& each : before.problems.list())
        known.push_back(sameness(each));
    std::sort(known.begin(), known.end());
    std::vector<Diagnostic> fresh;
    for (const Diagnostic& each : after.problems.list()) {
        if (each.severity == Severity::Error && !std::binary_search(known.begin(), known.end(), sameness(each)))
            fresh.push_back(each);
    }
    return fresh;
}

}  // namespace briar::editor
