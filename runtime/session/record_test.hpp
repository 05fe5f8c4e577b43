#pragma once

#include <string>

#include "runtime/source/tree.hpp"

namespace briar {

class Session;

/// A file of one pack test out of what was just played: given the last quiescent point at or before step `from`,
/// without what a fresh game has anyhow; when the choices since; then what has become of it. It passes as it is; people
/// take out what it is not about. The session stays where it stands. Null when there is no quiescent point there, or
/// when dice were laid down between it and now.
[[nodiscard]] Tree record_test(Session& session, const std::string& name, std::size_t from);

}  // namespace briar
