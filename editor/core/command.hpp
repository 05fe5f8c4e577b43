#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "editor/core/step_origin.hpp"
#include "runtime/source/splice.hpp"

/// What a lens, a fix or a view wants done: changes to files that happen together and are undone together.
namespace briar::editor {

class SourceDocument;

enum class FileAction : std::uint8_t {
    Change,
    Create,  ///< of a file that is not there; the one splice holds its text
    Delete,  ///< of the whole file; the one splice takes its text out
};

struct FileChange {
    std::string file;  ///< within the pack, such as `tiles.yaml`
    FileAction action = FileAction::Change;
    std::vector<Splice> splices;
    std::uint64_t revision = 0;  ///< of the document that the spans refer to
};

struct Command {
    std::string label;  ///< for the undo menu: "Rename tiles/mill"
    std::vector<FileChange> changes;
    std::string refused;  ///< why it cannot be done, for people; empty when it can
    std::string merge;    ///< non-empty: one step with the step before, when that has the same word (typing)
    StepOrigin origin = StepOrigin::Here;

    [[nodiscard]] bool ok() const { return refused.empty(); }
    /// Fine, and nothing would change.
    [[nodiscard]] bool empty() const { return ok() && changes.empty(); }
};

/// What typing into the text of a file is merged by.
[[nodiscard]] std::string typing_in(const std::string& file);
/// What a text view did to a file: splices of its text as it stands. What is typed at a stretch is one step, until
/// Workspace::end_typing.
enum class Stretch : std::uint8_t { Typing, Alone };
[[nodiscard]] Command text_command(const SourceDocument& document, std::vector<Splice> splices, Stretch stretch);

[[nodiscard]] inline Command refuse_command(std::string label, std::string reason) {
    return {std::move(label), {}, std::move(reason), {}};
}

}  // namespace briar::editor
