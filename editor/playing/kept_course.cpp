#include "editor/playing/kept_course.hpp"

#include <algorithm>
#include <charconv>
#include <fstream>
#include <iterator>
#include <list>
#include <map>
#include <utility>

#include "editor/playing/content_texts.hpp"
#include "runtime/session/bring_back.hpp"
#include "runtime/session/hex.hpp"
#include "runtime/session/systems.hpp"
#include "runtime/source/document.hpp"
#include "runtime/source/tree.hpp"

namespace briar::editor {
namespace fs = std::filesystem;
namespace {

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

const std::list<Tree>& items(const Tree& tree, const char* key) {
    static const std::list<Tree> none;
    const Tree* found = tree.find(key);
    return found != nullptr ? found->items() : none;
}

bool same_packs(const SaveFile& save, const Catalog& catalog) {
    return std::equal(save.packs.begin(), save.packs.end(), catalog.packs().begin(), catalog.packs().end(),
                      [](const SavedPack& a, const Pack& b) { return a.id == b.id && a.content == b.content_hash; });
}

/// Reads courses of one folder. What several were played with is read and compiled once.
class CourseReader {
public:
    CourseReader(fs::path folder, const PackPath& path) : folder_(std::move(folder)), path_(path) {}

    /// Empty: it would not go as it went.
    Course read(const Tree& line) {
        std::vector<Course::Era> eras;
        for (const Tree& each : items(line, "eras")) {
            eras.emplace_back();
            if (!read_era(each, eras.back())) return {};
        }
        return eras.empty() ? Course() : Course(std::move(eras), number(line, "at"));
    }

private:
    bool read_era(const Tree& tree, Course::Era& era) {
        Diagnostics untold;
        const std::optional<SaveFile> save = read_save(folder_ / text(tree, "game"), untold);
        if (!save) return false;
        era.rules = rules(tree, save->choice);
        if (!era.rules.rules || !same_packs(*save, *era.rules.catalog)) return false;
        LoadOptions options;
        options.path = path_;
        Brought game = bring_back(system_set(), *save, *save, era.rules.rules, {options, false});
        if (!game.session || !game.same) return false;
        era.session = std::move(game.session);
        era.from = number(tree, "from");
        era.begins = number(tree, "begins");
        era.left = number(tree, "left");
        era.quiet_lines = number(tree, "quiet_lines");
        era.told = texts(tree, "told");
        era.kept_as = text(tree, "game");
        return era.from <= era.session->last() && era.left <= era.session->last();
    }

    const GameRules& rules(const Tree& tree, const ScenarioChoice& choice) {
        std::vector<std::string> key{text(tree, "content"), choice.scenario};
        key.insert(key.end(), choice.modes.begin(), choice.modes.end());
        const auto [at, added] = rules_.try_emplace(std::move(key));
        if (added)
            at->second = load_rules({texts(tree, "packs"), path_,
                                     read_texts(folder_ / text(tree, "content"), text(tree, "pack")), choice.scenario,
                                     choice.modes});
        return at->second;
    }

    fs::path folder_;
    const PackPath& path_;
    std::map<std::vector<std::string>, GameRules> rules_;  ///< by content, scenario and modes
};

Tree read_list(const fs::path& file) {
    Diagnostics untold;
    std::ifstream in(file, std::ios::binary);
    if (!in) return {};
    const auto document = Document::parse(file.string(), {std::istreambuf_iterator<char>(in), {}}, untold);
    return document && !untold.has_errors() ? Tree::from(document->root()) : Tree();
}

LineOfPlay line_of(const Tree& tree) {
    return {number(tree, "line"), number(tree, "begun_at"), tree.find("is_new") != nullptr, text(tree, "called")};
}

}  // namespace

fs::path folder_of_courses(const fs::path& save) { return save.parent_path() / (save.stem().string() + ".course"); }

fs::path list_of_courses(const fs::path& folder) { return folder / "courses.yaml"; }

KeptCourses read_kept_courses(const fs::path& save_file, const SaveFile& save, const PackPath& path) {
    const fs::path folder = folder_of_courses(save_file);
    const Tree list = read_list(list_of_courses(folder));
    CourseReader reader(folder, path);
    KeptCourses kept;
    // One of them may have been written without the other: the program was killed, the disk was full.
    const bool of_save = text(list, "hash") == to_hex(save.hash) && number(list, "steps") == save.steps.size();
    const Tree* played = list.find("played");
    if (of_save && played != nullptr) kept.played = reader.read(*played);
    for (const Tree& each : items(list, "others")) {
        Course course = reader.read(each);
        if (course.empty()) {
            ++kept.unreadable;
        } else {
            kept.others.push_back({line_of(each), std::move(course), texts(each, "players")});
        }
    }
    return kept;
}

void move_kept_courses(const fs::path& save, const fs::path& to) {
    std::error_code untold;
    fs::remove_all(folder_of_courses(to), untold);
    fs::rename(folder_of_courses(save), folder_of_courses(to), untold);
}

}  // namespace briar::editor
