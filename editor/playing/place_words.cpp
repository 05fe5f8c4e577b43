#include "editor/playing/place_words.hpp"

#include "runtime/content/catalog.hpp"

namespace briar::editor {

std::string place_in_words(const Place& place, const Catalog& catalog) {
    if (place.file.empty()) return {};
    std::string file = place.file;
    for (const Pack& pack : catalog.packs()) {
        const std::string folder = pack.folder.generic_string() + "/";
        if (place.file.starts_with(folder)) file = place.file.substr(folder.size());
    }
    return place.line > 0 ? file + ":" + std::to_string(place.line) : file;
}

}  // namespace briar::editor
