// Games in files: saving, opening; moves that are to become a test.
#include <algorithm>

#include "editor/playing/content_texts.hpp"
#include "editor/playing/kept_course.hpp"
#include "editor/playing/losses.hpp"
#include "editor/playing/play_model.hpp"
#include "runtime/bots/bot.hpp"
#include "runtime/content/wording.hpp"
#include "runtime/session/bring_back.hpp"
#include "runtime/session/content_loader.hpp"
#include "runtime/session/systems.hpp"

namespace briar::editor {
namespace {

/// What is wrong with the saved game, or else with its packs.
Diagnostics of_the_save(const LoadedGame& loaded, bool wanted) {
    Diagnostics some;
    for (const Diagnostic& each : loaded.problems.list()) {
        const bool is =
            each.id.starts_with("save.") || each.id.starts_with("position.") || each.place.file == loaded.file;
        if (is == wanted) some.add(each);
    }
    return some;
}

/// That packs are others is no loss where the game goes the same way.
Diagnostics what_is_lost(const LoadedGame& loaded) {
    Diagnostics some;
    const Diagnostics all = of_the_save(loaded, true);
    for (const Diagnostic& each : all.list())
        if (!loaded.same || each.id != "save.pack-differs") some.add(each);
    return some;
}

/// The packs of the save that neither are open nor are needed by those that are.
std::vector<std::string> packs_not_open(const SaveFile& save, const std::vector<std::string>& open,
                                        const PackPath& path) {
    Diagnostics untold;
    const auto catalog = load_content(system_set(), open, path, untold);
    std::vector<std::string> missing;
    for (const SavedPack& pack : save.packs)
        if (catalog->pack(pack.id) == nullptr) missing.push_back(pack.id);
    return missing;
}

bool is_bot(const std::string& name) {
    return std::any_of(bot_sorts().begin(), bot_sorts().end(), [&](const BotSort& each) { return each.name == name; });
}

/// Bots by seat. Players that are neither bots nor people are named in `unknown`.
std::map<int, std::string> bots_among(const std::vector<std::string>& players, std::vector<std::string>& unknown) {
    std::map<int, std::string> bots;
    for (std::size_t seat = 0; seat < players.size(); ++seat) {
        if (is_bot(players[seat])) {
            bots[static_cast<int>(seat)] = players[seat];
        } else if (players[seat] != kPerson) {
            unknown.push_back(players[seat]);
        }
    }
    return bots;
}

/// As saves name them; none: people everywhere.
std::vector<std::string> players(const Session& session, const std::map<int, std::string>& bots) {
    std::vector<std::string> all;
    if (bots.empty()) return all;
    all.assign(static_cast<std::size_t>(session.start().setup.seats), kPerson);
    for (const auto& [seat, bot] : bots)
        if (seat < static_cast<int>(all.size())) all[static_cast<std::size_t>(seat)] = bot;
    return all;
}

GameRules rules_of(const Session& session, const PackPath& path) {
    const Ruleset& compiled = session.rules();
    GameRules rules;
    rules.rules = session.game().shared_rules();
    rules.catalog = compiled.catalog;
    rules.wish = {{}, path, {}, compiled.catalog->entry(compiled.scenario).id, compiled.modes};
    for (const Pack& pack : compiled.catalog->packs())
        rules.wish.packs.push_back(pack.id);
    rules.texts = texts_of(*compiled.catalog, {});
    return rules;
}

/// Why it does not stand where it was saved.
std::string why_otherwise(const LoadedGame& loaded) {
    return (loaded.differences.empty()
                ? std::string("The packs are as they were, but the saved game goes otherwise: its file was changed by "
                              "hand, or another version of the program played it.")
                : std::string("The packs have changed since.")) +
           " It goes on from what still fits; the log says what does not.";
}

std::string why_refused(const Diagnostics& problems) {
    const auto error = std::find_if(problems.list().begin(), problems.list().end(),
                                    [](const Diagnostic& each) { return each.severity == Severity::Error; });
    if (error == problems.list().end()) return "The saved game cannot be opened.";
    return "The saved game cannot be opened: " + error->message +
           (error->hint.empty() ? "" : " (" + error->hint + ")") + ".";
}

}  // namespace

Recording PlayModel::recording_from(std::size_t step, LookedAt looked_at) {
    Session& session = course_.session();
    const std::size_t back = std::min(at() - std::min(step, at()), course_.steps_here());
    TestDraft draft = draft_test(session, session.at() - back, looked_at);
    const std::size_t given = at() - (session.at() - draft.from);
    return {std::move(draft), step, given, at()};
}

void PlayModel::save(const std::filesystem::path& file) {
    std::vector<GameToSave> games;
    std::vector<GameToSave> behind_changes;
    const auto add = [&](const Course& course, const Line& line, const Bots& bots) {
        for (const Course::Stretch& each : course.stretches_from_here()) {
            const bool stands_here = each.session == &course.session();
            const std::size_t number = stands_here ? line.number : next_line_ + behind_changes.size();
            const std::string called = stands_here ? line.called : "behind a change of the pack";
            GameToSave game{each.session, players(*each.session, bots), number, line.begun_at, called, each.last};
            (stands_here ? games : behind_changes).push_back(std::move(game));
        }
    };
    add(course_, line_, bots_);
    for (const Kept& each : others_)
        add(each.course, each.line, each.bots);
    const GameToSave played = games.front();
    games.erase(games.begin());
    games.insert(games.end(), behind_changes.begin(), behind_changes.end());
    save_game(played, file, games);
}

void PlayModel::keep(const std::filesystem::path& file) {
    save(file);
    keep_course(course_, file);
}

OpenedGame PlayModel::read(const std::filesystem::path& file, const PackPath& path,
                           const std::vector<std::string>& open) {
    OpenedGame opened;
    opened.file = file.string();
    const std::optional<SaveFile> save = read_save(file, opened.problems);
    if (!save) return opened;
    const std::vector<std::string> missing =
        open.empty() ? std::vector<std::string>() : packs_not_open(*save, open, path);
    if (!missing.empty()) {
        opened.problems.add(in_save(*save, Severity::Error, "save.other-pack",
                                    "it is a game of " + quote_list(missing, " and ") + ", which is not open here",
                                    "open that pack first, then the saved game"));
        return opened;
    }
    LoadOptions options;
    options.path = path;
    options.on_difference = OnDifference::Accept;
    options.lines = true;
    static_cast<LoadedGame&>(opened) = load_game(system_set(), *save, options);
    opened.whole = read_kept_course(file, *save, path);
    // Whatever the pack is now: the game is as it was.
    if (!opened.whole.empty()) opened.same = true;
    return opened;
}

/// Numbers that are taken already give way.
void PlayModel::number_anew(LoadedGame& loaded) {
    if (others_.empty()) line_ = {loaded.line, loaded.begun_at, loaded.line > 0 && loaded.begun_at == 0, loaded.called};
    std::vector<std::size_t> taken{line_.number};
    for (const auto* some : {&others_, &dropped_})
        for (const Kept& each : *some)
            taken.push_back(each.line.number);
    next_line_ = std::max(next_line_, *std::max_element(taken.begin(), taken.end()) + 1);
    for (LoadedLine& each : loaded.lines) {
        if (std::find(taken.begin(), taken.end(), each.line) != taken.end()) each.line = next_line_;
        taken.push_back(each.line);
        next_line_ = std::max(next_line_, each.line + 1);
    }
}

/// A save of a game that is played here brings nothing of it in once more.
void PlayModel::drop_known_lines(LoadedGame& loaded) {
    std::erase_if(loaded.lines, [this](const LoadedLine& each) {
        return course_.step_like(*each.session) || std::any_of(others_.begin(), others_.end(), [&](const Kept& other) {
                   return other.course.step_like(*each.session);
               });
    });
}

/// The line that is played, or another one, already holds the game that was opened: it is gone on with there.
bool PlayModel::stands_here(const OpenedGame& loaded) {
    if (!loaded.same || !loaded.session || !playing()) return false;
    if (const auto step = course_.step_like(*loaded.session)) {
        course_.go_to(*step);
        arrive();
        failure_.reset();
        return true;
    }
    for (const Kept& each : others_) {
        const auto step = each.course.step_like(*loaded.session);
        if (!step) continue;
        go_to_line(each.line.number);
        course_.go_to(*step);
        arrive();
        return true;
    }
    return false;
}

void PlayModel::add_lines(LoadedGame& loaded, const PackPath& path, std::vector<std::string>& unknown) {
    for (LoadedLine& each : loaded.lines) {
        GameRules rules = rules_of(*each.session, path);
        others_.push_back({{each.line, each.begun_at, each.line > 0 && each.begun_at == 0, each.called},
                           {std::move(rules), std::move(each.session)},
                           bots_among(each.players, unknown)});
    }
}

/// Nothing that runs is lost, unless what was opened holds all of it.
void PlayModel::go_on_with(OpenedGame& loaded, const PackPath& path, std::vector<std::string>& unknown) {
    const bool whole = !loaded.whole.empty();
    Course opened = std::move(loaded.whole);
    if (!whole) opened = Course{rules_of(*loaded.session, path), std::move(loaded.session), lost_};
    const bool held = playing() && !course_.behind_a_change() && opened.step_like(course_.session()).has_value();
    if (!held) keep_running_game();
    // Parts of a whole course are no lines beside it.
    std::erase_if(loaded.lines,
                  [&](const LoadedLine& each) { return whole && opened.step_like(*each.session).has_value(); });
    number_anew(loaded);
    add_lines(loaded, path, unknown);
    if (!loaded.same || !lost_.empty())
        note_ = (loaded.same ? in_short(lost_) : why_otherwise(loaded)) + (note_.empty() ? "" : " " + note_);
    adopt(std::move(opened));
}

bool PlayModel::take(OpenedGame loaded, const PackPath& path, Diagnostics& problems) {
    if (!loaded.session && loaded.whole.empty()) {
        note_ = why_refused(loaded.problems);
        return false;
    }
    if (loaded.whole.empty()) problems.append(of_the_save(loaded, false));
    stop_bots();
    note_.clear();
    std::vector<std::string> unknown;
    problems_ = {};
    lost_ = loaded.whole.empty() ? losses(what_is_lost(loaded)) : std::vector<std::string>();
    if (playing()) drop_known_lines(loaded);
    const bool here = stands_here(loaded);
    if (here) {
        number_anew(loaded);
        add_lines(loaded, path, unknown);
    } else {
        go_on_with(loaded, path, unknown);
    }
    bots_ = bots_among(loaded.players, unknown);
    if (!unknown.empty()) {
        std::sort(unknown.begin(), unknown.end());
        unknown.erase(std::unique(unknown.begin(), unknown.end()), unknown.end());
        note_ = "There is no bot " + quote_list(unknown, " and ") + ": people sit there." +
                (note_.empty() ? "" : " " + note_);
    }
    if (here && note_.empty()) note_ = "This game is played here already: it stands where it was saved.";
    // Bots that would play at once wait until they are let go on: people want to see first where the game stands.
    held_ = bot_decides();
    touch();
    return true;
}

}  // namespace briar::editor
