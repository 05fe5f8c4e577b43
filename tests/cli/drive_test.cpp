// The protocol for programs: the examples of its page, and whatever else may be sent.
#include <gtest/gtest.h>

#include <fstream>
#include <nlohmann/json.hpp>
#include <random>
#include <sstream>

#include "runtime/cli/drive/driver.hpp"
#include "tests/cli/process.hpp"
#include "tests/root.hpp"

namespace briar {
namespace {

using Json = nlohmann::json;

struct Example {
    std::string sent;
    std::string answer;
};

/// Lines with `> ` and, behind each, one with `< `.
std::vector<Example> examples_of_page() {
    std::ifstream page(project_root() / "docs/drive.md");
    std::vector<Example> examples;
    for (std::string line; std::getline(page, line);) {
        if (line.starts_with("> {")) examples.push_back({line.substr(2), {}});
        if (line.starts_with("< {")) examples.back().answer = line.substr(2);
    }
    return examples;
}

/// `"..."` stands for any value, as the last item of a list for any more items; keys may be left out.
bool fits(const Json& shown, const Json& given) {
    if (shown == "...") return true;
    if (shown.is_object()) {
        for (const auto& [key, value] : shown.items()) {
            if (!given.is_object() || !given.contains(key) || !fits(value, given[key])) return false;
        }
        return given.is_object();
    }
    if (!shown.is_array()) return shown == given;
    if (!given.is_array()) return false;
    const bool more = !shown.empty() && shown.back() == "...";
    const std::size_t count = shown.size() - (more ? 1 : 0);
    if (more ? given.size() < count : given.size() != count) return false;
    for (std::size_t i = 0; i < count; ++i) {
        if (!fits(shown[i], given[i])) return false;
    }
    return true;
}

std::vector<std::string> lines_of(const std::string& text) {
    std::vector<std::string> lines;
    std::istringstream stream(text);
    for (std::string line; std::getline(stream, line);)
        lines.push_back(line);
    return lines;
}

TEST(DrivePage, ItsExamplesAreAnsweredAsItSays) {
    const std::vector<Example> examples = examples_of_page();
    ASSERT_GT(examples.size(), 10u);
    std::string input;
    for (const Example& example : examples)
        input += example.sent + "\n";
    const Ran ran = run_briar({"drive", "the-cursed-forest"}, input);
    EXPECT_EQ(ran.code, 0) << ran.err;
    const std::vector<std::string> answers = lines_of(ran.out);
    ASSERT_EQ(answers.size(), examples.size()) << ran.out;
    for (std::size_t i = 0; i < examples.size(); ++i) {
        EXPECT_TRUE(fits(Json::parse(examples[i].answer), Json::parse(answers[i]))) << examples[i].sent << "\n"
                                                                                    << answers[i];
    }
}

TEST(DrivePage, ShowsEveryMessage) {
    std::string all;
    for (const Example& example : examples_of_page())
        all += example.sent;
    for (const char* word : {"new", "decision", "choose", "undo", "redo", "state", "log", "hash", "dice", "quit"})
        EXPECT_NE(all.find("\"do\": \"" + std::string(word) + "\""), std::string::npos) << word;
}

TEST(Drive, NothingThatIsSentKillsIt) {
    cli::Driver driver("the-cursed-forest");
    const std::string deep(100'000, '[');
    const std::vector<std::string> lines{"",
                                         "hello",
                                         "1",
                                         "[]",
                                         "{}",
                                         "null",
                                         "{\"do\": 1}",
                                         "{\"do\": \"fly\"}",
                                         "{\"do\": \"decision\"}",
                                         deep,
                                         std::string("{\"do\": \"new\0\"}", 14),
                                         "\xff\xfe",
                                         "{\"do\": \"new\", \"seed\": -1}",
                                         "{\"do\": \"new\", \"seats\": 999}",
                                         "{\"do\": \"new\", \"seats\": 0}",
                                         "{\"do\": \"new\", \"heroes\": [1]}",
                                         "{\"do\": \"new\", \"heroes\": [\"nobody\"]}",
                                         "{\"do\": \"new\", \"modes\": [\"no-such\"]}",
                                         "{\"do\": \"new\", \"position\": \"a: [\"}",
                                         "{\"do\": \"new\", \"position\": {\"heroes\": 3}}",
                                         "{\"do\": \"new\", \"dice\": [\"x\"]}",
                                         "{\"do\": \"new\", \"scenario\": \"\\u0000\"}",
                                         "{\"do\": \"new\", \"sed\": 1}"};
    for (const std::string& line : lines) {
        const Json answer = Json::parse(driver.answer(line));
        EXPECT_EQ(answer["ok"], false) << line.substr(0, 80) << answer;
        EXPECT_FALSE(answer["error"].get<std::string>().empty()) << line.substr(0, 80);
    }
    EXPECT_EQ(Json::parse(driver.answer("{\"do\": \"new\"}"))["ok"], true);
    for (const char* line :
         {"{\"do\": \"choose\"}", "{\"do\": \"choose\", \"index\": 99}",
          "{\"do\": \"choose\", \"index\": 18446744073709551615}", "{\"do\": \"choose\", \"key\": \"\"}",
          "{\"do\": \"choose\", \"key\": \"explore\", \"index\": 0}", "{\"do\": \"undo\"}", "{\"do\": \"redo\"}",
          "{\"do\": \"dice\"}", "{\"do\": \"dice\", \"values\": {\"a\": 1}}"})
        EXPECT_EQ(Json::parse(driver.answer(line))["ok"], false) << line;
    EXPECT_EQ(Json::parse(driver.answer("{\"do\": \"decision\"}"))["ok"], true);
}

TEST(Drive, BytesByChanceAreAnsweredToo) {
    cli::Driver driver("the-cursed-forest");
    std::mt19937 random(7);
    const std::string good = R"({"do": "new", "seed": 7, "heroes": ["sirja"], "modes": ["solo"]})";
    for (int i = 0; i < 300; ++i) {
        std::string line = good;
        for (int change = 0; change < 3; ++change)
            line[random() % line.size()] = static_cast<char>(random() % 256);
        EXPECT_TRUE(Json::accept(driver.answer(line))) << line;
    }
}

TEST(Drive, AWholeGameCanBeDrivenAndItsPositionBegunAnew) {
    cli::Driver driver("the-cursed-forest");
    ASSERT_EQ(Json::parse(driver.answer(R"({"do": "new", "seed": 3})"))["ok"], true);
    for (int i = 0; i < 200; ++i) {
        const Json decision = Json::parse(driver.answer(R"({"do": "decision"})"));
        if (decision["over"] == true) break;
        const Json last = decision["options"].back();
        const Json chosen = Json::parse(driver.answer(Json{{"do", "choose"}, {"key", last["key"]}}.dump()));
        ASSERT_EQ(chosen["ok"], true) << chosen << last;
    }
    while (true) {
        const Json state = Json::parse(driver.answer(R"({"do": "state"})"));
        ASSERT_EQ(state["ok"], true);
        if (state["quiescent"] == true) {
            const Json hash = Json::parse(driver.answer(R"({"do": "hash"})"));
            const Json again = Json::parse(driver.answer(Json{{"do", "new"}, {"position", state["position"]}}.dump()));
            ASSERT_EQ(again["ok"], true) << again;
            EXPECT_EQ(Json::parse(driver.answer(R"({"do": "hash"})"))["hash"], hash["hash"]);
            break;
        }
        ASSERT_EQ(Json::parse(driver.answer(R"({"do": "undo"})"))["ok"], true);
    }
}

TEST(Drive, DiceAreLaidDownInTheMiddleOfAMoveToo) {
    cli::Driver driver("pig");
    const auto told = [&](const Json& message) { return Json::parse(driver.answer(message.dump())); };
    ASSERT_EQ(told({{"do", "new"}, {"dice", {6, "random"}}})["ok"], true);
    ASSERT_EQ(told({{"do", "decision"}})["quiescent"], false);
    ASSERT_EQ(told({{"do", "dice"}, {"values", {4, 5}}})["ok"], true);
    ASSERT_EQ(told({{"do", "choose"}, {"key", "roll"}})["ok"], true);
    ASSERT_EQ(told({{"do", "choose"}, {"key", "roll"}})["ok"], true);
    EXPECT_EQ(told({{"do", "decision"}})["text"], "Red has 0 and 15 in the pot.");
    for (const Json& values : {Json{101}, Json{"random"}, Json::array(), Json("random"), Json{1.5}, Json{1, "x"}})
        EXPECT_EQ(told({{"do", "dice"}, {"values", values}})["ok"], false) << values;
}

TEST(Drive, TheStateWithinAMoveSaysWhereToBeginAnew) {
    cli::Driver driver("pig");
    const auto told = [&](const Json& message) { return Json::parse(driver.answer(message.dump())); };
    ASSERT_EQ(told({{"do", "new"}, {"seed", 2}})["ok"], true);
    ASSERT_EQ(told({{"do", "choose"}, {"key", "roll"}})["ok"], true);
    const Json state = told({{"do", "state"}});
    const Json here = told({{"do", "hash"}})["hash"];
    ASSERT_EQ(state["quiescent"], false);
    ASSERT_TRUE(state.contains("before")) << state;
    ASSERT_EQ(told({{"do", "new"}, {"position", state["before"]["position"]}})["ok"], true);
    for (int step = state["before"]["step"]; step < 1; ++step)
        ASSERT_EQ(told({{"do", "choose"}, {"key", "roll"}})["ok"], true);
    EXPECT_EQ(told({{"do", "hash"}})["hash"], here);
}

}  // namespace
}  // namespace briar
