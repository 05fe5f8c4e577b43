#include "editor/playing/whole_save.hpp"

#include <algorithm>
#include <map>

#include "editor/playing/content_texts.hpp"
#include "runtime/session/save_file.hpp"

namespace briar::editor {
namespace {

constexpr std::size_t kMostTexts = kMostSaveBytes / 4 * 3;

/// Texts that are the same in several contents stand there once:
///
///     games: {game-0: {briarwright: save, ...}}
///     contents: {content-0f...: {pack.yaml: text-0, tiles.yaml: text-1}}
///     texts: {text-0: "...", text-1: "..."}
class InOneFile : public PartStore {
public:
    std::string put_game(Course& course, std::size_t era) override {
        std::string name = "game-" + std::to_string(games_.size());
        games_[name] = save_tree(*copy_of_era(course, era));
        return name;
    }

    std::string put_content(const Course::Era& era) override {
        const std::string name = content_name(era);
        if (contents_.find(name) != nullptr) return name;
        Tree& files = contents_[name] = Tree::map();
        for (const auto& [file, text] : by_name(*era.rules.texts, era.rules.catalog->packs().back().folder))
            files[file] = put_text(text);
        return name;
    }

    /// Of all texts, which are nearly all of it.
    [[nodiscard]] std::size_t bytes() const { return bytes_; }
    void add_to(Tree& whole) {
        whole["games"] = std::move(games_);
        whole["contents"] = std::move(contents_);
        whole["texts"] = std::move(texts_);
    }

private:
    const std::string& put_text(const std::string& text) {
        const auto [at, added] = names_.try_emplace(text, "text-" + std::to_string(names_.size()));
        if (added) {
            texts_[at->second] = text;
            bytes_ += text.size();
        }
        return at->second;
    }

    Tree games_ = Tree::map();
    Tree contents_ = Tree::map();
    Tree texts_ = Tree::map();
    std::map<std::string, std::string> names_;  ///< by text
    std::size_t bytes_ = 0;
};

bool on_content_of(const Course& course, const Ruleset& rules) {
    return course.eras().size() == 1 && course.session().rules().content_hash == rules.content_hash;
}

}  // namespace

Tree whole_in_one(const std::vector<LineToKeep>& lines) {
    const Ruleset& played = lines.front().course.session().rules();
    const bool all_alike = std::all_of(lines.begin(), lines.end(),
                                       [&](const LineToKeep& each) { return on_content_of(each.course, played); });
    if (all_alike) return {};
    InOneFile store;
    Tree whole = courses_tree(lines, store);
    if (store.bytes() > kMostTexts) return {};
    store.add_to(whole);
    return whole;
}

}  // namespace briar::editor
