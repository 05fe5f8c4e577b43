#include "editor/playing/kept_course.hpp"

#include <algorithm>
#include <charconv>
#include <map>
#include <memory>
#include <optional>
#include <utility>

#include "editor/playing/content_texts.hpp"
#include "runtime/session/bring_back.hpp"
#include "runtime/session/systems.hpp"
#include "runtime/source/document.hpp"

namespace briar::editor {
namespace fs = std::filesystem;
namespace {

std::size_t number(const Node& map, const char* key) {
    std::size_t value = 0;
    const Node* found = map.find(key);
    if (found != nullptr) std::from_chars(found->text.data(), found->text.data() + found->text.size(), value);
    return value;
}

std::string text(const Node& map, const char* key) {
    const Node* found = map.find(key);
    return found != nullptr ? found->text : std::string();
}

const std::vector<std::unique_ptr<Node>>& items(const Node& map, const char* key) {
    static const std::vector<std::unique_ptr<Node>> none;
    const Node* found = map.find(key);
    return found != nullptr ? found->items : none;
}

std::vector<std::string> texts(const Node& map, const char* key) {
    std::vector<std::string> all;
    for (const auto& each : items(map, key))
        all.push_back(each->text);
    return all;
}

/// What `name` means in that part of the file; null: nothing.
const Node* named(const Node& whole, const char* part, const std::string& name) {
    const Node* all = whole.find(part);
    return all != nullptr ? all->find(name) : nullptr;
}

bool same_packs(const SaveFile& save, const Catalog& catalog) {
    return std::equal(save.packs.begin(), save.packs.end(), catalog.packs().begin(), catalog.packs().end(),
                      [](const SavedPack& a, const Pack& b) { return a.id == b.id && a.content == b.content_hash; });
}

/// A save that somebody else has made leads nowhere else.
bool is_beside(const std::string& name) {
    const fs::path path(name);
    return path.has_filename() && path.filename() == path && name != "..";
}

/// Each era takes over where the one before was left.
bool fit_together(const std::vector<Course::Era>& eras) {
    for (std::size_t i = 0; i < eras.size(); ++i) {
        const Course::Era& era = eras[i];
        const bool last = i + 1 == eras.size();
        const std::size_t end = last ? era.session->last() : era.left;
        if (era.from > end || end > era.session->last() || era.quiet_lines > era.session->log_size(era.from))
            return false;
        if (!last && eras[i + 1].begins != era.begins + (end - era.from) + 1) return false;
    }
    return !eras.empty();
}

/// Reads the courses of one save. What several were played with is read and compiled once.
class CourseReader {
public:
    CourseReader(fs::path folder, const SaveFile& save, const PackPath& path, const Catalog* open)
        : folder_(std::move(folder)), save_(save), path_(path), open_(open) {}

    /// Empty: it would not go as it went.
    Course read(const Node& line) {
        std::vector<Course::Era> eras;
        for (const auto& each : items(line, "eras")) {
            eras.emplace_back();
            if (!read_era(*each, eras.back())) return {};
        }
        return fit_together(eras) ? Course(std::move(eras), number(line, "at")) : Course();
    }

private:
    bool read_era(const Node& node, Course::Era& era) {
        const std::optional<SaveFile> save = game(text(node, "game"));
        if (!save) return false;
        era.rules = rules(text(node, "content"), *save);
        if (!era.rules.rules || !same_packs(*save, *era.rules.catalog)) return false;
        LoadOptions options;
        options.path = path_;
        Brought brought = bring_back(system_set(), *save, *save, era.rules.rules, {options, false});
        if (!brought.session || !brought.same) return false;
        era.session = std::move(brought.session);
        era.from = number(node, "from");
        era.begins = number(node, "begins");
        era.left = number(node, "left");
        era.quiet_lines = number(node, "quiet_lines");
        era.told = texts(node, "told");
        era.kept_as = named(*save_.whole, "games", text(node, "game")) ? "" : text(node, "game");
        return true;
    }

    /// Without a name: the save's own.
    [[nodiscard]] std::optional<SaveFile> game(const std::string& name) const {
        Diagnostics untold;
        if (name.empty()) return save_;
        if (const Node* here = named(*save_.whole, "games", name)) return read_save(save_.document, *here, untold);
        if (!is_beside(name)) return {};
        return read_save(folder_ / name, untold);
    }

    [[nodiscard]] NamedTexts content(const std::string& name) const {
        const Node* here = named(*save_.whole, "contents", name);
        NamedTexts all;
        if (here == nullptr) return is_beside(name) ? read_texts(folder_ / name) : all;
        for (const Member& file : here->members)
            if (const Node* said = named(*save_.whole, "texts", file.value->text)) all[file.key] = said->text;
        return all;
    }

    const GameRules& rules(const std::string& content_name, const SaveFile& save) {
        std::vector<std::string> key{content_name, save.choice.scenario};
        key.insert(key.end(), save.choice.modes.begin(), save.choice.modes.end());
        const auto [at, added] = rules_.try_emplace(std::move(key));
        if (!added || save.packs.empty()) return at->second;
        std::vector<std::string> packs;
        for (const SavedPack& each : save.packs)
            packs.push_back(folder_of(each).string());
        const Overlay overlay = laid_over(content(content_name), packs.back());
        at->second = load_rules({std::move(packs), path_, overlay, save.choice.scenario, save.choice.modes});
        return at->second;
    }

    /// Where it is nowhere, its id says who is missing.
    [[nodiscard]] fs::path folder_of(const SavedPack& pack) const {
        std::error_code untold;
        if (!pack.folder.empty() && fs::is_directory(pack.folder, untold)) return pack.folder;
        if (const Pack* here = open_ != nullptr ? open_->pack(pack.id) : nullptr) return here->folder;
        for (const fs::path& shelf : path_)
            if (fs::is_directory(shelf / pack.id, untold)) return shelf / pack.id;
        return pack.id;
    }

    fs::path folder_;
    const SaveFile& save_;
    const PackPath& path_;
    const Catalog* open_;
    std::map<std::vector<std::string>, GameRules> rules_;  ///< by content, scenario and modes
};

LineOfPlay line_of(const Node& node) {
    return {number(node, "line"), number(node, "begun_at"), node.find("is_new") != nullptr, text(node, "called")};
}

}  // namespace

fs::path folder_of_parts(const fs::path& save) { return save.parent_path() / (save.stem().string() + ".course"); }

KeptCourses read_kept_courses(const fs::path& save_file, const SaveFile& save, const PackPath& path,
                              const Catalog* open) {
    KeptCourses kept;
    if (save.whole == nullptr) return kept;
    CourseReader reader(folder_of_parts(save_file), save, path, open);
    if (const Node* played = save.whole->find("played")) kept.played = reader.read(*played);
    for (const auto& each : items(*save.whole, "others")) {
        Course course = reader.read(*each);
        if (course.empty()) {
            ++kept.unreadable;
        } else {
            kept.others.push_back({line_of(*each), std::move(course), texts(*each, "players")});
        }
    }
    return kept;
}

void move_kept_courses(const fs::path& save, const fs::path& to) {
    std::error_code untold;
    fs::remove_all(folder_of_parts(to), untold);
    fs::rename(folder_of_parts(save), folder_of_parts(to), untold);
}

}  // namespace briar::editor
