// How lost work is found, and taken back at one go.
#include <fstream>

#include "editor/core/file_state.hpp"
#include "tests/editor_core/journals.hpp"

namespace briar::editor {
namespace {

namespace fs = std::filesystem;

TEST_F(Journals, AreReadHoweverLongTheyAre) {
    {
        const auto house = folder.open("house");
        Journal journal(*house, crash.folder());
        ASSERT_EQ(house->apply(insertion(*house, "tiles.yaml", 0, "# mine\n")), "");
        crash.keep(journal);
    }
    std::ofstream(crash.folder() / "left-behind", std::ios::binary | std::ios::app)
        << to_bytes({JournalSort::Disk, std::string(kLargestFile, '#'), "notes.yaml", true, {}, {}});
    ASSERT_EQ(find_recoveries(crash.folder()).size(), 1U) << "what is long is no less worth";
}

TEST_F(Journals, OfOtherPacksAreLeftToThem) {
    {
        const auto house = folder.open("house");
        Journal journal(*house, crash.folder());
        crash.keep(journal);
    }
    EXPECT_TRUE(find_recoveries(crash.folder(), folder.folder() / "cellar").empty());
    EXPECT_TRUE(fs::exists(crash.folder() / "left-behind"));
    EXPECT_TRUE(find_recoveries(crash.folder(), folder.folder() / "house").empty());
    EXPECT_FALSE(fs::exists(crash.folder() / "left-behind")) << "nothing is lost in it";
}

TEST_F(Journals, TellOnceOfWhatWasTypedAtAStretch) {
    constexpr int kLetters = 300;
    {
        const auto house = folder.open("house");
        Journal journal(*house, crash.folder());
        for (std::uint32_t i = 0; i < kLetters; ++i)
            ASSERT_EQ(house->apply(insertion(*house, "tiles.yaml", i, "#", "typing")), "");
        ASSERT_EQ(house->apply(insertion(*house, "monsters.yaml", 0, "# mine\n")), "");
        crash.keep(journal);
    }
    const auto found = find_recoveries(crash.folder());
    ASSERT_EQ(found.size(), 1U);
    const auto house = folder.open("house");
    int told = 0;
    const Subscription steps = house->listen_to_steps([&](const StepEvent&) { ++told; });
    ASSERT_EQ(restore(*house, found[0]), "");
    EXPECT_EQ(told, 2);
    EXPECT_EQ(house->history().steps().size(), 2U);
    EXPECT_TRUE(house->document("tiles.yaml")->text().starts_with(std::string(kLetters, '#')));
    house->undo();
    house->undo();
    EXPECT_FALSE(house->modified());
}

}  // namespace
}  // namespace briar::editor
