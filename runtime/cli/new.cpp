#include <algorithm>
#include <filesystem>
#include <fstream>
#include <ostream>

#include "runtime/cli/commands.hpp"
#include "runtime/cli/new_pack.hpp"
#include "runtime/cli/project.hpp"
#include "runtime/session/atomic_file.hpp"

namespace briar::cli {
namespace fs = std::filesystem;
namespace {

std::string kebab(const std::string& name) {
    std::string id;
    for (const char c : name) {
        const char small = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
        const bool plain = (small >= 'a' && small <= 'z') || (small >= '0' && small <= '9');
        if (plain) id += small;
        if (!plain && !id.empty() && id.back() != '-') id += '-';
    }
    while (!id.empty() && id.back() == '-')
        id.pop_back();
    return id;
}

/// An empty folder may be filled, a new one is made; nothing is ever written over.
void require_empty(const fs::path& folder) {
    std::error_code failed;
    if (fs::exists(folder, failed) && !fs::is_directory(folder, failed))
        throw WrongUse("`" + folder.string() + "` is a file");
    if (fs::is_directory(folder, failed) && !fs::is_empty(folder, failed))
        throw WrongUse("`" + folder.string() + "` is not empty; nothing was written",
                       "name a folder that is not there");
}

NewPack wish_of(const Arguments& arguments) {
    NewPack wish;
    const fs::path folder(arguments.words()[0]);
    fs::path clean = (folder / "").parent_path();
    wish.id = kebab(clean.filename().string());
    if (wish.id.empty() || wish.id[0] < 'a')
        throw WrongUse("the folder's name must begin with a letter: it becomes the pack's id");
    wish.requires_packs = arguments.values("requires");
    const std::string kind = arguments.value("kind").value_or(wish.requires_packs.empty() ? "game" : "expansion");
    if (kind != "game" && kind != "expansion") throw WrongUse("--kind must be game or expansion, not `" + kind + "`");
    wish.is_game = kind == "game";
    if (!wish.is_game && wish.requires_packs.empty())
        throw WrongUse("an expansion needs --requires PACK", "`briar list packs` shows what there is");
    require_packs(wish.requires_packs);
    return wish;
}

int run_new(const Arguments& arguments, Console& console) {
    const fs::path folder(arguments.words()[0]);
    const NewPack wish = wish_of(arguments);
    require_empty(folder);
    for (const NewFile& file : new_pack_files(wish, folder)) {
        const fs::path path = folder / file.name;
        fs::create_directories(path.parent_path());
        write_atomically(path, file.text);
        console.out << path.string() << '\n';
    }
    console.out << "`briar check " << folder.string() << "` checks it, `briar test " << folder.string()
                << "` runs its test, `briar play " << folder.string() << "` plays it\n";
    return kFine;
}

}  // namespace

Command new_command() {
    return {
        "new",
        "Makes a small pack to begin with: a manifest, some content, a test.",
        "The folder must not be there yet, or be empty: nothing is ever written over. Its name becomes the pack's id.",
        {{"FOLDER", "where the pack is to lie", 1, 1}},
        {{"kind", "KIND", "`game` or `expansion`; without it a game, with --requires an expansion"},
         {"requires", "PACK", "a pack that it builds upon", true}},
        {"briar new scenarios/my-expansion --kind expansion --requires {pack}", "briar new my-game --kind game"},
        run_new};
}

}  // namespace briar::cli
