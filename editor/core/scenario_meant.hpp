#pragma once

#include <cstddef>
#include <string>

/// Which scenario is meant by what somebody looks at, for those who want to play it.
namespace briar::editor {

class Workspace;

/// The id of the scenario that an entry is, or that the campaign begins with; empty: it is neither.
[[nodiscard]] std::string scenario_of(const Workspace& workspace, const std::string& full_id);
/// The same of what stands at a byte of a file: an entry, or a test.
[[nodiscard]] std::string scenario_at(const Workspace& workspace, const std::string& file, std::size_t byte);

}  // namespace briar::editor
