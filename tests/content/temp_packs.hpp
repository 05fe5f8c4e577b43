#pragma once

#include <memory>
#include <string>
#include <vector>

#include "runtime/content/catalog.hpp"
#include "tests/test_folder.hpp"

/// Packs written for one test into a folder of their own, which is deleted afterwards.
namespace briar {

class TempPacks : public TestFolder {
public:
    /// Writes a `pack.yaml` with this id, version 1.0.0 and further lines.
    void pack(const std::string& id, const std::string& more = {}) const;
    [[nodiscard]] const std::filesystem::path& folder() const { return path(); }

    /// Loads packs by id with the sample kinds.
    std::shared_ptr<const Catalog> load(const std::vector<std::string>& packs, Diagnostics& diagnostics) const;
    /// All diagnostics as text, without the folder in front of file names.
    [[nodiscard]] std::string rendered(const Diagnostics& diagnostics) const;
    /// The diagnostics of loading, as text.
    [[nodiscard]] std::string problems(const std::vector<std::string>& packs) const;
};

}  // namespace briar
