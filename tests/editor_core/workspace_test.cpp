#include "editor/core/workspace.hpp"

#include <gtest/gtest.h>

#include <chrono>

#include <algorithm>
#include <vector>

#include "editor/core/check.hpp"
#include "editor/core/edit_plan.hpp"
#include "editor/core/withdraw.hpp"
#include "runtime/session/systems.hpp"
#include "runtime/source/values.hpp"
#include "tests/editor_core/pack_folder.hpp"

namespace briar::editor {
namespace {

std::vector<std::string> names(const std::vector<PackFile>& files) {
    std::vector<std::string> all;
    for (const PackFile& file : files)
        all.push_back(file.name);
    return all;
}

Command change(const Workspace& workspace, const std::string& file, Splice splice) {
    EditPlan plan(workspace);
    plan.splice(file, {std::move(splice)});
    return plan.finish("Change " + file);
}

TEST(Workspace, OpensEveryTextOfAPackAndLeavesOtherFilesAlone) {
    const PackFolder folder;
    folder.write_house();
    folder.write("house/.git/config.yaml", "x");
    folder.write("house/inner/pack.yaml", "id: inner\n");
    const auto workspace = folder.open("house");
    std::filesystem::remove_all(folder.folder() / "house/inner");
    EXPECT_EQ(names(workspace->files()),
              (std::vector<std::string>{"art/rat.svg", "lang/de.yaml", "monsters.yaml", "pack.yaml", "scenario.yaml",
                                        "specials/bite.lua", "specials/rules.yaml", "tests/first.yaml", "tiles.yaml"}));
    EXPECT_EQ(workspace->files(FileSort::Other).at(0).document, nullptr);
    EXPECT_EQ(workspace->title(), "The house");
    EXPECT_FALSE(workspace->modified());
    EXPECT_EQ(problems_of(*workspace), "");
}

TEST(Workspace, OpensWhateverIsThere) {
    const PackFolder folder;
    std::filesystem::create_directories(folder.folder() / "empty");
    folder.write("broken/pack.yaml", "id: [broken\n\xFF");
    folder.write("broken/a.yaml", "tiles:\n  a: {name: A, edges: n}\n  b: {name: ]}\n");
    folder.write("broken/lonely.lua", "return {");
    for (const char* pack : {"empty", "broken", "missing"}) {
        const auto workspace = folder.open(pack);
        EXPECT_EQ(workspace->pack_id(), pack);
        EXPECT_NE(problems_of(*workspace), "") << pack;
        (void)workspace->entries();
        EXPECT_EQ(workspace->save_all().files.size(), 0U);
    }
    const auto broken = folder.open("broken");
    EXPECT_NE(broken->entries().find("tiles/a"), nullptr) << "what can be read is there";
}

TEST(Workspace, ListsEntriesOfItsOwnAndFromBelow) {
    const PackFolder folder;
    folder.write_house();
    folder.write_wing();
    const auto workspace = folder.open("wing");
    const EntryTable& entries = workspace->entries();
    const EntryInfo* bat = entries.find("monsters/bat");
    ASSERT_NE(bat, nullptr);
    EXPECT_TRUE(bat->own);
    EXPECT_FALSE(bat->patched());
    EXPECT_EQ(bat->pack, "wing");
    EXPECT_EQ(bat->sites.at(0).file, "more.yaml");
    const EntryInfo* ghost = entries.find("monsters/ghost");
    ASSERT_NE(ghost, nullptr);
    EXPECT_FALSE(ghost->own);
    EXPECT_TRUE(ghost->patched());
    EXPECT_EQ(ghost->pack, "house");
    EXPECT_EQ(ghost->name, "Ghost");
    EXPECT_EQ(entries.find("monsters/rat")->sites.size(), 0U);
    EXPECT_EQ(entries.ids("monsters"), (std::vector<std::string>{"rat", "ghost", "bat"}));
    const std::string& text = workspace->document("more.yaml")->text();
    EXPECT_EQ(entries.at("more.yaml", text.find("Bat")), bat);
    EXPECT_EQ(entries.at("more.yaml", text.find("health: 9")), ghost);
    EXPECT_EQ(problems_of(*workspace), "");
}

TEST(Workspace, UndoesACommandOverSeveralFilesAsOneStep) {
    const PackFolder folder;
    folder.write_house();
    const auto workspace = folder.open("house");
    const std::string tiles = workspace->document("tiles.yaml")->text();
    EditPlan plan(*workspace);
    plan.splice("tiles.yaml", {{{0, 1}, "##"}});
    plan.splice("tiles.yaml", {{{2, 2}, "!"}});
    plan.create("notes/new.yaml", "tiles: {}\n");
    plan.remove("lang/de.yaml");
    int told = 0;
    const Subscription subscription = workspace->listen([&](const WorkspaceChange& change) {
        if (change.files_changed) ++told;
        EXPECT_EQ(change.files.size(), 3U);
    });
    ASSERT_EQ(workspace->apply(plan.finish("All of it")), "");
    EXPECT_EQ(workspace->document("tiles.yaml")->text(), "##!" + tiles.substr(1));
    EXPECT_EQ(workspace->modified_files(), (std::vector<std::string>{"lang/de.yaml", "notes/new.yaml", "tiles.yaml"}));
    EXPECT_EQ(workspace->history().undo_label(), "All of it");
    EXPECT_EQ(workspace->files(FileSort::Translation).size(), 0U);
    ASSERT_TRUE(workspace->undo());
    EXPECT_FALSE(workspace->modified());
    EXPECT_EQ(names(workspace->files(FileSort::Translation)), (std::vector<std::string>{"lang/de.yaml"}));
    ASSERT_TRUE(workspace->redo());
    EXPECT_TRUE(workspace->save_all().ok());
    EXPECT_TRUE(folder.has("house/notes/new.yaml"));
    EXPECT_FALSE(folder.has("house/lang/de.yaml"));
    ASSERT_TRUE(workspace->undo());
    EXPECT_TRUE(workspace->save_all().ok());
    EXPECT_FALSE(folder.has("house/notes/new.yaml"));
    EXPECT_TRUE(folder.has("house/lang/de.yaml"));
    EXPECT_EQ(folder.read("house/tiles.yaml"), tiles);
    EXPECT_EQ(folder.read("house/art/rat.svg"), "<svg/>\n");
    EXPECT_EQ(told, 4) << "saving makes no files in the workspace";
}

TEST(Workspace, JoinsTypingUntilItEnds) {
    const PackFolder folder;
    folder.write_house();
    const auto house = Workspace::open(system_set(), folder.folder() / "house/pack.yaml", {});
    const auto document = house->document("tiles.yaml");
    const auto type = [&](std::uint32_t at, const char* text) {
        EXPECT_EQ(house->apply(text_command(*document, {{{at, at}, text}}, Stretch::Typing)), "");
    };
    type(0, "#");
    type(1, "a");
    house->end_typing();
    type(2, "b");
    EXPECT_EQ(house->history().steps().size(), 2U);
    EXPECT_EQ(house->history().undo_label(), "Edit tiles.yaml");
}

TEST(Workspace, TypingThatComesToNothingIsNoStep) {
    const PackFolder folder;
    folder.write_house();
    const auto house = folder.open("house");
    const auto document = house->document("tiles.yaml");
    const auto type = [&](const Splice& splice) {
        EXPECT_EQ(house->apply(text_command(*document, {splice}, Stretch::Typing)), "");
    };
    type({{0, 1}, "x"});
    EXPECT_TRUE(house->can_undo());
    type({{0, 1}, folder.read("house/tiles.yaml").substr(0, 1)});
    EXPECT_FALSE(house->can_undo()) << "nothing would be taken back";
    EXPECT_FALSE(house->modified());
    type({{0, 0}, "a"});
    house->end_typing();
    type({{1, 1}, "b"});
    type({{1, 2}, ""});
    type({{1, 1}, "c"});
    EXPECT_EQ(house->history().steps().size(), 2U) << "what follows is not joined with what was before";
}

TEST(Workspace, TypingOverSeveralFilesIsOneStepAndCanBeWithdrawn) {
    const PackFolder folder;
    folder.write_house();
    const auto house = folder.open("house");
    const auto type = [&](std::uint32_t at, const std::string& text) {
        EditPlan plan(*house);
        plan.splice("tiles.yaml", {{{at, at}, text}});
        plan.splice("monsters.yaml", {{{at, at}, text}});
        Command command = plan.finish("Type");
        command.merge = "typing";
        EXPECT_EQ(house->apply(command), "");
    };
    ASSERT_EQ(house->apply(change(*house, "tiles.yaml", {{0, 0}, "#"})), "");
    EXPECT_FALSE(withdraw(*house, "typing")) << "that is something else";
    type(0, "#");
    type(1, "a");
    EXPECT_EQ(house->history().steps().size(), 2U);
    EXPECT_TRUE(withdraw(*house, "typing"));
    EXPECT_EQ(house->history().steps().size(), 1U);
    EXPECT_FALSE(house->can_redo());
    EXPECT_EQ(house->document("monsters.yaml")->text(), folder.read("house/monsters.yaml"));
    EXPECT_EQ(house->document("tiles.yaml")->text(), "#" + folder.read("house/tiles.yaml"));
}

TEST(Workspace, LooksAroundForPicturesAndPacksBelow) {
    const PackFolder folder;
    folder.write_house();
    folder.write_wing();
    const auto wing = folder.open("wing");
    const auto look = [&] { return wing->take_surroundings(look_around(wing->snapshot(), wing->surroundings())); };
    EXPECT_FALSE(look().any());
    folder.write("wing/art/bat.svg", "<svg/>");
    EXPECT_TRUE(look().pictures);
    EXPECT_EQ(wing->files(FileSort::Other).size(), 1U);
    folder.write("wing/art/bat.svg", "<svg></svg>");
    EXPECT_TRUE(look().pictures) << "another picture has the same name";
    std::filesystem::remove(folder.folder() / "wing/art/bat.svg");
    EXPECT_TRUE(look().pictures);
    EXPECT_TRUE(wing->files(FileSort::Other).empty());
    folder.write("house/more.yaml", "monsters: {owl: {name: Owl}}\n");
    const AroundChange below = look();
    EXPECT_TRUE(below.below);
    EXPECT_FALSE(below.pictures);
    EXPECT_NE(wing->entries().find("monsters/owl"), nullptr);
    folder.write("house/art/owl.svg", "<svg/>");
    EXPECT_TRUE(look().pictures);
    EXPECT_FALSE(look().any());
}

TEST(Workspace, WhatIsWrittenBelowWhileItIsReadIsSeenTheNextTime) {
    const PackFolder folder;
    folder.write_house();
    folder.write_wing();
    // As if another program wrote it when reading had begun.
    const auto later = std::filesystem::file_time_type::clock::now() + std::chrono::seconds(30);
    std::filesystem::last_write_time(folder.folder() / "house/tiles.yaml", later);
    const auto wing = folder.open("wing");
    const auto look = [&] { return wing->take_surroundings(look_around(wing->snapshot(), wing->surroundings())); };
    EXPECT_TRUE(look().below) << "nobody knows which text was read";
    EXPECT_FALSE(look().any()) << "once";
}

TEST(Workspace, LooksAtFilesBelowAsOthersWriteThem) {
    const PackFolder folder;
    folder.write_house();
    folder.write_wing();
    const auto wing = folder.open("wing");
    (void)wing->surroundings();
    const std::string place = (folder.folder() / "house/tiles.yaml").generic_string();
    const auto shown = wing->document_at(place);
    ASSERT_NE(shown, nullptr);
    folder.write("house/tiles.yaml", "# other\n" + shown->text());
    EXPECT_TRUE(wing->take_surroundings(look_around(wing->snapshot(), wing->surroundings())).below);
    EXPECT_EQ(shown->text().rfind("# other\n", 0), 0U);
    EXPECT_EQ(wing->document_at(place), shown);
    EXPECT_FALSE(shown->modified());
}

TEST(Workspace, FindsAPackBelowThatWasMissing) {
    const PackFolder folder;
    folder.write_wing();
    const auto wing = folder.open("wing");
    (void)wing->surroundings();
    folder.write("shed/pack.yaml", "id: shed\nversion: 0.1.0\n");
    const auto look = [&] { return wing->take_surroundings(look_around(wing->snapshot(), wing->surroundings())); };
    EXPECT_FALSE(look().any()) << "nobody asks for it";
    folder.write_house();
    EXPECT_TRUE(look().below);
    EXPECT_FALSE(wing->below()->packs().empty());
    EXPECT_FALSE(look().any());
}

TEST(Workspace, FindsAPackBesideItThatTakesTheNameThatIsAskedFor) {
    const PackFolder folder;
    folder.write_house();
    folder.write_wing();
    const std::string good = folder.read("house/pack.yaml");
    folder.write("house/pack.yaml", "id: horse\nversion: 1.0.0\n");
    const auto wing = folder.open("wing");
    const auto look = [&] { return wing->take_surroundings(look_around(wing->snapshot(), wing->surroundings())); };
    EXPECT_TRUE(wing->below()->packs().empty());
    folder.write("house/pack.yaml", "id: mouse\nversion: 1.0.0\n");
    EXPECT_FALSE(look().any()) << "nobody asks for it";
    folder.write("house/pack.yaml", good);
    EXPECT_TRUE(look().below);
    EXPECT_FALSE(wing->below()->packs().empty());
    EXPECT_FALSE(look().any());
    folder.write("house/pack.yaml", "id: mouse\nversion: 1.0.0\n");
    EXPECT_TRUE(look().below);
    EXPECT_TRUE(wing->below()->packs().empty());
}

TEST(Workspace, KeepsPacksBelowWhileTheNameOfAnotherIsTyped) {
    const PackFolder folder;
    folder.write_house();
    folder.write_wing();
    const auto wing = folder.open("wing");
    const auto below = wing->below();
    const auto needs = [&](const std::string& words) {
        EditPlan plan(*wing);
        plan.put("pack.yaml", "id: wing\ntitle: The wing\nversion: 1.0.0\nrequires: {" + words + "}\n");
        ASSERT_EQ(wing->apply(plan.finish("Type")), "");
    };
    needs("house: \">=1.0\", he");
    EXPECT_EQ(wing->below(), below) << "nothing else is found by it";
    needs("h");
    EXPECT_TRUE(wing->below()->packs().empty());
}

TEST(Workspace, RefusesCommandsThatCannotBeDone) {
    const PackFolder folder;
    folder.write_house();
    folder.write_wing();
    const auto workspace = folder.open("wing");
    const Command old = change(*workspace, "more.yaml", {{0, 0}, "# "});
    ASSERT_EQ(workspace->apply(change(*workspace, "more.yaml", {{0, 0}, "#"})), "");
    EXPECT_EQ(workspace->apply(old), "more.yaml was changed meanwhile; try again");
    EXPECT_FALSE(change(*workspace, "nothing.yaml", {{0, 0}, "#"}).ok());
    EXPECT_EQ(workspace->apply(refuse_command("It", "because")), "because");
    EXPECT_EQ(workspace->history().steps().size(), 1U);
    const auto lower = workspace->document_at((folder.folder() / "house/tiles.yaml").string());
    ASSERT_NE(lower, nullptr);
    EXPECT_TRUE(lower->read_only());
    EXPECT_EQ(workspace->document_at("/etc/hostname"), nullptr);
}

TEST(Workspace, MakesNoFileOutsideThePack) {
    PackFolder folder;
    folder.write_house();
    const auto house = folder.open("house");
    for (const std::string& file :
         {std::string("../x.yaml"), std::string("tests/../../x.yaml"), (folder.folder() / "x.yaml").string()}) {
        EditPlan plan(*house);
        plan.create(file, "tiles: {}\n");
        EXPECT_NE(house->apply(plan.finish("Make")).find("outside the pack"), std::string::npos) << file;
    }
}

TEST(Workspace, ChecksWhatIsNotSavedYet) {
    const PackFolder folder;
    folder.write_house();
    folder.write("house/tiles.yaml", "tiles:\n  gate: {name: Gate, edges: n}\n");
    const auto workspace = folder.open("house");
    const auto before = check(workspace->snapshot());
    EditPlan plan(*workspace);
    plan.take("tiles.yaml", set_value(*plan.document("tiles.yaml"), {"tiles", "gate", "edges"}, make_text("n q")));
    plan.create("extra.yaml", "tiles:\n  hall: {name: Hall, edges: n, tags: [room], specials: [none]}\n");
    const Command command = plan.finish("Break it");
    const auto after = check(workspace->snapshot_after(command));
    const auto broken = new_errors(*before, *after);
    ASSERT_EQ(broken.size(), 2U);
    EXPECT_EQ(broken[0].entry, "tiles/hall");
    EXPECT_EQ(broken[1].entry, "tiles/gate");
    EXPECT_EQ(after->by_entry.at("tiles/gate").size(), 1U);
    EXPECT_EQ(after->by_file.at((workspace->folder() / "extra.yaml").generic_string()).size(), 1U);
    EXPECT_FALSE(workspace->modified()) << "looking ahead changes nothing";
    std::stop_source stop;
    stop.request_stop();
    EXPECT_TRUE(check(workspace->snapshot(), stop.get_token())->cancelled);
}

TEST(Workspace, SaysWhatCouldNotBeSavedAndKeepsItModified) {
    const PackFolder folder;
    folder.write_house();
    const auto workspace = folder.open("house");
    ASSERT_EQ(workspace->apply(change(*workspace, "tiles.yaml", {{0, 0}, "# a\n"})), "");
    ASSERT_EQ(workspace->apply(change(*workspace, "scenario.yaml", {{0, 0}, "# b\n"})), "");
    std::filesystem::remove(folder.folder() / "house/tiles.yaml");
    std::filesystem::create_directories(folder.folder() / "house/tiles.yaml/in the way");
    const Saved saved = workspace->save_all();
    EXPECT_FALSE(saved.ok());
    EXPECT_EQ(saved.files, (std::vector<std::string>{"scenario.yaml"}));
    ASSERT_EQ(saved.failures.size(), 1U);
    EXPECT_NE(saved.failures[0].find("tiles.yaml"), std::string::npos);
    EXPECT_EQ(workspace->modified_files(), (std::vector<std::string>{"tiles.yaml"}));
}

TEST(Workspace, WorksInFoldersOfAnyName) {
    const PackFolder folder;
    for (const std::string name : {"with blanks",
                                   "Gr\xC3\xBC\xC3\x9F"
                                   "e",
                                   "\xE6\xA3\xAE\xE6\x9E\x97", "\xF0\x9F\x8E\xB2"}) {
        folder.write(name + "/pack.yaml", "id: house\ntitle: T\nversion: 1.0.0\n");
        folder.write(name + "/tiles.yaml", "tiles: {gate: {name: Gate, edges: n}}\n");
        const auto workspace = folder.open(name);
        EXPECT_EQ(problems_of(*workspace), "");
        ASSERT_EQ(workspace->apply(change(*workspace, "tiles.yaml", {{0, 0}, "# a\n"})), "");
        EXPECT_TRUE(workspace->save_all().ok());
        EXPECT_EQ(folder.read(name + "/tiles.yaml"), "# a\ntiles: {gate: {name: Gate, edges: n}}\n");
    }
}

}  // namespace
}  // namespace briar::editor
