#pragma once

#include <string>
#include <vector>

#include "editor/core/rule_site.hpp"

/// What texts of a rule can say in braces: see said_values.hpp.
namespace briar::editor {

/// Pieces, entries and numbers of what happens, by the names that rules have for them, then what can be said of the
/// pieces: `hero.health`. As the texts stand now.
[[nodiscard]] std::vector<std::string> said_in_texts(const Workspace& workspace, const RuleSite& site);

}  // namespace briar::editor
