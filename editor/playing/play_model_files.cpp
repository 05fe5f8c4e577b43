// Games in files: saving, opening; moves that are to become a test.
#include <algorithm>

#include "editor/playing/losses.hpp"
#include "editor/playing/play_model.hpp"
#include "runtime/bots/bot.hpp"
#include "runtime/session/systems.hpp"

namespace briar::editor {
namespace {

/// What is wrong with a saved game, and not with a pack.
Diagnostics of_the_save(const Diagnostics& all, bool wanted) {
    Diagnostics some;
    for (const Diagnostic& each : all.list()) {
        const bool is = each.id.starts_with("save.") || each.id.starts_with("position.");
        if (is == wanted) some.add(each);
    }
    return some;
}

std::string why_refused(const Diagnostics& problems) {
    const auto error = std::find_if(problems.list().begin(), problems.list().end(),
                                    [](const Diagnostic& each) { return each.severity == Severity::Error; });
    if (error == problems.list().end()) return "The saved game cannot be opened.";
    return "The saved game cannot be opened: " + error->message +
           (error->hint.empty() ? "" : " (" + error->hint + ")") + ".";
}

}  // namespace

Recording PlayModel::recording_from(std::size_t step) {
    Session& session = course_.session();
    const std::size_t back = std::min(at() - std::min(step, at()), course_.steps_here());
    TestDraft draft = draft_test(session, session.at() - back);
    const std::size_t given = at() - (session.at() - draft.from);
    return {std::move(draft), given, at()};
}

void PlayModel::save(const std::filesystem::path& file) {
    std::vector<std::string> players;
    if (has_bots()) players.assign(static_cast<std::size_t>(session().start().setup.seats), kPerson);
    for (const auto& [seat, bot] : bots_) {
        if (seat < static_cast<int>(players.size())) players[static_cast<std::size_t>(seat)] = bot;
    }
    save_game(course_.session(), file, players);
}

/// Bots that would play at once wait until they are let go on: people want to see first where the game stands.
void PlayModel::seat(const std::vector<std::string>& players) {
    bots_.clear();
    for (std::size_t seat = 0; seat < players.size(); ++seat) {
        const bool known = std::any_of(bot_sorts().begin(), bot_sorts().end(),
                                       [&](const BotSort& each) { return each.name == players[seat]; });
        if (known) bots_[static_cast<int>(seat)] = players[seat];
    }
    held_ = bot_decides();
}

LoadedGame PlayModel::read(const std::filesystem::path& file, const PackPath& path) {
    LoadOptions options;
    options.path = path;
    options.on_difference = OnDifference::Accept;
    return load_game(system_set(), file, options);
}

bool PlayModel::take(LoadedGame loaded, const PackPath& path, Diagnostics& problems) {
    problems.append(of_the_save(loaded.problems, false));
    if (!loaded.session) {
        note_ = why_refused(loaded.problems);
        return false;
    }
    stop_bots();
    const Ruleset& compiled = loaded.session->rules();
    GameRules rules;
    rules.rules = loaded.session->game().shared_rules();
    rules.catalog = compiled.catalog;
    rules.wish = {{}, path, {}, compiled.catalog->entry(compiled.scenario).id, compiled.modes};
    for (const Pack& pack : compiled.catalog->packs())
        rules.wish.packs.push_back(pack.id);
    lost_ = loaded.same ? std::vector<std::string>() : losses(of_the_save(loaded.problems, true));
    begin_line({std::move(rules), std::move(loaded.session), lost_});
    if (!loaded.same)
        note_ = "The packs have changed since: it goes on from what still fits; the log says what does not.";
    seat(loaded.players);
    touch();
    return true;
}

}  // namespace briar::editor
