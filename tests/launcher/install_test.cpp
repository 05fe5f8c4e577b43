#include <gtest/gtest.h>
#include <sys/wait.h>

#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <string>

namespace briar {
namespace {

namespace fs = std::filesystem;

struct Shown {
    int exit_code = -1;
    std::string text;  ///< both what it says and what it complains of
};

Shown shell(const std::string& line) {
    Shown shown;
    FILE* pipe = popen(("(" + line + ") 2>&1").c_str(), "r");
    if (pipe == nullptr) return shown;
    for (int byte = std::fgetc(pipe); byte != EOF; byte = std::fgetc(pipe))
        shown.text += static_cast<char>(byte);
    shown.exit_code = WEXITSTATUS(pclose(pipe));
    return shown;
}

/// The program as installed from the build that holds this test, in a folder of its own.
class Installed : public testing::Test {
protected:
    void SetUp() override {
        fs::remove_all(root_);
        const fs::path build = fs::read_symlink("/proc/self/exe").parent_path().parent_path();
        const Shown shown =
            shell("cmake --install '" + build.string() + "' --component runtime --prefix '" + root_.string() + "'");
        ASSERT_EQ(shown.exit_code, 0) << shown.text;
    }
    void TearDown() override { fs::remove_all(root_); }

    [[nodiscard]] Shown briar(const std::string& words) const {
        return shell("cd / && unset BRIAR_HOME BRIAR_PATH && '" + (root_ / "bin/briar").string() + "' " + words);
    }

    fs::path root_ = fs::path(testing::TempDir()) / "briar an einem anderen Ort";
};

TEST_F(Installed, ProgramFindsThePacksThatCameWithIt) {
    const Shown shown = briar("check the-cursed-forest pig");
    EXPECT_EQ(shown.exit_code, 0) << shown.text;
}

TEST_F(Installed, NewPacksNameNoPlaceOfThisMachine) {
    const fs::path pack = root_ / "mine";
    const Shown shown = briar("new '" + pack.string() + "' --requires the-cursed-forest");
    ASSERT_EQ(shown.exit_code, 0) << shown.text;
    EXPECT_TRUE(fs::is_regular_file(root_ / "share/briarwright/schemas/pack.schema.json"));
    EXPECT_EQ(shell("grep -r share/briarwright '" + pack.string() + "'").exit_code, 1) << "packs go to other machines";
    EXPECT_EQ(briar("check '" + pack.string() + "'").exit_code, 0);
}

}  // namespace
}  // namespace briar
