#include "editor/playing/keep_job.hpp"

#include <algorithm>
#include <mutex>
#include <random>
#include <set>
#include <utility>

#include "editor/playing/content_texts.hpp"
#include "editor/playing/kept_course.hpp"
#include "runtime/session/atomic_file.hpp"
#include "runtime/session/hex.hpp"
#include "runtime/session/systems.hpp"
#include "runtime/source/tree.hpp"

namespace briar::editor {
namespace fs = std::filesystem;

class KeepOrder {
public:
    /// In the game's own thread.
    std::uint64_t next() { return ++made_; }
    /// Does it, unless a later one has been done.
    template <class Act>
    void in_turn(std::uint64_t number, const Act& act) {
        const std::lock_guard lock(guard_);
        if (number <= done_) return;
        act();
        done_ = number;
    }

private:
    std::mutex guard_;
    std::uint64_t made_ = 0;
    std::uint64_t done_ = 0;
};

namespace {

std::unique_ptr<Session> copy_of(const Session& session, std::size_t step) {
    return session.branch(step, system_set().script_host(session.rules()));
}

/// A game of a save, with a session of its own.
struct OwnGame {
    explicit OwnGame(const GameToSave& game)
        : session(copy_of(*game.session, game.last.value_or(game.session->last()))), to_save(game) {
        session->go_to(game.session->at());
        session->set_unlearned(game.session->unlearned());
        to_save.session = session.get();
        to_save.last.reset();
    }

    std::unique_ptr<Session> session;
    GameToSave to_save;
};

/// What was played on the same content.
struct Part {
    std::string file;
    std::unique_ptr<Session> session;
};

struct Content {
    std::string folder;
    std::shared_ptr<const Overlay> texts;
    fs::path pack;
};

Tree list_of(const std::vector<std::string>& all) {
    Tree list = Tree::list();
    for (const std::string& each : all)
        list.push(each);
    return list;
}

/// No other file of the folder is called so, whoever has written it.
std::string unique_file() {
    std::random_device chance;
    return "game-" + to_hex((std::uint64_t{chance()} << 32U) | chance()) + ".yaml";
}

}  // namespace

struct KeepJob::Work {
    fs::path save;
    fs::path folder;  ///< of the courses
    std::shared_ptr<KeepOrder> order;
    std::uint64_t number = 0;
    std::vector<OwnGame> games;
    std::vector<Part> parts;
    std::vector<Content> contents;
    Tree list = Tree::map();
    std::set<std::string> needed;  ///< of all that is in the folder

    // --- copying, in the game's own thread

    Tree line(const LineToKeep& kept) {
        Tree tree = Tree::map();
        tree["line"] = kept.line.number;
        tree["begun_at"] = kept.line.begun_at;
        if (kept.line.is_new) tree["is_new"] = true;
        if (!kept.line.called.empty()) tree["called"] = kept.line.called;
        tree["players"] = list_of(kept.players);
        tree["at"] = kept.course.at();
        tree["eras"] = Tree::list();
        for (std::size_t i = 0; i < kept.course.eras().size(); ++i)
            tree["eras"].push(era(kept.course, i));
        return tree;
    }

    Tree era(Course& course, std::size_t index) {
        const Course::Era& era = course.eras()[index];
        Tree tree = Tree::map();
        tree["game"] = game(course, index);
        tree["content"] = content(era);
        tree["pack"] = era.rules.catalog->packs().back().folder.string();
        tree["packs"] = list_of(era.rules.wish.packs);
        tree["from"] = era.from;
        tree["begins"] = era.begins;
        tree["left"] = era.left;
        tree["quiet_lines"] = era.quiet_lines;
        tree["told"] = list_of(era.told);
        return tree;
    }

    std::string game(Course& course, std::size_t index) {
        const Course::Era& era = course.eras()[index];
        if (era.kept_as.empty() || !fs::exists(folder / era.kept_as)) {
            course.note_kept(index, unique_file());
            const bool last = index + 1 == course.eras().size();
            parts.push_back({era.kept_as, copy_of(*era.session, last ? era.session->last() : era.left)});
        }
        needed.insert(era.kept_as);
        return era.kept_as;
    }

    std::string content(const Course::Era& era) {
        const Pack& pack = era.rules.catalog->packs().back();
        const std::string name = "content-" + to_hex(pack.content_hash);
        if (needed.insert(name).second && !fs::exists(folder / name))
            contents.push_back({name, era.rules.texts, pack.folder});
        return name;
    }

    // --- writing

    /// The list comes when all is there that it names.
    void write() const {
        fs::create_directories(folder);
        for (const Part& each : parts)
            save_game(*each.session, folder / each.file);
        for (const Content& each : contents)
            write_content(each);
        write_save();
        write_atomically(list_of_courses(folder), list.to_yaml());
        drop_others();
    }

    void write_save() const {
        std::vector<GameToSave> others;
        for (const OwnGame& each : games)
            others.push_back(each.to_save);
        const GameToSave played = others.front();
        others.erase(others.begin());
        save_game(played, save, others);
    }

    /// As a whole, or not at all.
    void write_content(const Content& which) const {
        const fs::path unfinished = folder / "unfinished";
        fs::remove_all(unfinished);
        write_texts(*which.texts, which.pack, unfinished);
        fs::remove_all(folder / which.folder);
        fs::rename(unfinished, folder / which.folder);
    }

    void drop_others() const {
        const fs::path own = list_of_courses(folder).filename();
        std::vector<fs::path> others;
        for (const auto& each : fs::directory_iterator(folder)) {
            const fs::path name = each.path().filename();
            if (name != own && !needed.contains(name.string())) others.push_back(each.path());
        }
        for (const fs::path& each : others)
            fs::remove_all(each);
    }
};

KeepJob::KeepJob(fs::path save, const std::vector<GameToSave>& games, const std::vector<LineToKeep>& lines,
                 std::shared_ptr<KeepOrder> order) {
    const auto work = std::make_shared<Work>();
    work->folder = folder_of_courses(save);
    work->save = std::move(save);
    work->number = order->next();
    work->order = std::move(order);
    for (const GameToSave& each : games)
        work->games.emplace_back(each);
    const Session& played = *games.front().session;
    work->list["hash"] = to_hex(played.state_hash());
    work->list["steps"] = played.at();
    work->list["others"] = Tree::list();
    for (const LineToKeep& each : lines) {
        if (!can_be_kept_whole(each.course)) continue;
        const bool is_played = &each.course.session() == &played;
        (is_played ? work->list["played"] : work->list["others"].push()) = work->line(each);
    }
    work_ = work;
}

void KeepJob::write() const {
    work_->order->in_turn(work_->number, [this] { work_->write(); });
}

std::shared_ptr<KeepOrder> make_keep_order() { return std::make_shared<KeepOrder>(); }

bool can_be_kept_whole(const Course& course) {
    return std::all_of(course.eras().begin(), course.eras().end(),
                       [](const Course::Era& each) { return each.rules.texts != nullptr; });
}

}  // namespace briar::editor
