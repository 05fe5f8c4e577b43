#include "runtime/session/replay.hpp"

#include "runtime/session/hex.hpp"
#include "runtime/session/node_problem.hpp"

namespace briar {

ReplayReport verify_replay(const SystemSet& set, const std::filesystem::path& path, const PackPath& packs) {
    ReplayReport report;
    const std::optional<SaveFile> save = read_save(path, report.problems);
    if (!save) return report;
    report.steps = save->steps.size();
    LoadOptions options;
    options.path = packs;
    LoadedGame loaded = load_game(set, *save, options);
    report.divergence = std::move(loaded.divergence);
    report.differences = std::move(loaded.differences);
    report.problems.append(std::move(loaded.problems));
    if (!loaded.session) return report;
    report.hash = loaded.session->state_hash();
    report.same = !save->log_lines || loaded.session->log_size() == *save->log_lines;
    if (!report.same) {
        report.problems.add(problem_in(path.string(), "replay.log",
                                       "the states are the same, but the log has " +
                                           std::to_string(loaded.session->log_size()) + " lines instead of " +
                                           std::to_string(*save->log_lines)));
    }
    return report;
}

std::string ReplayReport::text() const {
    if (same) return std::to_string(steps) + " choices, the same all the way; state " + to_hex(hash);
    return divergence ? divergence->text() : "the replay could not be played";
}

}  // namespace briar
