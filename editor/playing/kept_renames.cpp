#include "editor/playing/kept_renames.hpp"

#include <algorithm>
#include <fstream>
#include <iterator>

#include "runtime/session/atomic_file.hpp"
#include "runtime/source/document.hpp"
#include "runtime/source/tree.hpp"

namespace briar::editor {
namespace fs = std::filesystem;
namespace {

constexpr std::size_t kMost = 1'000;

fs::path file_beside(const fs::path& save) { return save.parent_path() / (save.stem().string() + ".renames.yaml"); }

}  // namespace

std::vector<Renamed> read_kept_renames(const fs::path& save) {
    const fs::path file = file_beside(save);
    std::vector<Renamed> all;
    Diagnostics untold;
    std::ifstream in(file, std::ios::binary);
    if (!in) return all;
    const auto document = Document::parse(file.string(), {std::istreambuf_iterator<char>(in), {}}, untold);
    if (!document || untold.has_errors()) return all;
    const Node* list = document->root().find("renamed");
    for (std::size_t i = 0; list != nullptr && i < list->items.size(); ++i) {
        const std::vector<std::unique_ptr<Node>>& words = list->items[i]->items;
        if (words.size() == 3) all.push_back({words[0]->text, words[1]->text, words[2]->text});
    }
    return all;
}

void keep_rename(const fs::path& save, const Renamed& renamed) {
    std::vector<Renamed> all = read_kept_renames(save);
    all.push_back(renamed);
    const std::size_t first = all.size() - std::min(all.size(), kMost);
    Tree file = Tree::map();
    for (std::size_t i = first; i < all.size(); ++i) {
        Tree& words = file["renamed"].push();
        for (const std::string& word : {all[i].kind, all[i].before, all[i].now})
            words.push(word);
    }
    fs::create_directories(save.parent_path());
    write_atomically(file_beside(save), file.to_yaml());
}

}  // namespace briar::editor
