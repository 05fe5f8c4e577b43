#include "editor/playing/kept_course.hpp"

#include <algorithm>
#include <charconv>
#include <fstream>
#include <iterator>
#include <list>
#include <set>

#include "editor/playing/content_texts.hpp"
#include "runtime/session/atomic_file.hpp"
#include "runtime/session/bring_back.hpp"
#include "runtime/session/hex.hpp"
#include "runtime/session/save_file.hpp"
#include "runtime/session/systems.hpp"
#include "runtime/source/document.hpp"
#include "runtime/source/tree.hpp"

namespace briar::editor {
namespace fs = std::filesystem;
namespace {

fs::path folder_of(const fs::path& save) { return save.parent_path() / (save.stem().string() + ".course"); }
fs::path list_in(const fs::path& folder) { return folder / "course.yaml"; }

std::size_t number(const Tree& tree, const char* key) {
    std::size_t value = 0;
    const Tree* found = tree.find(key);
    if (found != nullptr) std::from_chars(found->text().data(), found->text().data() + found->text().size(), value);
    return value;
}

std::string text(const Tree& tree, const char* key) {
    const Tree* found = tree.find(key);
    return found != nullptr ? found->text() : std::string();
}

std::vector<std::string> texts(const Tree& tree, const char* key) {
    std::vector<std::string> all;
    if (const Tree* found = tree.find(key))
        for (const Tree& each : found->items())
            all.push_back(each.text());
    return all;
}

Tree list_of(const std::vector<std::string>& all) {
    Tree list = Tree::list();
    for (const std::string& each : all)
        list.push(each);
    return list;
}

class Keeping {
public:
    Keeping(const Course& course, const fs::path& save) : course_(course), folder_(folder_of(save)) {}

    void run() {
        Tree list = Tree::map();
        list["at"] = course_.at();
        list["hash"] = to_hex(course_.session().state_hash());
        list["steps"] = course_.session().at();
        for (std::size_t i = 0; i < course_.eras().size(); ++i)
            list["eras"].push(era(i));
        write_atomically(list_in(folder_), list.to_yaml());
        drop_others();
    }

private:
    Tree era(std::size_t index) {
        const Course::Era& era = course_.eras()[index];
        const bool last = index + 1 == course_.eras().size();
        const std::string game = "game-" + std::to_string(index + 1) + ".yaml";
        GameToSave saved{era.session.get()};
        if (!last) saved.last = era.left;
        save_game(saved, folder_ / game);
        needed_.insert(game);
        Tree tree = Tree::map();
        tree["game"] = game;
        tree["content"] = content(era);
        tree["pack"] = pack_of(era).folder.string();
        tree["packs"] = list_of(era.rules.wish.packs);
        tree["from"] = era.from;
        tree["begins"] = era.begins;
        tree["left"] = era.left;
        tree["quiet_lines"] = era.quiet_lines;
        tree["told"] = list_of(era.told);
        return tree;
    }

    static const Pack& pack_of(const Course::Era& era) { return era.rules.catalog->packs().back(); }

    /// Written once: it stays as it is.
    std::string content(const Course::Era& era) {
        const std::string name = "content-" + to_hex(pack_of(era).content_hash);
        needed_.insert(name);
        if (fs::exists(folder_ / name)) return name;
        const fs::path unfinished = folder_ / "unfinished";
        fs::remove_all(unfinished);
        write_texts(*era.rules.texts, pack_of(era).folder, unfinished);
        fs::rename(unfinished, folder_ / name);
        return name;
    }

    void drop_others() {
        needed_.insert(list_in(folder_).filename().string());
        std::vector<fs::path> others;
        for (const auto& each : fs::directory_iterator(folder_))
            if (!needed_.contains(each.path().filename().string())) others.push_back(each.path());
        for (const fs::path& each : others)
            fs::remove_all(each);
    }

    const Course& course_;
    fs::path folder_;
    std::set<std::string> needed_;
};

bool same_packs(const SaveFile& save, const Catalog& catalog) {
    return std::equal(save.packs.begin(), save.packs.end(), catalog.packs().begin(), catalog.packs().end(),
                      [](const SavedPack& a, const Pack& b) { return a.id == b.id && a.content == b.content_hash; });
}

/// False: it would not go as it went.
bool read_era(const Tree& tree, const fs::path& folder, const PackPath& path, Course::Era& era) {
    Diagnostics untold;
    const std::optional<SaveFile> save = read_save(folder / text(tree, "game"), untold);
    if (!save) return false;
    GameWish wish{texts(tree, "packs"), path, read_texts(folder / text(tree, "content"), text(tree, "pack")),
                  save->choice.scenario, save->choice.modes};
    era.rules = load_rules(std::move(wish));
    if (!era.rules.rules || !same_packs(*save, *era.rules.catalog)) return false;
    LoadOptions options;
    options.path = path;
    Brought game = bring_back(system_set(), *save, *save, era.rules.rules, {options, false});
    if (!game.session || !game.same) return false;
    era.session = std::move(game.session);
    era.from = number(tree, "from");
    era.begins = number(tree, "begins");
    era.left = number(tree, "left");
    era.quiet_lines = number(tree, "quiet_lines");
    era.told = texts(tree, "told");
    return era.from <= era.session->last() && era.left <= era.session->last();
}

}  // namespace

void keep_course(const Course& course, const fs::path& save) {
    const bool known = std::all_of(course.eras().begin(), course.eras().end(),
                                   [](const Course::Era& each) { return each.rules.texts != nullptr; });
    if (!known) return drop_kept_course(save);
    fs::create_directories(folder_of(save));
    Keeping(course, save).run();
}

Course read_kept_course(const fs::path& file, const SaveFile& save, const PackPath& path) {
    const fs::path folder = folder_of(file);
    Diagnostics untold;
    std::ifstream in(list_in(folder), std::ios::binary);
    if (!in) return {};
    const auto document = Document::parse(list_in(folder).string(), {std::istreambuf_iterator<char>(in), {}}, untold);
    if (!document || untold.has_errors()) return {};
    const Tree list = Tree::from(document->root());
    // One of them may have been written without the other: the program was killed, the disk was full.
    if (text(list, "hash") != to_hex(save.hash) || number(list, "steps") != save.steps.size()) return {};
    const Tree* all = list.find("eras");
    std::vector<Course::Era> eras;
    for (const Tree& each : all != nullptr ? all->items() : std::list<Tree>()) {
        eras.emplace_back();
        if (!read_era(each, folder, path, eras.back())) return {};
    }
    return eras.empty() ? Course() : Course(std::move(eras), number(list, "at"));
}

void move_kept_course(const fs::path& save, const fs::path& to) {
    std::error_code untold;
    fs::remove_all(folder_of(to), untold);
    fs::rename(folder_of(save), folder_of(to), untold);
}

void drop_kept_course(const fs::path& save) {
    std::error_code untold;
    fs::remove_all(folder_of(save), untold);
}

}  // namespace briar::editor
