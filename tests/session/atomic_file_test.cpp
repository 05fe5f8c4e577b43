#include "runtime/session/atomic_file.hpp"

#include <gtest/gtest.h>
#include <signal.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <fstream>
#include <iterator>
#include <stdexcept>

#include "tests/session/stroll_packs.hpp"

namespace briar::stroll {
namespace {

namespace fs = std::filesystem;

std::string message_of(const fs::path& path) {
    try {
        write_atomically(path, "text");
    } catch (const std::runtime_error& error) {
        return error.what();
    }
    return {};
}

std::size_t files_in(const fs::path& folder) {
    return static_cast<std::size_t>(std::distance(fs::directory_iterator(folder), fs::directory_iterator()));
}

TEST(AtomicFile, LeavesTheOldTextWhenTheLastLookObjects) {
    const Packs packs;
    const fs::path file = packs.folder() / "lane" / "a.yaml";
    write_atomically(file, "one");
    const std::size_t before = files_in(packs.folder() / "lane");
    EXPECT_THROW(write_atomically(file, "two", [] { throw std::runtime_error("others were here"); }),
                 std::runtime_error);
    EXPECT_EQ(packs.read("lane/a.yaml"), "one");
    EXPECT_EQ(files_in(packs.folder() / "lane"), before);
}

TEST(AtomicFile, ReplacesTheTextAndNothingElse) {
    const Packs packs;
    const fs::path file = packs.folder() / "lane" / "a b ä.yaml";
    const std::size_t before = files_in(packs.folder() / "lane");
    write_atomically(file, "one");
    fs::permissions(file, fs::perms::owner_read | fs::perms::owner_write | fs::perms::group_read);
    write_atomically(file, std::string(300'000, 'x'));
    EXPECT_EQ(packs.read("lane/a b ä.yaml").size(), 300'000U);
    EXPECT_EQ(fs::status(file).permissions(), fs::perms::owner_read | fs::perms::owner_write | fs::perms::group_read);
    EXPECT_EQ(files_in(packs.folder() / "lane"), before + 1);
}

TEST(AtomicFile, LeavesTheFileToItsGroup) {
    if (::geteuid() != 0) GTEST_SKIP() << "who is in no other group cannot give it a file";
    const Packs packs;
    const fs::path file = packs.folder() / "lane" / "shared.yaml";
    write_atomically(file, "one");
    constexpr gid_t kOther = 12345;
    ASSERT_EQ(::chown(file.c_str(), static_cast<uid_t>(-1), kOther), 0);
    ASSERT_EQ(::chmod(file.c_str(), 0664), 0);
    write_atomically(file, "two");
    struct stat now {};
    ASSERT_EQ(::stat(file.c_str(), &now), 0);
    EXPECT_EQ(now.st_gid, kOther);
    EXPECT_EQ(now.st_mode & 0777U, 0664U);
}

TEST(AtomicFile, FollowsLinks) {
    const Packs packs;
    packs.write("real/game.yaml", "old");
    fs::create_symlink(packs.folder() / "real" / "game.yaml", packs.folder() / "link.yaml");
    write_atomically(packs.folder() / "link.yaml", "new");
    EXPECT_TRUE(fs::is_symlink(packs.folder() / "link.yaml"));
    EXPECT_EQ(packs.read("real/game.yaml"), "new");
}

TEST(AtomicFile, FollowsLinksToWhatIsNotThereYet) {
    const Packs packs;
    packs.write("real/other.yaml", "other");
    fs::create_symlink("real/game.yaml", packs.folder() / "link.yaml");
    fs::create_symlink("link.yaml", packs.folder() / "link-to-link.yaml");
    write_atomically(packs.folder() / "link-to-link.yaml", "new");
    EXPECT_TRUE(fs::is_symlink(packs.folder() / "link.yaml"));
    EXPECT_TRUE(fs::is_symlink(packs.folder() / "link-to-link.yaml"));
    EXPECT_EQ(packs.read("real/game.yaml"), "new");
}

TEST(AtomicFile, ReplacesNothingButFiles) {
    const Packs packs;
    const fs::path pipe = packs.folder() / "pipe";
    ASSERT_EQ(::mkfifo(pipe.c_str(), 0600), 0);
    fs::create_symlink("pipe", packs.folder() / "link");
    for (const fs::path& path : {pipe, packs.folder() / "link"})
        EXPECT_NE(message_of(path).find("it is a device or a pipe, not a file"), std::string::npos) << path;
    EXPECT_TRUE(fs::is_fifo(pipe));
    fs::create_symlink("round", packs.folder() / "round");
    EXPECT_NE(message_of(packs.folder() / "round").find("it is a link that leads back to itself"), std::string::npos);
}

TEST(AtomicFile, SaysWhatCannotBeDone) {
    const Packs packs;
    EXPECT_NE(message_of(packs.folder() / "none" / "game.yaml").find("no file can be made in its folder"),
              std::string::npos);
    EXPECT_NE(message_of(packs.folder()).find("it is a folder"), std::string::npos);
}

TEST(AtomicFile, LeavesTheOldOrTheNewTextWhenKilled) {
    const Packs packs;
    const fs::path file = packs.folder() / "game.yaml";
    const std::string old_text(200'000, 'o');
    const std::string new_text(200'000, 'n');
    write_atomically(file, old_text);
    for (int round = 0; round < 20; ++round) {
        const pid_t child = ::fork();
        if (child == 0) {
            while (true) {
                write_atomically(file, new_text);
                write_atomically(file, old_text);
            }
        }
        ::usleep(static_cast<useconds_t>(1000 + round * 700));
        ::kill(child, SIGKILL);
        ::waitpid(child, nullptr, 0);
        const std::string found = packs.read("game.yaml");
        ASSERT_TRUE(found == old_text || found == new_text) << found.size();
    }
}

}  // namespace
}  // namespace briar::stroll
