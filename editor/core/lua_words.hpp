#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace briar {
class Registry;
struct Param;
struct VerbSpec;
}  // namespace briar

/// What the words of a script mean to the engine. Systems may have words of the same name: a script means those of the
/// systems that its pack is for.
namespace briar::editor {

class Workspace;
struct LuaCall;

/// The systems whose words scripts of the pack may use: its own; where nothing tells that, those of all scenarios that
/// it has or that lie below. None: any.
[[nodiscard]] std::vector<std::string> script_systems(const Workspace& workspace);
/// Whether a word of a system (empty: the engine) is one of a script for some systems.
[[nodiscard]] bool is_word_of(const std::string& system, const std::vector<std::string>& systems);

/// The verbs that a call may be in scripts for some systems, in the order of systems; none when it is no verb's.
[[nodiscard]] std::vector<const VerbSpec*> verbs_of(const Registry& registry, const LuaCall& call,
                                                    const std::vector<std::string>& systems);
/// The parameters that the place in the call may be for. A piece's method leaves out the parameter that the piece is.
[[nodiscard]] std::vector<const Param*> params_of(const Registry& registry, const LuaCall& call,
                                                  const std::vector<std::string>& systems);
/// A verb as it is written there: a piece's method leaves out the parameter that the piece is, and what counts without
/// a parameter is told in the words of the systems.
[[nodiscard]] VerbSpec as_written(const Registry& registry, const VerbSpec& verb, std::string_view object,
                                  const std::vector<std::string>& systems);
/// The kinds of entries whose ids the place in the call takes, with `|` between; empty when it takes none.
[[nodiscard]] std::string kinds_of_argument(const Registry& registry, const LuaCall& call,
                                            const std::vector<std::string>& systems);

}  // namespace briar::editor
