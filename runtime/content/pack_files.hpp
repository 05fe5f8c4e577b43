#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "runtime/content/catalog.hpp"
#include "runtime/source/diagnostic.hpp"

/// Which files a pack has, and what each is for.
namespace briar {

/// Names relative to the pack's folder, with `/`, each list sorted. Hidden files and folders are passed over.
struct PackFiles {
    std::vector<std::string> content;       ///< every *.yaml but pack.yaml, tests/ and lang/
    std::vector<std::string> tests;         ///< tests/**/*.yaml
    std::vector<std::string> translations;  ///< lang/*.yaml
    std::vector<std::string> scripts;       ///< *.lua anywhere
};

/// Walks the folder. Reported and left out: folders that cannot be read, links to folders (they could lead anywhere),
/// folders that are packs of their own, and files called *.yml, which would be forgotten silently otherwise. Files that
/// only the overlay has are listed, those that it takes for deleted are not.
[[nodiscard]] PackFiles list_pack_files(const std::filesystem::path& folder, Diagnostics& diagnostics,
                                        const Overlay& overlay = {});

/// FNV-1a with 64 bits, to be fed in pieces.
class ContentHash {
public:
    /// Adds a file: its name and its text. CR LF counts as LF: version control changes line ends between machines.
    void add(const std::string& name, const std::string& text);
    [[nodiscard]] std::uint64_t value() const { return hash_; }

private:
    void add_byte(unsigned char byte) { hash_ = (hash_ ^ byte) * 1099511628211ULL; }
    std::uint64_t hash_ = 14695981039346656037ULL;
};

}  // namespace briar
