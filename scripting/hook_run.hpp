#pragma once

#include <cstdint>
#include <memory>
#include <type_traits>
#include <utility>

#include "scripting/limits.hpp"
#include "scripting/script_error.hpp"

struct lua_State;

namespace briar {

class LuaBox;
struct HookSlot;

enum class RunState : std::uint8_t {
    Yielded,  ///< a verb waits for the host; resume with what it gives back
    Done,
    Failed,
};

/// Something to call with a Lua state that pushes values and returns how many; does not own it.
class Push {
public:
    Push() = default;
    template <typename Callable>
    requires(!std::is_same_v<std::remove_cvref_t<Callable>, Push>) Push(Callable&& callable)
        : object_(const_cast<void*>(static_cast<const void*>(std::addressof(callable)))),
          call_([](void* object, lua_State* lua) -> int {
              return (*static_cast<std::remove_reference_t<Callable>*>(object))(lua);
          }) {}

    int operator()(lua_State* lua) const { return call_ != nullptr ? call_(object_, lua) : 0; }

private:
    void* object_ = nullptr;
    int (*call_)(void*, lua_State*) = nullptr;
};

/// One call of a hook. Dropping it gives its thread back to the pool; a call that still waits is abandoned.
class HookRun {
public:
    HookRun(HookRun&& other) noexcept : box_(other.box_), slot_(std::exchange(other.slot_, nullptr)) {}
    HookRun& operator=(HookRun&& other) noexcept {
        std::swap(box_, other.box_);
        std::swap(slot_, other.slot_);
        return *this;
    }
    ~HookRun();

    [[nodiscard]] RunState state() const;
    /// Yielded: the stack with what the verb has passed out; Done: with what the hook has returned. `values` are at its
    /// top. Not to be used otherwise.
    [[nodiscard]] lua_State* thread() const;
    [[nodiscard]] int values() const;

    /// Only when Yielded: the verb returns what `results` pushes, and the hook goes on.
    void resume(Push results = {});

    /// Only when Failed.
    [[nodiscard]] const ScriptError& error() const;
    /// What the call has used so far.
    [[nodiscard]] RunCost cost() const;

private:
    friend class LuaBox;
    HookRun(LuaBox& box, HookSlot& slot) : box_(&box), slot_(&slot) {}

    LuaBox* box_;
    HookSlot* slot_;
};

}  // namespace briar
