// How the program is called: help, versions, wrong use.
#include <gtest/gtest.h>

#include "runtime/cli/arguments.hpp"
#include "runtime/cli/command.hpp"
#include "tests/cli/process.hpp"
#include "tests/root.hpp"

#include <fstream>
#include <iterator>

namespace briar {
namespace {

using cli::Arguments;
using cli::WrongUse;

TEST(Help, EveryCommandShowsItsOptionsAndAnExample) {
    ASSERT_GE(cli::commands().size(), 13u);
    for (const cli::Command& command : cli::commands()) {
        const Ran ran = run_briar({command.name, "--help"});
        EXPECT_EQ(ran.code, 0) << command.name;
        EXPECT_EQ(ran.err, "") << command.name;
        EXPECT_TRUE(ran.out.starts_with("briar " + command.name)) << ran.out;
        EXPECT_NE(ran.out.find("\nExample"), std::string::npos) << command.name;
        EXPECT_EQ(ran.out.find("{pack}"), std::string::npos) << command.name;
        for (const cli::OptionSpec& option : command.options)
            EXPECT_NE(ran.out.find("--" + option.name), std::string::npos) << command.name << " " << option.name;
    }
}

TEST(Help, ListsEveryCommand) {
    const Ran ran = run_briar({"help"});
    EXPECT_EQ(ran.code, 0);
    for (const cli::Command& command : cli::commands())
        EXPECT_NE(ran.out.find("\n  " + command.name + " "), std::string::npos) << command.name;
    EXPECT_EQ(run_briar({"help", "check"}).out, run_briar({"check", "--help"}).out);
}

TEST(Help, FitsIntoEightyColumns) {
    for (const cli::Command& command : cli::commands()) {
        const std::string text = cli::help_text(command);
        const std::string body = text.substr(0, text.find("\nExample"));
        for (std::size_t at = 0; at < body.size(); at = body.find('\n', at) + 1) {
            const std::size_t end = std::min(body.find('\n', at), body.size());
            EXPECT_LE(end - at, 100u) << body.substr(at, end - at);
            if (end == body.size()) break;
        }
    }
}

TEST(Version, IsThatOfTheProject) {
    std::ifstream file(project_root() / "CMakeLists.txt");
    const std::string text{std::istreambuf_iterator<char>(file), {}};
    const Ran ran = run_briar({"--version"});
    EXPECT_EQ(ran.code, 0);
    ASSERT_TRUE(ran.out.starts_with("briar ")) << ran.out;
    EXPECT_NE(text.find("VERSION " + ran.out.substr(6, ran.out.size() - 7) + " "), std::string::npos) << ran.out;
}

TEST(WrongCalls, WithoutACommandShowTheOverviewOnStderr) {
    const Ran ran = run_briar({});
    EXPECT_EQ(ran.code, 2);
    EXPECT_EQ(ran.out, "");
    EXPECT_NE(ran.err.find("briar COMMAND"), std::string::npos);
}

TEST(WrongCalls, NameTheNearestCommand) {
    const Ran ran = run_briar({"chekc"});
    EXPECT_EQ(ran.code, 2);
    EXPECT_NE(ran.err.find("did you mean `check`?"), std::string::npos) << ran.err;
    EXPECT_EQ(run_briar({"help", "chekc"}).code, 2);
}

TEST(WrongCalls, NameTheNearestOption) {
    const Ran ran = run_briar({"check", "--jsn"});
    EXPECT_EQ(ran.code, 2);
    EXPECT_NE(ran.err.find("did you mean --json?"), std::string::npos) << ran.err;
    EXPECT_EQ(ran.out, "");
}

TEST(WrongCalls, AreRefusedByEveryCommandInItsOwnWay) {
    const std::vector<std::vector<std::string>> calls{
        {"play"},
        {"play", "no-such-pack"},
        {"play", "the-cursed-forest", "--seed", "soon"},
        {"play", "the-cursed-forest", "--mode", "solow"},
        {"play", "the-cursed-forest", "--heroes", "sirya"},
        {"play", "the-cursed-forest", "--seats", "9"},
        {"play", "the-cursed-forest", "--seats", "2", "--bot", "2=greedy"},
        {"play", "the-cursed-forest", "--bot", "0=clever"},
        {"auto"},
        {"auto", "the-cursed-forest", "--games", "0"},
        {"auto", "the-cursed-forest", "--bot", "gredy"},
        {"check", "no-such-pack"},
        {"test", "no-such-pack"},
        {"replay"},
        {"explain"},
        {"explain", "tiles/no-such-tile"},
        {"explain", "tiles/start", "edgse"},
        {"list", "tilse"},
        {"new"},
        {"docs", "--out", "no/such/folder"},
        {"bench", "--time"},
    };
    for (const auto& call : calls) {
        std::string line;
        for (const std::string& word : call)
            line += word + " ";
        const Ran ran = run_briar(call);
        EXPECT_EQ(ran.code, 2) << line << ran.err;
        EXPECT_EQ(ran.out, "") << line;
        EXPECT_TRUE(ran.err.starts_with("briar " + call[0] + ": ")) << line << ran.err;
    }
}

TEST(Arguments, TakeValuesBehindABlankOrAnEqualsSign) {
    const std::vector<cli::OptionSpec> options{{"seed", "N", ""}, {"json", "", ""}, {"mode", "M", "", true}};
    const Arguments read = Arguments::read(options, {{"PACK", "", 0, 2}},
                                           {"a", "--seed=7", "--mode", "x", "--json", "--mode=y", "--", "--b"});
    EXPECT_EQ(read.value("seed"), "7");
    EXPECT_EQ(read.values("mode"), (std::vector<std::string>{"x", "y"}));
    EXPECT_TRUE(read.has("json"));
    EXPECT_EQ(read.words(), (std::vector<std::string>{"a", "--b"}));
}

TEST(Arguments, RefuseWhatWasNotDeclared) {
    const std::vector<cli::OptionSpec> options{{"seed", "N", ""}, {"json", "", ""}};
    const std::vector<cli::WordSpec> words{{"PACK", "", 1, 1}};
    EXPECT_THROW((void)Arguments::read(options, words, {}), WrongUse);
    EXPECT_THROW((void)Arguments::read(options, words, {"a", "b"}), WrongUse);
    EXPECT_THROW((void)Arguments::read(options, words, {"a", "--seed"}), WrongUse);
    EXPECT_THROW((void)Arguments::read(options, words, {"a", "--seed", "1", "--seed", "2"}), WrongUse);
    EXPECT_THROW((void)Arguments::read(options, words, {"a", "--json=1"}), WrongUse);
    EXPECT_THROW((void)Arguments::read(options, words, {"a", "-x"}), WrongUse);
    EXPECT_NO_THROW((void)Arguments::read(options, words, {"-"}));
}

TEST(Arguments, NumbersAreWholeAndInBounds) {
    const std::vector<cli::OptionSpec> options{{"n", "N", ""}};
    const auto number = [&](const std::string& text) {
        return Arguments::read(options, {}, {"--n", text}).number("n", 5, 1, 9);
    };
    EXPECT_EQ(number("9"), 9u);
    EXPECT_EQ(Arguments::read(options, {}, {}).number("n", 5, 1, 9), 5u);
    for (const char* wrong : {"0", "10", "-1", "1.5", "", "1 ", "99999999999999999999"})
        EXPECT_THROW((void)number(wrong), WrongUse) << wrong;
}

}  // namespace
}  // namespace briar
