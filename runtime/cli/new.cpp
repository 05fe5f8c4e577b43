#include <filesystem>
#include <ostream>

#include "runtime/cli/commands.hpp"
#include "runtime/cli/project.hpp"
#include "runtime/content/wording.hpp"
#include "runtime/session/new_pack.hpp"
#include "runtime/session/starters.hpp"
#include "runtime/session/systems.hpp"

namespace briar::cli {
namespace fs = std::filesystem;
namespace {

/// An empty folder may be filled, a new one is made; nothing is ever written over.
void require_empty(const fs::path& folder) {
    if (const std::string objection = objection_to_folder(folder); !objection.empty())
        throw WrongUse(objection + "; nothing was written", "name a folder that is not there");
}

void read_system(const Arguments& arguments, NewPack& wish) {
    wish.system = arguments.value("system").value_or("");
    if (wish.system.empty()) return;
    if (!wish.is_game) throw WrongUse("an expansion is for the system of what it requires: leave out --system");
    std::vector<std::string> known;
    for (const Starter* starter : starters()) {
        if (wish.system == starter->system) return;
        known.emplace_back(starter->system);
    }
    throw WrongUse("--system must be " + quote_list(known) + ", not `" + wish.system + "`");
}

NewPack wish_of(const Arguments& arguments) {
    NewPack wish;
    const fs::path folder(arguments.words()[0]);
    fs::path clean = (folder / "").parent_path();
    wish.id = pack_id_from(clean.filename().string());
    if (wish.id.empty()) throw WrongUse("the folder's name must have a letter: it becomes the pack's id");
    wish.requires_packs = arguments.values("requires");
    const std::string kind = arguments.value("kind").value_or(wish.requires_packs.empty() ? "game" : "expansion");
    if (kind != "game" && kind != "expansion") throw WrongUse("--kind must be game or expansion, not `" + kind + "`");
    wish.is_game = kind == "game";
    if (!wish.is_game && wish.requires_packs.empty())
        throw WrongUse("an expansion needs --requires PACK", "`briar list packs` shows what there is");
    require_packs(wish.requires_packs);
    read_system(arguments, wish);
    return wish;
}

/// A folder as it is typed in a shell.
std::string as_word(const std::string& folder) {
    constexpr std::string_view kPlain = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-./+:,@%";
    if (folder.find_first_not_of(kPlain) == std::string::npos) return folder;
    std::string word = "'";
    for (const char c : folder)
        word += c == '\'' ? std::string("'\\''") : std::string(1, c);
    return word + "'";
}

int run_new(const Arguments& arguments, Console& console) {
    const fs::path folder(arguments.words()[0]);
    const NewPack wish = wish_of(arguments);
    require_empty(folder);
    const std::vector<NewFile> files = new_pack_files(system_set(), wish, folder, pack_path());
    write_new_pack(folder, files);
    for (const NewFile& file : files)
        console.out << (folder / file.name).string() << '\n';
    const std::string word = as_word(folder.string());
    console.out << "the pack's id is `" << wish.id << "`\n"
                << "`briar check " << word << "` checks it, `briar test " << word << "` runs its test, `briar play "
                << word << "` plays it\n";
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
         {"system", "SYSTEM",
          "the rules' frame of a game, `crawl`, `journey` or `script` (all in Lua); without it `crawl`"},
         {"requires", "PACK", "a pack that it builds upon", true}},
        {"briar new scenarios/my-expansion --kind expansion --requires {pack}", "briar new my-game --kind game",
         "briar new my-road --system journey"},
        run_new};
}

}  // namespace briar::cli
