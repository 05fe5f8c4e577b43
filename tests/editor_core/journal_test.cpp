#include "editor/core/journal.hpp"

#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <csignal>
#include <cstdlib>
#include <map>
#include <random>
#include <thread>

#include "editor/core/edit_plan.hpp"
#include "editor/core/recovery.hpp"
#include "editor/core/withdraw.hpp"
#include "editor/core/workspace.hpp"
#include "runtime/source/report.hpp"
#include "tests/editor_core/journals.hpp"

namespace briar::editor {
namespace {

namespace fs = std::filesystem;

TEST(JournalRecords, ReadBackAsTheyWereWrittenUpToWhereTheyAreCut) {
    const std::vector<JournalRecord> records = {
        {JournalSort::Pack, "/a/b", "Title", false, {}, {}},
        {JournalSort::Base, std::string("\0:\xFF\n", 4), "x.yaml", true, {}, {}},
        {JournalSort::Step,
         "Label",
         "m",
         false,
         {{"x.yaml", true, {{{1, 2}, "3:"}, {{4, 4}, ""}}}, {"y", false, {}}},
         {}},
        {JournalSort::Step, "Take", {}, false, {}, {}, StepJoining::None, StepOrigin::Outside},
        {JournalSort::Undo, {}, {}, false, {}, {}},
        {JournalSort::Saved, {}, {}, false, {}, {"x.yaml", "y"}},
    };
    std::string bytes;
    std::vector<std::size_t> ends;
    for (const JournalRecord& each : records) {
        bytes += to_bytes(each);
        ends.push_back(bytes.size());
    }
    EXPECT_EQ(read_records(bytes), records);
    for (std::size_t cut = 0; cut < bytes.size(); ++cut) {
        const auto whole = static_cast<std::size_t>(
            std::count_if(ends.begin(), ends.end(), [&](std::size_t end) { return end <= cut; }));
        EXPECT_EQ(read_records(bytes.substr(0, cut)).size(), whole);
        std::string damaged = bytes;
        damaged[cut] = static_cast<char>(damaged[cut] ^ 1);
        EXPECT_LE(read_records(damaged).size(), records.size() - 1);
    }
}

TEST_F(Journals, BringBackTextsAndTheirHistory) {
    std::string after;
    {
        const auto house = folder.open("house");
        Journal journal(*house, crash.folder());
        for (std::uint32_t i = 0; i < 5; ++i)
            ASSERT_EQ(house->apply(insertion(*house, "tiles.yaml", i, "#", "typing")), "");
        ASSERT_EQ(house->apply(insertion(*house, "monsters.yaml", 0, "# mine\n")), "");
        ASSERT_EQ(house->apply(insertion(*house, "monsters.yaml", 0, "# gone\n")), "");
        house->undo();
        EditPlan plan(*house);
        plan.remove("lang/de.yaml");
        plan.create("fresh.yaml", "tiles: {}\n");
        ASSERT_EQ(house->apply(plan.finish("Files")), "");
        after = house->document("tiles.yaml")->text();
        crash.keep(journal);
        EXPECT_TRUE(find_recoveries(crash.folder()).empty() || fs::exists(journal.path())) << "it is still running";
    }
    const auto found = find_recoveries(crash.folder());
    ASSERT_EQ(found.size(), 1U);
    EXPECT_EQ(found[0].pack, folder.folder() / "house");
    EXPECT_EQ(found[0].title, "The house");
    EXPECT_EQ(found[0].files.size(), 4U);
    EXPECT_FALSE(found[0].conflict());
    EXPECT_EQ(found[0].labels.back(), "Files");
    const auto house = folder.open("house");
    ASSERT_EQ(restore(*house, found[0]), "");
    EXPECT_EQ(house->document("tiles.yaml")->text(), after);
    EXPECT_EQ(house->document("monsters.yaml")->text(), "# mine\n" + folder.read("house/monsters.yaml"));
    EXPECT_EQ(house->history().steps().size(), 3U) << "typing is one step again";
    while (house->undo()) {
    }
    EXPECT_FALSE(house->modified());
    discard(found[0]);
    EXPECT_TRUE(find_recoveries(crash.folder()).empty());
}

/// What comes back is asked about like before.
TEST_F(Journals, KnowWhatOthersWroteOnTheWay) {
    const std::string manifest = folder.read("house/pack.yaml");
    {
        const auto house = folder.open("house");
        Journal journal(*house, crash.folder());
        ASSERT_EQ(house->apply(insertion(*house, "tiles.yaml", 0, "# mine\n")), "");
        for (const std::string& theirs : {manifest + "# broken\n", manifest}) {
            folder.write("house/pack.yaml", theirs);
            ASSERT_TRUE(follow_disk(*house).empty());
        }
        crash.keep(journal);
    }
    const auto found = find_recoveries(crash.folder());
    ASSERT_EQ(found.size(), 1U);
    const auto house = folder.open("house");
    ASSERT_EQ(restore(*house, found[0]), "");
    ASSERT_EQ(house->history().steps().size(), 3U);
    EXPECT_EQ(house->history().outside_files_since(0), std::vector<std::string>{"pack.yaml"});
    EXPECT_EQ(house->history().one_back(), 1U);
}

TEST_F(Journals, KnowWhatWasSavedOnTheWay) {
    {
        const auto house = folder.open("house");
        Journal journal(*house, crash.folder());
        ASSERT_EQ(house->apply(insertion(*house, "tiles.yaml", 0, "# a\n")), "");
        ASSERT_TRUE(house->save_all().ok());
        crash.keep(journal);
    }
    EXPECT_TRUE(find_recoveries(crash.folder()).empty()) << "nothing was lost";
    {
        const auto house = folder.open("house");
        Journal journal(*house, crash.folder());
        ASSERT_EQ(house->apply(insertion(*house, "tiles.yaml", 0, "# b\n")), "");
        ASSERT_TRUE(house->save_all().ok());
        ASSERT_EQ(house->apply(insertion(*house, "tiles.yaml", 0, "# c\n")), "");
        crash.keep(journal);
    }
    const auto found = find_recoveries(crash.folder());
    ASSERT_EQ(found.size(), 1U);
    EXPECT_FALSE(found[0].conflict()) << "the disk is as we left it";
    const auto house = folder.open("house");
    ASSERT_EQ(restore(*house, found[0]), "");
    EXPECT_TRUE(house->document("tiles.yaml")->text().starts_with("# c\n# b\n# a\n"));
}

/// What was saved is on the disk for others to change: it is not lost, and never lies over what they wrote since.
TEST_F(Journals, LeaveWhatWasSavedToWhoeverWritesAfterwards) {
    const std::string tiles = folder.read("house/tiles.yaml");
    {
        const auto house = folder.open("house");
        Journal journal(*house, crash.folder());
        ASSERT_EQ(house->apply(insertion(*house, "tiles.yaml", 0, "# a\n")), "");
        ASSERT_TRUE(house->save_all().ok());
        crash.keep(journal);
    }
    folder.write("house/tiles.yaml", "# a\n" + tiles + "# theirs\n");
    EXPECT_TRUE(find_recoveries(crash.folder()).empty());
    {
        const auto house = folder.open("house");
        Journal journal(*house, crash.folder());
        folder.write("house/tiles.yaml", "# b\n" + tiles);
        (void)follow_disk(*house);
        ASSERT_EQ(house->document("tiles.yaml")->text(), "# b\n" + tiles);
        crash.keep(journal);
    }
    fs::remove(folder.folder() / "house/tiles.yaml");
    EXPECT_TRUE(find_recoveries(crash.folder()).empty()) << "what was taken over from others";
    folder.write("house/tiles.yaml", tiles);
    {
        const auto house = folder.open("house");
        Journal journal(*house, crash.folder());
        ASSERT_EQ(house->apply(insertion(*house, "tiles.yaml", 0, "# saved\n")), "");
        ASSERT_TRUE(house->save_all().ok());
        ASSERT_EQ(house->apply(insertion(*house, "monsters.yaml", 0, "# unsaved\n")), "");
        crash.keep(journal);
    }
    folder.write("house/tiles.yaml", tiles + "# theirs\n");
    const auto found = find_recoveries(crash.folder());
    ASSERT_EQ(found.size(), 1U);
    EXPECT_FALSE(found[0].conflict());
    const auto house = folder.open("house");
    ASSERT_EQ(restore(*house, found[0]), "");
    EXPECT_EQ(house->modified_files(), (std::vector<std::string>{"monsters.yaml"}));
    EXPECT_EQ(house->document("tiles.yaml")->text(), tiles + "# theirs\n");
}

/// Whoever puts a saved file back to what it was has written, too.
TEST_F(Journals, DoNotDoAgainWhatWasSavedAndPutBackByOthers) {
    const std::string tiles = folder.read("house/tiles.yaml");
    {
        const auto house = folder.open("house");
        Journal journal(*house, crash.folder());
        ASSERT_EQ(house->apply(insertion(*house, "tiles.yaml", 0, "# saved\n")), "");
        ASSERT_TRUE(house->save_all().ok());
        ASSERT_EQ(house->apply(insertion(*house, "monsters.yaml", 0, "# unsaved\n")), "");
        crash.keep(journal);
    }
    folder.write("house/tiles.yaml", tiles);
    const auto found = find_recoveries(crash.folder());
    ASSERT_EQ(found.size(), 1U);
    const auto house = folder.open("house");
    ASSERT_EQ(restore(*house, found[0]), "");
    EXPECT_EQ(house->modified_files(), (std::vector<std::string>{"monsters.yaml"}));
    EXPECT_EQ(house->document("tiles.yaml")->text(), tiles);
}

TEST_F(Journals, LeaveFilesThatOthersChangedToThePerson) {
    const std::string base = folder.read("house/tiles.yaml");
    {
        const auto house = folder.open("house");
        Journal journal(*house, crash.folder());
        ASSERT_EQ(house->apply(insertion(*house, "tiles.yaml", 0, "# ours\n")), "");
        ASSERT_EQ(house->apply(insertion(*house, "monsters.yaml", 0, "# ours\n")), "");
        crash.keep(journal);
    }
    folder.write("house/tiles.yaml", base + "# theirs\n");
    const auto found = find_recoveries(crash.folder());
    ASSERT_EQ(found.size(), 1U);
    EXPECT_TRUE(found[0].conflict());
    const Versions& versions = found[0].files.at(1).versions;
    EXPECT_EQ(versions.file, "tiles.yaml");
    EXPECT_EQ(versions.base, base);
    EXPECT_EQ(versions.ours, "# ours\n" + base);
    EXPECT_EQ(versions.theirs, base + "# theirs\n");
    const auto house = folder.open("house");
    ASSERT_EQ(restore(*house, found[0]), "");
    EXPECT_EQ(house->modified_files(), (std::vector<std::string>{"monsters.yaml"}));
    const std::vector<Versions> left = conflicts_of(*house, found[0]);
    ASSERT_EQ(left.size(), 1U);
    ASSERT_EQ(take_version(*house, left[0], Choose::Merged), "");
    EXPECT_EQ(house->document("tiles.yaml")->text(), "# ours\n" + base + "# theirs\n");
}

TEST_F(Journals, TypingThatWasTakenBackStaysSoAndNothingTypedLaterIsLost) {
    const std::string base = folder.read("house/tiles.yaml");
    {
        const auto house = folder.open("house");
        Journal journal(*house, crash.folder());
        const auto type = [&](std::uint32_t at, const std::string& letters) {
            for (const char letter : letters)
                ASSERT_EQ(house->apply(insertion(*house, "tiles.yaml", at++, std::string(1, letter), "typing")), "");
        };
        type(0, "# gone\n");
        house->undo();
        EditPlan plan(*house);
        plan.create("ghost.yaml", "tiles: {}\n");
        ASSERT_EQ(house->apply(plan.finish("Make a file")), "");
        house->undo();
        type(0, "# saved\n");
        ASSERT_TRUE(house->save_all().ok());
        type(0, "# first\n");
        house->undo();
        house->redo();
        ASSERT_EQ(house->apply(insertion(*house, "monsters.yaml", 0, "# last\n")), "");
        crash.keep(journal);
    }
    const auto found = find_recoveries(crash.folder());
    ASSERT_EQ(found.size(), 1U);
    const auto house = folder.open("house");
    ASSERT_EQ(restore(*house, found[0]), "");
    EXPECT_EQ(house->document("tiles.yaml")->text(), "# first\n# saved\n" + base);
    EXPECT_EQ(house->document("ghost.yaml"), nullptr);
    EXPECT_EQ(house->modified_files(), (std::vector<std::string>{"monsters.yaml", "tiles.yaml"}));
    ASSERT_EQ(house->history().position(), 2U) << "what came after saving is undone step by step";
    house->undo();
    house->undo();
    EXPECT_FALSE(house->modified());
}

TEST_F(Journals, TypingThatCameToNothingLeavesNoStepBehind) {
    const std::string base = folder.read("house/tiles.yaml");
    {
        const auto house = folder.open("house");
        Journal journal(*house, crash.folder());
        ASSERT_EQ(house->apply(insertion(*house, "monsters.yaml", 0, "# before\n")), "");
        ASSERT_EQ(house->apply(insertion(*house, "tiles.yaml", 0, "2", "typing")), "");
        ASSERT_EQ(house->apply(insertion(*house, "tiles.yaml", 1, "5", "typing")), "");
        ASSERT_EQ(house->apply(deletion(*house, "tiles.yaml", 0, 2, "typing")), "");
        EXPECT_EQ(house->history().steps().size(), 1U);
        EXPECT_EQ(house->history().undo_label(), "Insert");
        ASSERT_EQ(house->apply(insertion(*house, "tiles.yaml", 0, "# after\n", "typing")), "");
        crash.keep(journal);
    }
    const auto found = find_recoveries(crash.folder());
    ASSERT_EQ(found.size(), 1U);
    EXPECT_EQ(found[0].labels, (std::vector<std::string>{"Insert", "Insert"}));
    const auto house = folder.open("house");
    ASSERT_EQ(restore(*house, found[0]), "");
    EXPECT_EQ(house->document("tiles.yaml")->text(), "# after\n" + base);
    EXPECT_EQ(house->history().steps().size(), 2U);
    house->undo();
    EXPECT_EQ(house->document("tiles.yaml")->text(), base);
    EXPECT_EQ(house->modified_files(), (std::vector<std::string>{"monsters.yaml"}));
}

TEST_F(Journals, TakingBackWhatWasSavedIsRestoredToo) {
    const std::string base = folder.read("house/tiles.yaml");
    {
        const auto house = folder.open("house");
        Journal journal(*house, crash.folder());
        ASSERT_EQ(house->apply(insertion(*house, "tiles.yaml", 0, "# a\n")), "");
        ASSERT_EQ(house->apply(insertion(*house, "tiles.yaml", 0, "# b\n")), "");
        ASSERT_TRUE(house->save_all().ok());
        house->undo();
        crash.keep(journal);
    }
    const auto found = find_recoveries(crash.folder());
    ASSERT_EQ(found.size(), 1U);
    const auto house = folder.open("house");
    ASSERT_EQ(restore(*house, found[0]), "");
    EXPECT_EQ(house->document("tiles.yaml")->text(), "# a\n" + base);
    EXPECT_EQ(house->history().undo_label(), "Taking back: Insert");
}

/// Anything that people do with texts, until the editor is gone: everything that was there is there again.
TEST(JournalsByChance, BringBackWhateverHappenedBefore) {
    for (unsigned seed = 1; seed <= 40; ++seed) {
        const PackFolder folder;
        const Crash crash(folder);
        folder.write_house();
        std::mt19937 random(seed);
        std::map<std::string, std::string> wanted;
        std::size_t done = 0;
        const std::vector<std::string> files{"tiles.yaml", "monsters.yaml", "lang/de.yaml"};
        {
            const auto house = folder.open("house");
            Journal journal(*house, crash.folder());
            for (int step = 0; step < 40; ++step) {
                const std::string& file = files[random() % files.size()];
                switch (random() % 10) {
                    case 0:
                        house->undo();
                        break;
                    case 1:
                        house->redo();
                        break;
                    case 2:
                        if (random() % 3 == 0) {
                            ASSERT_TRUE(house->save({file}).ok());
                        }
                        break;
                    case 3:
                        house->end_typing();
                        break;
                    case 4:
                    case 5:
                        // Often what was typed just now: then nothing was done.
                        if (house->document(file)->text().front() == '#') {
                            ASSERT_EQ(house->apply(deletion(*house, file, 0, 1, "type " + file)), "");
                        }
                        break;
                    case 6: {
                        EditPlan plan(*house);
                        plan.splice(files[0], {{{0, 0}, "#"}});
                        plan.splice(files[1], {{{0, 0}, "#"}});
                        Command both = plan.finish("Both");
                        both.merge = "type both";
                        ASSERT_EQ(house->apply(both), "");
                        if (random() % 2 == 0) withdraw(*house, "type both");
                        break;
                    }
                    default:
                        ASSERT_EQ(house->apply(insertion(*house, file, random() % 3, "#", "type " + file)), "");
                }
            }
            done = house->history().position();
            for (const std::string& file : files)
                wanted[file] = house->document(file)->text();
            crash.keep(journal);
        }
        const auto found = find_recoveries(crash.folder());
        const auto house = folder.open("house");
        if (!found.empty()) {
            EXPECT_FALSE(found[0].conflict()) << "seed " << seed;
            EXPECT_EQ(found[0].labels.size(), done) << "seed " << seed;
            EXPECT_EQ(restore(*house, found[0]), "") << "seed " << seed;
        }
        for (const auto& [file, text] : wanted)
            EXPECT_EQ(house->document(file)->text(), text) << "seed " << seed << ", " << file;
    }
}

TEST_F(Journals, SayWhenTheyCannotBeKept) {
    folder.write("state", "in the way");
    const auto house = folder.open("house");
    Journal journal(*house, folder.folder() / "state");
    EXPECT_NE(journal.failure(), "");
    EXPECT_EQ(house->apply(insertion(*house, "tiles.yaml", 0, "#")), "") << "editing goes on";
    journal.flush();
}

/// Types until it is killed; tells through the pipe how far it has come.
[[noreturn]] void type_for_ever(const PackFolder& folder, const fs::path& state, int pipe) {
    const auto house = folder.open("house");
    Journal journal(*house, state);
    for (std::uint32_t typed = 0;; ++typed) {
        if (!house->apply(insertion(*house, "tiles.yaml", typed, "#", "typing")).empty()) ::_exit(1);
        const std::uint32_t now = typed + 1;
        if (::write(pipe, &now, sizeof now) != sizeof now) ::_exit(1);
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }
}

TEST(JournalsByChance, LoseAtMostASecondWhenTheEditorIsKilled) {
    std::mt19937 random(11);
    for (int round = 0; round < 12; ++round) {
        const PackFolder folder;
        folder.write_house();
        const fs::path state = folder.folder() / "state";
        int ends[2];
        ASSERT_EQ(::pipe(ends), 0);
        const pid_t child = ::fork();
        if (child == 0) type_for_ever(folder, state, ends[1]);
        ::close(ends[1]);
        // What had been typed a second before the end must be there.
        using Clock = std::chrono::steady_clock;
        const auto end = Clock::now() + std::chrono::milliseconds(1000 + random() % 700);
        std::uint32_t typed = 0;
        std::uint32_t a_second_before = 0;
        while (Clock::now() < end && ::read(ends[0], &typed, sizeof typed) == sizeof typed) {
            if (Clock::now() < end - std::chrono::seconds(1)) a_second_before = typed;
        }
        ::kill(child, SIGKILL);
        ::waitpid(child, nullptr, 0);
        ::close(ends[0]);
        const auto found = find_recoveries(state);
        ASSERT_EQ(found.size(), typed == 0 ? found.size() : 1U);
        if (found.empty()) continue;
        const std::string base = folder.read("house/tiles.yaml");
        const std::string& ours = *found[0].files.at(0).versions.ours;
        const std::size_t kept = ours.size() - base.size();
        EXPECT_EQ(ours, std::string(kept, '#') + base) << "a state that there was";
        EXPECT_GE(kept, a_second_before);
        const auto house = folder.open("house");
        EXPECT_EQ(restore(*house, found[0]), "");
        EXPECT_EQ(house->document("tiles.yaml")->text(), ours);
    }
}

}  // namespace
}  // namespace briar::editor
