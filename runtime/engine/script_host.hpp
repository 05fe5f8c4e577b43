#pragma once

#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "runtime/engine/event.hpp"
#include "runtime/engine/flow.hpp"
#include "runtime/engine/ids.hpp"

/// How the engine reaches scripts. scripting/ implements it with Lua; the engine knows no more than this.
namespace briar {

class Game;

/// A script or a rule went wrong: where and what. The choice that led to it is undone by whoever drives the game.
class RuleError : public std::runtime_error {
public:
    RuleError(RuleId failed, std::string source, int at_line, const std::string& message,
              std::vector<std::string> calls)
        : std::runtime_error(message),
          rule(failed),
          file(std::move(source)),
          line(at_line),
          traceback(std::move(calls)) {}

    RuleId rule;                         ///< the rule that failed; none: an action, a modifier or a scenario's script
    std::string file;                    ///< as in diagnostics; empty when unknown
    int line = 0;                        ///< counts from 1; 0 when unknown
    std::vector<std::string> traceback;  ///< `file:line: in function`, innermost first
};

/// A test's forced dice ran out, or do not fit the roll.
class ForcedRollError : public std::runtime_error {
    using std::runtime_error::runtime_error;
};

/// A wish that no game can be set up with; the message is for people.
class SetupError : public std::runtime_error {
    using std::runtime_error::runtime_error;
};

class ScriptHost {
public:
    ScriptHost() = default;
    ScriptHost(const ScriptHost&) = delete;
    ScriptHost& operator=(const ScriptHost&) = delete;
    virtual ~ScriptHost() = default;

    /// Runs a hook to its end; it may ask in between. `context` is copied where it has to last. Throws RuleError.
    virtual Flow<void> run(Game& game, HookId hook, const RuleContext& context) = 0;
    /// Runs a hook that only looks and gives a number (a condition gives 0 or 1). Throws RuleError.
    virtual int evaluate(Game& game, HookId hook, const RuleContext& context) = 0;
};

}  // namespace briar
