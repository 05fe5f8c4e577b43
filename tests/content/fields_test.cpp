#include "runtime/content/fields.hpp"

#include <gtest/gtest.h>

#include "tests/content/temp_packs.hpp"

namespace briar {
namespace {

enum class Size { Small, Large };

struct KeeperDef {
    int health = 0;
};

struct RoomDef {
    std::string name;
    int count = 1;
    bool dark = false;
    Size size = Size::Small;
    std::vector<DefId> next_to;
    DefId guest;
    std::vector<std::string> tags;
    KeeperDef keeper;
    const Node* notes = nullptr;
};

const Record<RoomDef>& room_record() {
    static const Record<KeeperDef> keeper =
        Record<KeeperDef>{}.required("health", &KeeperDef::health, fields::integer(1, 99), "Its health.");
    static const Record<RoomDef> record =
        Record<RoomDef>{}
            .required("name", &RoomDef::name, fields::text(), "The name.")
            .field("count", &RoomDef::count, fields::integer(0, 99), "How many.", "1")
            .field("dark", &RoomDef::dark, fields::flag(), "Whether it is dark.", "false")
            .field("size", &RoomDef::size, fields::choice<Size>({"small", "large"}), "How large.", "small")
            .field("next_to", &RoomDef::next_to, fields::refs("rooms"), "Its neighbours.")
            .field("guest", &RoomDef::guest, fields::ref("rooms"), "Who visits.")
            .field("tags", &RoomDef::tags, fields::words(), "Free words.")
            .field("keeper", &RoomDef::keeper, keeper.as_type(), "Who keeps it.")
            .field("notes", &RoomDef::notes, fields::raw(schema::any()), "Anything.");
    return record;
}

TEST(Fields, AreReadIntoTheDefinitionThatNamesThemOnce) {
    TempPacks packs;
    packs.pack("house");
    packs.write("house/rooms.yaml",
                "rooms:\n"
                "  hall: {name: Hall, count: 3, dark: true, size: large, next_to: cellar, guest: hall, tags: [a, b],\n"
                "         keeper: {health: 7}, notes: {any: thing}}\n"
                "  cellar: {name: Cellar}\n");
    Diagnostics diagnostics;
    const Kinds kinds{{"rooms", "room", "Places.", room_record().schema()}};
    const auto catalog = Catalog::load({"house"}, {packs.folder()}, kinds, diagnostics);
    EXPECT_EQ(packs.rendered(diagnostics), "");
    const FieldReader reader(*catalog, diagnostics, "rooms/hall");
    RoomDef hall;
    room_record().read(*catalog->entry(catalog->find("rooms", "hall")).node, hall, reader);
    EXPECT_EQ(hall.name, "Hall");
    EXPECT_EQ(hall.count, 3);
    EXPECT_TRUE(hall.dark);
    EXPECT_EQ(hall.size, Size::Large);
    EXPECT_EQ(hall.next_to, (std::vector<DefId>{catalog->find("rooms", "cellar")}));
    EXPECT_EQ(hall.guest, catalog->find("rooms", "hall"));
    EXPECT_EQ(hall.tags, (std::vector<std::string>{"a", "b"}));
    EXPECT_EQ(hall.keeper.health, 7);
    ASSERT_NE(hall.notes, nullptr);
    EXPECT_TRUE(hall.notes->is_map());

    RoomDef cellar;
    room_record().read(*catalog->entry(catalog->find("rooms", "cellar")).node, cellar, reader);
    EXPECT_EQ(cellar.count, 1) << "what is left out stays as it was";

    reader.error(*hall.notes, "room.notes", "these notes are wrong", "write others");
    reader.warning(*hall.notes, "room.notes", "these notes are odd");
    ASSERT_EQ(diagnostics.list().size(), 2u);
    EXPECT_EQ(diagnostics.list()[0].place.line, 3);
    EXPECT_EQ(diagnostics.list()[0].entry, "rooms/hall");
    EXPECT_EQ(diagnostics.list()[1].severity, Severity::Warning);
}

}  // namespace
}  // namespace briar
