#include "editor/core/pack_file.hpp"

#include <algorithm>
#include <filesystem>

namespace briar::editor {

bool is_yaml(std::string_view name) { return name.ends_with(".yaml"); }

bool lies_in_pack(std::string_view name) {
    const std::filesystem::path path(name);
    return path.is_relative() && std::find(path.begin(), path.end(), "..") == path.end();
}

FileSort sort_of_file(std::string_view name) {
    if (name == "pack.yaml") return FileSort::Manifest;
    if (name.ends_with(".lua")) return FileSort::Script;
    if (!is_yaml(name)) return FileSort::Other;
    if (name.starts_with("tests/")) return FileSort::Test;
    if (name.starts_with("lang/")) return FileSort::Translation;
    return FileSort::Content;
}

}  // namespace briar::editor
