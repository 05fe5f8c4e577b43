#include "scripting/box.hpp"

#include <algorithm>
#include <cstring>
#include <new>
#include <stdexcept>

#include "scripting/base_library.hpp"
#include "scripting/box_state.hpp"
#include "scripting/event_object.hpp"
#include "scripting/frozen.hpp"
#include "scripting/handle.hpp"
#include "scripting/hook_slot.hpp"
#include "scripting/host_call.hpp"
#include "scripting/lua_api.hpp"
#include "scripting/metatables.hpp"
#include "scripting/script_module.hpp"
#include "scripting/to_text.hpp"

namespace briar {

namespace {

// The registry's key of the table behind the frozen globals.
const char kGlobals = 0;

constexpr const char* kFrozenGlobals = "`%s` is global: write `local %s`";
constexpr const char* kFrozenLibrary = "`%s` cannot be set: the game's own tables stay as they are";

// Reached only when the host does something outside of any script that Lua refuses.
int panic(lua_State* lua) {
    if (lua_gettop(lua) > 0 && lua_type(lua, -1) == LUA_TSTRING) {
        throw std::logic_error("Lua outside of a script: " + plain_text(lua, -1));
    }
    throw std::bad_alloc();
}

}  // namespace

LuaBox::LuaBox(BoxHost host, const BoxLimits& limits) : state_(std::make_unique<BoxState>(limits, std::move(host))) {
    lua_ = lua_newstate(Memory::allocate, &state_->memory);
    if (lua_ == nullptr) throw std::bad_alloc();
    lua_atpanic(lua_, panic);
    // A box holds little: it may grow to four times that before what scripts leave behind is looked for.
    lua_gc(lua_, LUA_GCINC, 400, 0, 0);
    BoxState* const state = state_.get();
    std::memcpy(lua_getextraspace(lua_), &state, sizeof state);
    install_metatables(lua_);
    install_events(lua_);
    install_handles(lua_);
    push_globals(lua_);
    refuse_unknown_names(lua_, -1, "");
    lua_pushvalue(lua_, -1);
    lua_rawsetp(lua_, LUA_REGISTRYINDEX, &kGlobals);
    // Every chunk gets what stands here as its globals.
    push_frozen(lua_, -1, kFrozenGlobals);
    lua_rawseti(lua_, LUA_REGISTRYINDEX, LUA_RIDX_GLOBALS);
    lua_settop(lua_, 0);
}

LuaBox::~LuaBox() { lua_close(lua_); }

int LuaBox::add_library(const std::string& name, const std::vector<HostFunction>& functions, CalledBy called) {
    lua_createtable(lua_, 0, static_cast<int>(functions.size()));
    for (const HostFunction& function : functions) {
        lua_pushinteger(lua_, function.number);
        lua_pushcclosure(lua_, function.function, 1);
        lua_setfield(lua_, -2, function.name.c_str());
    }
    refuse_unknown_names(lua_, -1, (name + (called == CalledBy::Colon ? ":" : ".")).c_str());
    push_frozen(lua_, -1, kFrozenLibrary);
    lua_rawgetp(lua_, LUA_REGISTRYINDEX, &kGlobals);
    lua_pushvalue(lua_, -2);
    lua_setfield(lua_, -2, name.c_str());
    lua_pop(lua_, 1);
    const int reference = luaL_ref(lua_, LUA_REGISTRYINDEX);
    lua_settop(lua_, 0);
    return reference;
}

void LuaBox::look_up_handles_in(int library) {
    lua_pushlightuserdata(lua_, nullptr);
    lua_getmetatable(lua_, -1);
    // The functions themselves, not their frozen view: scripts get no hold of the table this way, and it is found in
    // one step.
    push_library(lua_, library);
    push_original(lua_, -1);
    lua_setfield(lua_, -3, "__index");
    lua_settop(lua_, 0);
}

std::vector<std::string> LuaBox::functions(std::string_view file) const {
    std::vector<std::string> names;
    for (const auto& module : modules_) {
        if (module->file() != file) continue;
        for (const auto& [name, reference] : module->functions())
            names.push_back(name);
    }
    return names;
}

FunctionRef LuaBox::find(std::string_view file, std::string_view function) const {
    for (const auto& module : modules_) {
        if (module->file() != file) continue;
        const auto found = module->functions().find(function);
        if (found != module->functions().end()) return {found->second, module.get(), &found->first};
    }
    return {};
}

void LuaBox::set_context(void* context) { state_->context = context; }

std::size_t LuaBox::live_bytes() const { return state_->memory.live(); }

}  // namespace briar
