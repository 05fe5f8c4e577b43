#pragma once

#include <optional>
#include <string>
#include <vector>

#include "runtime/content/manifest.hpp"

/// The packs that can be asked for by id: those that lie in the folders of the pack path.
namespace briar {

class PackShelf {
public:
    PackShelf(PackPath path, const Overlay& overlay) : path_(std::move(path)), overlay_(overlay) {}

    /// Looks into the folder that `folder` lies in before all those of the path: what is nearest is meant.
    void add_neighbours_of(const std::filesystem::path& folder);
    /// The pack called `id`. Of several the first is taken and the others are named in a warning, except those further
    /// away than a neighbour. The problems of its manifest are reported, those of packs nobody asked for are not.
    [[nodiscard]] std::optional<Manifest> find(const std::string& id, Diagnostics& diagnostics);
    /// All packs in path order, then by folder; with the problems of all manifests.
    [[nodiscard]] std::vector<Manifest> all(Diagnostics& diagnostics);
    [[nodiscard]] std::vector<std::string> ids();
    /// "looked in a, b": for hints.
    [[nodiscard]] std::string where() const;
    [[nodiscard]] const Overlay& overlay() const { return overlay_; }

private:
    struct Known {
        Manifest manifest;
        Diagnostics problems;
        std::size_t shelf = 0;  // the folder of the path that it lies in
    };
    void look();

    PackPath path_;
    const Overlay& overlay_;
    std::vector<Known> known_;
    std::size_t near_ = 0;    // how many folders at the beginning of the path are those of neighbours
    std::size_t looked_ = 0;  // how many folders of the path have been looked through
};

}  // namespace briar
