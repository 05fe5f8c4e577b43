#pragma once

#include <string>

#include "editor/core/form.hpp"

namespace briar::editor {

/// The control for a value of a schema (references followed) under a key of an entry of a kind.
[[nodiscard]] ControlKind control_kind(const Schema& schema, const std::string& kind, const std::string& key);

}  // namespace briar::editor
