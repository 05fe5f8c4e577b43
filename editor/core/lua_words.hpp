#pragma once

#include <string>
#include <vector>

namespace briar {
class Registry;
struct Param;
struct VerbSpec;
}  // namespace briar

/// What the words of a script mean to the engine. Systems may have verbs of the same name: a script may mean any.
namespace briar::editor {

struct LuaCall;

/// The verbs that a call may be, in the order of systems; none when it is no verb's.
[[nodiscard]] std::vector<const VerbSpec*> verbs_of(const Registry& registry, const LuaCall& call);
/// The parameters that the place in the call may be for. A piece's method leaves out the parameter that the piece is.
[[nodiscard]] std::vector<const Param*> params_of(const Registry& registry, const LuaCall& call);
/// The kinds of entries whose ids the place in the call takes, with `|` between; empty when it takes none.
[[nodiscard]] std::string kinds_of_argument(const Registry& registry, const LuaCall& call);

}  // namespace briar::editor
