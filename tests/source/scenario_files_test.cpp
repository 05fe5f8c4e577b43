// What holds for random documents holds for every YAML file under scenarios/, too.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>

#include "runtime/source/document.hpp"
#include "runtime/source/edit.hpp"
#include "runtime/source/values.hpp"
#include "tests/root.hpp"
#include "tests/source/tree_checks.hpp"

namespace briar {
namespace {

namespace fs = std::filesystem;

// Big files are tried at so many places only: each edit reads the file again.
constexpr std::size_t kTriesPerFile = 6;

std::vector<std::shared_ptr<const Document>> scenario_documents() {
    std::vector<fs::path> files;
    const fs::path folder = project_root() / "scenarios";
    if (fs::exists(folder)) {
        for (const auto& each : fs::recursive_directory_iterator(folder)) {
            if (each.path().extension() == ".yaml") files.push_back(each.path());
        }
    }
    std::sort(files.begin(), files.end());
    std::vector<std::shared_ptr<const Document>> documents;
    for (const fs::path& file : files) {
        Diagnostics diagnostics;
        documents.push_back(Document::read(file, file.lexically_relative(project_root()).string(), diagnostics));
        for (const Diagnostic& each : diagnostics.list())
            ADD_FAILURE() << render(each);
    }
    return documents;
}

/// Some paths to values that satisfy `fits`, spread over the document.
std::vector<Path> some_paths(const Document& document, bool (*fits)(const Document&, const Path&, const Node&)) {
    std::vector<Path> all;
    visit_values(document.root(), [&](const Path& path, const Node& node) {
        if (fits(document, path, node)) all.push_back(path);
    });
    std::vector<Path> some;
    const std::size_t stride = std::max<std::size_t>(1, all.size() / kTriesPerFile);
    for (std::size_t i = 0; i < all.size(); i += stride)
        some.push_back(all[i]);
    return some;
}

bool is_line_value(const Document& document, const Path& path, const Node& node) {
    return !path.empty() && node.is_scalar() && document.slice(node.span).find('\n') == std::string_view::npos;
}

bool is_entry(const Document&, const Path& path, const Node&) { return !path.empty(); }

TEST(ScenarioFiles, EverySpanParsedAloneGivesTheValueAgain) {
    for (const auto& document : scenario_documents())
        EXPECT_EQ(check_spans(*document), "") << document->name();
}

/// What an alias repeats would change in two places: such edits are refused on purpose.
bool repeated_by_alias(const Edit& edit) { return edit.refused.find("by an alias") != std::string::npos; }

TEST(ScenarioFiles, AChangeOfOneValueIsAChangeOfOneLineAndIsUndone) {
    for (const auto& document : scenario_documents()) {
        const auto before = lines_of(document->text());
        for (const Path& path : some_paths(*document, is_line_value)) {
            const Edit edit = set_value(*document, path, make_text("changed"));
            if (repeated_by_alias(edit)) continue;
            ASSERT_TRUE(edit.ok()) << document->name() << " " << to_text(path) << ": " << edit.refused;
            const std::string text = apply_splices(document->text(), edit.splices);
            const auto after = lines_of(text);
            ASSERT_EQ(before.size(), after.size());
            std::size_t changed = 0;
            for (std::size_t i = 0; i < before.size(); ++i)
                changed += before[i] != after[i] ? 1 : 0;
            EXPECT_EQ(changed, 1u) << document->name() << " " << to_text(path);
            EXPECT_EQ(apply_splices(text, inverse_splices(document->text(), edit.splices)), document->text());
        }
    }
}

TEST(ScenarioFiles, EntriesCanBeTakenAwayAndMoved) {
    for (const auto& document : scenario_documents()) {
        for (const Path& path : some_paths(*document, is_entry)) {
            const Edit removed = remove_entry(*document, path);
            if (repeated_by_alias(removed)) continue;
            EXPECT_TRUE(removed.ok()) << document->name() << " " << to_text(path) << ": " << removed.refused;
            const Edit down = move_entry(*document, path, Direction::Down);
            const bool last = down.refused == "it is the last one already";
            EXPECT_TRUE(down.ok() || last) << document->name() << " " << to_text(path) << ": " << down.refused;
        }
    }
}

TEST(ScenarioFiles, WritingWhatStandsThereChangesNothing) {
    for (const auto& document : scenario_documents()) {
        visit_values(document->root(), [&](const Path& path, const Node& node) {
            const Edit edit = set_value(*document, path, node);
            EXPECT_TRUE(edit.ok() && edit.splices.empty()) << document->name() << " " << to_text(path);
        });
    }
}

}  // namespace
}  // namespace briar
