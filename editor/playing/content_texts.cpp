#include "editor/playing/content_texts.hpp"

#include <fstream>
#include <iterator>
#include <vector>

#include "runtime/content/pack_files.hpp"

namespace briar::editor {
namespace fs = std::filesystem;
namespace {

constexpr std::size_t kMost = 16U << 20U;  // bytes
constexpr const char* kManifest = "pack.yaml";

std::optional<std::string> text_in(const fs::path& file) {
    std::ifstream in(file, std::ios::binary);
    if (!in) return {};
    return std::string(std::istreambuf_iterator<char>(in), {});
}

/// What is played: tests are not.
std::vector<std::string> files_of(const fs::path& pack, const Overlay& unsaved) {
    Diagnostics untold;
    const PackFiles all = list_pack_files(pack, untold, unsaved);
    std::vector<std::string> names{kManifest};
    for (const auto* some : {&all.content, &all.translations, &all.scripts})
        names.insert(names.end(), some->begin(), some->end());
    return names;
}

}  // namespace

std::shared_ptr<const Overlay> texts_of(const Catalog& catalog, const Overlay& unsaved) {
    if (catalog.packs().empty()) return nullptr;
    const fs::path& pack = catalog.packs().back().folder;
    auto texts = std::make_shared<Overlay>();
    std::size_t size = 0;
    for (const std::string& name : files_of(pack, unsaved)) {
        const fs::path key = overlay_key(pack / name);
        const auto known = unsaved.find(key);
        std::optional<std::string> text = known != unsaved.end() ? known->second : text_in(pack / name);
        if (!text) return nullptr;
        size += text->size();
        if (size > kMost) return nullptr;
        texts->emplace(key, std::move(text));
    }
    return texts;
}

void write_texts(const Overlay& texts, const fs::path& pack, const fs::path& folder) {
    const fs::path root = overlay_key(pack);
    for (const auto& [path, text] : texts) {
        const fs::path file = folder / path.lexically_relative(root);
        fs::create_directories(file.parent_path());
        std::ofstream out(file, std::ios::binary);
        out.exceptions(std::ios::badbit | std::ios::failbit);
        out << text.value_or(std::string());
    }
}

Overlay read_texts(const fs::path& folder, const fs::path& pack) {
    Overlay texts;
    for (const std::string& name : files_of(pack, {}))
        texts[overlay_key(pack / name)] = std::nullopt;
    std::error_code failed;
    for (const auto& each : fs::recursive_directory_iterator(folder, failed)) {
        if (each.is_regular_file())
            texts[overlay_key(pack / each.path().lexically_relative(folder))] = text_in(each.path());
    }
    return texts;
}

}  // namespace briar::editor
