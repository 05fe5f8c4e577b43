// Content that changes while a game is played: taking it in, and playing the game again with it.
#include <algorithm>
#include <utility>

#include "editor/playing/left_out_words.hpp"
#include "editor/playing/losses.hpp"
#include "editor/playing/play_model.hpp"

namespace briar::editor {

bool PlayModel::is_behind(const Catalog& catalog) const {
    if (!playing()) return false;
    const Ruleset& rules = session().rules();
    // A saved game may be one of other packs.
    if (!catalog.find("scenarios", scenario_in(catalog))) return false;
    const std::vector<Pack>& played = rules.catalog->packs();
    return !std::equal(played.begin(), played.end(), catalog.packs().begin(), catalog.packs().end(),
                       [](const Pack& a, const Pack& b) { return a.id == b.id && a.content_hash == b.content_hash; });
}

TakenIn PlayModel::may_take_in(const GameRules& rules, Diagnostics& problems) {
    if (!playing()) return TakenIn::Nothing;
    if (!rules.rules) {
        problems.append(rules.problems);
        return TakenIn::Refused;
    }
    if (!same_content(session().rules(), *rules.rules)) return TakenIn::Done;
    note_ = "The game is played with the pack as it is: there is nothing to take in.";
    return TakenIn::Unchanged;
}

TakenIn PlayModel::take_in(CarriedGame& carried, Diagnostics& problems) {
    if (!playing()) return TakenIn::Nothing;
    if (carried.moment != moment_) return TakenIn::Outdated;
    stop_bots();
    problems.append(carried.carried.problems);
    if (!carried.carried.session) {
        problems.append(std::move(carried.carried.lost));
        return TakenIn::Refused;
    }
    const Catalog& now = *carried.rules.catalog;
    const Renaming renaming(renamed_, *session().rules().catalog, now);
    lost_ = losses(game(), *maker_, carried.carried.session->rules(), renaming, carried.carried.lost);
    std::vector<std::string> told{"The pack has changed; the game goes on with it."};
    told.insert(told.end(), lost_.begin(), lost_.end());
    for (const std::string& rule : carried.carried.tried_again)
        told.push_back("The rule `" + rule + "`, which had failed, takes part again.");
    const std::vector<std::string> ruled = changes_of_left_out(session().rules(), carried.carried.session->rules());
    told.insert(told.end(), ruled.begin(), ruled.end());
    note_.clear();
    keep_what_is_ahead(Ahead::OfAChange);
    course_.take_in(std::move(carried.rules), std::move(carried.carried.session), std::move(told));
    arrive();
    failure_.reset();
    problems_ = std::move(carried.carried.problems);
    const std::string before = std::exchange(note_, "The change is in the game." + in_short(lost_));
    for (const std::string& line : ruled)
        note_ += " " + line;
    if (!before.empty()) note_ += " " + before;
    touch();
    return TakenIn::Done;
}

TakenIn PlayModel::take_over(GameRules rules, Diagnostics& problems) {
    const TakenIn may = may_take_in(rules, problems);
    if (may != TakenIn::Done) return may;
    CarriedGame carried = carry_beside(copy_so_far(), std::move(rules));
    return take_in(carried, problems);
}

Start PlayModel::start_in(const Catalog& catalog) const {
    return renamed_start(course_.start(), Renaming(renamed_, *course_.eras().front().rules.catalog, catalog));
}

std::string PlayModel::scenario_in(const Catalog& catalog) const {
    const Ruleset& rules = session().rules();
    return Renaming(renamed_, *rules.catalog, catalog).id(rules.catalog->entry(rules.scenario).id);
}

void PlayModel::take_rerun(RerunReport& report, GameRules rules) {
    if (!report.session || !playing()) return;
    if (report.same && !course_.behind_a_change() && same_content(session().rules(), *rules.rules)) {
        note_ = "The same choices lead to the same game: nothing has changed.";
        return touch();
    }
    stop_bots();
    set_aside();
    line_.begun_at = 0;
    adopt({std::move(rules), std::move(report.session)});
    problems_ = report.problems;
    note_ = report.step == 0 ? report.text() : "Went otherwise at step " + std::to_string(report.step) + ".";
    touch();
}

RerunReport PlayModel::rerun_on(GameRules rules) {
    WorkProgress progress;
    RerunReport report = rerun_beside(copy_whole(), rules, progress, {});
    take_rerun(report, std::move(rules));
    return report;
}

}  // namespace briar::editor
