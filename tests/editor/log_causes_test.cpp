#include "editor/playing/log_causes.hpp"

#include <gtest/gtest.h>

namespace briar::editor {
namespace {

std::vector<LogEntry> lines_of(const std::vector<std::string>& causes) {
    std::vector<LogEntry> lines;
    for (const std::string& cause : causes)
        lines.push_back({"A line.", 0, cause, {}});
    return lines;
}

using Named = std::vector<bool>;

TEST(LogCauses, AreNamedWhereARuleBeginsAndWhereAnotherTakesPart) {
    EXPECT_EQ(named_causes(lines_of({"", "web", "web", "sword", "web", "sword", "web", "", "web"})),
              (Named{false, true, false, true, false, true, false, false, true}));
}

TEST(LogCauses, OfNothingAreNone) {
    EXPECT_EQ(named_causes({}), Named{});
    EXPECT_EQ(named_causes(lines_of({"", ""})), (Named{false, false}));
}

}  // namespace
}  // namespace briar::editor
