// The pack that docs/packs.md builds is sound, as it stands there.
#include <gtest/gtest.h>

#include <fstream>
#include <iterator>

#include "tests/cli/process.hpp"
#include "tests/root.hpp"

namespace briar {
namespace {

std::string page(const std::string& name) {
    std::ifstream in(project_root() / "docs" / name, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

/// Writes each file whose name stands alone in a line, in backquotes, above its text.
int write_files(const std::string& text, const TestFolder& folder, const std::string& pack) {
    constexpr std::string_view kOpening = "`\n```yaml\n";
    int files = 0;
    for (std::size_t at = text.find(kOpening); at != std::string::npos; at = text.find(kOpening, at + 1)) {
        const std::size_t name = text.rfind("\n`", at) + 2;
        const std::size_t begin = at + kOpening.size();
        folder.write(pack + "/" + text.substr(name, at - name), text.substr(begin, text.find("```", begin) - begin));
        ++files;
    }
    return files;
}

TEST(DocsOfPacks, HoldAPackThatIsSoundAndPassesItsTests) {
    const TestFolder folder;
    EXPECT_EQ(write_files(page("packs.md"), folder, "old-mill"), 5);
    const Ran checked = run_briar({"check", folder.at("old-mill")});
    EXPECT_EQ(checked.out, "no problems in 1 pack\n") << checked.err;
    const Ran tested = run_briar({"test", folder.at("old-mill")});
    EXPECT_EQ(tested.out, "2 passed, 0 failed\n") << tested.err;
    EXPECT_EQ(run_briar({"auto", "the-cursed-forest", "--pack", folder.at("old-mill"), "--bot", "random"}).code, 0);
}

}  // namespace
}  // namespace briar
