#include <gtest/gtest.h>

#include "editor/face/face_of.hpp"
#include "editor/face/pack_face.hpp"
#include "runtime/session/content_loader.hpp"
#include "runtime/session/systems.hpp"
#include "tests/root.hpp"
#include "tests/test_folder.hpp"

namespace briar::editor {
namespace {

std::optional<Face> known_by(const std::string& pack, const std::filesystem::path& folder = {}) {
    const std::filesystem::path scenarios = project_root() / "scenarios";
    Diagnostics problems;
    const auto catalog = load_content(system_set(), {pack}, {scenarios, scenarios / "examples", folder}, problems);
    return pack_face(*catalog, pack);
}

TEST(PackFace, IsAPlaceOfTheGameIfItHasSome) {
    EXPECT_EQ(known_by("the-cursed-forest").value().shape, FaceShape::Tile);
    EXPECT_EQ(known_by("the-forgotten-road").value().portrait, Portrait::Landscape);
}

TEST(PackFace, IsOneOfThePlayersWhereThereAreNoPlaces) {
    EXPECT_EQ(known_by("pig").value().portrait, Portrait::Figure);
    EXPECT_EQ(known_by("royal-game-of-ur").value().portrait, Portrait::Figure);
}

TEST(PackFace, OfAnExpansionIsItsOwn) {
    const TestFolder folder;
    folder.write("moor/pack.yaml", "id: moor\ntitle: Moor\nversion: 1.0.0\nextends: [the-cursed-forest]\n");
    EXPECT_FALSE(known_by("moor", folder.path()).has_value()) << "it adds nothing yet";
    folder.write("moor/monsters.yaml", "monsters:\n  hag: {name: Bog hag, health: 4, dice: 1}\n");
    EXPECT_EQ(known_by("moor", folder.path()).value().title, "Bog hag");
    folder.write("moor/tiles.yaml", "tiles:\n  mire: {name: Mire, edges: n}\n");
    EXPECT_EQ(known_by("moor", folder.path()).value().title, "Mire") << "a place tells more than who lives there";
}

}  // namespace
}  // namespace briar::editor
