#include "scripting/budget.hpp"

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <ctime>

#include "scripting/box_state.hpp"
#include "scripting/lua_api.hpp"
#include "scripting/traceback.hpp"

namespace briar {

namespace {

// The hook comes every 64 to 127 instructions, in a fixed but uneven rhythm: a script cannot keep its costly
// instructions out of the hook's sight by being in step with it.
constexpr int kShortestPeriod = 64;
constexpr int kRefusals = 3;
// What a dead call may still ask for at a time, so that its death can be told.
constexpr std::size_t kLastBytes = 2048;

#ifdef CLOCK_MONOTONIC_COARSE
constexpr clockid_t kCoarseClock = CLOCK_MONOTONIC_COARSE;
#else
constexpr clockid_t kCoarseClock = CLOCK_MONOTONIC;
#endif

std::int64_t milliseconds(clockid_t clock) {
    timespec now{};
    clock_gettime(clock, &now);
    return std::int64_t{now.tv_sec} * 1000 + now.tv_nsec / 1'000'000;
}

// The coarse clock costs next to nothing; the processor's own is asked only when it has run out, for on a busy machine
// time goes by without the script having had it.
void look_at_clock(lua_State* lua, Meter& meter, const BoxLimits& limits) {
    const std::int64_t now = milliseconds(kCoarseClock);
    if (meter.begun_at == 0) meter.begun_at = now;
    if (now - meter.begun_at < limits.cpu_milliseconds) return;
    const std::int64_t cpu = milliseconds(CLOCK_THREAD_CPUTIME_ID);
    if (meter.cpu_begun_at < 0) meter.cpu_begun_at = cpu;
    if (cpu - meter.cpu_begun_at >= limits.cpu_milliseconds) die(lua, Death::Clock);
    meter.begun_at += limits.cpu_milliseconds / 4;
}

int next_period(const Meter& meter) {
    return kShortestPeriod + static_cast<int>((meter.steps * 2654435761U >> 9U) & 63U);
}

void on_count(lua_State* lua, lua_Debug* here) {
    BoxState& box = box_of(lua);
    Meter& meter = *box.memory.meter;
    stay_dead(lua);
    meter.steps += static_cast<std::uint64_t>(meter.period);
    if (meter.steps > box.limits.steps) die(lua, Death::Steps);
    lua_Debug level;
    if (lua_getstack(lua, box.limits.depth, &level) != 0) die(lua, Death::Depth);
    // One instruction that passes `...` on costs as much as there are values in it.
    if (lua_getlocal(lua, here, -box.limits.values - 1) != nullptr) die(lua, Death::Values);
    look_at_clock(lua, meter, box.limits);
    arm_budget(lua, meter);
}

}  // namespace

void Meter::reset() {
    steps = 0;
    bytes = 0;
    refusals = 0;
    restart_clock();
    if (death == Death::None) return;
    death = Death::None;
    last_words = {};
}

void* Memory::allocate(void* self, void* block, std::size_t old_size, std::size_t new_size) {
    Memory& memory = *static_cast<Memory*>(self);
    // For a new block Lua tells what it is for in place of the old size.
    const bool is_text = block == nullptr && old_size == LUA_TSTRING;
    const std::size_t held = block != nullptr ? old_size : 0;
    if (new_size == 0) {
        memory.free(block, held);
        return nullptr;
    }
    // Lua relies on shrinking never to fail.
    if (new_size > held && memory.meter != nullptr && !memory.admits(new_size - held, new_size, is_text)) {
        return nullptr;
    }
    void* const moved = memory.resize(block, held, new_size);
    if (moved != nullptr) memory.live_ = memory.live_ - held + new_size;
    return moved;
}

void* Memory::resize(void* block, std::size_t held, std::size_t size) noexcept {
    const bool was_small = held > 0 && BlockPool::holds(held);
    const bool is_small = BlockPool::holds(size);
    if (!was_small && !is_small) return std::realloc(block, size);
    if (was_small && is_small && BlockPool::same_block(held, size)) return block;
    void* const moved = is_small ? pool_.take(size) : std::malloc(size);
    if (moved == nullptr || held == 0) return moved;
    std::memcpy(moved, block, std::min(held, size));
    if (was_small) {
        pool_.give_back(block, held);
    } else {
        std::free(block);
    }
    return moved;
}

void Memory::free(void* block, std::size_t held) noexcept {
    live_ -= held;
    if (held > 0 && BlockPool::holds(held)) {
        pool_.give_back(block, held);
    } else {
        std::free(block);
    }
}

bool Memory::admits(std::size_t growth, std::size_t new_size, bool is_text) {
    Meter& used = *meter;
    if (used.death != Death::None) return growth <= kLastBytes;
    used.bytes += growth;
    if (is_text && new_size > limits_.text_bytes + 64) used.death = Death::Text;
    if (used.bytes > limits_.call_bytes) used.death = Death::CallMemory;
    if (used.death != Death::None) return false;
    if (live_ + growth <= limits_.live_bytes) return true;
    // Lua sweeps and asks once more. Each sweep costs milliseconds on a full box: a script may not live on them.
    if (++used.refusals > kRefusals) used.death = Death::LiveMemory;
    return false;
}

void arm_budget(lua_State* thread, Meter& meter) {
    meter.period = next_period(meter);
    lua_sethook(thread, on_count, LUA_MASKCOUNT, meter.period);
}

void charge(lua_State* lua, std::uint64_t steps) {
    BoxState& box = box_of(lua);
    Meter* meter = box.memory.meter;
    if (meter == nullptr) return;
    stay_dead(lua);
    // Beyond the limit by one at most, so that no charge can wrap the sum round.
    const std::uint64_t left = box.limits.steps - std::min(box.limits.steps, meter->steps);
    meter->steps += std::min(steps, left + 1);
    if (steps > left) die(lua, Death::Steps);
}

void stay_dead(lua_State* lua) {
    const Meter* meter = box_of(lua).memory.meter;
    if (meter != nullptr && meter->death != Death::None) die(lua, meter->death);
}

void die(lua_State* lua, Death death) {
    BoxState& box = box_of(lua);
    Meter& meter = *box.memory.meter;
    meter.death = death;
    if (meter.last_words.message.empty()) {
        meter.last_words = describe_place(lua, 0);
        meter.last_words.message = last_words(death, box.limits);
    }
    // From here on the next instruction, wherever it is, ends in this function again.
    lua_sethook(lua, on_count, LUA_MASKCOUNT, 1);
    lua_pushliteral(lua, "the budget is spent");
    lua_error(lua);
    std::abort();
}

std::string last_words(Death death, const BoxLimits& limits) {
    switch (death) {
        case Death::Steps:
            return "this took more than " + std::to_string(limits.steps) + " steps: is there a loop that never ends?";
        case Death::LiveMemory:
            return "the script holds more than " + std::to_string(limits.live_bytes >> 20U) + " MB";
        case Death::CallMemory:
            return "the script asked for more than " + std::to_string(limits.call_bytes >> 20U) + " MB in one call";
        case Death::Text:
            return "the script made a text longer than " + std::to_string(limits.text_bytes) + " letters";
        case Death::Depth:
            return "more than " + std::to_string(limits.depth) +
                   " functions wait for each other: does one call itself without an end?";
        case Death::Values:
            return "more than " + std::to_string(limits.values) + " values were passed at once: pass a table";
        case Death::Clock:
            return "this took longer than " + std::to_string(limits.cpu_milliseconds) + " milliseconds";
        case Death::Handler:
            return "an error was raised while another was being handled";
        case Death::Abandoned:
            return "the game went on without the answer that this waited for";
        case Death::None:
            break;
    }
    return {};
}

}  // namespace briar
