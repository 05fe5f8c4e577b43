#include "editor/playing/content_texts.hpp"

#include <fstream>
#include <iterator>
#include <vector>

#include "runtime/content/pack_files.hpp"
#include "runtime/session/atomic_file.hpp"

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

NamedTexts by_name(const Overlay& texts, const fs::path& pack) {
    const fs::path root = overlay_key(pack);
    NamedTexts named;
    for (const auto& [path, text] : texts)
        named[path.lexically_relative(root).generic_string()] = text.value_or(std::string());
    return named;
}

Overlay laid_over(const NamedTexts& texts, const fs::path& pack) {
    Overlay overlay;
    for (const std::string& name : files_of(pack, {}))
        overlay[overlay_key(pack / name)] = std::nullopt;
    for (const auto& [name, text] : texts)
        overlay[overlay_key(pack / name)] = text;
    return overlay;
}

void write_texts(const NamedTexts& texts, const fs::path& folder) {
    for (const auto& [name, text] : texts) {
        const fs::path file = folder / name;
        fs::create_directories(file.parent_path());
        write_atomically(file, text);
    }
}

NamedTexts read_texts(const fs::path& folder) {
    NamedTexts texts;
    std::error_code failed;
    for (const auto& each : fs::recursive_directory_iterator(folder, failed)) {
        if (each.is_regular_file())
            texts[each.path().lexically_relative(folder).generic_string()] =
                text_in(each.path()).value_or(std::string());
    }
    return texts;
}

}  // namespace briar::editor
