#pragma once

#include <exception>
#include <string>
#include <vector>

#include "runtime/engine/ids.hpp"
#include "runtime/source/diagnostic.hpp"

/// A rule or script that went wrong while a game was played, as it is shown and kept.
namespace briar {

struct Ruleset;

struct Failure {
    std::string rule;  ///< `web.entered`; empty: an action, a modifier, a condition or a scenario's script
    std::string file;  ///< as in diagnostics; empty when unknown
    int line = 0;      ///< counts from 1; 0 when unknown
    std::string message;
    std::vector<std::string> traceback;  ///< `file:line: in function`, innermost first

    friend bool operator==(const Failure&, const Failure&) = default;
};

/// `error` as RuleError, ForcedRollError or any other exception.
[[nodiscard]] Failure describe_failure(const std::exception& error, const Ruleset& rules);
/// The failure as a problem of the content, with the traceback in the hint.
[[nodiscard]] Diagnostic to_diagnostic(const Failure& failure);

/// The rule's name, made unique with ` (2)`, ` (3)` in the ruleset's order: for saves and positions.
[[nodiscard]] std::string rule_name(const Ruleset& rules, RuleId rule);
/// None: there is no such rule.
[[nodiscard]] RuleId rule_named(const Ruleset& rules, const std::string& name);

}  // namespace briar
