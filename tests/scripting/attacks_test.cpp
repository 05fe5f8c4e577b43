#include "tests/scripting/attacks.hpp"

#include <gtest/gtest.h>

#include <ctime>
#include <string_view>

#include "tests/sanitized.hpp"
#include "tests/scripting/sandbox.hpp"

namespace briar {
namespace {

constexpr const char* kInnocent = R"(
    local innocent = {}
    function innocent.count()
        local sum = 0
        for _, value in pairs({ 1, 2, 3, a = 4 }) do sum = sum + value end
        return sum, host.ask(41)
    end
    return innocent)";

class AttackTest : public testing::TestWithParam<Attack> {};

// Of this thread, so that a busy machine does not matter.
double milliseconds_of_processor() {
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) / 1e6;
}

/// By the clock or by its steps, whichever of both comes first on a machine.
bool ends_by_the_clock(const Attack& attack) { return std::string_view(attack.ends_with) == "this took"; }

/// What is counted ends a script before the clock does, also where all takes longer.
BoxLimits limits_for(const Attack& attack) {
    BoxLimits limits;
    if (!ends_by_the_clock(attack)) limits.cpu_milliseconds *= kSlower;
    return limits;
}

/// The clock is looked at between steps: what only it ends may go on for some steps that take long.
constexpr int kMostMilliseconds = BoxLimits().cpu_milliseconds * 4 * kSlower;

TEST_P(AttackTest, IsOverSoonAndHarmsNobody) {
    Sandbox sandbox(limits_for(GetParam()));
    const auto problem = sandbox.box.load("innocent.lua", kInnocent);
    ASSERT_FALSE(problem) << render(*problem);
    for (int round = 0; round < 2; ++round) {
        const double begin = milliseconds_of_processor();
        const Outcome outcome = sandbox.run_file(GetParam().text);
        const double passed = milliseconds_of_processor() - begin;
        RecordProperty("milliseconds", std::to_string(passed));
        EXPECT_LT(passed, kMostMilliseconds) << outcome.message();
        EXPECT_NE(outcome.message().find(GetParam().ends_with), std::string::npos)
            << (outcome.error ? render(*outcome.error) : "no error");
        const Outcome after = sandbox.call("innocent.lua", "count");
        EXPECT_EQ(after.results, (std::vector<std::string>{"10", "42"})) << after.message();
    }
    EXPECT_LT(sandbox.box.live_bytes(), 4U << 20U);
}

std::string name_of(const testing::TestParamInfo<Attack>& info) {
    std::string name = info.param.name;
    for (char& c : name) {
        if (!std::isalnum(static_cast<unsigned char>(c))) c = '_';
    }
    return name;
}

INSTANTIATE_TEST_SUITE_P(All, AttackTest, testing::ValuesIn(attacks()), name_of);

}  // namespace
}  // namespace briar
