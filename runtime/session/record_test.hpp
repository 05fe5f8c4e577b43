#pragma once

#include <memory>
#include <string>

#include "runtime/engine/system.hpp"
#include "runtime/session/short_position.hpp"
#include "runtime/source/tree.hpp"

namespace briar {

class Session;

/// What a test of what was just played would hold. It needs the session no more, and may go to another thread.
struct TestDraft {
    std::shared_ptr<const Ruleset> rules;
    Setup setup;
    std::size_t from = 0;  ///< the session's step at which it begins: a quiescent point
    Tree test;             ///< with the whole position under `given`; null: it cannot be
};

/// Given the last quiescent point at or before step `from`, when the choices since, then what has become of it. The
/// session stays where it stands. No test when there is no quiescent point there, or when dice were laid down between
/// it and now.
[[nodiscard]] TestDraft draft_test(Session& session, std::size_t from);

/// The file of that test, without what a fresh game has anyhow; of piles only what is drawn is named. That takes its
/// time. It passes as it is; people take
/// out what it is not about. Null when there is no test, or when it was stopped.
[[nodiscard]] Tree finish_test(const TestDraft& draft, const std::string& name, const ShorteningStep& told = {});

/// Both at once.
[[nodiscard]] Tree record_test(Session& session, const std::string& name, std::size_t from);

}  // namespace briar
