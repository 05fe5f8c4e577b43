#include "editor/core/pack_file.hpp"

namespace briar::editor {

bool is_yaml(std::string_view name) { return name.ends_with(".yaml"); }

FileSort sort_of_file(std::string_view name) {
    if (name == "pack.yaml") return FileSort::Manifest;
    if (name.ends_with(".lua")) return FileSort::Script;
    if (!is_yaml(name)) return FileSort::Other;
    if (name.starts_with("tests/")) return FileSort::Test;
    if (name.starts_with("lang/")) return FileSort::Translation;
    return FileSort::Content;
}

}  // namespace briar::editor
