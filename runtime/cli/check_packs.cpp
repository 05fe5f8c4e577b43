#include "runtime/cli/check_packs.hpp"

#include "runtime/cli/project.hpp"
#include "runtime/engine/check_catalog.hpp"
#include "runtime/session/pack_test.hpp"
#include "runtime/session/systems.hpp"

namespace briar::cli {

Diagnostics check_together(const std::vector<std::string>& packs) {
    Diagnostics problems;
    const auto catalog = load_packs(packs, problems);
    const auto scripts = system_set().script_reader();
    check_catalog(catalog, registry(), all_systems(), *scripts, problems);
    for (const Pack& pack : catalog->packs())
        check_pack_tests(system_set(), catalog, pack.id, problems);
    return problems;
}

}  // namespace briar::cli
