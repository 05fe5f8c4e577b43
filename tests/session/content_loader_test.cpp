#include "runtime/session/content_loader.hpp"

#include <gtest/gtest.h>

#include "runtime/session/pack_path.hpp"
#include "tests/session/stroll.hpp"
#include "tests/session/stroll_packs.hpp"

namespace briar::stroll {
namespace {

/// `pack:scenario`, or the problems.
std::string found(const Packs& packs, const std::string& word, const std::vector<std::string>& more = {}) {
    Diagnostics problems;
    const auto answer = find_scenario(systems(), word, more, {packs.folder()}, problems);
    return answer ? answer->pack + ":" + answer->scenario : rendered(problems);
}

class Finding : public testing::Test {
protected:
    Finding() {
        packs.write("two/pack.yaml", "id: two\ntitle: Two\nversion: 1.0.0\n");
        packs.write("two/scenarios.yaml", "scenarios:\n  uphill: {system: stroll}\n  downhill: {system: stroll}\n");
        packs.write("more/pack.yaml", "id: more\ntitle: More\nversion: 1.0.0\nextends: lane\n");
        packs.write("more/coins.yaml", "coins:\n  silver: {}\n");
        packs.write("bare/pack.yaml", "id: bare\ntitle: Bare\nversion: 1.0.0\n");
    }
    Packs packs;
};

TEST_F(Finding, TakesPacksScenariosAndBoth) {
    EXPECT_EQ(found(packs, "lane"), "lane:lane");
    EXPECT_EQ(found(packs, "uphill"), "two:uphill");
    EXPECT_EQ(found(packs, "two:downhill"), "two:downhill");
    EXPECT_EQ(found(packs, (packs.folder() / "lane").string()), "lane:lane");
    EXPECT_EQ(found(packs, (packs.folder() / "two").string() + ":uphill"), "two:uphill");
}

TEST_F(Finding, PlaysTheScenarioOfTheGameThatAPackExpands) {
    EXPECT_EQ(found(packs, "more"), "more:lane");
    Diagnostics problems;
    const auto with = find_scenario(systems(), "lane", {"more"}, {packs.folder()}, problems);
    ASSERT_TRUE(with) << rendered(problems);
    EXPECT_TRUE(with->catalog->find("coins", "silver"));
}

TEST_F(Finding, SaysWhatMayHaveBeenMeant) {
    EXPECT_EQ(found(packs, "lan"),
              "error: there is no pack or scenario `lan` [play.unknown-scenario]\n    did you mean `lane`?\n");
    EXPECT_EQ(found(packs, "uphil"),
              "error: there is no pack or scenario `uphil` [play.unknown-scenario]\n    did you mean `uphill`?\n");
    EXPECT_EQ(found(packs, "two"),
              "error: the pack `two` has several scenarios [play.which-scenario]\n"
              "    say which: `two:uphill`, ...; there is `uphill`, `downhill`\n");
    EXPECT_EQ(found(packs, "two:uphil"),
              "error: `two` has no scenario `uphil` [play.unknown-scenario]\n    did you mean `uphill`?\n");
    EXPECT_EQ(found(packs, "bare"),
              "error: the pack `bare` has no scenario to play [play.no-scenario]\n"
              "    add one under `scenarios:`, or name a pack that has one\n");
}

TEST(DefaultPackPath, TakesTheEnvironmentFirst) {
    const Packs packs;
    ::setenv("BRIAR_PATH", (packs.folder().string() + ":/does/not/exist").c_str(), 1);
    const PackPath path = default_pack_path();
    const std::vector<std::filesystem::path> missing = missing_pack_folders();
    ::unsetenv("BRIAR_PATH");
    ASSERT_FALSE(path.empty());
    EXPECT_TRUE(std::filesystem::equivalent(path.front(), packs.folder()));
    EXPECT_EQ(missing, std::vector<std::filesystem::path>{"/does/not/exist"});
}

}  // namespace
}  // namespace briar::stroll
