// Games in files: saving, opening; moves that are to become a test.
#include <algorithm>
#include <map>
#include <utility>

#include "editor/playing/content_texts.hpp"
#include "editor/playing/keep_job.hpp"
#include "editor/playing/kept_course.hpp"
#include "editor/playing/losses.hpp"
#include "editor/playing/play_model.hpp"
#include "editor/playing/whole_save.hpp"
#include "runtime/bots/bot.hpp"
#include "runtime/content/wording.hpp"
#include "runtime/engine/texts.hpp"
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

/// Null: none is open.
std::shared_ptr<const Catalog> open_packs(const std::vector<std::string>& open, const PackPath& path) {
    Diagnostics untold;
    return open.empty() ? nullptr : load_content(system_set(), open, path, untold);
}

/// The packs of the save that neither are open nor are needed by those that are.
std::vector<std::string> packs_not_open(const SaveFile& save, const Catalog* open) {
    std::vector<std::string> missing;
    for (const SavedPack& pack : save.packs)
        if (open != nullptr && open->pack(pack.id) == nullptr) missing.push_back(pack.id);
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

/// What the games of the file itself are played with, each content once; lines become those of the opened game.
void find_rules(OpenedGame& opened, const PackPath& path) {
    std::map<const Ruleset*, GameRules> known;
    const auto rules = [&](const Session& session) {
        const auto [at, added] = known.try_emplace(&session.rules());
        if (added) at->second = rules_of(session, path);
        return at->second;
    };
    if (opened.session) opened.rules = rules(*opened.session);
    for (LoadedLine& each : opened.lines) {
        GameRules of_line = rules(*each.session);
        opened.others.push_back({{each.line, each.begun_at, each.line > 0 && each.begun_at == 0, each.called},
                                 {std::move(of_line), std::move(each.session)},
                                 std::move(each.players)});
    }
    opened.lines.clear();
}

/// Why it does not stand where it was saved.
std::string why_otherwise(const LoadedGame& loaded) {
    return (loaded.differences.empty()
                ? std::string("The packs are as they were, but the saved game goes otherwise: its file was changed by "
                              "hand, or another version of the program played it.")
                : std::string("The packs have changed since.")) +
           " It goes on from what still fits; the log says what does not.";
}

/// It goes the same way, but numbers that nobody has asked for so far may be others.
std::string why_alike(const LoadedGame& loaded) {
    return "The packs are not as they were when this game was saved (" + loaded.differences.front().text() +
           "): so far it goes the same way. Playing the same choices again shows what is otherwise.";
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

/// The one that is played comes first. Lines that are kept whole are left out, but for where the played one stands. Of
/// others, what was played behind a change of the pack is a line of its own behind all others.
std::vector<GameToSave> PlayModel::games_to_save(const Tree& whole) {
    const auto kept_whole = [&](const Course& course) { return !whole.is_null() && can_be_kept_whole(course); };
    std::vector<GameToSave> games;
    std::vector<GameToSave> behind_changes;
    const auto add = [&](const Course& course, const Line& line, const Bots& bots) {
        for (const Course::Stretch& each : course.stretches_from_here()) {
            const bool stands_here = each.session == &course.session();
            const bool needed = !kept_whole(course) || (stands_here && &course == &course_);
            if (!needed) continue;
            const std::size_t number = stands_here ? line.number : next_line_ + behind_changes.size();
            const std::string called = stands_here ? line.called : "behind a change of the pack";
            GameToSave game{each.session, players(*each.session, bots), number, line.begun_at, called, each.last};
            (stands_here ? games : behind_changes).push_back(std::move(game));
        }
    };
    add(course_, line_, bots_);
    for (const Kept& each : others_)
        add(each.course, each.line, each.bots);
    games.insert(games.end(), behind_changes.begin(), behind_changes.end());
    if (kept_whole(course_)) games.front().earlier = course_.steps_before();
    return games;
}

/// The one that is played comes first.
std::vector<LineToKeep> PlayModel::lines_to_keep() {
    std::vector<LineToKeep> lines{{line_, course_, players(session(), bots_)}};
    for (Kept& each : others_)
        lines.push_back({each.line, each.course, players(each.course.session(), each.bots)});
    return lines;
}

std::size_t PlayModel::save(const std::filesystem::path& file) {
    const Tree whole = whole_in_one(lines_to_keep());
    std::vector<GameToSave> others = games_to_save(whole);
    const GameToSave played = others.front();
    others.erase(others.begin());
    save_game(played, file, others, whole);
    return whole.is_null() ? course_.steps_before() : 0;
}

KeepJob PlayModel::to_keep(const std::filesystem::path& file) {
    return {file, games_to_save(Tree::map()), lines_to_keep(), keep_order_};
}

OpenedGame PlayModel::read(const std::filesystem::path& file, const PackPath& path,
                           const std::vector<std::string>& open) {
    OpenedGame opened;
    opened.file = file.string();
    const std::optional<SaveFile> save = read_save(file, opened.problems);
    if (!save) return opened;
    const std::shared_ptr<const Catalog> here = open_packs(open, path);
    const std::vector<std::string> missing = packs_not_open(*save, here.get());
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
    KeptCourses kept = read_kept_courses(file, *save, path, here.get());
    if (kept.played.empty()) opened.earlier_gone = save->earlier;
    opened.whole = std::move(kept.played);
    opened.others = std::move(kept.others);
    opened.unreadable = kept.unreadable;
    find_rules(opened, path);
    // Whatever the pack is now: the game is as it was.
    if (!opened.whole.empty()) opened.same = true;
    return opened;
}

std::vector<std::size_t> PlayModel::numbers_of_others() const {
    std::vector<std::size_t> taken;
    for (const auto* some : {&others_, &dropped_})
        for (const Kept& each : *some)
            taken.push_back(each.line.number);
    return taken;
}

/// A line has the number that it had when it was saved, unless another one here has it.
void PlayModel::number_played(const OpenedGame& opened) {
    const std::vector<std::size_t> taken = numbers_of_others();
    const bool free = std::find(taken.begin(), taken.end(), opened.line) == taken.end();
    const std::size_t number = free ? opened.line : line_.number;
    line_ = {number, opened.begun_at, number > 0 && opened.begun_at == 0, opened.called};
}

void PlayModel::number_others(OpenedGame& opened) {
    std::vector<std::size_t> taken = numbers_of_others();
    taken.push_back(line_.number);
    next_line_ = std::max(next_line_, *std::max_element(taken.begin(), taken.end()) + 1);
    for (KeptLine& each : opened.others) {
        std::size_t& number = each.line.number;
        if (std::find(taken.begin(), taken.end(), number) != taken.end()) number = next_line_;
        taken.push_back(number);
        next_line_ = std::max(next_line_, number + 1);
    }
}

/// A save of a game that is played here brings nothing of it in once more.
void PlayModel::drop_known_lines(OpenedGame& opened) {
    std::erase_if(opened.others, [this](const KeptLine& each) { return holds(each.course); });
}

bool PlayModel::holds(const Course& other) const {
    return course_.step_like(other) ||
           std::any_of(others_.begin(), others_.end(), [&](const Kept& each) { return each.course.step_like(other); });
}

/// The line that is played, or another one, already holds the game that was opened: it is gone on with there.
bool PlayModel::stands_here(const OpenedGame& loaded) {
    if (!loaded.same || !playing()) return false;
    const auto step_of_it = [&](const Course& course) {
        return loaded.whole.empty() ? course.step_like(*loaded.session) : course.step_like(loaded.whole);
    };
    if (const auto step = step_of_it(course_)) {
        course_.go_to(*step);
        arrive();
        failure_.reset();
        return true;
    }
    for (const Kept& each : others_) {
        const auto step = step_of_it(each.course);
        if (!step) continue;
        go_to_line(each.line.number);
        course_.go_to(*step);
        arrive();
        return true;
    }
    return false;
}

void PlayModel::add_lines(OpenedGame& opened, std::vector<std::string>& unknown) {
    for (KeptLine& each : opened.others)
        others_.push_back({std::move(each.line), std::move(each.course), bots_among(each.players, unknown)});
}

/// Nothing that runs is lost, unless what was opened holds all of it.
void PlayModel::go_on_with(OpenedGame& opened) {
    const bool whole = !opened.whole.empty();
    Course course = std::move(opened.whole);
    if (!whole) course = Course{std::move(opened.rules), std::move(opened.session), lost_};
    const bool held = playing() && course.step_like(course_).has_value();
    if (!held) keep_running_game();
    // Parts of a whole course are no lines beside it.
    std::erase_if(opened.others, [&](const KeptLine& each) {
        return whole && course.step_like(*each.course.eras().back().session).has_value();
    });
    number_played(opened);
    if (opened.same && !whole && !opened.differences.empty())
        note_ = why_alike(opened) + (note_.empty() ? "" : " ") + note_;
    if (!opened.same || !lost_.empty())
        note_ = (opened.same ? in_short(lost_) : why_otherwise(opened)) + (note_.empty() ? "" : " " + note_);
    adopt(std::move(course));
}

/// Before everything else that there is to tell.
void PlayModel::note_what_is_missing(const OpenedGame& opened, std::vector<std::string> unknown) {
    const auto add = [this](const std::string& text) { note_ = text + (note_.empty() ? "" : " " + note_); };
    if (opened.unreadable > 0)
        add(counted(static_cast<int>(opened.unreadable), "line of play", "lines of play") +
            " cannot be brought back: a pack that they were played with has changed since, or the files are damaged.");
    if (opened.earlier_gone > 0)
        add("The game begins where its pack changed last: what was played before, " +
            counted(static_cast<int>(opened.earlier_gone), "step", "steps") +
            ", cannot be brought back, because another pack that it needs has changed since, or the file is damaged.");
    std::sort(unknown.begin(), unknown.end());
    unknown.erase(std::unique(unknown.begin(), unknown.end()), unknown.end());
    if (!unknown.empty()) add("There is no bot " + quote_list(unknown, " and ") + ": people sit there.");
}

bool PlayModel::take(OpenedGame opened, Diagnostics& problems) {
    if (!opened.session && opened.whole.empty()) {
        note_ = why_refused(opened.problems);
        return false;
    }
    if (opened.whole.empty()) problems.append(of_the_save(opened, false));
    stop_bots();
    note_.clear();
    std::vector<std::string> unknown;
    problems_ = {};
    lost_ = opened.whole.empty() ? losses(what_is_lost(opened)) : std::vector<std::string>();
    if (playing()) drop_known_lines(opened);
    const bool here = stands_here(opened);
    if (!here) go_on_with(opened);
    number_others(opened);
    add_lines(opened, unknown);
    bots_ = bots_among(opened.players, unknown);
    note_what_is_missing(opened, std::move(unknown));
    if (here && note_.empty()) note_ = "This game is played here already: it stands where it was saved.";
    // Bots that would play at once wait until they are let go on: people want to see first where the game stands.
    held_ = bot_decides();
    touch();
    return true;
}

}  // namespace briar::editor
