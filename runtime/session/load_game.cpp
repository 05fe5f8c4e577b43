#include "runtime/session/load_game.hpp"

#include <algorithm>

#include "runtime/session/content_loader.hpp"
#include "runtime/session/forced_dice.hpp"
#include "runtime/session/hex.hpp"
#include "runtime/session/node_problem.hpp"
#include "runtime/session/systems.hpp"

namespace briar {
namespace {

std::string file_of(const SaveFile& save) { return save.document->name(); }

Diagnostic at_file(const SaveFile& save, Severity severity, std::string id, std::string message,
                   std::string hint = {}) {
    Diagnostic diagnostic = problem_in(file_of(save), std::move(id), std::move(message), std::move(hint));
    diagnostic.severity = severity;
    return diagnostic;
}

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
        if (!find_rules()) return std::move(result_);
        if (play_again()) return std::move(result_);
        if (options_.on_difference == OnDifference::Accept) {
            take_over();
        } else {
            refuse();
        }
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
        const auto catalog = load_content(set_, ids, path(), problems);
        result_.differences = compare_packs(save_.packs, *catalog);
        note_differences();
        const bool missing = std::any_of(result_.differences.begin(), result_.differences.end(),
                                         [](const auto& each) { return each.sort == PackDifference::Sort::Missing; });
        if (missing && options_.on_difference == OnDifference::Refuse) {
            result_.problems.append(std::move(problems));
            return false;
        }
        rules_ = compile_scenario(set_, catalog, save_.choice, problems);
        // Entries with mistakes are left out of the game: whoever opens it must know.
        const bool accepted = rules_ != nullptr && options_.on_difference == OnDifference::Accept;
        if (problems.has_errors()) tell(std::move(problems), accepted);
        return rules_ != nullptr;
    }

    /// Whoever accepts what differs is told what is lost; an error is only what keeps the game from being opened.
    void tell(Diagnostics problems, bool accepted) {
        for (Diagnostic each : problems.list()) {
            if (accepted) each.severity = std::min(each.severity, Severity::Warning);
            result_.problems.add(std::move(each));
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

    void note_differences() {
        for (const PackDifference& each : result_.differences) {
            const bool missing = each.sort == PackDifference::Sort::Missing;
            const bool refused = missing && options_.on_difference == OnDifference::Refuse;
            result_.problems.add(at_file(save_, refused ? Severity::Error : Severity::Warning,
                                         missing ? "save.pack-missing" : "save.pack-differs", each.text()));
        }
    }

    /// The whole game from its beginning; true when it ends in the saved state.
    bool play_again() {
        Start start{save_.setup, save_.position != nullptr ? save_.document : nullptr, save_.position};
        Session::Begun begun = Session::begin(rules_, set_.script_host(*rules_), std::move(start), options_.session);
        if (!begun.session) {
            begin_problems_ = std::move(begun.problems);
            result_.divergence = Divergence{0, 0, {}, "the game cannot be begun like this any more"};
            return false;
        }
        result_.divergence = make_steps(*begun.session, save_);
        if (result_.divergence) return false;
        begun.session->set_unlearned(save_.unlearned);
        result_.session = std::move(begun.session);
        result_.same = true;
        return true;
    }

    void refuse() {
        const bool known_cause = !result_.differences.empty();
        result_.problems.append(std::move(begin_problems_));
        result_.problems.add(at_file(
            save_, Severity::Error, "save.diverges", result_.divergence->text(),
            known_cause ? "the packs have changed since; it can be opened from its last position instead"
                        : "the packs are the same: the file was changed by hand or damaged, or another version of the "
                          "program played it; it can be opened from its last position instead"));
    }

    /// The last position by names, then the choices since.
    void take_over() {
        result_.problems.add(at_file(save_, Severity::Warning, "save.diverges", result_.divergence->text(),
                                     "it goes on from its last position; what no longer fits is listed"));
        if (save_.last_position == nullptr) {
            result_.problems.add(
                at_file(save_, Severity::Error, "save.no-position", "there is no position to go on from"));
            return;
        }
        Start start{save_.setup, save_.document, save_.last_position};
        SessionOptions session = options_.session;
        session.on_failure = OnFailure::PutAside;
        Session::Begun begun = Session::begin(rules_, set_.script_host(*rules_), std::move(start), session);
        tell(std::move(begun.problems), begun.session != nullptr);
        if (!begun.session) return;
        result_.session = std::move(begun.session);
        result_.session->set_unlearned(save_.unlearned);
        for (std::size_t i = save_.last_step; i < save_.steps.size(); ++i) {
            if (save_.steps[i].sort == StepSort::Dice) result_.session->lay_dice(dice_in(save_.steps[i].key));
            if (save_.steps[i].sort != StepSort::Choice) continue;
            if (result_.session->choose(save_.steps[i].key).done()) continue;
            result_.problems.add(at_file(save_, Severity::Warning, "save.choice-gone",
                                         "the choice `" + save_.steps[i].key + "` is not possible any more",
                                         "the game stands before it"));
            break;
        }
    }

    const SystemSet& set_;
    const SaveFile& save_;
    const LoadOptions& options_;
    std::shared_ptr<const Ruleset> rules_;
    Diagnostics begin_problems_;
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
    const std::optional<SaveFile> save = read_save(path, result.problems);
    return save ? load_game(set, *save, options) : std::move(result);
}

}  // namespace briar
