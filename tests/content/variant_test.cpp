#include "runtime/content/variant.hpp"

#include <gtest/gtest.h>

#include "runtime/content/shape.hpp"
#include "runtime/content/wording.hpp"
#include "runtime/source/document.hpp"

namespace briar {
namespace {

Selection select(const std::string& text, const SchemaRef& schema) {
    Diagnostics ignored;
    const auto document = Document::parse("test.yaml", text + "\n", ignored);
    return select_alternative(document->root(), *schema);
}

const SchemaRef kNumber = schema::integer(1, 6);
const SchemaRef kWord = schema::word({"all", "none"});
const SchemaRef kId = schema::id("rooms");
const SchemaRef kMany = schema::list(kId);
const SchemaRef kFirst = schema::record({{"first", kNumber, "", true, {}}, {"shared", kNumber, "", false, {}}});
const SchemaRef kSecond = schema::record({{"second", kNumber, "", true, {}}, {"first", kNumber, "", false, {}}});

TEST(Variant, IsChosenByWhatStandsThere) {
    const SchemaRef variant =
        schema::variant({{"", kId}, {"", kWord}, {"", kNumber}, {"", kMany}, {"first", kFirst}, {"second", kSecond}});
    EXPECT_EQ(select("3", variant).schema, kNumber);
    EXPECT_EQ(select("99", variant).schema, kNumber) << "the range is judged afterwards";
    EXPECT_EQ(select("all", variant).schema, kWord) << "words go before ids";
    EXPECT_EQ(select("hall", variant).schema, kId);
    EXPECT_EQ(select("[hall]", variant).schema, kMany);
    EXPECT_EQ(select("first: 1", variant).schema, kFirst);
    EXPECT_EQ(select("{second: 1, first: 2}", variant).schema, kSecond) << "it knows the other's key";
    EXPECT_EQ(select("{shared: 1}", variant).schema, nullptr);
}

TEST(Variant, WithOneScalarFormReportsInsideIt) {
    const SchemaRef variant = schema::variant({{"", kNumber}, {"", kMany}});
    EXPECT_EQ(select("three", variant).schema, kNumber);
    EXPECT_EQ(select("{a: 1}", variant).schema, nullptr);
}

TEST(Variant, NamesKeysThatExcludeEachOther) {
    const SchemaRef other = schema::record({{"other", kNumber, "", true, {}}});
    const Selection selection = select("{other: 1, first: 1}", schema::variant({{"first", kFirst}, {"other", other}}));
    EXPECT_EQ(selection.schema, nullptr);
    EXPECT_EQ(selection.rivals, (std::vector<std::string>{"first", "other"}));
}

TEST(Variant, OpensVariantsInsideIt) {
    const SchemaRef inner = schema::variant({{"", kWord}, {"first", kFirst}});
    const SchemaRef outer = schema::variant({{"", kNumber}, {"", schema::deferred([inner] { return inner; })}});
    EXPECT_EQ(select("none", outer).schema, kWord);
    EXPECT_EQ(select("{first: 2}", outer).schema, kFirst);
}

TEST(Variant, ThatContainsItselfEnds) {
    static SchemaRef itself;
    itself = schema::variant({{"", schema::deferred([] { return itself; })}, {"", kNumber}});
    EXPECT_EQ(select("4", itself).schema, kNumber);
    EXPECT_EQ(select("word", itself).schema, kNumber);
    EXPECT_NE(expected(*itself), "");
    itself = schema::variant({{"", schema::list_or_one(schema::deferred([] { return itself; }))}, {"first", kFirst}});
    EXPECT_EQ(select("{first: 1}", itself).schema, kFirst) << "keys go before lists";
    EXPECT_NE(expected(*itself), "");
    Diagnostics diagnostics;
    const auto document = Document::parse("test.yaml", "[[word]]\n", diagnostics);
    EXPECT_FALSE(check_shape(document->root(), *itself, "rooms/hall", diagnostics));
    itself = nullptr;
}

TEST(Shape, OfASchemaThatNeverArrivesIsAnything) {
    static SchemaRef itself;
    itself = schema::deferred([] { return itself; });
    Diagnostics diagnostics;
    const auto document = Document::parse("test.yaml", "a: 1\n", diagnostics);
    EXPECT_TRUE(check_shape(document->root(), *itself, "rooms/hall", diagnostics));
    itself = nullptr;
}

TEST(Shape, ThatGoesRoundWithoutGoingDownIsAMistake) {
    static SchemaRef itself;
    itself = schema::list_or_one(schema::deferred([] { return itself; }));
    Diagnostics diagnostics;
    const auto document = Document::parse("test.yaml", "word\n", diagnostics);
    EXPECT_FALSE(check_shape(document->root(), *itself, "rooms/hall", diagnostics));
    ASSERT_EQ(diagnostics.list().size(), 1u);
    EXPECT_EQ(diagnostics.list()[0].id, "shape.too-deep");
    itself = nullptr;
}

}  // namespace
}  // namespace briar
