#include "editor/playing/same_game.hpp"

#include <algorithm>

#include "runtime/session/carry_over.hpp"
#include "runtime/session/session.hpp"
#include "runtime/session/systems.hpp"

namespace briar::editor {
namespace {

std::uint64_t hash_at_first(const Session& session) {
    return session.branch(session.first(), system_set().script_host(session.rules()))->state_hash();
}

}  // namespace

std::optional<std::size_t> steps_alike(Session& a, Session& b) {
    if (!same_content(a.rules(), b.rules()) || hash_at_first(a) != hash_at_first(b)) return {};
    const std::vector<SessionStep>& of_a = a.steps();
    const std::vector<SessionStep>& of_b = b.steps();
    const auto differ =
        std::mismatch(of_a.begin(), of_a.end(), of_b.begin(), of_b.end(),
                      [](const SessionStep& x, const SessionStep& y) { return x.sort == y.sort && x.key == y.key; });
    return static_cast<std::size_t>(differ.first - of_a.begin());
}

}  // namespace briar::editor
