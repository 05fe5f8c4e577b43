#include "editor/window/known_packs.hpp"

#include <algorithm>
#include <tuple>

#include "runtime/session/pack_path.hpp"

namespace briar::editor {

std::vector<Pack> known_packs() {
    const PackPath path = default_pack_path();
    const auto rank = [&](const Pack& pack) {
        return std::tuple(std::find(path.begin(), path.end(), pack.folder.parent_path()) - path.begin(), pack.title);
    };
    Diagnostics ignored;
    std::vector<Pack> packs = discover_packs(path, ignored);
    std::stable_sort(packs.begin(), packs.end(), [&](const Pack& a, const Pack& b) { return rank(a) < rank(b); });
    return packs;
}

}  // namespace briar::editor
