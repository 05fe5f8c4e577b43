#pragma once

#include <optional>
#include <string>

#include "runtime/source/diagnostic.hpp"

/// What something is called after a step that gave it another name: a rename, one taken back, a key typed anew.
namespace briar::editor {

class SourceDocument;
class Workspace;
struct StepEvent;

/// A key of a map, where it stands now, as it was before the step; nothing when the step did not touch it, or more than
/// it.
[[nodiscard]] std::optional<std::string> key_before(const StepEvent& step, const SourceDocument& document, Span key);

/// The full id that the entry has now. Empty: it is there no more, or was not renamed.
[[nodiscard]] std::string new_name(const Workspace& workspace, const StepEvent& step, const std::string& full_id);

}  // namespace briar::editor
