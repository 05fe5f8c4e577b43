#pragma once

#include <string>
#include <vector>

#include "runtime/content/manifest.hpp"

/// Which packs are loaded, and in which order: each after those that it needs.
namespace briar {

struct PackOrder {
    std::vector<Manifest> packs;
    bool complete = true;  ///< false: a needed pack was not found, so names of its entries cannot be judged
};

/// Finds the wanted packs (ids on `path`, or folders) and all they need. Missing, too old and circular requirements are
/// errors that name the chain. A pack given as a folder finds its needs beside itself too.
[[nodiscard]] PackOrder order_packs(const std::vector<std::string>& wanted, const PackPath& path,
                                    const Overlay& overlay, Diagnostics& diagnostics);

/// The ids of all packs that `pack` needs, directly or through others, among `packs`.
[[nodiscard]] std::vector<std::string> needed_by(const Pack& pack, const std::vector<Manifest>& packs);

}  // namespace briar
