#include "scripting/stubs.hpp"

#include "runtime/cli/commands.hpp"
#include "runtime/cli/generated.hpp"
#include "runtime/session/systems.hpp"

namespace briar::cli {
namespace {

int run_stubs(const Arguments& arguments, Console& console) {
    return write_generated({{"schemas/briar.lua", lua_stubs(registry())}}, arguments, console);
}

}  // namespace

Command stubs_command() {
    return {"stubs",
            "Writes schemas/briar.lua: types of the Lua functions, for completion in other editors.",
            "The Lua language server reads it when it stands among its libraries (`Lua.workspace.library`).",
            {},
            generating_options(),
            {"briar stubs", "briar stubs --check"},
            run_stubs};
}

}  // namespace briar::cli
