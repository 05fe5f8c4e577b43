#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

/// The files of a pack, and what each is for.
namespace briar::editor {

class SourceDocument;

enum class FileSort : std::uint8_t {
    Manifest,     ///< pack.yaml
    Content,      ///< entries
    Test,         ///< tests/*.yaml
    Translation,  ///< lang/*.yaml
    Script,       ///< *.lua
    Other,        ///< pictures, notes: never opened, never touched
};

struct PackFile {
    std::string name;  ///< within the pack, with `/`
    FileSort sort = FileSort::Other;
    std::shared_ptr<SourceDocument> document;  ///< null: Other
};

/// What a file of this name within a pack is for.
[[nodiscard]] FileSort sort_of_file(std::string_view name);
[[nodiscard]] bool is_yaml(std::string_view name);
/// Whether a file of this name, with `/`, is one of the pack: no step leads out of its folder.
[[nodiscard]] bool lies_in_pack(std::string_view name);

}  // namespace briar::editor
