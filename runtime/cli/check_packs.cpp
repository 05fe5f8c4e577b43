#include "runtime/cli/check_packs.hpp"

#include <algorithm>

#include "runtime/cli/project.hpp"
#include "runtime/engine/check_catalog.hpp"
#include "runtime/session/pack_test.hpp"
#include "runtime/session/systems.hpp"

namespace briar::cli {
namespace {

bool is_built_upon(const Catalog& catalog, const std::string& id) {
    const auto needs_it = [&](const Pack& pack) {
        return std::any_of(pack.needs.begin(), pack.needs.end(), [&](const auto& need) { return need.first == id; });
    };
    return std::any_of(catalog.packs().begin(), catalog.packs().end(), needs_it);
}

}  // namespace

Diagnostics check_together(const std::vector<std::string>& packs) {
    Diagnostics problems;
    const auto catalog = load_packs(packs, problems);
    const auto scripts = system_set().script_reader();
    check_catalog(catalog, registry(), all_systems(), *scripts, problems);
    // The tests of a pack are about its games as they are without what is built upon them.
    for (const Pack& pack : catalog->packs()) {
        if (!is_built_upon(*catalog, pack.id)) check_pack_tests(system_set(), catalog, pack.id, problems);
    }
    return problems;
}

}  // namespace briar::cli
