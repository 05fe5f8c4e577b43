#pragma once

#include <filesystem>
#include <memory>
#include <string>

#include "editor/core/workspace.hpp"
#include "tests/test_folder.hpp"

/// Packs written for one test into a folder of their own, which is deleted afterwards.
namespace briar::editor {

class PackFolder : public TestFolder {
public:
    [[nodiscard]] const std::filesystem::path& folder() const { return path(); }

    /// A small playable game, `house`, with comments and odd formatting; and an expansion of it, `wing`.
    void write_house() const;
    void write_wing() const;
    [[nodiscard]] std::unique_ptr<Workspace> open(const std::string& pack) const;
};

/// What is wrong with the pack as it stands in the workspace, one line each; files without their folder.
[[nodiscard]] std::string problems_of(const Workspace& workspace);

/// How many lines are different in number and place: 1 for one changed line.
[[nodiscard]] int changed_lines(const std::string& before, const std::string& after);

}  // namespace briar::editor
