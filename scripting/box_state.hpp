#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "scripting/box_host.hpp"
#include "scripting/budget.hpp"
#include "scripting/limits.hpp"

struct lua_State;

/// What a box knows beside its Lua state, reached from any of the state's threads. Internal to this room.
namespace briar {

/// Lua shortens long chunk names and puts them before messages: a file gets a short one, unique in its box.
struct ChunkName {
    std::string short_name;
    std::string file;
};

struct HookSlot;

struct BoxState {
    BoxState(const BoxLimits& box_limits, BoxHost box_host);
    ~BoxState();
    BoxState(const BoxState&) = delete;
    BoxState& operator=(const BoxState&) = delete;

    BoxLimits limits;
    BoxHost host;
    Memory memory;
    std::vector<ChunkName> chunks;
    std::vector<std::unique_ptr<HookSlot>> slots;  ///< all that there are
    std::vector<HookSlot*> idle;                   ///< those not in use
    HookSlot* starting = nullptr;                  ///< whose arguments are being pushed
    lua_State* running = nullptr;                  ///< the thread that a script runs on now
    HookSlot* current = nullptr;                   ///< the call that runs on it; null while a file is loaded
    void* context = nullptr;                       ///< the host's
    bool loading = false;                          ///< a script file is being run for its functions
};

[[nodiscard]] BoxState& box_of(lua_State* lua);

/// The file that `short_name` stands for; the name itself when it is not one of ours.
[[nodiscard]] std::string file_of(const BoxState& box, std::string_view short_name);

/// What the host calls the handle at `index`.
[[nodiscard]] std::string text_of_handle(lua_State* lua, int index);

}  // namespace briar
