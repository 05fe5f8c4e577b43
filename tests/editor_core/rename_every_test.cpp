// Every entry of every pack gets another id, one after the other: the pack stays as sound as it was, and its tests
// pass.
#include <gtest/gtest.h>

#include "editor/core/rename.hpp"
#include "editor/core/workspace.hpp"
#include "runtime/session/content_loader.hpp"
#include "runtime/session/new_pack.hpp"
#include "runtime/session/pack_test.hpp"
#include "runtime/session/systems.hpp"
#include "tests/editor_core/pack_folder.hpp"
#include "tests/rendered.hpp"
#include "tests/root.hpp"

namespace briar::editor {
namespace {

namespace fs = std::filesystem;

class RenameEvery : public ::testing::Test {
protected:
    void copy(const std::string& from) {
        const fs::path source = project_root() / from;
        fs::copy(source, folder_.path() / source.filename(), fs::copy_options::recursive);
    }

    void begin(const std::string& id, const std::string& system) {
        const fs::path where = folder_.path() / id;
        write_new_pack(where, new_pack_files(system_set(), {id, {}, true, system, {}}, where, {}));
    }

    /// Errors and warnings of the pack and its tests, and all tests that fail.
    [[nodiscard]] std::string wrong_with(const std::string& pack) const {
        Diagnostics problems;
        const auto catalog = load_content(system_set(), {pack}, {folder_.path()}, problems);
        check_pack_tests(system_set(), catalog, pack, problems);
        PackTestRunner runner(system_set(), catalog);
        std::string text = rendered(problems);
        for (const PackTest& test : read_pack_tests(system_set(), *catalog, pack, problems)) {
            const PackTestResult result = runner.run(test);
            if (!result.passed()) text += test.name + ":\n" + rendered(result.problems);
        }
        return shortened(text, folder_.path());
    }

    /// Renames all own entries, as a person would who looks at scripts himself; gives how many there were.
    int rename_all(const std::string& pack) {
        const auto workspace = folder_.open(pack);
        std::vector<EntryInfo> own;
        for (const EntryInfo& each : workspace->entries().list()) {
            if (each.own) own.push_back(each);
        }
        for (const EntryInfo& each : own) {
            const Rename plan = plan_rename(*workspace, each.full_id(), "new-" + each.id);
            std::vector<std::size_t> chosen;
            for (std::size_t i = 0; i < plan.uses.size(); ++i) {
                if (plan.uses[i].certain || plan.uses[i].sort == UseSort::Script) chosen.push_back(i);
            }
            EXPECT_EQ(workspace->apply(rename(*workspace, plan, chosen)), "") << each.full_id();
        }
        EXPECT_TRUE(workspace->save_all().ok());
        return static_cast<int>(own.size());
    }

    void stays_sound(const std::string& pack) {
        const std::string before = wrong_with(pack);
        EXPECT_GT(rename_all(pack), 0);
        EXPECT_EQ(wrong_with(pack), before) << pack;
    }

    PackFolder folder_;
};

TEST_F(RenameEvery, KeepsTheForestSound) {
    copy("scenarios/the-cursed-forest");
    stays_sound("the-cursed-forest");
}

TEST_F(RenameEvery, KeepsTheRoadSound) {
    copy("scenarios/the-forgotten-road");
    stays_sound("the-forgotten-road");
}

TEST_F(RenameEvery, KeepsTheExamplesSound) {
    for (const char* const pack : {"pig", "royal-game-of-ur"}) {
        copy("scenarios/examples/" + std::string(pack));
        stays_sound(pack);
    }
}

TEST_F(RenameEvery, KeepsTheStartersSound) {
    for (const System* system : all_systems()) {
        const std::string id = "begun-" + std::string(system->name());
        begin(id, std::string(system->name()));
        stays_sound(id);
    }
}

TEST_F(RenameEvery, FindsACounterInTests) {
    begin("walk", "script");
    const auto walk = folder_.open("walk");
    int in_tests = 0;
    for (const Use& use : find_uses(*walk, "counters/steps"))
        in_tests += use.sort == UseSort::Test ? 1 : 0;
    EXPECT_EQ(in_tests, 7) << "each is a key beside `player`";
}

}  // namespace
}  // namespace briar::editor
