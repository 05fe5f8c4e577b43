#pragma once

#include <string>
#include <vector>

#include "runtime/content/catalog.hpp"

/// For which system a pack is: systems may have kinds of the same name, and a pack's files mean those of its own.
namespace briar {

/// What `pack.yaml` says; else the system of the pack's own scenarios, if it is one; else that of the packs it needs
/// (`before` holds all of them), if it is one. Empty: nothing tells.
[[nodiscard]] std::string pack_system(const Pack& pack, const std::vector<std::shared_ptr<const Document>>& documents,
                                      const Kinds& kinds, const std::vector<Pack>& before);

/// Whether the entries that say for which system they are do so, each with one that there is.
[[nodiscard]] bool tells_system(const std::vector<std::shared_ptr<const Document>>& documents, const Kinds& kinds);

}  // namespace briar
