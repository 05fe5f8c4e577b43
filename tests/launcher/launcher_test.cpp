#include <gtest/gtest.h>

#include <chrono>

#include "tests/launcher/stub_house.hpp"

namespace briar {
namespace {

namespace fs = std::filesystem;

bool contains(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

/// Makes a file look as if it had been changed after the build.
void touch(const fs::path& path) {
    fs::last_write_time(path, fs::file_time_type::clock::now() + std::chrono::seconds(5));
}

TEST(Launcher, BuildsThenRunsTheCommandWhereTheUserStands) {
    const StubHouse house("first");
    const fs::path elsewhere = house.root() / "scripting";
    const RunResult result = house.run("../briar play 'a b'", elsewhere);
    EXPECT_EQ(result.exit_code, 7);
    EXPECT_EQ(result.out,
              "in " + elsewhere.string() + " home " + house.root().string() + " with 2 arguments, the last: a b\n");
    EXPECT_EQ(house.calls("cmake").size(), 2u) << "configure and build";
}

TEST(Launcher, SecondRunStartsAtOnceAndSaysNothing) {
    const StubHouse house("second");
    (void)house.run("./briar play");
    const RunResult result = house.run("./briar play");
    EXPECT_EQ(result.err, "");
    EXPECT_EQ(house.calls("cmake").size(), 2u);
}

TEST(Launcher, EditBuildsTheWindowOnlyWhenSomebodyAsksForIt) {
    const StubHouse house("edit");
    (void)house.run("./briar play");
    EXPECT_FALSE(contains(house.calls("cmake")[0], "BRIAR_EDITOR"));
    const RunResult result = house.run("DISPLAY=:9 ./briar edit 'some pack'");
    EXPECT_EQ(result.exit_code, 7);
    EXPECT_TRUE(contains(result.out, "with 1 arguments, the last: some pack")) << result.out;
    ASSERT_EQ(house.calls("cmake").size(), 4u);
    EXPECT_TRUE(contains(house.calls("cmake")[2], "-DBRIAR_EDITOR=ON"));
    EXPECT_TRUE(contains(house.calls("cmake")[3], "--target briar-editor"));
    touch(house.root() / "editor/main.cpp");
    (void)house.run("./briar play");
    EXPECT_EQ(house.calls("cmake").size(), 4u) << "the terminal does not wait for the window";
    (void)house.run("DISPLAY=:9 ./briar edit");
    EXPECT_EQ(house.calls("cmake").size(), 6u);
}

TEST(Launcher, EditWithoutADisplaySaysSoAndBuildsNothing) {
    const StubHouse house("no display");
    const RunResult result = house.run("unset DISPLAY WAYLAND_DISPLAY; ./briar edit");
    EXPECT_EQ(result.exit_code, 1);
    EXPECT_EQ(result.out, "");
    EXPECT_TRUE(contains(result.err, "needs a display")) << result.err;
    EXPECT_TRUE(house.calls("cmake").empty());
}

TEST(Launcher, WorksThroughASymbolicLink) {
    const StubHouse house("link");
    const fs::path outside = house.root().parent_path();
    fs::create_symlink("mein häuschen/briar", outside / "b");
    const RunResult result = house.run("./b x", outside);
    EXPECT_EQ(result.exit_code, 7);
    EXPECT_TRUE(contains(result.out, "home " + house.root().string())) << result.out;
}

TEST(Launcher, ChangedAddedOrRemovedSourceIsBuiltAgain) {
    const StubHouse house("stale");
    (void)house.run("./briar play");
    touch(house.root() / "runtime/main.cpp");
    (void)house.run("./briar play");
    EXPECT_EQ(house.calls("cmake").size(), 4u);
    fs::remove(house.root() / "runtime/main.cpp");
    touch(house.root() / "runtime");
    (void)house.run("./briar play");
    EXPECT_EQ(house.calls("cmake").size(), 6u);
}

TEST(Launcher, FailedBuildShowsTheEndOfItsLogAndRunsNothing) {
    const StubHouse house("broken");
    house.write_tool("cmake", "echo 'main.cpp:1: error: this is wrong'; exit 1");
    const RunResult result = house.run("./briar play");
    EXPECT_EQ(result.exit_code, 1);
    EXPECT_EQ(result.out, "");
    EXPECT_TRUE(contains(result.err, "error: this is wrong")) << result.err;
    EXPECT_TRUE(contains(result.err, (house.root() / "build/release/build.log").string())) << result.err;
}

TEST(Launcher, FailedBuildIsTriedAgain) {
    const StubHouse house("again");
    (void)house.run("./briar play");
    touch(house.root() / "runtime/main.cpp");
    house.write_tool("cmake", "exit 1");
    EXPECT_EQ(house.run("./briar play").exit_code, 1);
    EXPECT_EQ(house.run("./briar play").exit_code, 1) << "the old program must not run for the new sources";
}

TEST(Launcher, RunsAtTheSameTimeBuildOnce) {
    const StubHouse house("together");
    const RunResult result = house.run("./briar a & ./briar b & ./briar c & ./briar d & wait");
    EXPECT_EQ(house.calls("cmake").size(), 2u);
    for (const char* argument : {"a", "b", "c", "d"}) {
        EXPECT_TRUE(contains(result.out, std::string("the last: ") + argument + "\n")) << result.out;
    }
}

TEST(Launcher, MissingPackagesAreInstalledAndListsFetchedOnlyWhenNeeded) {
    const StubHouse house("packages");
    house.write_tool("id", "echo 0");
    house.write_tool("dpkg-query", "case \"$*\" in *yaml*|*lua*) exit 1;; esac; echo 'install ok installed'");
    house.write_tool(
        "apt-get",
        "[ \"$1\" = update ] || [ \"$(grep -c . \"$0.tries\")\" -ge 1 ] || { echo x >\"$0.tries\"; exit 1; }");
    const RunResult result = house.run("./briar play");
    EXPECT_EQ(result.exit_code, 7) << result.err;
    EXPECT_TRUE(contains(result.err, "installing libyaml-cpp-dev liblua5.4-dev\n")) << result.err;
    const auto calls = house.calls("apt-get");
    ASSERT_EQ(calls.size(), 3u);
    EXPECT_TRUE(contains(calls[0], "install -y")) << calls[0];
    EXPECT_EQ(calls[1], "update");
    EXPECT_TRUE(contains(calls[2], "libyaml-cpp-dev liblua5.4-dev")) << calls[2];
}

TEST(Launcher, WithoutRightsItSaysWhatToInstall) {
    const StubHouse house("rights");
    house.write_tool("id", "echo 1000");
    house.write_tool("dpkg-query", "exit 1");
    const RunResult result = house.run("./briar play");
    EXPECT_EQ(result.exit_code, 1);
    EXPECT_TRUE(contains(result.err, "apt-get install cmake g++")) << result.err;
    EXPECT_TRUE(house.calls("apt-get").empty());
}

TEST(Launcher, PackageGroupThatIsNoneIsWrongUse) {
    const StubHouse house("group");
    EXPECT_EQ(house.run("./briar --packages nonsense").exit_code, 2);
}

TEST(Launcher, InstallBuildsBothProgramsAndPutsThemWhereItIsTold) {
    const StubHouse house("install");
    const RunResult result = house.run("./briar install 'a place'");
    EXPECT_EQ(result.exit_code, 0) << result.err;
    EXPECT_EQ(result.out, "");
    const auto calls = house.calls("cmake");
    ASSERT_EQ(calls.size(), 5u);
    EXPECT_TRUE(contains(calls[1], "--target briar-cli")) << calls[1];
    EXPECT_TRUE(contains(calls[3], "--target briar-editor")) << calls[3];
    EXPECT_TRUE(contains(calls[4], "--install")) << calls[4];
    EXPECT_TRUE(contains(calls[4], "--prefix " + (house.root() / "a place").string())) << calls[4];
    EXPECT_EQ(house.run("./briar install --nonsense").exit_code, 2);
    EXPECT_EQ(house.run("./briar install a b").exit_code, 2);
}

TEST(Launcher, InstallThatFailsSaysWhere) {
    const StubHouse house("no install");
    (void)house.run("./briar play; DISPLAY=:9 ./briar edit");
    house.write_tool("cmake", "echo 'file INSTALL cannot make directory'; exit 1");
    const RunResult result = house.run("./briar install");
    EXPECT_EQ(result.exit_code, 1);
    EXPECT_TRUE(contains(result.err, "cannot make directory")) << result.err;
}

TEST(Launcher, TestWithAPackGoesToTheProgram) {
    const StubHouse house("pack");
    EXPECT_TRUE(contains(house.run("./briar test some-pack").out, "with 2 arguments, the last: some-pack"));
}

}  // namespace
}  // namespace briar
