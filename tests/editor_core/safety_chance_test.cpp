#include <gtest/gtest.h>

#include <map>
#include <random>
#include <set>

#include "editor/core/disk_changes.hpp"
#include "editor/core/edit_plan.hpp"
#include "editor/core/journal.hpp"
#include "editor/core/recovery.hpp"
#include "editor/core/rename.hpp"
#include "editor/core/workspace.hpp"
#include "tests/editor_core/pack_folder.hpp"

/// Somebody who works, others who write to the same files, a program that is killed: whatever the order, what somebody
/// wrote is never gone unseen.
namespace briar::editor {
namespace {

namespace fs = std::filesystem;
using State = std::optional<std::string>;

class Chance {
public:
    explicit Chance(unsigned seed) : random_(seed) {
        folder_.write_house();
        begin();
        for (const std::string& file : kFiles)
            see(file, disk(file));
    }

    void step() {
        switch (random_() % 16) {
            case 0:
                house_->undo();
                break;
            case 1:
                house_->redo();
                break;
            case 2:
                save();
                break;
            case 3:
            case 4:
                write_outside();
                break;
            case 5:
                if (pick(2) == 0) fs::remove(path(any_file()));
                break;
            case 6:
                if (pick(3) == 0) write(any_file(), bases_.begin()->second);
                break;
            case 7:
            case 8:
                follow();
                break;
            case 9:
            case 10:
                answer();
                break;
            case 11:
                plan_ = plan_rename(
                    *house_, house_->entries().find("monsters/rat") != nullptr ? "monsters/rat" : "monsters/mouse",
                    house_->entries().find("monsters/rat") != nullptr ? "mouse" : "rat");
                break;
            case 12:
                rename_as_planned();
                break;
            case 13:
                if (pick(3) == 0) kill();
                break;
            case 14:
                if (pick(3) == 0) move_folder();
                break;
            default:
                type();
        }
        for (const std::string& file : kFiles)
            if (house_->document(file)) see(file, text_here(*house_, file));
    }

private:
    static inline const std::vector<std::string> kFiles{"tiles.yaml", "monsters.yaml", "lang/de.yaml", "extra.yaml"};

    std::size_t pick(std::size_t count) { return random_() % count; }
    const std::string& any_file() { return kFiles[pick(kFiles.size())]; }
    [[nodiscard]] fs::path path(const std::string& file) const { return folder_.folder() / "house" / file; }
    [[nodiscard]] State disk(const std::string& file) const {
        return fs::exists(path(file)) ? State(folder_.read("house/" + file)) : std::nullopt;
    }
    void see(const std::string& file, const State& state) { seen_[file].insert(state); }
    std::string line() { return "# line " + std::to_string(++lines_) + "\n"; }
    /// Somewhere between two lines.
    std::size_t place_in(const std::string& text) {
        const std::size_t end = text.find('\n', text.empty() ? 0 : pick(text.size()));
        return end == std::string::npos ? 0 : end + 1;
    }

    void begin() {
        house_ = folder_.open("house");
        journal_ = std::make_unique<Journal>(*house_, state());
        asked_.clear();
        plan_.reset();
    }
    [[nodiscard]] fs::path state() const { return folder_.folder() / "state"; }

    void type() {
        const std::string& file = any_file();
        EditPlan plan(*house_);
        if (!plan.has(file)) {
            plan.create(file, line());
        } else if (pick(12) == 0) {
            plan.remove(file);
        } else {
            const auto at = static_cast<std::uint32_t>(place_in(plan.text(file)));
            plan.splice(file, {{{at, at}, line()}});
        }
        EXPECT_EQ(house_->apply(plan.finish("Type")), "");
        if (pick(3) == 0) house_->end_typing();
    }

    void write(const std::string& file, const std::string& bytes) { folder_.write("house/" + file, bytes); }
    void write_outside() {
        const std::string& file = any_file();
        std::string now = disk(file).value_or(std::string());
        bases_[file] = now;
        now.insert(place_in(now), line());
        write(file, now);
    }

    /// What was there and is not there any more was known here.
    void save() {
        std::map<std::string, State> before;
        for (const std::string& file : kFiles)
            before[file] = disk(file);
        const std::vector<std::string> modified = house_->modified_files();
        const Saved saved = house_->save_all();
        EXPECT_EQ(saved.files.size() + saved.failures.size(), modified.size());
        for (const std::string& file : kFiles) {
            const State now = disk(file);
            if (now != before[file]) {
                EXPECT_EQ(seen_[file].count(before[file]), 1U) << file << " was written over unseen";
            }
        }
        for (const std::string& file : saved.files)
            EXPECT_EQ(disk(file), text_here(*house_, file));
    }

