#include "scripting/ordered_pairs.hpp"

#include <algorithm>
#include <string_view>
#include <vector>

#include "scripting/budget.hpp"
#include "scripting/frozen.hpp"
#include "scripting/lua_api.hpp"

namespace briar {

namespace {

struct Keys {
    std::vector<lua_Integer> numbers;
    std::vector<std::string_view> texts;
    bool has_false = false;
    bool has_true = false;

    [[nodiscard]] std::size_t size() const {
        return numbers.size() + texts.size() + static_cast<std::size_t>(has_false) + static_cast<std::size_t>(has_true);
    }
};

void add_key(lua_State* lua, Keys& keys) {
    const int type = lua_type(lua, -1);
    if (lua_isinteger(lua, -1) != 0) {
        keys.numbers.push_back(lua_tointeger(lua, -1));
    } else if (type == LUA_TSTRING) {
        std::size_t size = 0;
        const char* text = lua_tolstring(lua, -1, &size);
        keys.texts.emplace_back(text, size);
    } else if (type == LUA_TBOOLEAN) {
        (lua_toboolean(lua, -1) != 0 ? keys.has_true : keys.has_false) = true;
    } else {
        luaL_error(lua, "pairs has an order only for keys that are whole numbers, texts, true or false; one is a %s",
                   luaL_typename(lua, -1));
    }
}

Keys read_keys(lua_State* lua, int table) {
    Keys keys;
    lua_pushnil(lua);
    while (lua_next(lua, table) != 0) {
        lua_pop(lua, 1);
        add_key(lua, keys);
        if (keys.size() % 64 == 0) charge(lua, 256);
    }
    std::sort(keys.numbers.begin(), keys.numbers.end());
    std::sort(keys.texts.begin(), keys.texts.end());
    charge(lua, 4 + keys.size() * 2);
    return keys;
}

void push_list(lua_State* lua, const Keys& keys) {
    lua_createtable(lua, static_cast<int>(keys.size()), 0);
    lua_Integer place = 0;
    for (const lua_Integer number : keys.numbers) {
        lua_pushinteger(lua, number);
        lua_rawseti(lua, -2, ++place);
    }
    for (const std::string_view text : keys.texts) {
        lua_pushlstring(lua, text.data(), text.size());
        lua_rawseti(lua, -2, ++place);
    }
    for (const bool value : {false, true}) {
        if (!(value ? keys.has_true : keys.has_false)) continue;
        lua_pushboolean(lua, value ? 1 : 0);
        lua_rawseti(lua, -2, ++place);
    }
}

// Upvalues: the table, the list of its keys, how many have been visited.
int next_pair(lua_State* lua) {
    lua_Integer place = lua_tointeger(lua, lua_upvalueindex(3));
    while (lua_rawgeti(lua, lua_upvalueindex(2), ++place) != LUA_TNIL) {
        lua_pushvalue(lua, -1);
        if (lua_rawget(lua, lua_upvalueindex(1)) != LUA_TNIL) {
            lua_pushinteger(lua, place);
            lua_replace(lua, lua_upvalueindex(3));
            return 2;
        }
        lua_pop(lua, 2);
        charge(lua, 1);
    }
    return 1;
}

}  // namespace

int ordered_pairs(lua_State* lua) {
    luaL_checktype(lua, 1, LUA_TTABLE);
    lua_settop(lua, 1);
    push_original(lua, 1);
    push_list(lua, read_keys(lua, 2));
    lua_pushinteger(lua, 0);
    lua_pushcclosure(lua, next_pair, 3);
    return 1;
}

bool is_pairs_iterator(lua_State* lua, int index) { return lua_tocfunction(lua, index) == next_pair; }

}  // namespace briar
