#pragma once

#include <string>

#include "runtime/engine/rule_sentence.hpp"

/// The sentences that blocks show.
namespace briar::editor {

class Workspace;
struct RuleSite;

/// How the workspace's rules are read in games of a system: with the names of its entries. It outlives them.
[[nodiscard]] RuleSentences sentences_in(const Workspace& workspace, const std::string& system);
/// The same where a rule stands, which outlives them too.
[[nodiscard]] RuleSentences sentences_at(const Workspace& workspace, const RuleSite& site);
/// As much of a sentence as fits into a block; never cut within a letter.
[[nodiscard]] std::string shortened(std::string sentence);

}  // namespace briar::editor
