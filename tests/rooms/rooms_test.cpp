#include <gtest/gtest.h>

#include <fstream>

#include "tests/rooms/house.hpp"
#include "tests/root.hpp"

namespace briar {
namespace {

namespace fs = std::filesystem;

const Files& project() {
    static const Files kFiles = read_project(project_root());
    return kFiles;
}

std::vector<std::string> project_nouns() { return read_nouns(project_root() / "tests/rooms/nouns.txt"); }

/// Fine when there is nothing to report; otherwise says all of it, one violation a line.
testing::AssertionResult obeyed(const Violations& violations) {
    if (violations.empty()) return testing::AssertionSuccess();
    return testing::AssertionFailure() << violations.size() << " violations:\n" << render(violations);
}

TEST(House, HasFilesToLookAt) {
    EXPECT_GT(project().size(), 20u);
    EXPECT_GT(project_nouns().size(), 20u);
}

TEST(House, RoomsIncludeOnlyRoomsBelow) { EXPECT_TRUE(obeyed(check_room_order(project()))); }
TEST(House, LibrariesStayBehindTheirFences) { EXPECT_TRUE(obeyed(check_fences(project()))); }
TEST(House, NoNounOfAGameStandsInTheCode) { EXPECT_TRUE(obeyed(check_nouns(project(), project_nouns()))); }
TEST(House, NoFileMentionsAMachine) { EXPECT_TRUE(obeyed(check_machine_paths(project()))); }
TEST(House, LongFilesSayWhy) { EXPECT_TRUE(obeyed(check_lengths(project()))); }
TEST(House, NothingIsLeftToBeDone) { EXPECT_TRUE(obeyed(check_open_notes(project()))); }
TEST(House, KeysAreWrittenInOneWay) { EXPECT_TRUE(obeyed(check_key_order(project()))); }
TEST(House, EverySourceIsBuilt) { EXPECT_TRUE(obeyed(check_build_lists(project()))); }
TEST(House, LinksLeadSomewhere) { EXPECT_TRUE(obeyed(check_links(project()))); }
TEST(House, TopFolderHoldsNothingElse) { EXPECT_TRUE(obeyed(check_top_folder(project()))); }

/// A file of a small house that breaks a rule.
SourceFile file(std::string path, std::vector<std::string> lines) { return {std::move(path), std::move(lines)}; }

TEST(RoomOrder, DownwardIncludesAndOwnOnesAreFine) {
    const Files files = {
        file("runtime/engine/a.cpp", {R"(#include "runtime/engine/a.hpp")", "#include <vector>",
                                      R"(#  include "runtime/source/document.hpp")"}),
        file("editor/window/b.cpp", {R"(#include "runtime/lab/c.hpp")"}),
        file("tests/engine/d.cpp", {R"(#include "tests/root.hpp")", R"(#include "editor/window/b.hpp")"})};
    EXPECT_EQ(render(check_room_order(files)), "");
}

TEST(RoomOrder, UpwardIncludeIsReportedWithItsLine) {
    const Files files = {file("runtime/engine/a.cpp", {"", R"(#include "runtime/crawl/turn.hpp")"})};
    EXPECT_EQ(
        render(check_room_order(files)),
        "runtime/engine/a.cpp:2: runtime/engine includes runtime/crawl/turn.hpp, but runtime/crawl is not below it\n");
}

TEST(RoomOrder, AngleBracketsHideNothing) {
    const Files files = {file("runtime/source/a.hpp", {"#include <runtime/engine/state.hpp>"})};
    EXPECT_EQ(check_room_order(files).size(), 1u);
}

TEST(RoomOrder, NeighboursDoNotKnowEachOther) {
    const Files files = {
        file("runtime/crawl/a.cpp", {R"(#include "runtime/journey/b.hpp")", R"(#include "scripting/c.hpp")"}),
        file("scripting/d.cpp", {R"(#include "runtime/crawl/a.hpp")"})};
    EXPECT_EQ(check_room_order(files).size(), 3u);
}

TEST(RoomOrder, ProgramsDoNotIncludeTests) {
    const Files files = {file("runtime/cli/a.cpp", {R"(#include "tests/root.hpp")"})};
    EXPECT_EQ(check_room_order(files).size(), 1u);
}

TEST(RoomOrder, ParentStepsAndBareNamesAreReported) {
    const Files files = {file("runtime/engine/a.cpp", {R"(#include "../source/document.hpp")", R"(#include "a.hpp")",
                                                       R"(#include "runtime/engine/../source/document.hpp")"})};
    EXPECT_EQ(check_room_order(files).size(), 3u);
}

TEST(RoomOrder, FolderThatIsNoRoomIsReported) {
    const Files files = {file("runtime/misc/a.cpp", {})};
    EXPECT_EQ(check_room_order(files).size(), 1u);
}

TEST(Fences, LibrariesInTheirRoomsAreFine) {
    const Files files = {file("editor/a.cpp", {"#include <wx/wx.h>", "#include <nlohmann/json.hpp>"}),
                         file("scripting/b.cpp", {"#include <lua.hpp>"}),
                         file("runtime/source/c.cpp", {"#include <yaml-cpp/eventhandler.h>"})};
    EXPECT_EQ(render(check_fences(files)), "");
}

TEST(Fences, LibrariesElsewhereAreReported) {
    const Files files = {
        file("runtime/lab/a.cpp", {"#include <wx/wx.h>"}), file("editor/b.cpp", {"#include <lua.hpp>"}),
        file("runtime/engine/c.cpp", {"#include <yaml-cpp/yaml.h>", "#include <nlohmann/json_fwd.hpp>"}),
        file("runtime/session/d.cpp", {"#include <lauxlib.h>"})};
    EXPECT_EQ(render(check_fences(files)),
              "runtime/lab/a.cpp:1: wxWidgets is not included here: <wx/wx.h>\n"
              "editor/b.cpp:1: Lua is not included here: <lua.hpp>\n"
              "runtime/engine/c.cpp:1: yaml-cpp is not included here: <yaml-cpp/yaml.h>\n"
              "runtime/engine/c.cpp:2: nlohmann-json is not included here: <nlohmann/json_fwd.hpp>\n"
              "runtime/session/d.cpp:1: Lua is not included here: <lauxlib.h>\n");
}

TEST(Nouns, AreFoundAsWordsInAnyCaseAndInsideIdentifiers) {
    const Files files = {file("runtime/engine/a.hpp", {"// A Troll.", "int troll_count;", "struct CaveTroll;",
                                                       "BONE_YARD", "class BoneYard;"})};
    const Violations found = check_nouns(files, {"troll", "bone_yard"});
    EXPECT_EQ(found.size(), 5u) << render(found);
    EXPECT_EQ(found.front().line, 1);
}

TEST(Nouns, PartsOfOtherWordsAndContentAreFine) {
    const Files files = {file("editor/a.cpp", {"controller trolley spit"}), file("scenarios/x/tiles.yaml", {"troll"}),
                         file("tests/rules/b.cpp", {"troll"})};
    EXPECT_EQ(render(check_nouns(files, {"troll", "pit"})), "");
}

TEST(MachinePaths, AreReportedInEveryKindOfFile) {
    const std::string slash = "/";
    const Files files = {file("docs/a.md", {"see " + slash + "home/somebody/x"}),
                         file("scenarios/b.yaml", {"", slash + "root"}),
                         file("runtime/lab/c.cpp", {"a" + slash + "home/b", slash + "rooted", "network/root/x"})};
    const Violations found = check_machine_paths(files);
    ASSERT_EQ(found.size(), 2u) << render(found);
    EXPECT_EQ(found[0].line, 1);
    EXPECT_EQ(found[1].line, 2);
}

TEST(Lengths, LongFileMustSayWhy) {
    const std::vector<std::string> long_text(501);
    std::vector<std::string> explained = long_text;
    explained[2] = "// Long because the table stays together.";
    const Files files = {file("editor/a.cpp", long_text), file("editor/b.cpp", explained),
                         file("editor/c.cpp", std::vector<std::string>(500)),
                         file("editor/d.hpp", std::vector<std::string>(301)), file("docs/e.md", long_text)};
    const Violations found = check_lengths(files);
    ASSERT_EQ(found.size(), 2u) << render(found);
    EXPECT_EQ(found[0].file, "editor/a.cpp");
    EXPECT_EQ(found[1].file, "editor/d.hpp");
}

TEST(OpenNotes, AreReportedInPrograms) {
    const std::string note = std::string("// TO") + "DO later";
    const Files files = {file("editor/a.cpp", {"", note,
                                               "mkdtemp(XX"
                                               "XXXX)"}),
                         file("scenarios/x/specials/b.lua", {note}), file("docs/c.md", {note})};
    EXPECT_EQ(check_open_notes(files).size(), 2u);
}

TEST(KeyOrder, ShiftStandsBeforeCtrl) {
    const Files files = {file("docs/a.md", {"press Shift+Ctrl+P", std::string("or Ctrl") + "+Shift+P"})};
    const Violations found = check_key_order(files);
    ASSERT_EQ(found.size(), 1u) << render(found);
    EXPECT_EQ(found[0].line, 2);
}

TEST(BuildLists, SourceOrFolderThatIsNotListedIsReported) {
    const Files files = {file("CMakeLists.txt", {"add_subdirectory(editor)"}),
                         file("editor/CMakeLists.txt", {"x(SOURCES a.cpp view/b.cpp)"}),
                         file("editor/a.cpp", {}),
                         file("editor/a.hpp", {}),
                         file("editor/view/b.cpp", {}),
                         file("editor/view/c.cpp", {}),
                         file("editor/view/a.cpp", {}),
                         file("tests/CMakeLists.txt", {})};
    EXPECT_EQ(render(check_build_lists(files)),
              "editor/view/c.cpp:0: editor/CMakeLists.txt does not list view/c.cpp\n"
              "editor/view/a.cpp:0: editor/CMakeLists.txt does not list view/a.cpp\n"
              "tests/CMakeLists.txt:0: CMakeLists.txt does not list tests\n");
}

TEST(BuildLists, PartsOfOtherNamesDoNotCount) {
    const Files files = {file("CMakeLists.txt", {"runtime/cli-old xruntime/cli runtime/cli/x"}),
                         file("runtime/cli/CMakeLists.txt", {"SOURCES main.cpp.in domain.cpp"}),
                         file("runtime/cli/main.cpp", {})};
    EXPECT_EQ(check_build_lists(files).size(), 2u);
}

TEST(Links, ToMissingFilesAreReported) {
    const Files files = {file("docs/a.md", {"see [b](b.md), [c](../README.md#top) and [d](b.md#x)", "[e](no.md)",
                                            "[f](https://example.org/no.md) [g](#here) [h](../docs) `[i](x)`"}),
                         file("docs/b.md", {}), file("README.md", {"[a](docs/a.md) [z](../out.md)"})};
    EXPECT_EQ(render(check_links(files)),
              "docs/a.md:2: the link to no.md leads nowhere\n"
              "README.md:1: the link to ../out.md leads nowhere\n");
}

TEST(TopFolder, StrangerIsReported) {
    const Files files = {file("CMakeLists.txt", {}), file("runtime/engine/a.cpp", {}), file("notes.txt", {}),
                         file("tools/x.py", {})};
    EXPECT_EQ(check_top_folder(files).size(), 2u);
}

/// A folder of its own for one test, gone when the test is over.
class TemporaryFolder {
public:
    explicit TemporaryFolder(const std::string& name) : path_(fs::path(testing::TempDir()) / name) {
        fs::remove_all(path_);
        fs::create_directories(path_);
    }
    ~TemporaryFolder() { fs::remove_all(path_); }
    TemporaryFolder(const TemporaryFolder&) = delete;
    TemporaryFolder& operator=(const TemporaryFolder&) = delete;

