// Packs with mistakes, each with the diagnostics that loading it must give, word for word. A case is a folder of packs;
// all of them are loaded, or those that its load.txt names. After a wanted change of a message run this program with
// BRIAR_REGENERATE=1 and review the differences.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <set>
#include <sstream>

#include "runtime/content/catalog.hpp"
#include "tests/content/sample_kinds.hpp"
#include "tests/rendered.hpp"
#include "tests/root.hpp"

namespace briar {
namespace {

namespace fs = std::filesystem;

fs::path corpus() { return project_root() / "tests/corpus/packs"; }

std::vector<std::string> cases() {
    std::vector<std::string> names;
    for (const auto& entry : fs::directory_iterator(corpus())) {
        if (entry.is_directory()) names.push_back(entry.path().filename().string());
    }
    std::sort(names.begin(), names.end());
    return names;
}

std::string read_text(const fs::path& path) {
    std::ifstream in(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

std::vector<std::string> lines_of(const std::string& text) {
    std::vector<std::string> lines;
    std::istringstream in(text);
    for (std::string line; std::getline(in, line);)
        lines.push_back(line);
    return lines;
}

/// What to load: folders are written `./name`.
std::vector<std::string> wanted(const fs::path& folder) {
    std::vector<std::string> names = lines_of(read_text(folder / "load.txt"));
    for (std::string& name : names) {
        if (name.rfind("./", 0) == 0) name = (folder / name.substr(2)).generic_string();
    }
    if (!names.empty()) return names;
    for (const auto& entry : fs::directory_iterator(folder)) {
        if (entry.is_directory()) names.push_back(entry.path().generic_string());
    }
    std::sort(names.begin(), names.end());
    return names;
}

Diagnostics problems_of(const fs::path& folder) {
    Diagnostics diagnostics;
    Catalog::load(wanted(folder), {folder}, sample::kinds(), diagnostics);
    return diagnostics;
}

std::string rendered(const Diagnostics& diagnostics, const fs::path& folder) {
    std::string text = briar::rendered(diagnostics);
    for (const std::string& prefix : {folder.generic_string() + "/", folder.generic_string()}) {
        for (std::size_t at = text.find(prefix); at != std::string::npos; at = text.find(prefix, at)) {
            text.replace(at, prefix.size(), prefix.back() == '/' ? "" : ".");
        }
    }
    return text;
}

/// The lines that only one side has, for people.
std::string difference(const std::string& expected, const std::string& found) {
    const auto left = lines_of(expected);
    const auto right = lines_of(found);
    const auto only_in = [](const std::vector<std::string>& lines, const std::vector<std::string>& others, char mark) {
        std::string text;
        for (const std::string& line : lines) {
            if (std::find(others.begin(), others.end(), line) == others.end()) text += mark + (" " + line) + "\n";
        }
        return text;
    };
    const std::string text = only_in(left, right, '-') + only_in(right, left, '+');
    return text.empty() ? "(the same lines in another order or number)\n" + found : text;
}

class Corpus : public testing::TestWithParam<std::string> {};

TEST_P(Corpus, IsReportedAsExpected) {
    const fs::path folder = corpus() / GetParam();
    const std::string found = rendered(problems_of(folder), folder);
    if (std::getenv("BRIAR_REGENERATE") != nullptr) std::ofstream(folder / "expected.txt", std::ios::binary) << found;
    ASSERT_TRUE(fs::exists(folder / "expected.txt"));
    const std::string expected = read_text(folder / "expected.txt");
    EXPECT_TRUE(expected == found) << difference(expected, found);
}

std::string test_name(const testing::TestParamInfo<std::string>& info) {
    std::string name = info.param;
    std::replace(name.begin(), name.end(), '-', '_');
    return name;
}

INSTANTIATE_TEST_SUITE_P(Packs, Corpus, testing::ValuesIn(cases()), test_name);

TEST(CorpusOfPacks, SaysTheSameOfTheSameTwice) {
    for (const std::string& name : cases()) {
        EXPECT_EQ(problems_of(corpus() / name).list(), problems_of(corpus() / name).list()) << name;
    }
}

TEST(CorpusOfPacks, CallsOnlyTheGoodOnesGood) {
    for (const std::string& name : cases()) {
        const bool good = name.rfind("good-", 0) == 0 || name == "empty-file";
        EXPECT_EQ(problems_of(corpus() / name).empty(), good) << name;
    }
}

}  // namespace
}  // namespace briar
