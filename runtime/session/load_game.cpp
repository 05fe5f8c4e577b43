#include "runtime/session/load_game.hpp"

#include <algorithm>

#include "runtime/session/bring_back.hpp"
#include "runtime/session/content_loader.hpp"
#include "runtime/session/hex.hpp"
#include "runtime/session/systems.hpp"

namespace briar {
namespace {

void compare_pack(const SavedPack& saved, const Pack& found, std::vector<PackDifference>& differences) {
    using Sort = PackDifference::Sort;
    if (saved.version != found.version) {
        differences.push_back({Sort::Version, saved.id, saved.version, found.version});
    } else if (saved.content != found.content_hash) {
        differences.push_back({Sort::Content, saved.id, to_hex(saved.content), to_hex(found.content_hash)});
    }
}

std::vector<PackDifference> compare_packs(const std::vector<SavedPack>& saved, const Catalog& catalog) {
    using Sort = PackDifference::Sort;
    std::vector<PackDifference> differences;
    std::vector<std::string> order;
    for (const Pack& pack : catalog.packs()) {
        const auto known =
            std::find_if(saved.begin(), saved.end(), [&](const SavedPack& s) { return s.id == pack.id; });
        if (known == saved.end()) {
            differences.push_back({Sort::Added, pack.id, {}, pack.version});
        } else {
            compare_pack(*known, pack, differences);
            order.push_back(pack.id);
        }
    }
    std::vector<std::string> saved_order;
    for (const SavedPack& pack : saved) {
        if (catalog.pack(pack.id) == nullptr) {
            differences.push_back({Sort::Missing, pack.id, pack.version, {}});
        } else {
            saved_order.push_back(pack.id);
        }
    }
    if (order != saved_order) differences.push_back({Sort::Order, order.empty() ? std::string() : order[0], {}, {}});
    return differences;
}

/// One attempt to bring a saved game back.
class Loading {
public:
    Loading(const SystemSet& set, const SaveFile& save, const LoadOptions& options)
        : set_(set), save_(save), options_(options) {}

    LoadedGame load() {
        result_.players = save_.players;
        result_.file = save_.document->name();
        result_.line = save_.line;
        result_.begun_at = save_.begun_at;
        result_.called = save_.called;
        if (!find_rules()) return std::move(result_);
        if (!options_.lines) note_what_is_left_out();
        Brought game = bring_back(save_, rules_);
        result_.session = std::move(game.session);
        result_.same = game.same;
        result_.divergence = std::move(game.divergence);
        result_.problems.append(std::move(game.problems));
        if (!result_.session || !options_.lines) return std::move(result_);
        for (const SavedGame& line : save_.lines)
            load_line(line);
        return std::move(result_);
    }

private:
    bool find_rules() {
        std::vector<std::string> ids;
        // A folder need not be called like its pack: where it is still there, it is the very pack that was played.
        std::error_code ignored;
        for (const SavedPack& pack : save_.packs)
            ids.push_back(std::filesystem::is_directory(pack.folder, ignored) ? pack.folder.string() : pack.id);
        Diagnostics problems;
        catalog_ = load_content(set_, ids, path(), problems);
        result_.differences = compare_packs(save_.packs, *catalog_);
        note_differences();
        const bool missing = std::any_of(result_.differences.begin(), result_.differences.end(),
                                         [](const auto& each) { return each.sort == PackDifference::Sort::Missing; });
        if (missing && options_.on_difference == OnDifference::Refuse) {
            result_.problems.append(std::move(problems));
            return false;
        }
        rules_ = compile_scenario(set_, catalog_, save_.choice, problems);
        // Entries with mistakes are left out of the game: whoever opens it must know.
        const bool accepted = rules_ != nullptr && options_.on_difference == OnDifference::Accept;
        if (problems.has_errors()) add_told(std::move(problems), accepted, result_.problems);
        return rules_ != nullptr;
    }

    [[nodiscard]] Brought bring_back(const SavedGame& game, const std::shared_ptr<const Ruleset>& rules) const {
        return briar::bring_back(set_, save_, game, rules, {options_, !result_.differences.empty()});
    }

    /// What becomes of other lines does not keep the game from being opened.
    void load_line(const SavedGame& line) {
        const bool same = line.choice.scenario == save_.choice.scenario && line.choice.modes == save_.choice.modes;
        Diagnostics problems;
        const auto rules = same ? rules_ : compile_scenario(set_, catalog_, line.choice, problems);
        Brought brought;
        if (rules) brought = bring_back(line, rules);
        problems.append(std::move(brought.problems));
        add_told(std::move(problems), true, result_.problems);
        if (brought.session) {
            result_.lines.push_back({line.line, line.begun_at, line.called, std::move(brought.session), line.players});
        } else {
            result_.problems.add(in_save(save_, Severity::Warning, "save.line-gone",
                                         "line " + std::to_string(line.line + 1) + " cannot be played any more"));
        }
    }

    /// Where packs that were played from a folder of their own still are, and the path behind that.
    [[nodiscard]] PackPath path() const {
        PackPath path;
        std::error_code ignored;
        for (const SavedPack& pack : save_.packs) {
            if (std::filesystem::is_directory(pack.folder, ignored)) path.push_back(pack.folder.parent_path());
        }
        path.insert(path.end(), options_.path.begin(), options_.path.end());
        return path;
    }

    /// What only the editor can open.
    void note_what_is_left_out() {
        if (save_.earlier == 0) return;
        const bool one = save_.earlier == 1;
        result_.problems.add(in_save(save_, Severity::Warning, "save.earlier-left-out",
                                     "the packs have changed while this game was played: it begins at the last change, "
                                     "without the " +
                                         (one ? std::string("step") : std::to_string(save_.earlier) + " steps") +
                                         " before it",
                                     "the editor opens all of it: \"Open a saved game...\""));
    }

    void note_differences() {
        for (const PackDifference& each : result_.differences) {
            const bool missing = each.sort == PackDifference::Sort::Missing;
            const bool refused = missing && options_.on_difference == OnDifference::Refuse;
            result_.problems.add(in_save(save_, refused ? Severity::Error : Severity::Warning,
                                         missing ? "save.pack-missing" : "save.pack-differs", each.text()));
        }
    }

    const SystemSet& set_;
    const SaveFile& save_;
    const LoadOptions& options_;
    std::shared_ptr<const Catalog> catalog_;
    std::shared_ptr<const Ruleset> rules_;
    LoadedGame result_;
};

}  // namespace

std::string PackDifference::text() const {
    switch (sort) {
        case Sort::Missing:
            return "the pack `" + pack + "` " + saved + " is not there";
        case Sort::Version:
            return "the pack `" + pack + "` was " + saved + " and is " + found + " now";
        case Sort::Content:
            return "the pack `" + pack + "` has been changed since";
        case Sort::Order:
            return "the packs come in another order now";
        case Sort::Added:
            return "the pack `" + pack + "` " + found + " takes part now";
    }
    return {};
}

LoadedGame load_game(const SystemSet& set, const SaveFile& save, const LoadOptions& options) {
    return Loading(set, save, options).load();
}

LoadedGame load_game(const SystemSet& set, const std::filesystem::path& path, const LoadOptions& options) {
    LoadedGame result;
    result.file = path.string();
    const std::optional<SaveFile> save = read_save(path, result.problems);
    return save ? load_game(set, *save, options) : std::move(result);
}

}  // namespace briar
