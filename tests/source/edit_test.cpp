#include "runtime/source/edit.hpp"

#include <gtest/gtest.h>

#include "runtime/source/document.hpp"
#include "runtime/source/values.hpp"

namespace briar {
namespace {

std::shared_ptr<const Document> parsed(const std::string& text) {
    Diagnostics diagnostics;
    return Document::parse("a.yaml", text, diagnostics);
}

/// The text after an edit, or why it was refused.
std::string after(const std::string& text, const Edit& edit) {
    return edit.ok() ? apply_splices(text, edit.splices) : "refused: " + edit.refused;
}

std::string set(const std::string& text, const Path& path, const Node& value) {
    return after(text, set_value(*parsed(text), path, value));
}

std::string remove(const std::string& text, const Path& path) { return after(text, remove_entry(*parsed(text), path)); }

std::string down(const std::string& text, const Path& path) {
    return after(text, move_entry(*parsed(text), path, Direction::Down));
}

Node small_map() {
    Node map = make_map();
    add_member(map, "x", make_int(1));
    add_member(map, "y", make_text("z"));
    return map;
}

TEST(SetValue, TouchesNothingButTheValue) {
    EXPECT_EQ(set("a:  9   # hp\nb: 2\n", {"a"}, make_int(12)), "a:  12   # hp\nb: 2\n");
    EXPECT_EQ(set("a: 9\r\nb: x\r\n", {"b"}, make_text("y")), "a: 9\r\nb: y\r\n");
    EXPECT_EQ(set("a: [1,  2 , 3]\n", {"a", 1}, make_int(5)), "a: [1,  5 , 3]\n");
    EXPECT_EQ(set("a: &x 1\nb: 2\n", {"a"}, make_int(3)), "a: &x 3\nb: 2\n");
}

TEST(SetValue, QuotesOnlyWhatMustBeQuoted) {
    const auto written = [](const std::string& text) { return set("a: old\n", {"a"}, make_text(text)); };
    for (const char* plain : {"grey wolf", "n e - w", "it's", "a:b", "x#y", "1-4", "10+", "yes", "Wölfe", "a, b", "-x"})
        EXPECT_EQ(written(plain), std::string("a: ") + plain + "\n");
    for (const char* quoted :
         {"7",   "1.5", "010", "1e5", "true", "null", "~",  "",   " x",  "x ",  "a: b", "a #b", "- x",
          "[a]", "{a}", "&a",  "*a",  "!a",   "%a",   "@a", "`a", "| a", "> a", "? a",  "end:", "#a"})
        EXPECT_EQ(written(quoted), std::string("a: \"") + quoted + "\"\n");
    EXPECT_EQ(written("\"so\" he said"), "a: '\"so\" he said'\n");
    EXPECT_EQ(set("a: [old]\n", {"a", 0}, make_text("x, y")), "a: [\"x, y\"]\n");
}

TEST(SetValue, KeepsTheAuthorsQuotes) {
    EXPECT_EQ(set("a: 'old'\n", {"a"}, make_text("it's")), "a: 'it''s'\n");
    EXPECT_EQ(set("a: \"old\"\n", {"a"}, make_text("new")), "a: \"new\"\n");
    EXPECT_EQ(set("a: 'old'\n", {"a"}, make_int(7)), "a: 7\n");
    EXPECT_EQ(set("a: \"\"\n", {"a"}, make_text("new")), "a: new\n") << "nobody chose the quotes of an empty text";
    EXPECT_EQ(set("a: 'old'\n", {"a"}, make_text("bell\x07")), "a: \"bell\\x07\"\n");
}

/// Letter by letter, as it is typed into a form: on the way there are texts that need quotes.
TEST(SetValue, TextsThatAreTypedStandInLinesWhateverTheyWereOnTheWay) {
    const std::string words = "It is said: \"wait\".\n\nThen, and 'then' only,\ngo on.";
    std::string text = "a: Moor\nb: 1\n";
    for (std::size_t size = 1; size <= words.size(); ++size)
        text = set(text, {"a"}, make_text(words.substr(0, size)));
    EXPECT_EQ(text, "a: |-\n  It is said: \"wait\".\n\n  Then, and 'then' only,\n  go on.\nb: 1\n");
    EXPECT_EQ(set("a: \"one\\ntwo\"\n", {"a"}, make_text("one\nthree")), "a: \"one\\nthree\"\n")
        << "whoever writes them so keeps them so";
}

TEST(SetValue, WritesTextOverSeveralLinesWithABar) {
    EXPECT_EQ(set("w:\n  a: old # why\n  b: 1\n", {"w", "a"}, make_text("one\n\ntwo: x\n")),
              "w:\n  a: | # why\n    one\n\n    two: x\n  b: 1\n");
    EXPECT_EQ(set("a: |\n  old\nb: 1\n", {"a"}, make_text("new\nlines")), "a: |-\n  new\n  lines\nb: 1\n");
    EXPECT_EQ(set("a: |\n  old\nb: 1\n", {"a"}, make_int(3)), "a: 3\nb: 1\n");
    EXPECT_EQ(set("a: [old]\n", {"a", 0}, make_text("one\ntwo")), "a: [\"one\\ntwo\"]\n");
}

TEST(SetValue, KeepsTheLinesOfFoldedTexts) {
    const std::string text =
        "a: >-  # read aloud\n"
        "    One came in the night\n"
        "    and two went by day.\n"
        "    Three stayed.\n"
        "b: 1\n";
    const std::string now = "One came in the night and two went by day. Three stayed.";
    const auto with = [&](const std::string& old, const std::string& fresh) {
        std::string other = now;
        other.replace(other.find(old), old.size(), fresh);
        return set(text, {"a"}, make_text(other));
    };
    EXPECT_EQ(with("two", "a few"),
              "a: >-  # read aloud\n    One came in the night\n    and a few went by day.\n    Three stayed.\nb: 1\n");
    EXPECT_EQ(with("stayed.", "stayed for a long time, and were never seen again."),
              "a: >-  # read aloud\n    One came in the night\n    and two went by day.\n"
              "    Three stayed for a long time, and were\n    never seen again.\nb: 1\n");
    EXPECT_EQ(with(" Three", "\nThree"),
              "a: >-  # read aloud\n    One came in the night\n    and two went by day.\n\n    Three stayed.\nb: 1\n");
    EXPECT_EQ(set("a: >\n  x y\n", {"a"}, make_text("x z\n")), "a: >\n  x z\n");
    EXPECT_EQ(set("a: |-\n  x\n   y\n  z\n", {"a"}, make_text("x\n y\nw")), "a: |-\n  x\n   y\n  w\n");
    EXPECT_EQ(set("a: |-\n  x\n  y\n", {"a"}, make_text("x")), "a: |-\n  x\n");
    EXPECT_EQ(set("- >-\r\n  x\r\n  y\r\n", {0}, make_text("x z")), "- >-\r\n  x\r\n  z\r\n") << "line ends stay";
}

TEST(SetValue, FillsWhatIsEmpty) {
    EXPECT_EQ(set("a:\nb:\n", {"a"}, make_int(1)), "a: 1\nb:\n");
    EXPECT_EQ(set("a: # soon\n", {"a"}, small_map()), "a: # soon\n  x: 1\n  y: z\n");
    EXPECT_EQ(set("-\n- b\n", {0}, make_int(1)), "- 1\n- b\n");
    EXPECT_EQ(set("a: {b, c: }\n", {"a", "b"}, make_int(1)), "a: {b: 1, c: }\n");
    EXPECT_EQ(set("a: {b, c: }\n", {"a", "c"}, make_int(1)), "a: {b, c: 1 }\n");
    EXPECT_EQ(set("# head\n", {}, small_map()), "# head\nx: 1\ny: z\n");
    EXPECT_EQ(set("", {}, make_int(1)), "1\n");
}

TEST(SetValue, PutsCollectionsInThePlaceOfScalarsAndBack) {
    EXPECT_EQ(set("w:\n    a: 1 # note\n    b: 2\n", {"w", "a"}, small_map()),
              "w:\n    a: # note\n        x: 1\n        y: z\n    b: 2\n");
    EXPECT_EQ(set("w: # note\n  a: 1\n  b: 2 # gone\nv: 1\n", {"w"}, make_int(5)), "w: 5 # note\nv: 1\n");
    EXPECT_EQ(set("a: [1, 2]\n", {"a"}, small_map()), "a: {x: 1, y: z}\n");
    EXPECT_EQ(set("- a\n- b\n", {0}, small_map()), "- x: 1\n  y: z\n- b\n");
}

TEST(SetValue, RefusesWhatIsNotThere) {
    EXPECT_EQ(set("a: 1\n", {"b"}, make_int(1)), "refused: there is nothing at b");
    EXPECT_EQ(set("a: [1]\n", {"a", 1}, make_int(1)), "refused: there is nothing at a[1]");
}

TEST(SetValue, RefusesToChangeWhatAnAliasRepeats) {
    const std::string text = "a: &x {b: 1}\nc: *x\n";
    EXPECT_EQ(set(text, {"c", "b"}, make_int(2)).substr(0, 19), "refused: *x repeats");
    EXPECT_EQ(set(text, {"a", "b"}, make_int(2)).substr(0, 8), "refused:");
    EXPECT_EQ(set(text, {"c"}, make_int(2)), "a: &x {b: 1}\nc: 2\n");
    EXPECT_EQ(remove(text, {"a"}).substr(0, 8), "refused:");
}

TEST(SetValue, RefusesInAFileWithErrors) {
    EXPECT_EQ(set("a: 1\na: 2\n", {"a"}, make_int(3)).substr(0, 8), "refused:");
}

TEST(SetValue, RefusesTextThatIsNotUtf8) {
    EXPECT_EQ(set("a: 1\n", {"a"}, make_text("\xC3")).substr(0, 8), "refused:");
}

TEST(Insert, GoesBehindTheEntryBefore) {
    const std::string text = "w:\n  a: 1 # one\n  # two\n  b: 2\n\n# other\nv: 3\n";
    const auto document = parsed(text);
    EXPECT_EQ(after(text, append_member(*document, {"w"}, "c", make_int(3))),
              "w:\n  a: 1 # one\n  # two\n  b: 2\n  c: 3\n\n# other\nv: 3\n");
    EXPECT_EQ(after(text, insert_member(*document, {"w"}, 1, "c", make_int(3))),
              "w:\n  a: 1 # one\n  c: 3\n  # two\n  b: 2\n\n# other\nv: 3\n");
    EXPECT_EQ(after(text, insert_member(*document, {"w"}, 0, "c", make_int(3))),
              "w:\n  c: 3\n  a: 1 # one\n  # two\n  b: 2\n\n# other\nv: 3\n");
}

TEST(Insert, SetsEntriesApartAsTheFileDoes) {
    const std::string text = "a:\n  x: 1\n\nb:\n  x: 2\n";
    EXPECT_EQ(after(text, append_member(*parsed(text), {}, "c", small_map())),
              "a:\n  x: 1\n\nb:\n  x: 2\n\nc:\n  x: 1\n  y: z\n");
}

TEST(Insert, TakesOneEmptyLineForNoHabit) {
    const std::string text = "a: 1\r\nb: 2\r\n\r\nc: 3\r\n";
    EXPECT_EQ(after(text, append_member(*parsed(text), {}, "d", make_int(4))), "a: 1\r\nb: 2\r\n\r\nc: 3\r\nd: 4\r\n");
    const std::string most = "a: 1\n\nb: 2\n\nc: 3\nd: 4\n";
    EXPECT_EQ(after(most, append_member(*parsed(most), {}, "e", make_int(5))), "a: 1\n\nb: 2\n\nc: 3\nd: 4\n\ne: 5\n");
}

TEST(Insert, WritesInTheMannerOfTheFile) {
    const std::string windows = "a:\r\n    b: 1\r\n";
    EXPECT_EQ(after(windows, append_member(*parsed(windows), {}, "c", small_map())),
              "a:\r\n    b: 1\r\nc:\r\n    x: 1\r\n    y: z\r\n");
    const std::string open_end = "a: 1";
    EXPECT_EQ(after(open_end, append_member(*parsed(open_end), {}, "b", make_int(2))), "a: 1\nb: 2");
    const std::string flat = "a:\n- x\n";
    Node list = make_list();
    add_item(list, make_int(1));
    EXPECT_EQ(after(flat, append_member(*parsed(flat), {}, "b", list)), "a:\n- x\nb:\n- 1\n");
    EXPECT_EQ(after(flat, append_item(*parsed(flat), {"a"}, make_int(1))), "a:\n- x\n- 1\n");
}

TEST(Insert, WorksInBrackets) {
    const std::string text = "a: [1, 2,]\nb: {}\nc: [\n  1, # one\n  2\n]\n";
    const auto document = parsed(text);
    EXPECT_EQ(after(text, append_item(*document, {"a"}, make_int(3))),
              "a: [1, 2, 3,]\nb: {}\nc: [\n  1, # one\n  2\n]\n");
    EXPECT_EQ(after(text, insert_item(*document, {"a"}, 0, make_int(3))),
              "a: [3, 1, 2,]\nb: {}\nc: [\n  1, # one\n  2\n]\n");
    EXPECT_EQ(after(text, append_member(*document, {"b"}, "k", make_int(3))),
              "a: [1, 2,]\nb:\n  k: 3\nc: [\n  1, # one\n  2\n]\n")
        << "a map will grow";
    EXPECT_EQ(after(text, append_member(*document, {"b"}, "k", small_map())),
              "a: [1, 2,]\nb:\n  k:\n    x: 1\n    y: z\nc: [\n  1, # one\n  2\n]\n");
    EXPECT_EQ(after(text, append_item(*document, {"c"}, make_int(3))),
              "a: [1, 2,]\nb: {}\nc: [\n  1, # one\n  2,\n  3\n]\n");
}

TEST(Insert, GivesAMapWithoutBracesItsBraces) {
    const std::string text = "a: [b: 1, c]\n";
    EXPECT_EQ(after(text, append_member(*parsed(text), {"a", 0}, "d", make_int(2))), "a: [{b: 1, d: 2}, c]\n");
    EXPECT_EQ(after(text, insert_member(*parsed(text), {"a", 0}, 0, "d", make_int(2))), "a: [{d: 2, b: 1}, c]\n");
    EXPECT_EQ(remove(text, {"a", 0, "b"}), "a: [{}, c]\n");
    EXPECT_EQ(remove(text, {"a", 0}), "a: [c]\n");
}

TEST(Insert, MakesACollectionOfNothing) {
    EXPECT_EQ(after("a:\nb: 1\n", append_member(*parsed("a:\nb: 1\n"), {"a"}, "c", make_int(1))), "a:\n  c: 1\nb: 1\n");
    EXPECT_EQ(after("a:\n", append_item(*parsed("a:\n"), {"a"}, make_int(1))), "a:\n  - 1\n");
    EXPECT_EQ(after("# head\n", append_member(*parsed("# head\n"), {}, "c", make_int(1))), "# head\nc: 1\n");
}

TEST(Insert, RefusesKeysThatAreThere) {
    EXPECT_EQ(after("", append_member(*parsed("a: 1\n"), {}, "a", make_int(1))),
              "refused: the key `a` is there already");
    EXPECT_EQ(after("", append_item(*parsed("a: 1\n"), {}, make_int(1))), "refused: items can only be added to a list");
    EXPECT_FALSE(insert_member(*parsed("a: 1\n"), {}, 2, "b", make_int(1)).ok());
}

TEST(Remove, TakesTheLinesOfTheEntry) {
    const std::string text = "w:\n  a: 1 # one\n  # two\n  b:\n    - x\n  c: 3\n";
    EXPECT_EQ(remove(text, {"w", "a"}), "w:\n  # two\n  b:\n    - x\n  c: 3\n");
    EXPECT_EQ(remove(text, {"w", "b"}), "w:\n  a: 1 # one\n  # two\n  c: 3\n");
    EXPECT_EQ(remove(text, {"w", "b", 0}), "w:\n  a: 1 # one\n  # two\n  b: []\n  c: 3\n");
    EXPECT_EQ(remove(text, {"w"}), "{}\n");
    EXPECT_EQ(remove("a: 1\nb: 2", {"b"}), "a: 1");
    EXPECT_EQ(remove("a: 1\r\nb: 2", {"b"}), "a: 1");
    EXPECT_EQ(remove("a: 1\n\nb: 2\n\nc: 3\n", {"b"}), "a: 1\n\nc: 3\n");
}

TEST(Remove, LeavesCommentsAboveUnlessTheyGoElsewhere) {
    const std::string text = "w:\n  - a\n  # two\n  - b:\n      1\n    # inside\n\n  # three\n  - c\n";
    EXPECT_EQ(remove(text, {"w", 1}), "w:\n  - a\n  # two\n    # inside\n\n  # three\n  - c\n");
    EXPECT_EQ(after(text, take_entry_out(*parsed(text), {"w", 1})), "w:\n  - a\n\n  # three\n  - c\n");
}

TEST(Insert, LeavesCommentsAtTheirEntries) {
    const std::string text = "w:\n  # one\n  - a:\n      1\n    # inside\n  # two\n  - b\n";
    EXPECT_EQ(after(text, insert_item(*parsed(text), {"w"}, 0, make_int(3))),
              "w:\n  - 3\n  # one\n  - a:\n      1\n    # inside\n  # two\n  - b\n");
    EXPECT_EQ(after(text, insert_item(*parsed(text), {"w"}, 1, make_int(3))),
              "w:\n  # one\n  - a:\n      1\n    # inside\n  - 3\n  # two\n  - b\n");
}

TEST(Remove, KeepsTheDashOfAMapInAList) {
    EXPECT_EQ(remove("- a: 1\n  b: 2\n", {0, "a"}), "- b: 2\n");
    EXPECT_EQ(remove("- a: 1\n  b: 2\n", {0, "b"}), "- a: 1\n");
    EXPECT_EQ(remove("- a: 1\n- b\n", {0}), "- b\n");
    EXPECT_EQ(remove("- a: 1 # gone\n  # two\n  b: 2\n", {0, "a"}), "- \n  # two\n  b: 2\n");
}

TEST(Remove, TakesOneComma) {
    EXPECT_EQ(remove("a: [1, 2, 3]\n", {"a", 0}), "a: [2, 3]\n");
    EXPECT_EQ(remove("a: [1, 2, 3]\n", {"a", 2}), "a: [1, 2]\n");
    EXPECT_EQ(remove("a: [1, 2,]\n", {"a", 1}), "a: [1,]\n");
    EXPECT_EQ(remove("a: [1,]\n", {"a", 0}), "a: []\n");
    EXPECT_EQ(remove("a: {b: 1, c: 2}\n", {"a", "c"}), "a: {b: 1}\n");
}

TEST(Remove, RefusesTheWholeFile) { EXPECT_EQ(remove("a: 1\n", {}).substr(0, 8), "refused:"); }

TEST(Rename, ChangesTheKeyAlone) {
    EXPECT_EQ(after("a : 1 # x\nb: 2\n", rename_key(*parsed("a : 1 # x\nb: 2\n"), {"a"}, "c")), "c : 1 # x\nb: 2\n");
    EXPECT_EQ(after("'a': 1\n", rename_key(*parsed("'a': 1\n"), {"a"}, "c")), "'c': 1\n");
    EXPECT_EQ(after("a: 1\n", rename_key(*parsed("a: 1\n"), {"a"}, "b: c")), "\"b: c\": 1\n");
    EXPECT_EQ(after("a: 1\n", rename_key(*parsed("a: 1\n"), {"a"}, "6-9")), "6-9: 1\n");
    EXPECT_EQ(after("a: 1\n", rename_key(*parsed("a: 1\n"), {"a"}, "<<")), "\"<<\": 1\n");
}

TEST(Rename, RefusesKeysThatAreThere) {
    EXPECT_EQ(rename_key(*parsed("a: 1\nb: 2\n"), {"a"}, "b").refused, "the key `b` is there already");
    EXPECT_FALSE(rename_key(*parsed("- a\n"), {0}, "b").ok());
    EXPECT_TRUE(rename_key(*parsed("a: 1\n"), {"a"}, "a").splices.empty());
}

TEST(Move, TakesCommentsAlong) {
    EXPECT_EQ(down("w:\n  # one\n  a: 1 # x\n\n  # two\n  b: 2\n", {"w", "a"}),
              "w:\n  # two\n  b: 2\n\n  # one\n  a: 1 # x\n");
    EXPECT_EQ(down("- a: 1\n  b: 2\n- c\n", {0, "a"}), "- b: 2\n  a: 1\n- c\n");
    EXPECT_EQ(down("a: [1, 2, 3]\n", {"a", 0}), "a: [2, 1, 3]\n");
    EXPECT_EQ(down("a: |\n  x\nb: 1\n", {"a"}), "b: 1\na: |\n  x\n");
}

TEST(Move, LeavesCommentsInOtherColumns) {
    EXPECT_EQ(down("w:\n  a: 1\n# far\n  b: 2\n  c: 3\n", {"w", "b"}), "w:\n  a: 1\n# far\n  c: 3\n  b: 2\n");
}

TEST(Move, LeavesTheHeadOfTheFileInItsPlace) {
    EXPECT_EQ(down("# yaml-language-server: $schema=x\na: 1\nb: 2\n", {"a"}),
              "# yaml-language-server: $schema=x\nb: 2\na: 1\n");
}

TEST(Move, RefusesToLeaveTheList) {
    const auto document = parsed("- a\n- b\n");
    EXPECT_EQ(move_entry(*document, {0}, Direction::Up).refused, "it is the first one already");
    EXPECT_EQ(move_entry(*document, {1}, Direction::Down).refused, "it is the last one already");
}

TEST(Splices, AreAppliedTogetherAndTakenBack) {
    const std::string text = "0123456789";
    const std::vector<Splice> splices = {{{1, 3}, "AB"}, {{3, 3}, "x"}, {{3, 3}, "y"}, {{5, 9}, ""}};
    const std::string changed = apply_splices(text, splices);
    EXPECT_EQ(changed, "0ABxy349");
    EXPECT_EQ(apply_splices(changed, inverse_splices(text, splices)), text);
}

TEST(Paths, LeadFromACursorToAValueAndBack) {
    const auto document = parsed("w:\n  tags: [a, bc]\n  health: 9\n");
    const auto at = [&](const char* word) {
        return to_text(path_at(document->root(), static_cast<std::uint32_t>(document->text().find(word))));
    };
    EXPECT_EQ(at("bc"), "w/tags[1]");
    EXPECT_EQ(at("health"), "w/health");
    EXPECT_EQ(at("w:"), "w");
    EXPECT_EQ(resolve(document->root(), {"w", "tags", 1})->text, "bc");
    EXPECT_EQ(resolve(document->root(), {"w", "tags", 2}), nullptr);
    EXPECT_EQ(resolve(document->root(), {"x"}), nullptr);
}

TEST(Values, AreWrittenAsWhatTheyAre) {
    EXPECT_EQ(make_number(1.5).text, "1.5");
    EXPECT_EQ(make_number(2).text, "2.0");
    EXPECT_EQ(make_number(0.1).text, "0.1");
    EXPECT_TRUE(make_number(1.0 / 0.0).is_null());
    EXPECT_EQ(make_bool(true).as_bool(), true);
    EXPECT_EQ(make_int(-3).as_int(), -3);
    EXPECT_FALSE(make_text("7").as_int());
}

}  // namespace
}  // namespace briar
