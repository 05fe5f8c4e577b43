// Whatever is done to a pack: undone to the start, its texts are the bytes that there were.
#include <gtest/gtest.h>

#include <map>
#include <random>

#include "editor/core/edit_plan.hpp"
#include "editor/core/entry_commands.hpp"
#include "editor/core/entry_lens.hpp"
#include "editor/core/rename.hpp"
#include "editor/core/workspace.hpp"
#include "runtime/source/values.hpp"
#include "tests/editor_core/pack_folder.hpp"

namespace briar::editor {
namespace {

class Author {
public:
    Author(Workspace& workspace, std::uint32_t seed) : workspace_(workspace), random_(seed) {}

    void act() {
        switch (random_() % 12) {
            case 0:
            case 1:
                workspace_.undo();
                break;
            case 2:
                workspace_.redo();
                break;
            case 3:
                apply(rename(workspace_, any_entry(), "name-" + std::to_string(random_() % 40)));
                break;
            case 4:
                type();
                break;
            case 5:
                apply(new_entry(workspace_, any({"tiles", "monsters", "counters"}),
                                "new-" + std::to_string(random_() % 40)));
                break;
            case 6:
                apply(duplicate_entry(workspace_, any_entry(), "copy-" + std::to_string(random_() % 40)));
                break;
            case 7:
                apply(random_() % 4 == 0 ? delete_entries(workspace_, {any_entry()})
                                         : lens().reset({any({"health", "tags", "count"})}));
                break;
            case 8:
                apply(lens().insert({"tags"}, random_() % 3, make_text(any({"odd", "wide", "x: y # z", "'", "007"}))));
                break;
            case 9:
                apply(lens().remove_item({any({"tags", "specials"})}, random_() % 2));
                break;
            default:
                apply(lens().set({any({"health", "count", "dice"})}, make_int(static_cast<int>(random_() % 9))));
        }
    }

private:
    void apply(const Command& command) { (void)workspace_.apply(command); }
    std::string any(const std::vector<std::string>& words) { return words[random_() % words.size()]; }
    std::string any_entry() {
        const auto& list = workspace_.entries().list();
        return list.empty() ? "tiles/none" : list[random_() % list.size()].full_id();
    }
    EntryLens lens() { return {workspace_, any_entry()}; }
    void type() {
        const auto files = workspace_.files(random_() % 2 == 0 ? FileSort::Content : FileSort::Script);
        if (files.empty()) return;
        const PackFile& file = files[random_() % files.size()];
        const std::size_t size = file.document->text().size();
        const auto begin = static_cast<std::uint32_t>(random_() % (size + 1));
        const auto end = static_cast<std::uint32_t>(std::min<std::size_t>(size, begin + random_() % 3));
        EditPlan plan(workspace_);
        plan.splice(file.name, {{{begin, end}, any({"", "x", "\n", "  ", "\xC3\xA4", "\xFF", "#", "]"})}});
        Command command = plan.finish("Type");
        command.merge = random_() % 2 == 0 ? "typing" : "";
        apply(command);
    }

    Workspace& workspace_;
    std::mt19937 random_;
};

using Texts = std::map<std::string, std::string>;

Texts texts_of(const Workspace& workspace) {
    Texts texts;
    for (const PackFile& file : workspace.files()) {
        if (file.document) texts[file.name] = file.document->text();
    }
    return texts;
}

TEST(RandomEditing, EndsWithTheStartingBytesWhenUndone) {
    const PackFolder folder;
    folder.write_house();
    folder.write_wing();
    std::size_t steps = 0;
    for (std::uint32_t seed = 0; seed < 1000; ++seed) {
        const std::string pack = seed % 3 == 0 ? "wing" : "house";
        const auto workspace = folder.open(pack);
        const Texts start = texts_of(*workspace);
        Author author(*workspace, seed);
        for (int i = 0; i < 12; ++i)
            author.act();
        steps += workspace->history().steps().size();
        const std::size_t position = workspace->history().position();
        const Texts end = texts_of(*workspace);
        while (workspace->undo()) {
        }
        ASSERT_EQ(texts_of(*workspace), start) << seed;
        ASSERT_FALSE(workspace->modified()) << seed;
        for (std::size_t done = 0; done < position; ++done)
            ASSERT_TRUE(workspace->redo());
        ASSERT_EQ(texts_of(*workspace), end) << seed;
    }
    EXPECT_GT(steps, 4000U) << "most of it must have been possible";
}

}  // namespace
}  // namespace briar::editor
