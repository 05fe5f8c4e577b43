// How a box loads script files.
#include <algorithm>

#include "scripting/box.hpp"
#include "scripting/box_state.hpp"
#include "scripting/hook_slot.hpp"
#include "scripting/lua_api.hpp"
#include "scripting/number_locale.hpp"
#include "scripting/script_module.hpp"
#include "scripting/traceback.hpp"

namespace briar {

namespace {

// Lua compares each label with those before it.
constexpr int kMostLabels = 500;
// Lua cuts names that are longer than 59.
constexpr std::size_t kLongestName = 40;

std::string unique_short_name(const BoxState& box, std::string_view file) {
    std::string_view base = file.substr(file.find_last_of('/') + 1);
    const std::string name(base.substr(base.size() - std::min(base.size(), kLongestName)));
    std::string unique = name;
    const auto is_taken = [&](const ChunkName& chunk) { return chunk.short_name == unique; };
    for (int number = 2; std::any_of(box.chunks.begin(), box.chunks.end(), is_taken); ++number) {
        unique = name + "~" + std::to_string(number);
    }
    return unique;
}

int take_module(lua_State* lua) {
    auto* module = static_cast<ScriptModule*>(lua_touserdata(lua, 1));
    lua_settop(lua, 2);
    module->take(lua);
    return 0;
}

int count_label_marks(std::string_view text) {
    int count = 0;
    for (std::size_t at = text.find("::"); at != std::string_view::npos; at = text.find("::", at + 2))
        ++count;
    return count;
}

std::optional<ScriptError> look_at_text(const BoxLimits& limits, const std::string& file, std::string_view text) {
    const auto error = [&](std::string message) { return ScriptError{file, 0, std::move(message), {}}; };
    if (text.size() > limits.source_bytes) {
        return error("the script is longer than " + std::to_string(limits.source_bytes >> 10U) + " KB");
    }
    if (text.starts_with(LUA_SIGNATURE)) return error("this is a compiled script: only scripts as text are read");
    if (count_label_marks(text) > 2 * kMostLabels) {
        return error("the script has more than " + std::to_string(kMostLabels) + " labels");
    }
    return std::nullopt;
}

std::string_view without_byte_order_mark(std::string_view text) {
    return text.starts_with("\xEF\xBB\xBF") ? text.substr(3) : text;
}

}  // namespace

std::optional<ScriptError> LuaBox::load(const std::string& file, std::string_view text) {
    if (auto error = look_at_text(state_->limits, file, text)) return error;
    const auto is_loaded = [&](const auto& module) { return module->file() == file; };
    if (std::any_of(modules_.begin(), modules_.end(), is_loaded)) return ScriptError{file, 0, "loaded twice", {}};
    const NumberLocale locale;
    state_->chunks.push_back({unique_short_name(*state_, file), file});
    auto module = std::make_unique<ScriptModule>(file);
    HookSlot& slot = acquire();
    state_->loading = true;
    auto error = run_file(slot, *module, without_byte_order_mark(text));
    state_->loading = false;
    release(slot);
    if (!error) {
        modules_.push_back(std::move(module));
        return std::nullopt;
    }
    state_->chunks.pop_back();
    sweep();
    if (error->file.empty()) error->file = file;
    return error;
}

std::optional<ScriptError> LuaBox::run_file(HookSlot& slot, ScriptModule& module, std::string_view text) {
    const std::string name = "=" + state_->chunks.back().short_name;
    arm_budget(slot.thread, slot.meter);
    state_->memory.meter = &slot.meter;
    const int status = luaL_loadbufferx(slot.thread, text.data(), text.size(), name.c_str(), "t");
    state_->memory.meter = nullptr;
    if (status != LUA_OK) {
        slot.status = status;
        settle(slot);
        return slot.error;
    }
    slot.may_wait = false;
    run(slot, 0);
    if (slot.state == RunState::Failed) return slot.error;
    lua_settop(slot.thread, slot.values > 0 ? 1 : 0);
    lua_pushcfunction(slot.thread, take_module);
    lua_insert(slot.thread, 1);
    lua_pushlightuserdata(slot.thread, &module);
    lua_insert(slot.thread, 2);
    if (lua_pcall(slot.thread, lua_gettop(slot.thread) - 1, 0, 0) == LUA_OK) return std::nullopt;
    return describe_error(slot.thread);
}

}  // namespace briar
