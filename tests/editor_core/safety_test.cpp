#include <gtest/gtest.h>
#include <sys/resource.h>

#include <chrono>
#include <csignal>
#include <thread>

#include "editor/core/disk_changes.hpp"
#include "editor/core/edit_plan.hpp"
#include "editor/core/entry_commands.hpp"
#include "editor/core/fixes.hpp"
#include "editor/core/journal.hpp"
#include "editor/core/recovery.hpp"
#include "editor/core/rename.hpp"
#include "editor/core/workspace.hpp"
#include "tests/editor_core/pack_folder.hpp"

/// What others write while somebody reads, chooses or thinks.
namespace briar::editor {
namespace {

namespace fs = std::filesystem;

class Safety : public testing::Test {
protected:
    void SetUp() override {
        folder.write_house();
        house = folder.open("house");
    }
    [[nodiscard]] std::string text(const std::string& file) const { return house->document(file)->text(); }
    [[nodiscard]] std::string on_disk(const std::string& file) const { return folder.read("house/" + file); }
    void write_outside(const std::string& file, const std::string& bytes) const {
        folder.write("house/" + file, bytes);
    }
    void type(const std::string& words, const std::string& file = "tiles.yaml") const {
        EditPlan plan(*house);
        plan.splice(file, {{{0, 0}, words}});
        ASSERT_EQ(house->apply(plan.finish("Type")), "");
    }
    [[nodiscard]] DiskChange question() const {
        const std::vector<DiskChange> asked = follow_disk(*house);
        EXPECT_EQ(asked.size(), 1U);
        return asked.empty() ? DiskChange{} : asked.front();
    }
    [[nodiscard]] fs::path state() const { return folder.folder() / "state"; }
    /// A copy of the journal as it lies there when the program is killed.
    void crash(Journal& journal) const {
        journal.flush();
        fs::copy_file(journal.path(), state() / "left-behind", fs::copy_options::overwrite_existing);
    }

