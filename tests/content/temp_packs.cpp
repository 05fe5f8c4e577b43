#include "tests/content/temp_packs.hpp"

#include "tests/content/sample_kinds.hpp"
#include "tests/rendered.hpp"

namespace briar {

void TempPacks::pack(const std::string& id, const std::string& more) const {
    write(id + "/pack.yaml", "id: " + id + "\ntitle: The " + id + "\nversion: 1.0.0\n" + more);
}

std::shared_ptr<const Catalog> TempPacks::load(const std::vector<std::string>& packs, Diagnostics& diagnostics) const {
    return Catalog::load(packs, {path()}, sample::kinds(), diagnostics);
}

std::string TempPacks::rendered(const Diagnostics& diagnostics) const {
    return shortened(briar::rendered(diagnostics), path());
}

std::string TempPacks::problems(const std::vector<std::string>& packs) const {
    Diagnostics diagnostics;
    load(packs, diagnostics);
    return rendered(diagnostics);
}

}  // namespace briar
