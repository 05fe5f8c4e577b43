#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

#include "scripting/block_pool.hpp"
#include "scripting/limits.hpp"
#include "scripting/script_error.hpp"

struct lua_State;

/// The budget of a hook call: steps, memory, depth. It is held outside of what a script can reach; once it is spent the
/// call is dead for good, whatever `pcall` the script has put around its code.
namespace briar {

/// Why a call was ended by force.
enum class Death : std::uint8_t { None, Steps, LiveMemory, CallMemory, Text, Depth, Values, Clock, Handler, Abandoned };

/// What one hook call has used so far.
struct Meter {
    std::uint64_t steps = 0;
    std::uint64_t bytes = 0;
    std::int64_t begun_at = 0;       ///< the clock soon after the script last took over, in milliseconds; 0: not yet
    std::int64_t cpu_begun_at = -1;  ///< the same of the processor's time; -1 until it must be known
    int period = 0;                  ///< instructions until the hook comes again
    int refusals = 0;                ///< times that memory ran out and was swept
    Death death = Death::None;
    ScriptError last_words;  ///< where and why it died

    /// The time of the host is not the script's: to be called whenever the script takes over.
    void restart_clock() {
        begun_at = 0;
        cpu_begun_at = -1;
    }
    /// For another call.
    void reset();
};

/// Counts the memory of a box; Lua's allocator. Limits hold only while a script runs (`meter` is set): what the host
/// itself does on a full box must not fail.
class Memory {
public:
    explicit Memory(const BoxLimits& limits) : limits_(limits) {}

    /// A `lua_Alloc`; `self` is a Memory.
    static void* allocate(void* self, void* block, std::size_t old_size, std::size_t new_size);

    [[nodiscard]] std::size_t live() const { return live_; }

    Meter* meter = nullptr;

private:
    [[nodiscard]] bool admits(std::size_t growth, std::size_t new_size, bool is_text);

    [[nodiscard]] void* resize(void* block, std::size_t held, std::size_t size) noexcept;
    void free(void* block, std::size_t held) noexcept;

    const BoxLimits& limits_;
    std::size_t live_ = 0;
    BlockPool pool_;
};

/// Makes `thread` count its instructions for the current meter. A coroutine has a counter of its own: arm each.
void arm_budget(lua_State* thread, Meter& meter);

/// Adds `steps` to what the running call has used; raises when that was too much.
void charge(lua_State* lua, std::uint64_t steps);

/// Raises when the running call is dead. To be called wherever an error has been caught.
void stay_dead(lua_State* lua);

/// Ends the running call for ever and raises.
[[noreturn]] void die(lua_State* lua, Death death);

/// `death` in words.
[[nodiscard]] std::string last_words(Death death, const BoxLimits& limits);

}  // namespace briar
