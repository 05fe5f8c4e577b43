// Files that people (or bad days) make, each with what must be said about it in a file beside it.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>

#include "runtime/source/document.hpp"
#include "tests/rendered.hpp"
#include "tests/root.hpp"

namespace briar {
namespace {

namespace fs = std::filesystem;

fs::path corpus() { return project_root() / "tests/corpus/yaml"; }

std::vector<fs::path> corpus_files() {
    std::vector<fs::path> files;
    for (const auto& each : fs::directory_iterator(corpus())) {
        if (each.path().extension() == ".yaml") files.push_back(each.path());
    }
    std::sort(files.begin(), files.end());
    return files;
}

std::string text_of(const fs::path& path) {
    std::ifstream in(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

std::string said_about(const fs::path& path) {
    Diagnostics diagnostics;
    (void)Document::read(path, path.filename().string(), diagnostics);
    return rendered(diagnostics);
}

class Corpus : public testing::TestWithParam<fs::path> {};

/// With BRIAR_REGENERATE set, the expected texts are written anew, to be reviewed as a diff.
TEST_P(Corpus, IsAnsweredAsExpected) {
    fs::path expected = GetParam();
    expected.replace_extension(".expected");
    const std::string said = said_about(GetParam());
    if (std::getenv("BRIAR_REGENERATE")) std::ofstream(expected, std::ios::binary) << said;
    ASSERT_TRUE(fs::exists(expected)) << expected;
    EXPECT_EQ(said, text_of(expected));
}

TEST_P(Corpus, EveryMessageHasAPlaceAndAHint) {
    Diagnostics diagnostics;
    (void)Document::read(GetParam(), "x", diagnostics);
    for (const Diagnostic& each : diagnostics.list()) {
        EXPECT_GT(each.place.line, 0) << render(each);
        EXPECT_GT(each.place.column, 0) << render(each);
        EXPECT_FALSE(each.hint.empty()) << render(each);
    }
}

INSTANTIATE_TEST_SUITE_P(Yaml, Corpus, testing::ValuesIn(corpus_files()), [](const auto& file) {
    std::string name = file.param.stem().string();
    std::replace(name.begin(), name.end(), '-', '_');
    return name;
});

}  // namespace
}  // namespace briar