    void write(const std::string& name, const std::string& text) const {
        fs::create_directories((path_ / name).parent_path());
        std::ofstream(path_ / name, std::ios::binary) << text;
    }
    [[nodiscard]] const fs::path& path() const { return path_; }

private:
    fs::path path_;
};

TEST(ReadProject, ReadsFilesInOrderAndLeavesOutBuildsAndGit) {
    const TemporaryFolder folder("briar-rooms-röoms test");
    folder.write("runtime/b/x.cpp", "one\ntwo\n");
    folder.write("runtime/a/build/y.hpp", "one");
    folder.write("build/z.cpp", "generated");
    folder.write("build-other/z.cpp", "generated");
    folder.write(".git/config", "");
    folder.write("tests/x/node_modules/y/z.cpp", "");
    folder.write("scenarios/picture.png", std::string("\0\1", 2));
    const Files files = read_project(folder.path());
    ASSERT_EQ(files.size(), 3u);
    EXPECT_EQ(files[0].path, "runtime/a/build/y.hpp");
    EXPECT_EQ(files[1].path, "runtime/b/x.cpp");
    EXPECT_EQ(files[1].lines, (std::vector<std::string>{"one", "two"}));
    EXPECT_TRUE(files[2].lines.empty());
}

}  // namespace
}  // namespace briar
