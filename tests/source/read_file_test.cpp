#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>

#include "runtime/source/document.hpp"
#include "tests/test_folder.hpp"

namespace briar {
namespace {

namespace fs = std::filesystem;

class ReadFile : public testing::Test {
protected:
    fs::path write(const std::string& name, const std::string& text) const {
        folder_.write(name, text);
        return folder_.path() / name;
    }
    /// The id of the one problem that reading gives, or nothing.
    static std::string problem(const fs::path& path, const ReadLimits& limits = {}) {
        Diagnostics diagnostics;
        const auto document = Document::read(path, "shown.yaml", diagnostics, limits);
        if (diagnostics.empty()) return document ? "" : "no document and no reason";
        EXPECT_FALSE(document);
        EXPECT_EQ(diagnostics.list().size(), 1u);
        EXPECT_EQ(diagnostics.list().front().place.file, "shown.yaml");
        EXPECT_FALSE(diagnostics.list().front().hint.empty());
        return diagnostics.list().front().id;
    }

    TestFolder folder_;
};

TEST_F(ReadFile, GivesTheTextByteForByte) {
    const std::string text =
        "\xEF\xBB\xBF"
        "a: ü\r\nb: |\r\n  x\r\n\r\n";
    Diagnostics diagnostics;
    const auto document = Document::read(write("ä file.yaml", text), "n", diagnostics);
    ASSERT_TRUE(document);
    EXPECT_EQ(document->text(), text);
    EXPECT_EQ(document->name(), "n");
    EXPECT_TRUE(diagnostics.empty());
}

TEST_F(ReadFile, SaysThatAFileIsMissing) { EXPECT_EQ(problem(folder_.path() / "no.yaml"), "file.missing"); }

TEST_F(ReadFile, SaysThatAPathGoesThroughAFile) {
    EXPECT_EQ(problem(write("a.yaml", "a: 1\n") / "b.yaml"), "file.missing");
}

TEST_F(ReadFile, SaysThatAFolderIsNoFile) { EXPECT_EQ(problem(folder_.path()), "file.is-folder"); }

TEST_F(ReadFile, DoesNotWaitAtAPipe) {
    const fs::path pipe = folder_.path() / "pipe.yaml";
    ASSERT_EQ(mkfifo(pipe.c_str(), 0600), 0);
    EXPECT_EQ(problem(pipe), "file.not-a-file");
}

TEST_F(ReadFile, SaysThatAFileMayNotBeRead) {
    if (geteuid() == 0) GTEST_SKIP() << "the superuser may read everything";
    const fs::path path = write("secret.yaml", "a: 1\n");
    fs::permissions(path, fs::perms::none);
    EXPECT_EQ(problem(path), "file.unreadable");
}

TEST_F(ReadFile, RefusesFilesThatAreTooBigWithoutReadingThem) {
    const fs::path path = write("big.yaml", "a: 1\n");
    fs::resize_file(path, 1ull << 40);  // a sparse file: it takes no room on the disk
    EXPECT_EQ(problem(path), "yaml.too-big");
}

TEST_F(ReadFile, TheLimitItselfIsAllowed) {
    ReadLimits limits;
    limits.bytes = 5;
    EXPECT_EQ(problem(write("five.yaml", "a: 1\n"), limits), "");
    EXPECT_EQ(problem(write("six.yaml", "a: 12\n"), limits), "yaml.too-big");
}

}  // namespace
}  // namespace briar
