#include "editor/core/disk_changes.hpp"

#include <gtest/gtest.h>

#include <chrono>
#include <random>

#include "editor/core/edit_plan.hpp"
#include "editor/core/line_changes.hpp"
#include "editor/core/workspace.hpp"
#include "tests/editor_core/pack_folder.hpp"

namespace briar::editor {
namespace {

std::string edit(Workspace& workspace, const std::string& file, const std::string& text) {
    EditPlan plan(workspace);
    plan.splice(file, {{{0, 0}, text}});
    return workspace.apply(plan.finish("Edit"));
}

TEST(Disk, IsFollowedWhereNothingWasChangedHere) {
    const PackFolder folder;
    folder.write_house();
    const auto house = folder.open("house");
    EXPECT_TRUE(look_at_disk(*house).empty());
    const std::string tiles = folder.read("house/tiles.yaml");
    folder.write("house/tiles.yaml", tiles + "# theirs\n");
    folder.write("house/new.yaml", "tiles: {}\n");
    std::filesystem::remove(folder.folder() / "house/lang/de.yaml");
    EXPECT_EQ(look_at_disk(*house).size(), 3U);
    EXPECT_TRUE(follow_disk(*house).empty());
    EXPECT_EQ(house->document("tiles.yaml")->text(), tiles + "# theirs\n");
    EXPECT_EQ(house->document("new.yaml")->text(), "tiles: {}\n");
    EXPECT_FALSE(house->document("lang/de.yaml")->present());
    EXPECT_FALSE(house->modified());
    EXPECT_TRUE(look_at_disk(*house).empty());
    while (house->undo()) {
    }
    EXPECT_EQ(house->document("tiles.yaml")->text(), tiles) << "what the disk brought can be undone";
    EXPECT_TRUE(house->modified());
}

TEST(Disk, WhatOthersWroteIsKnownInTheHistory) {
    const PackFolder folder;
    folder.write_house();
    const auto house = folder.open("house");
    const History& history = house->history();
    ASSERT_EQ(edit(*house, "monsters.yaml", "# mine\n"), "");
    EXPECT_TRUE(history.outside_files_since(0).empty());
    folder.write("house/tiles.yaml", "tiles: {}\n");
    folder.write("house/new.yaml", "tiles: {}\n");
    ASSERT_TRUE(follow_disk(*house).empty());
    folder.write("house/new.yaml", "tiles: {}\n# mended\n");
    ASSERT_TRUE(follow_disk(*house).empty());
    ASSERT_EQ(edit(*house, "monsters.yaml", "# more\n"), "");
    EXPECT_EQ(history.one_back(), 4U) << "what was done here since is taken back alone";
    EXPECT_TRUE(history.outside_files_since(4).empty());
    house->undo();
    EXPECT_EQ(history.one_back(), 1U) << "all that others did in a row goes together";
    EXPECT_EQ(history.outside_files_since(1), (std::vector<std::string>{"tiles.yaml", "new.yaml"}));
    EXPECT_EQ(history.outside_files_since(3), std::vector<std::string>{"new.yaml"});
    while (history.position() > 1)
        house->undo();
    EXPECT_EQ(history.one_back(), 0U);
    EXPECT_TRUE(history.outside_files_since(0).empty()) << "it is taken back";
}

TEST(Disk, IsReadOnceWhereOnlyTheTimeIsAnother) {
    const PackFolder folder;
    folder.write_house();
    const auto house = folder.open("house");
    const auto path = folder.folder() / "house/tiles.yaml";
    for (const int hours : {-5, 5}) {
        std::filesystem::last_write_time(path,
                                         std::filesystem::file_time_type::clock::now() + std::chrono::hours(hours));
        const std::uint64_t before = house->revision();
        EXPECT_TRUE(follow_disk(*house).empty());
        EXPECT_EQ(house->document("tiles.yaml")->disk_state().modified, glance_at(path).modified);
        EXPECT_EQ(house->revision(), before) << "nobody else hears of it";
    }
}

TEST(Disk, IsNoticedEvenWhenSizeAndTimeStayTheSame) {
    const PackFolder folder;
    folder.write_house();
    const auto house = folder.open("house");
    const auto path = folder.folder() / "house/pack.yaml";
    std::string text = folder.read("house/pack.yaml");
    const auto time = std::filesystem::last_write_time(path);
    text[text.find("house")] = 'm';
    folder.write("house/pack.yaml", text);
    std::filesystem::last_write_time(path, time);
    EXPECT_EQ(look_at_disk(*house).size(), 1U);
}

TEST(Disk, LeavesAChoiceWhereBothChanged) {
    for (const Choose choice : {Choose::Ours, Choose::Theirs, Choose::Merged}) {
        const PackFolder folder;
        folder.write_house();
        const auto house = folder.open("house");
        const std::string base = folder.read("house/tiles.yaml");
        ASSERT_EQ(edit(*house, "tiles.yaml", "# ours\n"), "");
        folder.write("house/tiles.yaml", base + "# theirs\n");
        const auto left = follow_disk(*house);
        ASSERT_EQ(left.size(), 1U);
        EXPECT_TRUE(left[0].conflict);
        EXPECT_EQ(left[0].versions.base, base);
        EXPECT_EQ(house->document("tiles.yaml")->text(), "# ours\n" + base) << "nothing is taken without asking";
        ASSERT_EQ(resolve(*house, left[0], choice), "");
        const std::string ours = "# ours\n";
        const std::string theirs = "# theirs\n";
        EXPECT_EQ(house->document("tiles.yaml")->text(),
                  (choice == Choose::Theirs ? "" : ours) + base + (choice == Choose::Ours ? "" : theirs));
        EXPECT_EQ(house->modified(), choice != Choose::Theirs);
        EXPECT_EQ(house->history().outside_files_since(0).empty(), choice == Choose::Ours);
        EXPECT_TRUE(follow_disk(*house).empty());
        EXPECT_TRUE(house->save_all().ok());
        EXPECT_TRUE(follow_disk(*house).empty()) << "our own saving is no change of others";
    }
}

TEST(Disk, IsNeverWrittenOverUnseen) {
    const PackFolder folder;
    folder.write_house();
    const auto house = folder.open("house");
    ASSERT_EQ(edit(*house, "tiles.yaml", "# ours\n"), "");
    folder.write("house/tiles.yaml", "# theirs\n");
    const Saved saved = house->save_all();
    ASSERT_EQ(saved.failures.size(), 1U);
    EXPECT_NE(saved.failures[0].find("another program changed it"), std::string::npos);
    EXPECT_EQ(folder.read("house/tiles.yaml"), "# theirs\n");
    ASSERT_EQ(resolve(*house, look_at_disk(*house).at(0), Choose::Ours), "");
    EXPECT_TRUE(house->save_all().ok());
    EXPECT_TRUE(folder.read("house/tiles.yaml").starts_with("# ours\n"));
}

TEST(Merge, TakesBothChangesOrNothing) {
    const std::string base = "a\nb\nc\nd\ne\n";
    EXPECT_EQ(merged_lines(base, "A\nb\nc\nd\ne\n", "a\nb\nc\nd\nE\nf\n"), "A\nb\nc\nd\nE\nf\n");
    EXPECT_EQ(merged_lines(base, "A\nb\nc\nd\ne\n", "X\nb\nc\nd\ne\n"), std::nullopt);
    EXPECT_EQ(merged_lines(base, "A\nb\nc\nd\ne\n", "A\nb\nc\nd\n"), "A\nb\nc\nd\n")
        << "the same change is no conflict";
    EXPECT_EQ(merged_lines(base, "a\nb\nd\ne\n", base), "a\nb\nd\ne\n");
    EXPECT_EQ(merged_lines(base, "a\nB\nc\nd\ne\n", "a\nb\nC\nd\ne\n"), std::nullopt) << "lines that touch";
}

TEST(Merge, ChangesOfLinesGiveTheOtherText) {
    std::mt19937 random(5);
    const auto text = [&] {
        std::string all;
        for (auto left = random() % 12; left > 0; --left)
            all += std::string(1, static_cast<char>('a' + random() % 4)) + (random() % 9 == 0 ? "" : "\n");
        return all;
    };
    for (int i = 0; i < 20'000; ++i) {
        const std::string before = text();
        const std::string after = text();
        ASSERT_EQ(apply_splices(before, line_changes(before, after)), after) << before << "---\n" << after;
    }
    EXPECT_EQ(line_changes("a\nb\nc\n", "a\nx\nb\nc\ny\n").size(), 2U);
    std::string large;
    for (int i = 0; i < 50'000; ++i)
        large += std::to_string(i * 7919 % 10007) + "\n";
    EXPECT_EQ(apply_splices(large, line_changes(large, "x\n" + large.substr(9) + "y")), "x\n" + large.substr(9) + "y");
    const std::string other(large.rbegin(), large.rend());
    EXPECT_EQ(apply_splices(large, line_changes(large, other)), other);
}

}  // namespace
}  // namespace briar::editor