    const PackFolder folder;
    std::unique_ptr<Workspace> house;
};

TEST_F(Safety, APlanOfPlacesThatMovedIsRefused) {
    const Rename plan = plan_rename(*house, "monsters/rat", "zeta");
    write_outside("monsters.yaml", "# an outside comment that moves everything\n" + on_disk("monsters.yaml"));
    ASSERT_TRUE(follow_disk(*house).empty());
    const std::string before = text("monsters.yaml");
    const Command old = rename(*house, plan, {0, 1, 2, 3});
    EXPECT_EQ(old.refused, "the pack was changed meanwhile; look at the places again");
    EXPECT_NE(house->apply(old), "");
    EXPECT_EQ(text("monsters.yaml"), before);

    const Rename again = plan_rename(*house, "monsters/rat", "zeta");
    EXPECT_TRUE(read_alike(plan.uses, again.uses)) << "the same words, only further down";
    ASSERT_EQ(house->apply(rename(*house, again, {0, 1, 2, 3})), "");
    EXPECT_NE(house->entries().find("monsters/zeta"), nullptr);
}

TEST_F(Safety, UsesThatCameMeanwhileAreNotTheOnesThatWereRead) {
    const std::vector<Use> read = find_uses(*house, "monsters/rat");
    write_outside("more.yaml", "tiles:\n  nest: {name: Nest, edges: n, monster: rat}\npatch: {monsters: {rat: {}}}\n");
    ASSERT_TRUE(follow_disk(*house).empty());
    EXPECT_FALSE(read_alike(read, find_uses(*house, "monsters/rat")));
}

TEST_F(Safety, CommandsOfOlderTextsAreRefused) {
    const Command gone = delete_entries(*house, {"monsters/rat"});
    const Command copy = duplicate_entry(*house, "monsters/rat", "mouse");
    const Command made = new_entry(*house, "monsters", "mouse");
    write_outside("monsters.yaml", "# moved\n" + on_disk("monsters.yaml"));
    ASSERT_TRUE(follow_disk(*house).empty());
    for (const Command& old : {gone, copy, made})
        EXPECT_EQ(house->apply(old), "monsters.yaml was changed meanwhile; try again") << old.label;
}

TEST_F(Safety, ACommandThatMakesAFileDoesNotReplaceOneThatAppeared) {
    EditPlan plan(*house);
    plan.create("tests/recorded.yaml", "tests: {}\n");
    const Command command = plan.finish("Record");
    write_outside("tests/recorded.yaml", "# theirs\n");
    ASSERT_EQ(house->apply(command), "") << "nobody has looked at the disk yet";
    EXPECT_FALSE(house->save_all().ok());
    EXPECT_EQ(on_disk("tests/recorded.yaml"), "# theirs\n");
    EXPECT_TRUE(question().conflict);
}

TEST_F(Safety, AnAnswerIsAboutWhatWasAsked) {
    const std::string base = on_disk("tiles.yaml");
    for (const Choose choice : {Choose::Ours, Choose::Theirs, Choose::Merged}) {
        write_outside("tiles.yaml", base);
        house = folder.open("house");
        type("# mine\n");
        write_outside("tiles.yaml", base + "# first\n");
        const DiskChange asked = question();
        write_outside("tiles.yaml", base + "# first\n# second\n");
        EXPECT_EQ(resolve(*house, asked, choice), "tiles.yaml was changed outside once more; look again");
        EXPECT_EQ(text("tiles.yaml"), "# mine\n" + base);
        EXPECT_FALSE(house->save_all().ok()) << "nobody has seen the second change";
        EXPECT_EQ(on_disk("tiles.yaml"), base + "# first\n# second\n");
        ASSERT_EQ(resolve(*house, question(), choice), "");
        EXPECT_EQ(text("tiles.yaml").find("# second") != std::string::npos, choice != Choose::Ours);
    }
}

TEST_F(Safety, AnAnswerTakesNothingBackThatWasTypedMeanwhile) {
    type("# mine\n");
    write_outside("tiles.yaml", on_disk("tiles.yaml") + "# theirs\n");
    const DiskChange asked = question();
    type("# more\n");
    const std::string here = text("tiles.yaml");
    EXPECT_EQ(resolve(*house, asked, Choose::Ours), "tiles.yaml was changed here meanwhile; look again");
    EXPECT_EQ(text("tiles.yaml"), here);
}

TEST_F(Safety, AFileThatCameBackIsNotDeletedByAnAnswerGivenBefore) {
    const std::string base = on_disk("tiles.yaml");
    type("# mine\n");
    fs::remove(folder.folder() / "house/tiles.yaml");
    const DiskChange asked = question();
    write_outside("tiles.yaml", base + "# came back\n");
    EXPECT_NE(resolve(*house, asked, Choose::Theirs), "");
    EXPECT_TRUE(house->document("tiles.yaml")->present());
    EXPECT_FALSE(house->save_all().ok());
    EXPECT_EQ(on_disk("tiles.yaml"), base + "# came back\n");
}

TEST_F(Safety, AFolderThatIsAwayTakesNothingWithIt) {
    type("# mine\n");
    EditPlan plan(*house);
    plan.create("fresh.yaml", "tiles: {}\n");
    ASSERT_EQ(house->apply(plan.finish("Make a file")), "");
    const fs::path there = folder.folder() / "house";
    fs::rename(there, folder.folder() / "elsewhere");
    EXPECT_TRUE(house->folder_is_away());
    EXPECT_TRUE(follow_disk(*house).empty());
    EXPECT_NE(house->entries().find("monsters/rat"), nullptr) << "the pack is as it was";
    const Saved saved = house->save_all();
    ASSERT_EQ(saved.failures.size(), 2U);
    EXPECT_NE(saved.failures[0].find("its folder is not there any more"), std::string::npos) << saved.failures[0];
    EXPECT_FALSE(fs::exists(there)) << "nothing is made in the place where it will be back";
    fs::rename(folder.folder() / "elsewhere", there);
    EXPECT_TRUE(follow_disk(*house).empty());
    EXPECT_TRUE(house->save_all().ok());
}

TEST_F(Safety, AWriteProtectedFileIsWrittenOnlyWhenSomebodySaysSo) {
    type("# mine\n");
    const fs::path file = folder.folder() / "house/tiles.yaml";
    const fs::perms marked = fs::perms::owner_read | fs::perms::group_read | fs::perms::others_read;
    fs::permissions(file, marked);
    const std::string before = on_disk("tiles.yaml");
    const Saved saved = house->save_all();
    EXPECT_EQ(saved.write_protected, (std::vector<std::string>{"tiles.yaml"}));
    EXPECT_TRUE(saved.failures.empty()) << "it is not told twice";
    EXPECT_FALSE(saved.ok());
    EXPECT_EQ(on_disk("tiles.yaml"), before);
    EXPECT_TRUE(house->modified());
    EXPECT_TRUE(house->save(saved.write_protected, WriteProtection::Overridden).ok());
    EXPECT_TRUE(on_disk("tiles.yaml").starts_with("# mine\n"));
    EXPECT_EQ(fs::status(file).permissions(), marked) << "it stays marked";
}

TEST_F(Safety, AFileThatCouldNotBeReadIsShownWhenItCan) {
    const fs::path file = folder.folder() / "house/tiles.yaml";
    const std::string tiles = on_disk("tiles.yaml");
    fs::resize_file(file, kLargestFile + 1);
    house = folder.open("house");
    EXPECT_NE(house->document("tiles.yaml")->failure().find("split it up"), std::string::npos) << "says what to do";
    EXPECT_EQ(house->document("tiles.yaml")->text(), "");
    EXPECT_TRUE(follow_disk(*house).empty());
    write_outside("tiles.yaml", tiles);
    EXPECT_TRUE(follow_disk(*house).empty());
    EXPECT_EQ(text("tiles.yaml"), tiles);
    EXPECT_FALSE(house->document("tiles.yaml")->read_only());
    EXPECT_FALSE(house->modified());
}

TEST_F(Safety, ProblemsOfAPackThatIsNotLoadedLeadToItsFiles) {
    folder.write("cellar/pack.yaml", "id: [\n");
    ASSERT_EQ(house->below()->pack("cellar"), nullptr);
    const auto document = house->document_at((folder.folder() / "cellar/pack.yaml").string());
    ASSERT_NE(document, nullptr);
    EXPECT_EQ(document->name(), "cellar/pack.yaml");
    EXPECT_TRUE(document->read_only());
    EXPECT_EQ(house->document_at((folder.folder() / "nowhere.yaml").string()), nullptr);
}

TEST_F(Safety, AFileBelowThatWasAwayIsFoundWhenItIsBack) {
    folder.write_wing();
    house = folder.open("wing");
    const std::string place = (folder.folder() / "house/tiles.yaml").string();
    const std::string tiles = on_disk("tiles.yaml");
    fs::remove(place);
    EXPECT_EQ(house->document_at(place), nullptr);
    write_outside("tiles.yaml", tiles);
    ASSERT_NE(house->document_at(place), nullptr);
    EXPECT_EQ(house->document_at(place)->text(), tiles);
}

/// No file can grow beyond a size, as on a disk that is full.
class FullDisk {
public:
    explicit FullDisk(std::size_t size) : signal_(std::signal(SIGXFSZ, SIG_IGN)) {
        ::getrlimit(RLIMIT_FSIZE, &before_);
        rlimit small = before_;
        small.rlim_cur = size;
        ::setrlimit(RLIMIT_FSIZE, &small);
    }
    FullDisk(const FullDisk&) = delete;
    FullDisk& operator=(const FullDisk&) = delete;
    ~FullDisk() {
        ::setrlimit(RLIMIT_FSIZE, &before_);
        std::signal(SIGXFSZ, signal_);
    }

private:
    void (*signal_)(int);
    rlimit before_{};
};

bool becomes_safe(const Journal& journal) {
    const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(20);
    while (!journal.failure().empty() && std::chrono::steady_clock::now() < end)
        std::this_thread::sleep_for(std::chrono::milliseconds(20));
    return journal.failure().empty();
}

TEST_F(Safety, AJournalGoesOnWhenThereIsRoomAgain) {
    Journal journal(*house, state());
    type("# one\n");
    journal.flush();
    {
        const FullDisk full(fs::file_size(journal.path()) + 20);
        type("# two\n");
        journal.flush();
        EXPECT_NE(journal.failure(), "");
        type("# three\n");
    }
    ASSERT_TRUE(becomes_safe(journal));
    type("# four\n");
    crash(journal);
    const auto found = find_recoveries(state());
    ASSERT_EQ(found.size(), 1U);
    EXPECT_EQ(found[0].files.at(0).versions.ours, text("tiles.yaml"));
    EXPECT_EQ(found[0].labels.size(), 4U);
}

TEST_F(Safety, AJournalOfAFullDiskDoesNotOfferWhatIsOlderThanWhatWasSaved) {
    Journal journal(*house, state());
    type("# one\n");
    journal.flush();
    const FullDisk full(fs::file_size(journal.path()) + 20);
    type("# two\n");
    journal.flush();
    ASSERT_NE(journal.failure(), "");
    ASSERT_TRUE(house->save_all().ok());
    ASSERT_TRUE(becomes_safe(journal)) << "there is room for what is left to be told";
    crash(journal);
    EXPECT_TRUE(find_recoveries(state()).empty());
}

TEST_F(Safety, AJournalThatWasClearedAwayIsWrittenAnew) {
    Journal journal(*house, state());
    type("# one\n");
    journal.flush();
    fs::remove(journal.path());
    type("# two\n");
    crash(journal);
    const auto found = find_recoveries(state());
    ASSERT_EQ(found.size(), 1U);
    EXPECT_EQ(found[0].files.at(0).versions.ours, text("tiles.yaml"));
}

TEST_F(Safety, DiscardedWorkCanBeBroughtBackUntilItIsForgotten) {
    {
        Journal journal(*house, state());
        type("# one\n");
        crash(journal);
    }
    const auto found = find_recoveries(state());
    ASSERT_EQ(found.size(), 1U);
    put_aside(found[0]);
    EXPECT_TRUE(find_recoveries(state()).empty());
    EXPECT_EQ(bring_back(found[0]), "");
    ASSERT_EQ(find_recoveries(state()).size(), 1U);
    put_aside(found[0]);
    forget_put_aside(state());
    EXPECT_EQ(bring_back(found[0]), "");
    EXPECT_EQ(find_recoveries(state()).size(), 1U) << "another window began meanwhile";
    put_aside(found[0]);
    const fs::path aside = state() / "discarded" / found[0].journal.filename();
    ASSERT_TRUE(fs::exists(aside));
    fs::last_write_time(aside, fs::file_time_type::clock::now() - std::chrono::hours(24 * 8));
    forget_put_aside(state());
    EXPECT_FALSE(fs::exists(aside)) << "nobody wants it any more";
    EXPECT_EQ(bring_back(found[0]), "") << "but for who still has it";
    const auto again = find_recoveries(state());
    ASSERT_EQ(again.size(), 1U);
    EXPECT_EQ(again[0].records, found[0].records);
}

TEST_F(Safety, LostWorkDoesNotReplaceWhatWasTypedBeforeItIsRestored) {
    const std::string base = text("tiles.yaml");
    {
        Journal journal(*house, state());
        type("# lost\n");
        type("# lost\n", "monsters.yaml");
        crash(journal);
    }
    const auto found = find_recoveries(state());
    ASSERT_EQ(found.size(), 1U);
    EXPECT_EQ(last_change(found[0]).file, "monsters.yaml");
    house = folder.open("house");
    EditPlan plan(*house);
    const auto end = static_cast<std::uint32_t>(base.size());
    plan.splice("tiles.yaml", {{{end, end}, "# typed while it was asked\n"}});
    ASSERT_EQ(house->apply(plan.finish("Type")), "");
    write_outside("monsters.yaml", on_disk("monsters.yaml") + "# written while it was asked\n");
    ASSERT_TRUE(follow_disk(*house).empty());
    ASSERT_EQ(restore(*house, found[0]), "");
    EXPECT_EQ(text("tiles.yaml"), base + "# typed while it was asked\n");
    const std::vector<Versions> left = conflicts_of(*house, found[0]);
    ASSERT_EQ(left.size(), 2U);
    for (const Versions& each : left)
        ASSERT_EQ(take_version(*house, each, Choose::Merged), "");
    EXPECT_EQ(text("tiles.yaml"), "# lost\n" + base + "# typed while it was asked\n");
    EXPECT_TRUE(text("monsters.yaml").starts_with("# lost\n"));
    EXPECT_TRUE(text("monsters.yaml").ends_with("# written while it was asked\n"));
    EXPECT_TRUE(house->save_all().ok());
}

TEST_F(Safety, AnotherEditorWithUnsavedWorkIsSeen) {
    Journal mine(*house, state());
    mine.flush();
    EXPECT_TRUE(others_at_work(house->folder(), mine.path(), state()).empty());
    const auto second = folder.open("house");
    {
        Journal theirs(*second, state());
        theirs.flush();
        auto others = others_at_work(house->folder(), mine.path(), state());
        ASSERT_EQ(others.size(), 1U);
        EXPECT_FALSE(others[0].lost());
        EditPlan plan(*second);
        plan.splice("tiles.yaml", {{{0, 0}, "# there\n"}});
        ASSERT_EQ(second->apply(plan.finish("Type")), "");
        theirs.flush();
        others = others_at_work(house->folder(), mine.path(), state());
        ASSERT_EQ(others.size(), 1U);
        EXPECT_TRUE(others[0].lost());
        crash(theirs);
        EXPECT_EQ(others_at_work(house->folder(), mine.path(), state()).size(), 1U) << "a stale one is none";
    }
    EXPECT_TRUE(others_at_work(house->folder(), mine.path(), state()).empty());
}

}  // namespace
}  // namespace briar::editor
