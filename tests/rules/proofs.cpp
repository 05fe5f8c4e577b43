#include "tests/rules/proofs.hpp"

#include <algorithm>
#include <cstdint>
#include <fstream>
#include <iterator>
#include <regex>
#include <stdexcept>

#include "runtime/session/content_loader.hpp"
#include "runtime/session/systems.hpp"
#include "tests/root.hpp"

namespace briar {
namespace {

namespace fs = std::filesystem;

enum class Sort : std::uint8_t { Game, Rulings };

ProvingPack load(const std::string& id, Sort sort) {
    ProvingPack pack;
    pack.id = id;
    pack.is_game = sort == Sort::Game;
    const PackPath path{project_root() / "scenarios", project_root() / "tests/rules/packs"};
    pack.catalog = load_content(system_set(), {id}, path, pack.problems);
    pack.tests = read_pack_tests(system_set(), *pack.catalog, id, pack.problems);
    return pack;
}

std::vector<fs::path> sources_below(const fs::path& folder) {
    std::vector<fs::path> files;
    for (const auto& entry : fs::recursive_directory_iterator(folder)) {
        if (entry.path().extension() == ".cpp") files.push_back(entry.path());
    }
    std::sort(files.begin(), files.end());
    return files;
}

}  // namespace

const std::vector<ProvingPack>& proving_packs() {
    static const std::vector<ProvingPack> packs{
        load("the-cursed-forest", Sort::Game), load("forest-rulings", Sort::Rulings),
        load("the-forgotten-road", Sort::Game), load("road-rulings", Sort::Rulings)};
    return packs;
}

const ProvingPack& proving_pack(std::string_view id) {
    const auto& packs = proving_packs();
    const auto found = std::find_if(packs.begin(), packs.end(), [&](const ProvingPack& pack) { return pack.id == id; });
    if (found == packs.end()) throw std::out_of_range("no pack of proofs: " + std::string(id));
    return *found;
}

std::string proof_name(const PackTest& test) { return fs::path(test.place.file).stem().string() + ": " + test.name; }

std::vector<std::string> clauses_of_name(const std::string& name) {
    static const std::regex clause("^([A-Z]{2})_([0-9]+|[A-Z])_([0-9]+[a-z]?)_");
    std::smatch match;
    if (!std::regex_search(name, match, clause)) return {};
    return {match[1].str() + "-" + match[2].str() + "." + match[3].str()};
}

std::vector<CodeTest> code_tests(const fs::path& folder) {
    static const std::regex test("\\bTEST(?:_F|_P)?\\(\\s*(\\w+)\\s*,\\s*(\\w+)\\s*\\)");
    std::vector<CodeTest> tests;
    for (const fs::path& file : sources_below(folder)) {
        const std::string text = text_of_file(file);
        for (auto at = std::sregex_iterator(text.begin(), text.end(), test); at != std::sregex_iterator(); ++at) {
            tests.push_back({(*at)[1].str() + "." + (*at)[2].str(), clauses_of_name((*at)[2].str())});
        }
    }
    return tests;
}

std::string text_of_file(const fs::path& file) {
    std::ifstream in(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

}  // namespace briar
