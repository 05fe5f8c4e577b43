#include <gtest/gtest.h>

#include <fstream>
#include <set>

#include "editor/face/face_of.hpp"
#include "editor/playing/game_rules.hpp"
#include "runtime/engine/symbols.hpp"
#include "tests/editor/two_seats_game.hpp"

namespace briar::editor {
namespace {

TEST(Symbols, HaveASignOfTheirOwnEach) {
    const FieldType<std::string> symbols = symbol_type();
    ASSERT_GT(symbols.schema->choices.size(), 30U);
    std::set<Glyph> signs;
    for (const std::string& each : symbols.schema->choices) {
        EXPECT_NE(glyph_called(each), Glyph::None) << each;
        EXPECT_TRUE(signs.insert(glyph_called(each)).second) << each << " looks like another";
    }
    EXPECT_EQ(glyph_called(""), Glyph::None);
    EXPECT_EQ(glyph_called("no-such"), Glyph::None);
}

/// What an entry is drawn as is said by it before it follows from what it does.
TEST(Symbols, AreWhatAnEntryIsDrawnAs) {
    const std::shared_ptr<const Catalog> catalog = load_rules(forest()).catalog;
    const auto face = [&](const char* kind, const char* id) { return face_of(*catalog, catalog->find(kind, id)); };
    EXPECT_EQ(face("items", "woodcutters-axe").emblem, Glyph::Axe);
    EXPECT_EQ(face("items", "short-sword").emblem, Glyph::Sword) << "it says none";
    EXPECT_EQ(face("tokens", "ladder-token").emblem, Glyph::Ladder);
    const std::filesystem::path file = project_root() / "scenarios/the-cursed-forest/monsters.yaml";
    std::ifstream in(file);
    std::string text{std::istreambuf_iterator<char>(in), {}};
    text.insert(text.find("    name: Grey wolf"), "    symbol: paw\n");
    const std::shared_ptr<const Catalog> other = load_rules(forest({{overlay_key(file), text}})).catalog;
    const Face wolf = face_of(*other, other->find("monsters", "grey-wolf"));
    EXPECT_EQ(wolf.emblem, Glyph::Paw);
    EXPECT_EQ(wolf.portrait, Portrait::Glyph);
    EXPECT_EQ(face("monsters", "grey-wolf").portrait, Portrait::Beast);
}

}  // namespace
}  // namespace briar::editor
