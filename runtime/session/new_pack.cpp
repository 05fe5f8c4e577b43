#include "runtime/session/new_pack.hpp"

#include <set>
#include <stdexcept>
#include <string_view>
#include <system_error>

#include "runtime/session/atomic_file.hpp"
#include "runtime/session/content_loader.hpp"
#include "runtime/session/latin_letters.hpp"
#include "runtime/session/pack_path.hpp"
#include "runtime/session/starters.hpp"
#include "runtime/session/systems.hpp"
#include "runtime/source/letters.hpp"
#include "runtime/source/tree.hpp"

namespace briar {
namespace fs = std::filesystem;
namespace {

std::string title_of(const std::string& id) {
    std::string title = id;
    for (char& c : title)
        if (c == '-') c = ' ';
    title[0] = static_cast<char>(title[0] - 'a' + 'A');
    return title;
}

/// `Mueller's` is one word.
std::string without_apostrophes(std::string text) {
    for (const std::string_view sign : {"'", "\xE2\x80\x99"}) {
        for (std::size_t at = text.find(sign); at != std::string::npos; at = text.find(sign, at))
            text.erase(at, sign.size());
    }
    return text;
}

/// The comment that tells other editors where the schema is, as seen from a file within the project, which may move as
/// a whole. Packs that lie elsewhere go from machine to machine: they have none.
std::string schema_line(const fs::path& file, const std::string& schema) {
    std::error_code failed;
    const fs::path home = fs::weakly_canonical(project_home(), failed);
    const fs::path from = fs::weakly_canonical(fs::absolute(file), failed).parent_path();
    const std::string within = from.lexically_relative(home).generic_string();
    if (within.empty() || within.starts_with("..")) return {};
    const std::string path = (home / "schemas" / schema).lexically_relative(from).generic_string();
    return "# yaml-language-server: $schema=" + path + "\n";
}

/// What the pack builds upon, loaded.
std::shared_ptr<const Catalog> load_needs(const SystemSet& set, const NewPack& wish, const PackPath& path) {
    Diagnostics ignored;
    return load_content(set, wish.requires_packs, path, ignored);
}

/// The pack of that id, or in that folder.
const Pack* pack_of(const Catalog& catalog, const std::string& word) {
    if (const Pack* known = catalog.pack(word)) return known;
    std::error_code failed;
    for (const Pack& pack : catalog.packs()) {
        if (fs::equivalent(pack.folder, word, failed)) return &pack;
    }
    return nullptr;
}

/// The one system of what the pack builds upon; empty when that does not tell, or tells of several.
std::string system_of(const Catalog& needs, const std::vector<std::string>& words) {
    std::set<std::string> systems;
    for (const std::string& word : words) {
        const Pack* needed = pack_of(needs, word);
        if (needed != nullptr && !needed->system.empty()) systems.insert(needed->system);
    }
    return systems.size() == 1 ? *systems.begin() : std::string();
}

/// The wish with all that it leaves open filled in.
NewPack completed(NewPack wish, const Catalog& needs) {
    if (wish.title.empty()) wish.title = title_of(wish.id);
    if (!wish.is_game) wish.system = system_of(needs, wish.requires_packs);
    if (wish.is_game && wish.system.empty()) wish.system = starters().front()->system;
    return wish;
}

std::string manifest(const NewPack& wish, const Catalog& needs) {
    Tree tree;
    tree["id"] = wish.id;
    tree["title"] = wish.title;
    tree["version"] = "0.1.0";
    tree["text"] = wish.is_game ? "A small game to begin with." : "A small expansion to begin with.";
    if (!wish.system.empty()) tree["system"] = wish.system;
    for (const std::string& word : wish.requires_packs) {
        const Pack* needed = pack_of(needs, word);
        if (needed != nullptr) tree["requires"][needed->id] = ">=" + needed->version;
    }
    return tree.to_yaml();
}

std::string first_test(const NewPack& wish, const Starter& starter, const Catalog& needs) {
    if (!wish.is_game) return starter.expansion_test(wish, needs);
    std::string text = starter.game_test;
    for (std::size_t at = text.find("ID"); at != std::string::npos; at = text.find("ID", at + wish.id.size()))
        text.replace(at, 2, wish.id);
    return text;
}

}  // namespace

std::vector<NewFile> new_pack_files(const SystemSet& set, const NewPack& told, const fs::path& folder,
                                    const PackPath& path) {
    const auto needs = load_needs(set, told, path);
    const NewPack wish = completed(told, *needs);
    const Starter& starter = starter_for(wish.system);
    const std::string name = wish.is_game ? "game.yaml" : starter.expansion_file;
    const std::string content = wish.is_game ? starter.game(wish) : starter.expansion(wish);
    const std::string test = first_test(wish, starter, *needs);
    std::vector<NewFile> files{
        {"pack.yaml", schema_line(folder / "pack.yaml", "pack.schema.json") + manifest(wish, *needs)},
        {name, schema_line(folder / name, "content.schema.json") + content},
        {"tests/first.yaml", schema_line(folder / "tests/first.yaml", "test.schema.json") + test},
    };
    if (wish.is_game && starter.script.name != nullptr) files.push_back({starter.script.name, starter.script.text});
    return files;
}

std::string pack_id_from(std::string_view name) {
    std::string id;
    for (const char c : without_apostrophes(with_plain_letters(name))) {
        const char small = small_letter(c);
        const bool letter = is_letter(small);
        if (letter || (is_digit(small) && !id.empty())) id += small;
        if (!letter && !is_digit(small) && !id.empty() && id.back() != '-') id += '-';
    }
    while (!id.empty() && id.back() == '-')
        id.pop_back();
    return id;
}

std::string objection_to_folder(const fs::path& folder) {
    std::error_code failed;
    if (!fs::exists(folder, failed)) return {};
    if (!fs::is_directory(folder, failed)) return "`" + folder.string() + "` is a file";
    return fs::is_empty(folder, failed) ? std::string() : "`" + folder.string() + "` is not empty";
}

std::string free_pack_id(std::string_view name, bool is_game, const fs::path& where) {
    const std::string id = pack_id_from(name);
    if (!id.empty() || name.find_first_not_of(" -") == std::string_view::npos) return id;
    const std::string plain = is_game ? "my-game" : "my-expansion";
    std::string free = plain;
    for (int number = 2; !objection_to_folder(where / free).empty(); ++number)
        free = plain + "-" + std::to_string(number);
    return free;
}

void write_new_pack(const fs::path& folder, const std::vector<NewFile>& files) {
    if (const std::string objection = objection_to_folder(folder); !objection.empty())
        throw std::runtime_error(objection + "; nothing was written");
    for (const NewFile& file : files) {
        const fs::path path = folder / file.name;
        std::error_code failed;
        fs::create_directories(path.parent_path(), failed);
        if (failed) throw std::runtime_error("cannot make the folder of " + path.string() + ": " + failed.message());
        write_atomically(path, file.text);
    }
}

}  // namespace briar
