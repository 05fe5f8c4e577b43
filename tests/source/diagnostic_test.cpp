#include "runtime/source/diagnostic.hpp"

#include <gtest/gtest.h>

namespace briar {
namespace {

Diagnostic at(const std::string& file, int line, int column, const std::string& message) {
    return {Severity::Error, "test.id", {file, line, column, {}}, {}, message, {}};
}

TEST(Diagnostics, AreRenderedWithPlaceIdAndHint) {
    Diagnostic problem{Severity::Warning, "a.b", {"x.yaml", 3, 7, {}}, {}, "this is wrong", "do that"};
    EXPECT_EQ(render(problem), "x.yaml:3:7: warning: this is wrong [a.b]\n    do that");
    problem.hint.clear();
    problem.place.column = 0;
    EXPECT_EQ(render(problem), "x.yaml:3: warning: this is wrong [a.b]");
    problem.place = {"x.yaml", 0, 5, {}};
    problem.severity = Severity::Note;
    EXPECT_EQ(render(problem), "x.yaml: note: this is wrong [a.b]");
    problem.place.file.clear();
    EXPECT_EQ(render(problem), "note: this is wrong [a.b]");
}

TEST(Diagnostics, AreSortedByPlaceAndSaidOnce) {
    Diagnostics list;
    list.add(at("b", 1, 1, "later"));
    list.add(at("a", 2, 1, "second"));
    list.add(at("a", 1, 9, "first of two"));
    list.add(at("a", 1, 9, "second of two"));
    list.add(at("a", 1, 9, "first of two"));
    list.sort();
    std::vector<std::string> messages;
    for (const Diagnostic& each : list.list())
        messages.push_back(each.message);
    EXPECT_EQ(messages, (std::vector<std::string>{"first of two", "second of two", "second", "later"}));
}

TEST(Diagnostics, CountBySeverity) {
    Diagnostics list;
    EXPECT_TRUE(list.empty());
    Diagnostic note = at("a", 1, 1, "n");
    note.severity = Severity::Note;
    list.add(note);
    EXPECT_FALSE(list.has_errors());
    Diagnostics more;
    more.add(at("a", 1, 1, "e"));
    list.append(std::move(more));
    EXPECT_TRUE(list.has_errors());
    EXPECT_EQ(list.count(Severity::Note), 1u);
    EXPECT_EQ(list.count(Severity::Error), 1u);
    EXPECT_EQ(list.count(Severity::Warning), 0u);
}

TEST(Nearest, FindsWhatWasMeant) {
    const std::vector<std::string> names = {"health", "dice", "bonus", "wood-troll", "count"};
    EXPECT_EQ(nearest("helth", names), "health");
    EXPECT_EQ(nearest("dcie", names), "dice");
    EXPECT_EQ(nearest("Wood_Troll", names), "wood-troll");
    EXPECT_EQ(nearest("cuont", names), "count");
}

TEST(Nearest, DoesNotGuessWildly) {
    const std::vector<std::string> names = {"health", "dice", "ap"};
    EXPECT_EQ(nearest("strength", names), "");
    EXPECT_EQ(nearest("x", names), "");
    EXPECT_EQ(nearest("", names), "");
    EXPECT_EQ(nearest("anything", {}), "");
}

TEST(Nearest, TiesGoToTheEarlier) { EXPECT_EQ(nearest("bat", {"cat", "rat", "bad"}), "cat"); }

TEST(Nearest, LongWordsAreComparedByTheirBeginnings) {
    const std::string long_name(5000, 'a');
    EXPECT_EQ(nearest(long_name + "b", {long_name}), long_name);
}

}  // namespace
}  // namespace briar
