#pragma once

#include <memory>
#include <string>

#include "scripting/budget.hpp"
#include "scripting/event_object.hpp"
#include "scripting/hook_run.hpp"
#include "scripting/hook_stack.hpp"
#include "scripting/script_error.hpp"

struct lua_State;

namespace briar {

class ScriptModule;

/// A place in the pool of hook calls: a Lua thread with what belongs to one call. Internal to this room.
struct HookSlot {
    lua_State* thread = nullptr;
    int thread_reference = 0;
    EventBlock* event = nullptr;
    int event_reference = 0;
    const ScriptModule* module = nullptr;
    const std::string* function = nullptr;  ///< its name
    RunState state = RunState::Done;
    int values = 0;  ///< at the top of the thread's Lua stack: what a verb passed out or the function returned
    int status = 0;  ///< Lua's, of the call that has ended
    bool may_wait = true;
    lua_State* outer = nullptr;        ///< the thread of the script that was running when this one took over
    std::unique_ptr<HookStack> stack;  ///< where the call runs when it may wait
    Meter meter;
    ScriptError error;
};

}  // namespace briar
