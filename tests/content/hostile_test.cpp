// Folders and files as strangers may leave them: nothing here may crash, hang or be lost silently.
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

#include "runtime/content/pack_files.hpp"
#include "tests/content/temp_packs.hpp"

namespace briar {
namespace {

namespace fs = std::filesystem;

TEST(HostilePack, WithFilesThatAreNoFilesIsReported) {
    TempPacks packs;
    packs.pack("house");
    ASSERT_EQ(mkfifo((packs.folder() / "house/pipe.yaml").c_str(), 0600), 0);
    ASSERT_EQ(mkfifo((packs.folder() / "house/pipe.lua").c_str(), 0600), 0);
    fs::create_symlink("/nowhere/at/all.yaml", packs.folder() / "house/gone.yaml");
    const std::string text = packs.problems({"house"});
    EXPECT_NE(text.find("house/pipe.yaml: error: "), std::string::npos) << text;
    EXPECT_NE(text.find("house/pipe.lua: error: this is not a file that can be read [pack.unreadable-script]"),
              std::string::npos)
        << text;
    EXPECT_NE(text.find("house/gone.yaml: error: "), std::string::npos) << text;
}

TEST(HostilePack, ThatMayNotBeReadIsReported) {
    if (geteuid() == 0) GTEST_SKIP() << "the superuser may read everything";
    TempPacks packs;
    packs.pack("house");
    packs.write("house/secret.yaml", "rooms: {}\n");
    packs.write("house/secret.lua", "return {}\n");
    packs.write("house/closed/rooms.yaml", "rooms: {}\n");
    fs::permissions(packs.folder() / "house/secret.yaml", fs::perms::none);
    fs::permissions(packs.folder() / "house/secret.lua", fs::perms::none);
    fs::permissions(packs.folder() / "house/closed", fs::perms::none);
    const std::string text = packs.problems({"house"});
    fs::permissions(packs.folder() / "house/closed", fs::perms::owner_all);
    for (const char* name : {"secret.yaml: error", "secret.lua: error", "closed: error: the folder cannot be read"}) {
        EXPECT_NE(text.find(name), std::string::npos) << name << "\n" << text;
    }
}

TEST(HostilePack, WhoseFolderGoesAwayIsReported) {
    Diagnostics diagnostics;
    static_cast<void>(list_pack_files("/nowhere/at/all", diagnostics));
    ASSERT_EQ(diagnostics.list().size(), 1u);
    EXPECT_EQ(diagnostics.list()[0].id, "pack.unreadable-folder");
}

TEST(HostilePack, WithLinksThatLeadBackEnds) {
    TempPacks packs;
    packs.pack("house");
    fs::create_directory_symlink(packs.folder(), packs.folder() / "house/up");
    fs::create_directory_symlink("self", packs.folder() / "house/self");
    const std::string text = packs.problems({"house"});
    EXPECT_NE(text.find("house/up: warning: this is a link to a folder and is not followed [pack.folder-link]"),
              std::string::npos)
        << text;
}

TEST(HostilePack, WithEndlesslyDeepFoldersEnds) {
    TempPacks packs;
    packs.pack("house");
    std::string name = "house";
    for (int i = 0; i < 40; ++i)
        name += "/d";
    packs.write(name + "/rooms.yaml", "rooms: {}\n");
    EXPECT_NE(packs.problems({"house"}).find("[pack.too-deep]"), std::string::npos);
}

TEST(HostilePack, WithAHugeScriptIsReported) {
    TempPacks packs;
    packs.pack("house");
    packs.write("house/big.lua", std::string((1u << 20) + 1, '-'));
    EXPECT_NE(packs.problems({"house"}).find("this script is larger than a megabyte"), std::string::npos);
}

TEST(HostilePack, WithMoreEntriesThanCanBeNumberedLosesTheLastAndSaysSo) {
    TempPacks packs;
    packs.pack("house");
    for (const char* half : {"a", "b"}) {
        std::string text = "regions:\n";
        for (int i = 0; i < 35'000; ++i)
            text += std::string("  ") + half + std::to_string(i) + ":\n";
        packs.write(std::string("house/") + half + ".yaml", text);
    }
    Diagnostics diagnostics;
    const auto catalog = packs.load({"house"}, diagnostics);
    EXPECT_EQ(catalog->entries().size(), 65'535u);
    ASSERT_EQ(diagnostics.list().size(), 1u);
    EXPECT_EQ(diagnostics.list()[0].id, "content.too-many");
}

TEST(HostilePack, WithThousandsOfUnknownNamesIsReportedInFull) {
    TempPacks packs;
    packs.pack("house");
    std::string text = "rooms:\n";
    for (int i = 0; i < 5'000; ++i) {
        const std::string number = std::to_string(i);
        text += "  room-" + number + ": {name: R, next_to: roon-" + number + "}\n";
    }
    packs.write("house/rooms.yaml", text);
    Diagnostics diagnostics;
    const auto catalog = packs.load({"house"}, diagnostics);
    EXPECT_EQ(catalog->entries().size(), 5'000u);
    EXPECT_EQ(diagnostics.count(Severity::Error), 5'000u);
    EXPECT_EQ(diagnostics.list()[0].hint, "did you mean `room-0`?");
}

TEST(HostilePack, WithLongAndOddNamesIsReported) {
    TempPacks packs;
    packs.pack("house");
    packs.write("house/r\xc3\xa4ume mit platz.yaml",
                "rooms:\n  \"" + std::string(1'000, 'x') + "\": {name: X, \"\": 1}\n  \"\": {name: Y}\n");
    const std::string text = packs.problems({"house"});
    EXPECT_NE(text.find("house/r\xc3\xa4ume mit platz.yaml:2:"), std::string::npos) << text;
    EXPECT_NE(text.find("`` cannot be an id"), std::string::npos) << text;
}

}  // namespace
}  // namespace briar
