#include "scripting/to_text.hpp"

#include <charconv>
#include <cmath>

#include "scripting/box_state.hpp"
#include "scripting/lua_api.hpp"

namespace briar {

namespace {

std::string number_text(lua_State* lua, int index) {
    if (lua_isinteger(lua, index) != 0) return std::to_string(lua_tointeger(lua, index));
    const double number = lua_tonumber(lua, index);
    // The sign of "not a number" differs between machines.
    if (std::isnan(number)) return "nan";
    // As Lua's own "%.14g", but in no locale.
    char digits[40];
    const auto end = std::to_chars(digits, digits + sizeof digits, number, std::chars_format::general, 14);
    std::string text(digits, end.ptr);
    // As in Lua, 3.0 does not look like a whole number.
    if (text.find_first_not_of("-0123456789") == std::string::npos) text += ".0";
    return text;
}

}  // namespace

std::string plain_text(lua_State* lua, int index) {
    switch (lua_type(lua, index)) {
        case LUA_TNIL:
        case LUA_TNONE:
            return "nil";
        case LUA_TBOOLEAN:
            return lua_toboolean(lua, index) != 0 ? "true" : "false";
        case LUA_TNUMBER:
            return number_text(lua, index);
        case LUA_TSTRING: {
            std::size_t size = 0;
            const char* text = lua_tolstring(lua, index, &size);
            return {text, size};
        }
        case LUA_TLIGHTUSERDATA:
            return text_of_handle(lua, index);
        case LUA_TUSERDATA:
            return "event";
        default:
            return luaL_typename(lua, index);
    }
}

std::string push_text(lua_State* lua, int index) {
    index = lua_absindex(lua, index);
    if (lua_istable(lua, index) && luaL_callmeta(lua, index, "__tostring") != 0) {
        if (lua_type(lua, -1) != LUA_TSTRING) luaL_error(lua, "`__tostring` must return a text");
        return plain_text(lua, -1);
    }
    std::string text = plain_text(lua, index);
    lua_pushlstring(lua, text.data(), text.size());
    return text;
}

}  // namespace briar
