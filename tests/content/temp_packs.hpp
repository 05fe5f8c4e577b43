#pragma once

#include <filesystem>
#include <string>

#include "runtime/content/catalog.hpp"

/// Packs written for one test into a folder of their own, which is deleted afterwards.
namespace briar {

class TempPacks {
public:
    TempPacks();
    ~TempPacks();
    TempPacks(const TempPacks&) = delete;
    TempPacks& operator=(const TempPacks&) = delete;

    /// Writes `text` to a file and makes its folders.
    void write(const std::string& name, const std::string& text) const;
    /// Writes a `pack.yaml` with this id, version 1.0.0 and further lines.
    void pack(const std::string& id, const std::string& more = {}) const;
    [[nodiscard]] const std::filesystem::path& folder() const { return folder_; }

    /// Loads packs by id with the sample kinds.
    std::shared_ptr<const Catalog> load(const std::vector<std::string>& packs, Diagnostics& diagnostics) const;
    /// All diagnostics as text, without the folder in front of file names.
    [[nodiscard]] std::string rendered(const Diagnostics& diagnostics) const;
    /// The diagnostics of loading, as text.
    [[nodiscard]] std::string problems(const std::vector<std::string>& packs) const;

private:
    std::filesystem::path folder_;
};

}  // namespace briar
