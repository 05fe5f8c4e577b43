#include "tests/table/compiled_pack.hpp"

#include "runtime/engine/engine_kinds.hpp"
#include "runtime/engine/engine_words.hpp"
#include "tests/rendered.hpp"
#include "tests/test_folder.hpp"

namespace briar {
namespace {

class NoScripts final : public ScriptReader {
public:
    std::vector<Function> functions(const Catalog&, const std::string&, const std::string&, Diagnostics&) override {
        return {};
    }
};

}  // namespace

CompiledPack::CompiledPack(const System& system, const PackText& pack) {
    describe_engine(registry);
    system.describe(registry);
    add_engine_kinds(registry);
    const TestFolder folder;
    folder.write(pack.id + "/pack.yaml", "id: " + pack.id + "\ntitle: A pack\nversion: 1.0.0\n");
    folder.write(pack.id + "/content.yaml", pack.content);
    const auto catalog = Catalog::load({pack.id}, {folder.path()}, registry.kinds(), problems);
    NoScripts scripts;
    if (catalog != nullptr)
        rules = compile_ruleset(catalog, registry, {&system}, {pack.scenario, pack.modes}, scripts, problems);
}

std::string CompiledPack::rendered() const { return briar::rendered(problems); }

}  // namespace briar
