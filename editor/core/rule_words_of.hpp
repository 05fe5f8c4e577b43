#pragma once

#include <optional>
#include <string>
#include <vector>

#include "editor/core/rule_site.hpp"
#include "editor/core/rule_tree.hpp"

/// The words that may begin a block, with the least that each needs.
namespace briar::editor {

struct ScriptFunction;

/// The functions of a special's script; none when it has none.
[[nodiscard]] std::vector<ScriptFunction> functions_for(const Workspace& workspace, const Node& special);
/// One that is called like no event, as `run` wants it.
[[nodiscard]] std::optional<Node> starting_function(const Workspace& workspace, const Node& special);

/// Ways to write effects that are no verbs: `roll`, `choose`, `if`, `run`, `amend`, `forbid`.
[[nodiscard]] bool is_control(const std::string& word);

/// The verb of this name in games of the site's system; nullptr when there is none.
[[nodiscard]] const VerbSpec* verb_at(const Registry& registry, const RuleSite& site, const std::string& name);

/// What may be written at a site: what is about another event is left out.
[[nodiscard]] std::vector<BlockChoice> effect_words(const Workspace& workspace, const RuleSite& site);
[[nodiscard]] std::vector<BlockChoice> condition_words(const Workspace& workspace, const RuleSite& site);

/// What an event is, and who hears of it: what takes part, not whatever is like it.
[[nodiscard]] std::string event_doc(const EventSpec& event, const std::string& system);
/// What a word does, wherever it stands; empty: there is none such.
[[nodiscard]] std::string effect_doc(const Registry& registry, const RuleSite& site, const std::string& word);
[[nodiscard]] std::string condition_doc(const Registry& registry, const RuleSite& site, const std::string& word);

/// The least of an effect as it stands in a list.
[[nodiscard]] std::optional<Node> starting_effect(const Workspace& workspace, const RuleSite& site,
                                                  const std::string& word);
/// The least of what stands behind a condition's word.
[[nodiscard]] std::optional<Node> starting_condition(const Workspace& workspace, const RuleSite& site,
                                                     const std::string& word);

}  // namespace briar::editor
