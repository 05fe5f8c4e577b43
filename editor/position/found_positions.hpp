#pragma once

#include <string>
#include <vector>

#include "editor/core/check.hpp"
#include "editor/core/workspace.hpp"
#include "runtime/session/pack_test.hpp"

namespace briar::editor {

/// A position that a test of the pack begins from.
struct FoundPosition {
    std::string file;  ///< within the pack
    PackTest test;

    [[nodiscard]] const std::string& name() const { return test.name; }
    friend bool operator==(const FoundPosition& a, const FoundPosition& b) {
        return a.file == b.file && a.test.name == b.test.name;
    }
};

/// Those of a scenario's tests, in the order of files and lines, as the texts stand now. Tests with mistakes are left
/// out; `broken` counts the files that have such.
struct FoundPositions {
    std::vector<FoundPosition> list;
    int broken = 0;
};
[[nodiscard]] FoundPositions positions_of(const Workspace& workspace, const Checked& checked,
                                          const std::string& scenario);

/// What the position is called after a step that gave its test another name; empty: it was not renamed.
[[nodiscard]] std::string new_name(const Workspace& workspace, const StepEvent& step, const FoundPosition& position);

}  // namespace briar::editor
