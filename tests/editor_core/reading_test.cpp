// Each text is read once: by whoever comes first, in whatever thread.
#include <gtest/gtest.h>

#include "editor/core/check.hpp"
#include "editor/core/edit_plan.hpp"
#include "editor/core/entry_lens.hpp"
#include "editor/core/opening.hpp"
#include "runtime/session/systems.hpp"
#include "runtime/source/parsed_texts.hpp"
#include "runtime/source/values.hpp"
#include "tests/editor_core/pack_folder.hpp"
#include "tests/large_pack/large_pack.hpp"

namespace briar::editor {
namespace {

std::unique_ptr<Workspace> open_large(const PackFolder& folder) {
    write_large_pack(folder.folder() / "large-marches");
    OpeningProgress progress;
    auto workspace = open_whole(system_set(), folder.folder() / "large-marches", {folder.folder()}, progress);
    EXPECT_EQ(progress.read, progress.files);
    EXPECT_GT(progress.files, 40U);
    return workspace;
}

TEST(Reading, OfALargePackIsWholeBeforeTheWindowHasIt) {
    const PackFolder folder;
    const auto pack = open_large(folder);
    ASSERT_NE(pack, nullptr);
    const std::size_t read = pack->parsed().parsed();
    EXPECT_EQ(pack->entries().list().size(), LargePack::kEntries);
    EXPECT_EQ(problems_of(*pack), "");
    EXPECT_EQ(pack->parsed().parsed(), read) << "checking finds everything read";
}

TEST(Reading, StopsWhenNobodyWaitsForIt) {
    const PackFolder folder;
    write_large_pack(folder.folder() / "large-marches");
    OpeningProgress progress;
    std::stop_source stop;
    stop.request_stop();
    EXPECT_EQ(open_whole(system_set(), folder.folder() / "large-marches", {}, progress, stop.get_token()), nullptr);
    EXPECT_EQ(progress.read, 0U);
}

TEST(Reading, OfAKeystrokeInAFormIsThatOfItsProof) {
    const PackFolder folder;
    const auto pack = open_large(folder);
    (void)check(pack->snapshot());
    const std::size_t before = pack->parsed().parsed();
    for (int health = 20; health < 25; ++health) {
        const EntryLens lens(*pack, "monsters/foe-400");
        ASSERT_EQ(pack->apply(lens.set({"health"}, make_int(health))), "");
        EXPECT_NE(pack->entries().find("monsters/foe-400"), nullptr);
        EXPECT_EQ(check(pack->snapshot())->problems.list().size(), 0U);
    }
    EXPECT_EQ(pack->parsed().parsed(), before) << "what the edit's proof has read is not read again";
}

TEST(Reading, OfAKeystrokeInATextIsThatOfOneFile) {
    const PackFolder folder;
    const auto pack = open_large(folder);
    (void)check(pack->snapshot());
    const std::size_t before = pack->parsed().parsed();
    EditPlan plan(*pack);
    plan.splice("items/things-5.yaml", {{{0, 0}, "# Things.\n"}});
    ASSERT_EQ(pack->apply(plan.finish("Type")), "");
    EXPECT_NE(pack->entries().find("items/thing-700"), nullptr);
    EXPECT_EQ(check(pack->snapshot())->problems.list().size(), 0U);
    EXPECT_EQ(pack->parsed().parsed(), before + 1);
}

}  // namespace
}  // namespace briar::editor
