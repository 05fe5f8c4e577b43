#pragma once

#include <memory>

#include "runtime/engine/ruleset.hpp"
#include "runtime/engine/script_host.hpp"

/// The one door to scripting: what reads scripts while content is compiled, and what runs them in a game.
namespace briar {

[[nodiscard]] std::unique_ptr<ScriptReader> make_script_reader();
/// For one game of these rules; null when it needs none.
[[nodiscard]] std::unique_ptr<ScriptHost> make_scripts(const Ruleset& rules);

}  // namespace briar
