#include "scripting/string_library.hpp"

#include "scripting/box_state.hpp"
#include "scripting/budget.hpp"
#include "scripting/guarded.hpp"
#include "scripting/lua_api.hpp"

namespace briar {

namespace {

constexpr const char* kGuarded[] = {"byte", "char", "len", "lower", "reverse", "sub", "upper"};

// The length is known before the work begins; what is too long is never made.
int repeat(lua_State* lua) {
    std::size_t size = 0;
    std::size_t separator = 0;
    luaL_checklstring(lua, 1, &size);
    const lua_Integer count = luaL_checkinteger(lua, 2);
    luaL_optlstring(lua, 3, "", &separator);
    const std::size_t most = box_of(lua).limits.text_bytes;
    const std::size_t each = size + separator;
    if (count > 0 && each > 0 && static_cast<std::uint64_t>(count) > most / each + 1) {
        return luaL_error(lua, "string.rep would make a text longer than %d letters", static_cast<int>(most));
    }
    // Nothing repeated a million times is nothing, but Lua would count to it.
    if (each == 0) {
        lua_pushliteral(lua, "");
        return 1;
    }
    charge(lua, 1 + (count > 0 ? each * static_cast<std::uint64_t>(count) / 8 : 0));
    return lua_tocfunction(lua, lua_upvalueindex(1))(lua);
}

constexpr LibraryFunction kOwn[] = {
    {"find", string_find}, {"format", string_format}, {"gmatch", string_gmatch},
    {"gsub", string_gsub}, {"match", string_match},
};

// The library stands at the top.
void lock_texts(lua_State* lua) {
    lua_pushliteral(lua, "");
    lua_createtable(lua, 0, 1);
    lua_pushvalue(lua, -3);
    lua_setfield(lua, -2, "__index");
    lua_setmetatable(lua, -2);
    lua_pop(lua, 1);
}

}  // namespace

void push_string_library(lua_State* lua) {
    luaL_requiref(lua, LUA_STRLIBNAME, luaopen_string, 0);
    lua_newtable(lua);
    for (const char* name : kGuarded)
        take_over(lua, -2, -1, name);
    for (const LibraryFunction& own : kOwn) {
        lua_pushcfunction(lua, own.function);
        lua_setfield(lua, -2, own.name);
    }
    lua_getfield(lua, -2, "rep");
    lua_pushcclosure(lua, repeat, 1);
    lua_setfield(lua, -2, "rep");
    lua_remove(lua, -2);
    lock_texts(lua);
}

}  // namespace briar
