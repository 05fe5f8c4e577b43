#include "editor/playing/keep_job.hpp"

#include <mutex>
#include <random>
#include <set>
#include <utility>

#include "editor/playing/content_texts.hpp"
#include "editor/playing/kept_course.hpp"
#include "runtime/session/atomic_file.hpp"
#include "runtime/session/hex.hpp"
#include "runtime/session/systems.hpp"

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

/// A game of a save, with a session of its own.
struct OwnGame {
    explicit OwnGame(const GameToSave& game)
        : session(game.session->branch(game.last.value_or(game.session->last()),
                                       system_set().script_host(game.session->rules()))),
          to_save(game) {
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

/// No other file of the folder is called so, whoever has written it.
std::string unique_file() {
    std::random_device chance;
    return "game-" + to_hex((std::uint64_t{chance()} << 32U) | chance()) + ".yaml";
}

}  // namespace

struct KeepJob::Work : PartStore {
    fs::path save;
    fs::path folder;  ///< of the parts
    std::shared_ptr<KeepOrder> order;
    std::uint64_t number = 0;
    std::vector<OwnGame> games;
    std::vector<Part> parts;
    std::vector<Content> contents;
    Tree whole;
    std::set<std::string> needed;  ///< of all that is in the folder

    // --- copying, in the game's own thread

    std::string put_game(Course& course, std::size_t era) override {
        const std::string& kept_as = course.eras()[era].kept_as;
        if (kept_as.empty() || !fs::exists(folder / kept_as)) {
            course.note_kept(era, unique_file());
            parts.push_back({kept_as, copy_of_era(course, era)});
        }
        needed.insert(kept_as);
        return kept_as;
    }

    std::string put_content(const Course::Era& era) override {
        std::string name = content_name(era);
        if (needed.insert(name).second && !fs::exists(folder / name))
            contents.push_back({name, era.rules.texts, era.rules.catalog->packs().back().folder});
        return name;
    }

    // --- writing

    /// The save comes when all is there that it names.
    void write() const {
        fs::create_directories(folder);
        for (const Part& each : parts)
            save_game(*each.session, folder / each.file);
        for (const Content& each : contents)
            write_content(each);
        write_save();
        drop_others();
    }

    void write_save() const {
        std::vector<GameToSave> others;
        for (const OwnGame& each : games)
            others.push_back(each.to_save);
        const GameToSave played = others.front();
        others.erase(others.begin());
        save_game(played, save, others, whole);
    }

    /// As a whole, or not at all.
    void write_content(const Content& which) const {
        const fs::path unfinished = folder / "unfinished";
        fs::remove_all(unfinished);
        write_texts(by_name(*which.texts, which.pack), unfinished);
        fs::remove_all(folder / which.folder);
        fs::rename(unfinished, folder / which.folder);
    }

    void drop_others() const {
        std::vector<fs::path> others;
        for (const auto& each : fs::directory_iterator(folder))
            if (!needed.contains(each.path().filename().string())) others.push_back(each.path());
        for (const fs::path& each : others)
            fs::remove_all(each);
    }
};

KeepJob::KeepJob(fs::path save, const std::vector<GameToSave>& games, const std::vector<LineToKeep>& lines,
                 std::shared_ptr<KeepOrder> order) {
    const auto work = std::make_shared<Work>();
    work->folder = folder_of_parts(save);
    work->save = std::move(save);
    work->number = order->next();
    work->order = std::move(order);
    for (const GameToSave& each : games)
        work->games.emplace_back(each);
    work->whole = courses_tree(lines, *work);
    work_ = work;
}

void KeepJob::write() const {
    work_->order->in_turn(work_->number, [this] { work_->write(); });
}

std::shared_ptr<KeepOrder> make_keep_order() { return std::make_shared<KeepOrder>(); }

}  // namespace briar::editor
