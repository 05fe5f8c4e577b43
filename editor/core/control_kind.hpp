#pragma once

#include <string>
#include <string_view>

#include "editor/core/form.hpp"

namespace briar::editor {

/// The control for a value of a schema (references followed) under a key of an entry of a kind.
[[nodiscard]] ControlKind control_kind(const Schema& schema, const std::string& kind, const std::string& key);

/// Whether texts under such a key are names of files of the pack.
[[nodiscard]] bool names_file(std::string_view key);

}  // namespace briar::editor
