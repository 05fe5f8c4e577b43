#pragma once

#include <optional>
#include <string>
#include <vector>

#include "editor/core/starting_value.hpp"
#include "runtime/engine/registry.hpp"
#include "runtime/source/path.hpp"

namespace briar {
class Node;
struct SystemSet;
}  // namespace briar

/// Where in a special a rule stands: which words count there, and which pieces and numbers it may name.
namespace briar::editor {

class Workspace;

struct RuleSite {
    std::string system;         ///< whose words count besides the engine's own
    std::string event;          ///< that is answered; empty: none is
    std::vector<Field> fields;  ///< of that event, of the action, or of the value
    bool may_forbid = false;    ///< before something happens
    bool looking = false;       ///< numbers of modifiers: nothing may be changed

    [[nodiscard]] bool counts(const std::string& word_system) const {
        return word_system.empty() || word_system == system;
    }
    /// Whether the verb means something here: it is of this system, and about no other event.
    [[nodiscard]] bool has(const VerbSpec& verb) const;
    [[nodiscard]] bool may_amend() const;
    /// Pieces by name: fields, roles, `carrier`; of kinds that meet `kinds`.
    [[nodiscard]] std::vector<std::string> pieces(const Registry& registry, const std::string& kinds) const;
};

/// The event that an action of its system sees itself: no rule can answer it.
[[nodiscard]] bool is_action_event(const SystemSet& set, const EventSpec& event);

/// The system whose games a special is for: the pack's, else the only one that scenarios have, else the one whose words
/// it uses most.
[[nodiscard]] std::string system_of_special(const Workspace& workspace, const Node& special);
/// The site of a path within a special.
[[nodiscard]] RuleSite rule_site(const Workspace& workspace, const Node& special, const Path& path);

/// The least of a verb: its required parameters, with pieces that the site has. What only people can choose or say is
/// open: see open_value.hpp. Nothing when it needs something that there is not.
[[nodiscard]] std::optional<Node> starting_call(const Workspace& workspace, const RuleSite& site, const VerbSpec& verb);

}  // namespace briar::editor
