#include "runtime/session/content_loader.hpp"

#include <algorithm>
#include <system_error>

#include "runtime/content/load_catalog.hpp"
#include "runtime/session/node_problem.hpp"
#include "runtime/session/systems.hpp"

namespace briar {
namespace {

namespace fs = std::filesystem;

std::string quoted_list(const std::vector<std::string>& words) {
    std::string text;
    for (const std::string& word : words)
        text += (text.empty() ? "`" : ", `") + word + "`";
    return text;
}

bool is_pack_folder(const std::string& word) {
    std::error_code error;
    return fs::is_regular_file(fs::path(word) / "pack.yaml", error);
}

/// Looks a word up. Each attempt either answers or leaves the word to the next one.
class ScenarioSearch {
public:
    ScenarioSearch(const SystemSet& set, const std::vector<std::string>& more, const PackPath& path,
                   Diagnostics& diagnostics)
        : set_(set), more_(more), path_(path), diagnostics_(diagnostics) {
        Diagnostics others;
        for (const Pack& pack : discover_packs(path_, others))
            packs_.push_back(pack.id);
    }

    std::optional<FoundScenario> find(const std::string& word) {
        if (is_pack(word)) return in_pack(word, {});
        const std::size_t colon = word.rfind(':');
        if (colon != std::string::npos && is_pack(word.substr(0, colon))) {
            return in_pack(word.substr(0, colon), word.substr(colon + 1));
        }
        if (std::optional<FoundScenario> found = in_any_pack(word)) return found;
        refuse_word(word);
        return {};
    }

private:
    [[nodiscard]] bool is_pack(const std::string& word) const {
        return is_pack_folder(word) || std::find(packs_.begin(), packs_.end(), word) != packs_.end();
    }

    std::shared_ptr<const Catalog> load(const std::string& pack, Diagnostics& diagnostics) const {
        std::vector<std::string> wanted{pack};
        wanted.insert(wanted.end(), more_.begin(), more_.end());
        return load_content(set_, wanted, path_, diagnostics);
    }

    /// The id of the pack that a folder or an id stands for.
    static std::string id_of(const Catalog& catalog, const std::string& word) {
        if (catalog.pack(word) != nullptr) return word;
        std::error_code error;
        for (const Pack& pack : catalog.packs()) {
            if (fs::equivalent(pack.folder, word, error)) return pack.id;
        }
        return {};
    }

    std::optional<FoundScenario> in_pack(const std::string& word, const std::string& scenario) {
        FoundScenario found;
        found.catalog = load(word, diagnostics_);
        if (!found.catalog) return {};
        found.pack = id_of(*found.catalog, word);
        const std::vector<std::string> known = scenarios_of(*found.catalog, found.pack);
        if (!scenario.empty()) {
            if (!found.catalog->find("scenarios", scenario)) {
                refuse("play.unknown-scenario", "`" + word + "` has no scenario `" + scenario + "`",
                       hint_for(scenario, known));
                return {};
            }
            found.scenario = scenario;
            return found;
        }
        if (known.size() == 1) {
            found.scenario = known[0];
        } else if (std::find(known.begin(), known.end(), found.pack) != known.end()) {
            found.scenario = found.pack;
        } else {
            refuse_choice(word, known);
            return {};
        }
        return found;
    }

    std::optional<FoundScenario> in_any_pack(const std::string& scenario) {
        for (const std::string& pack : packs_) {
            Diagnostics others;
            const auto catalog = load_content(set_, {pack}, path_, others);
            if (!catalog) continue;
            for (const DefId def : catalog->of_kind("scenarios")) {
                const Entry& entry = catalog->entry(def);
                if (entry.pack != pack) continue;
                scenarios_.push_back(entry.id);
                if (entry.id == scenario) return in_pack(pack, scenario);
            }
        }
        return {};
    }

    void refuse(std::string id, std::string message, std::string hint) {
        diagnostics_.add(problem_in({}, std::move(id), std::move(message), std::move(hint)));
    }

    void refuse_choice(const std::string& word, const std::vector<std::string>& known) {
        if (known.empty()) {
            // What is wrong with the pack comes first; a scenario may be there that could not be read.
            if (diagnostics_.has_errors()) return;
            refuse("play.no-scenario", "the pack `" + word + "` has no scenario to play",
                   "add one under `scenarios:`, or name a pack that has one");
        } else {
            refuse("play.which-scenario", "the pack `" + word + "` has several scenarios",
                   "say which: `" + word + ":" + known[0] + "`, ...; there is " + quoted_list(known));
        }
    }

    void refuse_word(const std::string& word) {
        std::vector<std::string> known = packs_;
        known.insert(known.end(), scenarios_.begin(), scenarios_.end());
        std::sort(known.begin(), known.end());
        known.erase(std::unique(known.begin(), known.end()), known.end());
        refuse("play.unknown-scenario", "there is no pack or scenario `" + word + "`", hint_for(word, known));
    }

    [[nodiscard]] std::string hint_for(const std::string& word, const std::vector<std::string>& known) const {
        if (std::string near = nearest(word, known); !near.empty()) return did_you_mean(near);
        if (!known.empty() && known.size() <= 12) return "there is " + quoted_list(known);
        std::string where;
        for (const fs::path& folder : path_)
            where += (where.empty() ? "" : ", ") + folder.string();
        return "looked in " + (where.empty() ? std::string("no folder: set BRIAR_PATH") : where);
    }

    const SystemSet& set_;
    const std::vector<std::string>& more_;
    const PackPath& path_;
    Diagnostics& diagnostics_;
    std::vector<std::string> packs_;
    std::vector<std::string> scenarios_;  ///< all that were seen while searching
};

}  // namespace

std::shared_ptr<const Catalog> load_content(const SystemSet& set, const std::vector<std::string>& packs,
                                            const PackPath& path, Diagnostics& diagnostics, const Overlay& overlay,
                                            ParsedTexts* parsed) {
    return load_catalog(packs, path, set.registry.kinds(), diagnostics, overlay, parsed);
}

std::shared_ptr<const Ruleset> compile_scenario(const SystemSet& set, std::shared_ptr<const Catalog> catalog,
                                                const ScenarioChoice& choice, Diagnostics& diagnostics) {
    const std::unique_ptr<ScriptReader> reader = set.script_reader();
    return compile_ruleset(std::move(catalog), set.registry, set.systems, choice, *reader, diagnostics);
}

std::vector<std::string> scenarios_of(const Catalog& catalog, const std::string& pack) {
    std::vector<std::string> own;
    std::vector<std::string> all;
    for (const DefId def : catalog.of_kind("scenarios")) {
        const Entry& entry = catalog.entry(def);
        all.push_back(entry.id);
        if (entry.pack == pack) own.push_back(entry.id);
    }
    return own.empty() ? all : own;
}

std::optional<FoundScenario> find_scenario(const SystemSet& set, const std::string& word,
                                           const std::vector<std::string>& more, const PackPath& path,
                                           Diagnostics& diagnostics) {
    return ScenarioSearch(set, more, path, diagnostics).find(word);
}

}  // namespace briar
