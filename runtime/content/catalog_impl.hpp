#pragma once

#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "runtime/content/layering.hpp"
#include "runtime/content/translations.hpp"

/// What a catalog holds. Only the loader and the catalog itself see it.
namespace briar {

struct NameHash {
    using is_transparent = void;
    std::size_t operator()(std::string_view name) const { return std::hash<std::string_view>{}(name); }
};

struct Catalog::Impl {
    Kinds kinds;
    std::vector<Pack> packs;
    std::vector<Entry> entries;
    std::vector<LayeredEntry> layered;  ///< by DefId; owns the merged trees
    std::unordered_map<std::string, DefId, NameHash, std::equal_to<>> by_full_id;
    std::vector<std::shared_ptr<const Document>> documents;  ///< owns all other trees
    Translations translations;
    GoneEntries gone;
    std::unique_ptr<Catalog> for_checks;  ///< with the sound parts of broken entries; none: there are none
    std::map<std::string, std::map<std::string, std::string, std::less<>>, std::less<>> files;  ///< pack, name, text
};

}  // namespace briar
