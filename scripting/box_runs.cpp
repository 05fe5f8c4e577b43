// How a box runs hooks: the pool of threads, taking over and giving back, what an end means.
#include <stdexcept>
#include <utility>

#include "scripting/box.hpp"
#include "scripting/box_state.hpp"
#include "scripting/hook_slot.hpp"
#include "scripting/lua_api.hpp"
#include "scripting/number_locale.hpp"
#include "scripting/script_module.hpp"
#include "scripting/traceback.hpp"

namespace briar {

namespace {

// After a failure on a fuller box than this, what the script has left behind is swept at once.
constexpr std::size_t kSweepAbove = 1U << 20U;

// A Lua thread that an error has killed inside the budget's hook would never be watched again: it is not used twice.
void drop_thread(lua_State* lua, HookSlot& slot) {
    if (slot.thread == nullptr) return;
    luaL_unref(lua, LUA_REGISTRYINDEX, slot.thread_reference);
    slot.thread = nullptr;
}

ScriptError describe_end(HookSlot& slot, int status, const BoxLimits& limits) {
    Meter& meter = slot.meter;
    if (status == LUA_ERRMEM && meter.death == Death::None) meter.death = Death::LiveMemory;
    if (meter.death != Death::None && meter.last_words.message.empty()) {
        meter.last_words = describe_place(slot.thread, 0);
        meter.last_words.message = last_words(meter.death, limits);
    }
    if (meter.death != Death::None) return std::move(meter.last_words);
    // Lua gives this for what is thrown through it and is not its own.
    if (status < 0) {
        ScriptError error = describe_place(slot.thread, 0);
        error.message = "the program failed while it did what the script asked for";
        return error;
    }
    return describe_error(slot.thread);
}

}  // namespace

HookSlot& LuaBox::acquire() {
    if (state_->idle.empty()) {
        state_->slots.push_back(std::make_unique<HookSlot>());
        HookSlot& fresh = *state_->slots.back();
        fresh.event = push_new_event(lua_);
        fresh.event_reference = luaL_ref(lua_, LUA_REGISTRYINDEX);
        state_->idle.push_back(&fresh);
    }
    HookSlot& slot = *state_->idle.back();
    state_->idle.pop_back();
    if (slot.thread == nullptr) {
        slot.thread = lua_newthread(lua_);
        slot.thread_reference = luaL_ref(lua_, LUA_REGISTRYINDEX);
    }
    slot.meter.reset();
    slot.values = 0;
    slot.may_wait = true;
    return slot;
}

void LuaBox::release(HookSlot& slot) {
    slot.event->payload = nullptr;
    slot.module = nullptr;
    slot.function = nullptr;
    if (slot.thread != nullptr) lua_settop(slot.thread, 0);
    state_->idle.push_back(&slot);
}

HookRun LuaBox::start(const FunctionRef& function, Push arguments, MayWait may_wait) {
    if (!function) throw std::logic_error("a hook that was not found cannot be called");
    HookSlot& slot = acquire();
    slot.module = function.module;
    slot.function = function.name;
    slot.may_wait = may_wait == MayWait::Yes;
    HookRun run(*this, slot);
    const std::size_t nesting = state_->slots.size() - state_->idle.size();
    if (nesting > static_cast<std::size_t>(state_->limits.nesting)) {
        fail(slot, {function.module->file(),
                    0,
                    "hooks have set off each other " + std::to_string(nesting - 1) +
                        " times over: do two rules answer each other for ever?",
                    {}});
        return run;
    }
    lua_rawgeti(slot.thread, LUA_REGISTRYINDEX, function.reference);
    HookSlot* const outer = std::exchange(state_->starting, &slot);
    const int count = arguments(slot.thread);
    state_->starting = outer;
    arm_budget(slot.thread, slot.meter);
    this->run(slot, count);
    return run;
}

void LuaBox::resume(HookSlot& slot, Push results) {
    lua_settop(slot.thread, -slot.values - 1);
    slot.values = results(slot.thread);
    take_over(slot, [&] { slot.stack->go_on(); });
    settle(slot);
}

/// Calls what lies on the thread's stack: on a stack of its own when it may wait.
void LuaBox::run(HookSlot& slot, int arguments) {
    slot.values = arguments;
    const auto call = [](void* argument) {
        HookSlot& called = *static_cast<HookSlot*>(argument);
        called.status = lua_resume(called.thread, called.outer, called.values, &called.values);
    };
    if (slot.may_wait && !slot.stack) slot.stack = std::make_unique<HookStack>();
    take_over(slot, [&] {
        if (slot.may_wait) {
            slot.stack->begin(call, &slot);
        } else {
            call(&slot);
        }
    });
    settle(slot);
}

/// Lets the call run until it waits or ends, in its own name.
template <class Enter>
void LuaBox::take_over(HookSlot& slot, Enter enter) {
    const NumberLocale locale;
    slot.outer = std::exchange(state_->running, slot.thread);
    HookSlot* const outer_slot = std::exchange(state_->current, &slot);
    Meter* const outer_meter = std::exchange(state_->memory.meter, &slot.meter);
    slot.meter.restart_clock();
    enter();
    state_->memory.meter = outer_meter;
    state_->current = outer_slot;
    state_->running = slot.outer;
}

void LuaBox::settle(HookSlot& slot) {
    if (slot.stack && slot.stack->waiting()) {
        slot.state = RunState::Yielded;
    } else if (slot.meter.death != Death::None || slot.status != LUA_OK) {
        fail(slot, describe_end(slot, slot.status, state_->limits));
        return;
    } else {
        slot.state = RunState::Done;
    }
    if (slot.module != nullptr && slot.module->watches_anything()) check_locals(slot);
    if (slot.state == RunState::Done) slot.event->payload = nullptr;
}

void LuaBox::fail(HookSlot& slot, ScriptError error) {
    slot.state = RunState::Failed;
    slot.error = std::move(error);
    if (slot.stack && slot.stack->waiting()) abandon(slot);
    slot.values = 0;
    slot.event->payload = nullptr;
    drop_thread(lua_, slot);
    if (slot.module != nullptr) static_cast<void>(slot.module->restore(lua_));
    sweep();
}

void LuaBox::sweep() {
    if (state_->memory.live() > kSweepAbove) lua_gc(lua_, LUA_GCCOLLECT);
}

void LuaBox::check_locals(HookSlot& slot) {
    const auto change = slot.module->restore(lua_);
    if (!change) return;
    fail(slot, {slot.module->file(),
                change->line,
                "the local `" + change->name +
                    "` belongs to the whole file and was changed by a hook: scripts remember nothing between hooks, "
                    "keep it in a var (game:set_var)",
                {}});
}

/// Ends a call that waits: whatever it is in the middle of is left by an error that nothing holds up.
void LuaBox::abandon(HookSlot& slot) {
    lua_settop(slot.thread, -slot.values - 1);
    slot.values = 0;
    slot.meter.death = Death::Abandoned;
    take_over(slot, [&] { slot.stack->go_on(); });
    drop_thread(lua_, slot);
    if (slot.module != nullptr) static_cast<void>(slot.module->restore(lua_));
}

}  // namespace briar
