#pragma once

#include <string>

#include "scripting/budget.hpp"
#include "scripting/event_object.hpp"
#include "scripting/hook_run.hpp"
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
    int values = 0;  ///< on the thread's stack: what a verb yielded or the function returned
    Meter meter;
    ScriptError error;
};

}  // namespace briar
