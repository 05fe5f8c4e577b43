#include <gtest/gtest.h>

#include "tests/launcher/stub_house.hpp"

/// The numbers at the end of ./briar test and .ci/run: single tests, and nothing that failed goes uncounted.
namespace briar {
namespace {

/// A stand-in for ctest that leaves these reports and this list of failed programs, and ends as ctest would.
std::string ctest(const std::string& reports, const std::string& failed_programs) {
    std::string body =
        "reports=${GTEST_OUTPUT#xml:}; mkdir -p \"$reports\" \"$2/Testing/Temporary\"\n" + reports + '\n';
    if (!failed_programs.empty()) {
        body += "printf '" + failed_programs + "' >\"$2/Testing/Temporary/LastTestsFailed.log\"; exit 8\n";
    }
    return body;
}

/// Shell that writes the report of one test program.
std::string report(const std::string& program, const std::string& attributes, const std::string& cases = {}) {
    return "echo '<testsuites " + attributes + " errors=\"0\" name=\"AllTests\">\n" + cases + "' >\"$reports/" +
           program + ".xml\"\n";
}

std::string last_line(const std::string& text) {
    const std::size_t end = text.find_last_not_of('\n');
    const std::size_t begin = text.find_last_of('\n', end);
    return text.substr(begin + 1, end - begin);
}

TEST(Sums, CountSingleTestsWithoutSkippedAndDisabledOnes) {
    const StubHouse house("sums");
    house.write_tool("ctest", ctest(report("test_a", R"(tests="10" failures="0" disabled="2")",
                                           R"(    <testcase name="s" status="run" result="skipped" time="0" />)") +
                                        report("test_b", R"(tests="3" failures="0" disabled="0")"),
                                    ""));
    const RunResult result = house.run("./.ci/test dev");
    EXPECT_EQ(last_line(result.out), "10 passed, 0 failed") << result.out;
    EXPECT_EQ(result.exit_code, 0);
}

TEST(Sums, ProgramThatIsNoGoogleTestCountsAsOneAndSkippedOnesAreNamed) {
    const StubHouse house("plain");
    const std::string junit = R"(<testcase name="test_a" time="1" status="run">
<testcase name="agreement" time="1" status="run">
<testcase name="absent" time="1" status="notrun">)";
    house.write_tool("ctest", ctest(report("test_a", R"(tests="10" failures="0" disabled="0")") + "echo '" + junit +
                                        "' >\"$2/ctest.xml\"",
                                    ""));
    const RunResult result = house.run("./.ci/test dev");
    EXPECT_EQ(last_line(result.out), "11 passed, 0 failed") << result.out;
    EXPECT_NE(result.out.find("skipped: absent\n"), std::string::npos) << result.out;
}

TEST(Sums, FormatIsOneMoreTestOfTheMainPass) {
    const StubHouse house("format");
    house.write_tool("ctest", ctest(report("test_a", R"(tests="10" failures="0" disabled="0")"), ""));
    EXPECT_EQ(last_line(house.run("./briar test").out), "11 passed, 0 failed");
    house.write_tool("clang-format", "echo 'runtime/main.cpp:1:2: warning: code should be clang-formatted [x]' >&2");
    const RunResult result = house.run("./briar test");
    EXPECT_EQ(last_line(result.out), "10 passed, 1 failed");
    EXPECT_NE(result.out.find("\nruntime/main.cpp\n"), std::string::npos) << result.out;
    EXPECT_EQ(result.exit_code, 1);
}

TEST(Sums, FailedTestsAreCountedOnce) {
    const StubHouse house("failed");
    house.write_tool("ctest",
                     ctest(report("test_a", R"(tests="10" failures="2" disabled="0")", "<failure />"), "1:test_a\\n"));
    const RunResult result = house.run("./.ci/test dev");
    EXPECT_EQ(last_line(result.out), "8 passed, 2 failed") << result.out;
    EXPECT_EQ(result.exit_code, 1);
}

TEST(Sums, ProgramThatCrashedOrLeakedCountsAsOne) {
    const StubHouse house("crash");
    house.write_tool("ctest", ctest(report("test_leak", R"(tests="10" failures="0" disabled="0")"),
                                    "1:test_crash\\n2:test_leak\\n"));
    EXPECT_EQ(last_line(house.run("./.ci/test dev").out), "10 passed, 2 failed");
}

TEST(Sums, FailureOfCtestItselfIsNotLost) {
    const StubHouse house("ctest");
    house.write_tool("ctest", "exit 1");
    const RunResult result = house.run("./.ci/test dev");
    EXPECT_EQ(last_line(result.out), "0 passed, 1 failed");
    EXPECT_EQ(result.exit_code, 1);
}

/// A stand-in for the program: packs are checked, and their tests end with this line and this exit code.
std::string program(const std::string& last_line, int exit_code) {
    return "if [ \"$1\" = --build ]; then mkdir -p \"$2/bin\"; cat >\"$2/bin/briar\" <<'END'\n#!/bin/bash\n"
           "[ \"$2\" = --help ] && { case $1 in check|test) exit 0;; esac; exit 2; }\n"
           "[ \"$1\" = test ] && { echo '" +
           last_line + "'; exit " + std::to_string(exit_code) +
           "; }\n[ -d \"$2\" ]\nEND\nchmod +x \"$2/bin/briar\"; fi\n";
}

TEST(Sums, PacksAreCheckedAndTheirTestsCounted) {
    const StubHouse house("packs");
    house.write("scenarios/one/pack.yaml", "");
    house.write("scenarios/two/pack.yaml", "");
    house.write_tool("cmake", program("3 passed, 0 failed", 0));
    house.write_tool("ctest", ctest(report("test_a", R"(tests="10" failures="0" disabled="0")"), ""));
    EXPECT_EQ(last_line(house.run("./.ci/test dev").out), "18 passed, 0 failed") << "10, two checks, 3 tests each";
    house.write_tool("cmake", program("2 passed, 1 failed", 1));
    EXPECT_EQ(last_line(house.run("./.ci/test dev").out), "16 passed, 2 failed");
    house.write_tool("cmake", program("3 passed, 0 failed", 1));
    EXPECT_EQ(last_line(house.run("./.ci/test dev").out), "18 passed, 2 failed") << "an exit code is never overlooked";
    house.write_tool("cmake", program("something else", 0));
    EXPECT_EQ(last_line(house.run("./.ci/test dev").out), "12 passed, 2 failed");
}

TEST(Sums, NoTestAtAllIsAFailure) {
    const StubHouse house("none");
    EXPECT_EQ(house.run("./.ci/test dev").exit_code, 1);
}

TEST(Sums, FailedBuildIsOneFailedTest) {
    const StubHouse house("build");
    house.write_tool("cmake", "echo 'error: no'; exit 1");
    const RunResult result = house.run("./.ci/test dev");
    EXPECT_EQ(last_line(result.out), "0 passed, 1 failed");
    EXPECT_EQ(result.exit_code, 1);
}

TEST(Sums, WholeCheckAddsBothPassesAndClosesOnce) {
    const StubHouse house("both");
    house.write_tool("ctest", ctest(report("test_a", R"(tests="10" failures="0" disabled="0")"), ""));
    const RunResult result = house.run("bash .ci/run");
    EXPECT_EQ(last_line(result.out), "21 passed, 0 failed") << result.out;
    EXPECT_EQ(result.out.find("11 passed, 0 failed\n"), std::string::npos) << "only the last line closes the run";
    EXPECT_EQ(result.exit_code, 0);
}

TEST(Sums, WholeCheckFailsWhenOnePassDoes) {
    const StubHouse house("one");
    house.write_tool("ctest", ctest(report("test_a", R"(tests="10" failures="0" disabled="0")"), "") +
                                  "case $2 in */asan) exit 1;; esac");
    const RunResult result = house.run("bash .ci/run");
    EXPECT_EQ(last_line(result.out), "21 passed, 1 failed") << result.out;
    EXPECT_EQ(result.exit_code, 1);
}

}  // namespace
}  // namespace briar
