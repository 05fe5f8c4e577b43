#pragma once

#include <functional>
#include <memory>
#include <string_view>

#include "runtime/engine/script_host.hpp"

/// The engine's scripts in Lua: hooks of a ruleset, run in closed boxes, one for each pack.
namespace briar {

struct Ruleset;
class ScriptReader;

/// What `print` in scripts is given to; may be empty.
using ScriptPrint = std::function<void(std::string_view)>;

/// A host for one game (hosts are not shared between games or threads). Null when the ruleset has no hooks.
[[nodiscard]] std::unique_ptr<ScriptHost> make_script_host(const Ruleset& ruleset, ScriptPrint print = {});

/// Reads scripts while rulesets are compiled: syntax, the functions there are.
[[nodiscard]] std::unique_ptr<ScriptReader> make_script_reader(const Registry& registry);

}  // namespace briar
