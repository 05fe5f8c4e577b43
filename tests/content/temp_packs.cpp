#include "tests/content/temp_packs.hpp"

#include <unistd.h>

#include <atomic>
#include <fstream>

#include "tests/content/sample_kinds.hpp"

namespace briar {

namespace fs = std::filesystem;

TempPacks::TempPacks() {
    static std::atomic<int> count{0};
    folder_ = fs::temp_directory_path() / ("briar packs " + std::to_string(getpid()) + " " + std::to_string(count++));
    fs::create_directories(folder_);
}

TempPacks::~TempPacks() {
    std::error_code ignored;
    fs::remove_all(folder_, ignored);
}

void TempPacks::write(const std::string& name, const std::string& text) const {
    fs::create_directories((folder_ / name).parent_path());
    std::ofstream(folder_ / name, std::ios::binary) << text;
}

void TempPacks::pack(const std::string& id, const std::string& more) const {
    write(id + "/pack.yaml", "id: " + id + "\ntitle: The " + id + "\nversion: 1.0.0\n" + more);
}

std::shared_ptr<const Catalog> TempPacks::load(const std::vector<std::string>& packs, Diagnostics& diagnostics) const {
    return Catalog::load(packs, {folder_}, sample::kinds(), diagnostics);
}

std::string TempPacks::rendered(const Diagnostics& diagnostics) const {
    std::string text;
    for (const Diagnostic& each : diagnostics.list())
        text += render(each) + "\n";
    const std::string prefix = folder_.generic_string() + "/";
    for (std::size_t at = text.find(prefix); at != std::string::npos; at = text.find(prefix, at)) {
        text.erase(at, prefix.size());
    }
    return text;
}

std::string TempPacks::problems(const std::vector<std::string>& packs) const {
    Diagnostics diagnostics;
    load(packs, diagnostics);
    return rendered(diagnostics);
}

}  // namespace briar
