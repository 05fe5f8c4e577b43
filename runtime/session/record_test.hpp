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

/// What a test looks at, beside who decides, what is offered, and the result.
struct LookedAt {
    bool changes = true;  ///< what is not as it was
    bool log = true;      ///< what was said
};

/// Given the last quiescent point at or before step `from`, when the choices since, with the dice that were laid down
/// and rolled, then what has become of it. The session stays where it stands. No test when there is no quiescent point
/// there.
[[nodiscard]] TestDraft draft_test(Session& session, std::size_t from, LookedAt at = {});

/// The file of that test, without what a fresh game has anyhow; of piles only what is drawn is named. That takes its
/// time. It passes as it is; people take
/// out what it is not about. Null when there is no test, or when it was stopped.
[[nodiscard]] Tree finish_test(const TestDraft& draft, const std::string& name, const ShorteningStep& told = {});

/// Both at once.
[[nodiscard]] Tree record_test(Session& session, const std::string& name, std::size_t from);

}  // namespace briar
