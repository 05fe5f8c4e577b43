#pragma once

#include <cstddef>
#include <optional>

namespace briar {
class Session;
}

namespace briar::editor {

/// With how many of the same steps two games begin that were begun alike on the same content; nothing: they were not.
/// Steps ahead count as well.
[[nodiscard]] std::optional<std::size_t> steps_alike(Session& a, Session& b);

}  // namespace briar::editor
