// The list of diagnostics in the room's README is complete, and each one is tested.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <regex>
#include <set>

#include "tests/root.hpp"

namespace briar {
namespace {

namespace fs = std::filesystem;

std::string text_of(const fs::path& path) {
    std::ifstream in(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

std::string texts_in(const fs::path& folder, const std::string& extension) {
    std::string all;
    for (const auto& each : fs::directory_iterator(project_root() / folder)) {
        if (each.path().extension() == extension) all += text_of(each.path());
    }
    return all;
}

/// The ids between two marks, for instance quotes.
std::set<std::string> ids_in(const std::string& text, const std::string& before, const std::string& after) {
    const std::regex pattern(before + "((?:yaml|file)\\.[a-z0-9-]+)" + after);
    std::set<std::string> ids;
    for (std::sregex_iterator each(text.begin(), text.end(), pattern); each != std::sregex_iterator(); ++each)
        ids.insert((*each)[1]);
    return ids;
}

std::set<std::string> issued() { return ids_in(texts_in("runtime/source", ".cpp"), "\"", "\""); }

TEST(DiagnosticList, IsThatOfTheSources) {
    EXPECT_EQ(ids_in(text_of(project_root() / "runtime/source/README.md"), "\\| `", "`"), issued());
}

TEST(DiagnosticList, IsTested) {
    std::set<std::string> tested = ids_in(texts_in("tests/corpus/yaml", ".expected"), "\\[", "\\]");
    tested.merge(ids_in(texts_in("tests/source", ".cpp"), "\"", "\""));
    // No text is known that yaml-cpp reads and the span scanner does not, nor one that it refuses for no known reason.
    tested.insert({"yaml.unclear-text", "yaml.syntax"});
    for (const std::string& id : issued())
        EXPECT_TRUE(tested.contains(id)) << id;
}

}  // namespace
}  // namespace briar
