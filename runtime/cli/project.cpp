#include "runtime/cli/project.hpp"

#include <algorithm>

#include "runtime/cli/arguments.hpp"
#include "runtime/session/content_loader.hpp"
#include "runtime/session/pack_path.hpp"
#include "runtime/session/systems.hpp"
#include "runtime/source/document.hpp"

namespace briar::cli {
namespace fs = std::filesystem;
namespace {

/// As short as it is clear: relative to the working folder where that is not longer, so that messages are readable.
fs::path shortest(const fs::path& path) {
    std::error_code failed;
    const fs::path relative = fs::proximate(path, failed);
    if (failed || relative.empty()) return path;
    return relative.native().size() < path.native().size() ? relative : path;
}

bool is_pack_folder(const std::string& word) {
    std::error_code failed;
    return fs::exists(fs::path(word) / "pack.yaml", failed);
}

std::vector<std::string> pack_ids() {
    Diagnostics ignored;
    std::vector<std::string> ids;
    for (const Pack& pack : discover_packs(pack_path(), ignored))
        ids.push_back(pack.id);
    return ids;
}

bool is_pack(const std::string& word, const std::vector<std::string>& ids) {
    return is_pack_folder(word) || std::find(ids.begin(), ids.end(), word) != ids.end();
}

std::string hint_for(const std::string& word, const std::vector<std::string>& known) {
    const std::string near = nearest(word, known);
    return near.empty() ? "`briar list` shows what there is" : "did you mean `" + near + "`?";
}

std::string join(const std::vector<std::string>& words) {
    std::string text;
    for (const std::string& word : words)
        text += (text.empty() ? "" : ", ") + word;
    return text;
}

/// A word that means no scenario is the caller's mistake, not the content's.
[[noreturn]] void refuse_word(const Diagnostics& problems) {
    for (const Diagnostic& problem : problems.list()) {
        if (problem.id.starts_with("play.")) throw WrongUse(problem.message, problem.hint);
    }
    throw WrongUse("there is no such scenario", "`briar list` shows what there is");
}

bool has_content_errors(const Diagnostics& problems) {
    return std::any_of(problems.list().begin(), problems.list().end(), [](const Diagnostic& problem) {
        return problem.severity == Severity::Error && !problem.id.starts_with("play.");
    });
}

void require_modes(const Entry& scenario, const std::vector<std::string>& modes) {
    const std::vector<std::string> known = modes_of(scenario);
    for (const std::string& mode : modes) {
        if (std::find(known.begin(), known.end(), mode) != known.end()) continue;
        const std::string near = nearest(mode, known);
        throw WrongUse("the scenario `" + scenario.id + "` has no mode `" + mode + "`",
                       !near.empty()   ? "did you mean `" + near + "`?"
                       : known.empty() ? "it has none"
                                       : "it has " + join(known));
    }
}

}  // namespace

PackPath pack_path() {
    PackPath path = default_pack_path();
    for (fs::path& folder : path)
        folder = shortest(folder);
    return path;
}

std::vector<std::string> all_packs(Diagnostics& problems) {
    std::vector<std::string> words;
    for (const Pack& pack : discover_packs(pack_path(), problems)) {
        const bool taken = std::find(words.begin(), words.end(), pack.id) != words.end();
        words.push_back(taken ? pack.folder.string() : pack.id);
    }
    return words;
}

std::shared_ptr<const Catalog> load_packs(const std::vector<std::string>& packs, Diagnostics& problems) {
    return load_content(system_set(), packs, pack_path(), problems);
}

void require_packs(const std::vector<std::string>& packs) {
    if (std::all_of(packs.begin(), packs.end(), is_pack_folder)) return;
    const std::vector<std::string> ids = pack_ids();
    for (const std::string& word : packs) {
        if (!is_pack(word, ids)) throw WrongUse("there is no pack `" + word + "`", hint_for(word, ids));
    }
}

std::string scenario_title(const Ruleset& rules) {
    std::string modes;
    for (const std::string& mode : rules.modes)
        modes += (modes.empty() ? " (" : ", ") + mode;
    return rules.scenario_name + modes + (modes.empty() ? "" : ")");
}

std::vector<std::string> modes_of(const Entry& scenario) {
    std::vector<std::string> modes;
    if (const Node* node = scenario.node->find("modes"); node != nullptr && node->is_map()) {
        for (const Member& member : node->members)
            modes.push_back(member.key);
    }
    return modes;
}

Compiled compile_wish(const Wish& wish) {
    require_packs(wish.packs);
    Compiled compiled;
    const auto found = find_scenario(system_set(), wish.word, wish.packs, pack_path(), compiled.problems);
    if (!found) {
        if (has_content_errors(compiled.problems)) return compiled;
        refuse_word(compiled.problems);
    }
    compiled.catalog = found->catalog;
    const DefId id = compiled.catalog->find("scenarios", found->scenario);
    if (compiled.problems.has_errors()) return compiled;
    require_modes(compiled.catalog->entry(id), wish.modes);
    compiled.rules = compile_scenario(system_set(), compiled.catalog, {found->scenario, wish.modes}, compiled.problems);
    // Where nobody is shown what takes no part, nothing is played without it.
    if (compiled.problems.has_errors()) compiled.rules = nullptr;
    return compiled;
}

}  // namespace briar::cli
