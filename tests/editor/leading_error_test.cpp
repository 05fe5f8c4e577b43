#include "editor/playing/leading_error.hpp"

#include <gtest/gtest.h>

namespace briar::editor {
namespace {

TEST(LeadingError, IsOfAManifestThenOfTheEntryThatIsAskedFor) {
    Diagnostics problems;
    const auto add = [&](Severity severity, const std::string& file, const std::string& entry) {
        problems.add({severity, "test", {file, 1, 1, {}}, entry, "wrong", {}});
    };
    EXPECT_EQ(leading_error(problems), nullptr);
    add(Severity::Warning, "/p/pack.yaml", "");
    EXPECT_EQ(leading_error(problems), nullptr);
    add(Severity::Error, "/p/tiles.yaml", "tiles/mill");
    add(Severity::Error, "/p/changes.yaml", "scenarios/hills");
    EXPECT_EQ(leading_error(problems)->entry, "tiles/mill");
    EXPECT_EQ(leading_error(problems, "scenarios/hills")->entry, "scenarios/hills");
    add(Severity::Error, "/p/pack.yaml", "");
    EXPECT_EQ(leading_error(problems, "scenarios/hills")->place.file, "/p/pack.yaml");
}

}  // namespace
}  // namespace briar::editor
