#include "editor/playing/leading_error.hpp"

#include <filesystem>

namespace briar::editor {

bool is_of_manifest(const Diagnostic& problem) {
    return std::filesystem::path(problem.place.file).filename() == "pack.yaml";
}

bool is_same_mistake(const Diagnostic& a, const Diagnostic& b) {
    return a.id == b.id && a.entry == b.entry && a.message == b.message && a.place.file == b.place.file;
}

const Diagnostic* leading_error(const Diagnostics& problems, const std::string& entry) {
    const Diagnostic* of_entry = nullptr;
    const Diagnostic* first = nullptr;
    for (const Diagnostic& each : problems.list()) {
        if (each.severity != Severity::Error) continue;
        if (is_of_manifest(each)) return &each;
        if (first == nullptr) first = &each;
        if (of_entry == nullptr && !entry.empty() && each.entry == entry) of_entry = &each;
    }
    return of_entry != nullptr ? of_entry : first;
}

}  // namespace briar::editor
