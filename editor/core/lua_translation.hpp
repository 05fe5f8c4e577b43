#pragma once

#include <string>

#include "editor/core/rule_site.hpp"

/// YAML effects and conditions said in Lua.
namespace briar::editor {

struct Translation {
    std::string body;     ///< the lines of a function of `(game, event)`, indented by two blanks
    std::string refused;  ///< why it cannot be said in Lua; empty when it can
};

/// `rule`: what stands at an event (effects, `{when, do}`, a list of those), or the effects of an action. `table` is
/// the script's table: `run` becomes a call of its functions.
[[nodiscard]] Translation lua_from_rule(const Workspace& workspace, const RuleSite& site, const Node& special,
                                        const Node& rule, const std::string& table);

}  // namespace briar::editor
