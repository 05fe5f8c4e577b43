// Every diagnostic id that the room issues is met by a test: in the corpus or by name.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <regex>
#include <set>

#include "tests/root.hpp"

namespace briar {
namespace {

namespace fs = std::filesystem;

std::string text_of_all(const fs::path& folder, const std::set<std::string>& endings) {
    std::string text;
    for (const auto& entry : fs::recursive_directory_iterator(folder)) {
        const bool wanted = entry.is_regular_file() && endings.count(entry.path().extension().string()) > 0;
        if (!wanted || entry.path().generic_string().find("node_modules") != std::string::npos) continue;
        std::ifstream in(entry.path(), std::ios::binary);
        text.append(std::istreambuf_iterator<char>(in), {});
    }
    return text;
}

TEST(DiagnosticIds, AreAllMetByATest) {
    const std::string sources = text_of_all(project_root() / "runtime/content", {".cpp", ".hpp"});
    const std::string tests = text_of_all(project_root() / "tests/content", {".cpp"}) +
                              text_of_all(project_root() / "tests/corpus/packs", {".txt"});
    const std::regex id("\"((pack|content|shape|layer|reference|translation|art)\\.[a-z-]+)\"");
    std::set<std::string> ids;
    for (std::sregex_iterator step(sources.begin(), sources.end(), id), end; step != end; ++step)
        ids.insert((*step)[1]);
    ids.erase("pack.yaml");  // a file
    EXPECT_GT(ids.size(), 30u);
    for (const std::string& each : ids)
        EXPECT_NE(tests.find(each), std::string::npos) << each << " is met by no test";
}

}  // namespace
}  // namespace briar
