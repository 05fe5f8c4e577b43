#include "scripting/script_module.hpp"

#include "scripting/freezer.hpp"
#include "scripting/frozen.hpp"
#include "scripting/lua_api.hpp"

namespace briar {

void ScriptModule::take(lua_State* lua) {
    if (!lua_istable(lua, -1)) {
        luaL_error(lua, "the file must end with `return` and a table of functions, but it returns %s",
                   lua_isnoneornil(lua, -1) ? "nothing" : luaL_typename(lua, -1));
    }
    const int result = lua_gettop(lua);
    lua_newtable(lua);
    const int watch_list = lua_gettop(lua);
    Freezer freezer(lua, *this, watch_list);
    lua_pushvalue(lua, result);
    freezer.freeze();
    collect_functions(lua);
    lua_pushvalue(lua, watch_list);
    watch_list_ = luaL_ref(lua, LUA_REGISTRYINDEX);
    lua_settop(lua, result - 1);
}

// The frozen view of the returned table stands at the top.
void ScriptModule::collect_functions(lua_State* lua) {
    push_original(lua, -1);
    lua_pushnil(lua);
    while (lua_next(lua, -2) != 0) {
        if (lua_isfunction(lua, -1) && lua_type(lua, -2) == LUA_TSTRING) {
            const std::string name = lua_tostring(lua, -2);
            functions_[name] = luaL_ref(lua, LUA_REGISTRYINDEX);
        } else {
            lua_pop(lua, 1);
        }
    }
    lua_pop(lua, 1);
}

std::optional<ScriptModule::Change> ScriptModule::restore(lua_State* lua) const {
    std::optional<Change> first;
    if (watched_.empty()) return first;
    const int top = lua_gettop(lua);
    lua_rawgeti(lua, LUA_REGISTRYINDEX, watch_list_);
    for (std::size_t i = 0; i < watched_.size(); ++i) {
        const Watched& watched = watched_[i];
        lua_rawgeti(lua, top + 1, static_cast<lua_Integer>(2 * i + 1));
        lua_getupvalue(lua, top + 2, watched.upvalue);
        lua_rawgeti(lua, top + 1, static_cast<lua_Integer>(2 * i + 2));
        if (lua_rawequal(lua, -1, -2) == 0) {
            lua_setupvalue(lua, top + 2, watched.upvalue);
            if (!first) first = Change{watched.name, watched.line};
        }
        lua_settop(lua, top + 1);
    }
    lua_settop(lua, top);
    return first;
}

}  // namespace briar
