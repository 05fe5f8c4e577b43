#include "runtime/session/scripts.hpp"

#include "runtime/session/systems.hpp"
#include "scripting/lua_host.hpp"

namespace briar {

std::unique_ptr<ScriptReader> make_script_reader() { return make_script_reader(registry()); }
std::unique_ptr<ScriptHost> make_scripts(const Ruleset& rules) { return make_script_host(rules); }

}  // namespace briar