    std::map<std::string, State> texts() const {
        std::map<std::string, State> all;
        for (const std::string& file : house_->all_texts())
            all[file] = text_here(*house_, file);
        return all;
    }
    static void forget_nothing(std::map<std::string, State>& all) {
        std::erase_if(all, [](const auto& each) { return !each.second; });
    }
    /// What came in place of a text here can be taken back.
    template <class Do>
    void undoably(const Do& what) {
        auto before = texts();
        const std::size_t position = house_->history().position();
        what();
        auto after = texts();
        const std::size_t steps = house_->history().position() - position;
        for (std::size_t i = 0; i < steps; ++i)
            house_->undo();
        auto back = texts();
        forget_nothing(before);
        forget_nothing(back);
        EXPECT_EQ(back, before);
        for (std::size_t i = 0; i < steps; ++i)
            house_->redo();
        EXPECT_EQ(texts(), after);
    }

    void follow() {
        undoably([this] { asked_ = follow_disk(*house_); });
        for (const DiskChange& each : asked_)
            EXPECT_TRUE(each.conflict);
    }
    /// To a question that was asked some time ago.
    void answer() {
        if (asked_.empty()) return;
        const DiskChange asked = asked_[pick(asked_.size())];
        const auto before = texts();
        const auto choice = static_cast<Choose>(pick(3));
        undoably([&] {
            const std::string refused = resolve(*house_, asked, choice);
            if (refused.empty()) {
                see(asked.versions.file, asked.versions.theirs);
                EXPECT_EQ(asked.versions.theirs, disk(asked.versions.file));
            } else {
                EXPECT_EQ(texts(), before) << refused;
            }
        });
    }
    void rename_as_planned() {
        if (!plan_ || !plan_->refused.empty()) return;
        std::vector<std::size_t> all;
        for (std::size_t i = 0; i < plan_->uses.size(); ++i)
            all.push_back(i);
        const auto before = texts();
        if (!house_->apply(rename(*house_, *plan_, all)).empty()) {
            EXPECT_EQ(texts(), before);
        } else {
            EXPECT_NE(house_->entries().find("monsters/" + plan_->id), nullptr);
        }
    }

    void move_folder() {
        const fs::path there = folder_.folder() / "house";
        const fs::path elsewhere = folder_.folder() / "elsewhere";
        fs::rename(there, elsewhere);
        const auto before = texts();
        follow_disk(*house_);
        EXPECT_EQ(texts(), before);
        house_->save_all();
        EXPECT_FALSE(fs::exists(there / "tiles.yaml"));
        fs::rename(elsewhere, there);
    }

    /// The program is gone at once. Others may write before it is started again.
    void kill() {
        journal_->flush();
        fs::copy_file(journal_->path(), state() / "left-behind", fs::copy_options::overwrite_existing);
        auto wanted = texts();
        forget_nothing(wanted);
        journal_.reset();
        house_.reset();
        if (pick(3) == 0) write_outside();
        begin();
        const auto found = find_recoveries(state());
        ASSERT_LE(found.size(), 1U);
        for (const std::string& file : kFiles)
            see(file, text_here(*house_, file));
        if (found.empty()) return;
        if (pick(4) == 0) type();
        const auto before = texts();
        ASSERT_EQ(restore(*house_, found[0]), "");
        auto left = conflicts_of(*house_, found[0]);
        auto now = texts();
        for (const RecoveredFile& each : found[0].files) {
            const std::string& file = each.versions.file;
            const auto known = wanted.find(file);
            const State lost = known == wanted.end() ? std::nullopt : known->second;
            EXPECT_EQ(each.versions.ours, lost) << file;
            const bool asked =
                std::any_of(left.begin(), left.end(), [&](const Versions& versions) { return versions.file == file; });
            // What lay on the disk, and what somebody is asked about, stays as it stands.
            const State here = before.count(file) != 0 ? before.at(file) : std::nullopt;
            EXPECT_EQ(now[file], asked || each.versions.ours == each.versions.base ? here : lost) << file;
        }
        for (const Versions& each : left)
            if (pick(2) == 0)
                undoably([&] { static_cast<void>(take_version(*house_, each, static_cast<Choose>(pick(3)))); });
        discard(found[0]);
    }

    PackFolder folder_;
    std::mt19937 random_;
    std::unique_ptr<Workspace> house_;
    std::unique_ptr<Journal> journal_;
    std::map<std::string, std::set<State>> seen_;  // by whoever sits here
    std::map<std::string, std::string> bases_{{"tiles.yaml", "tiles: {}\n"}};
    std::vector<DiskChange> asked_;
    std::optional<Rename> plan_;
    int lines_ = 0;
};

TEST(SafetyByChance, WhatSomebodyWroteIsNeverGoneUnseen) {
    for (unsigned seed = 1; seed <= 150 && !testing::Test::HasFailure(); ++seed) {
        SCOPED_TRACE("seed " + std::to_string(seed));
        Chance chance(seed);
        for (int step = 0; step < 80; ++step)
            chance.step();
    }
}

}  // namespace
}  // namespace briar::editor
