#include "scripting/frozen.hpp"

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "runtime/source/diagnostic.hpp"
#include "scripting/lua_api.hpp"
#include "scripting/metatables.hpp"
#include "scripting/to_text.hpp"

namespace briar {

namespace {

// The key, in the metatable of a view, of what it is a view of.
const char kOriginal = 0;

struct Advice {
    std::string_view name;
    const char* words;
};

// What people look for out of habit and will not find.
constexpr Advice kGone[] = {
    {"random", "use game:roll, so that the game can be replayed"},
    {"randomseed", "use game:roll, so that the game can be replayed"},
    {"next", "use pairs, which has an order"},
    {"xpcall", "use pcall"},
    {"rawget", "use t[key]"},
    {"rawset", "use t[key] = value"},
    {"rawequal", "use =="},
    {"rawlen", "use #"},
    {"getmetatable", "keep what you give to setmetatable in a local"},
    {"coroutine", "a verb waits by itself until it is done"},
    {"io", "scripts cannot reach files"},
    {"os", "scripts cannot reach the system or the time"},
    {"debug", "scripts cannot look into the program"},
    {"package", "a script is one file"},
    {"require", "a script is one file"},
    {"load", "scripts cannot make code"},
    {"loadstring", "scripts cannot make code"},
    {"loadfile", "scripts cannot reach files"},
    {"dofile", "scripts cannot reach files"},
    {"collectgarbage", "memory looks after itself"},
    {"dump", "scripts cannot make code"},
};

int refuse_write(lua_State* lua) {
    const std::string key = plain_text(lua, 2);
    return luaL_error(lua, lua_tostring(lua, lua_upvalueindex(1)), key.c_str(), key.c_str());
}

int length_of_view(lua_State* lua) {
    push_original(lua, 1);
    lua_pushinteger(lua, static_cast<lua_Integer>(lua_rawlen(lua, -1)));
    return 1;
}

// `__index` of a table that is looked into through a view: the script's own function is to see the view alone.
int index_through_view(lua_State* lua) {
    lua_pushvalue(lua, lua_upvalueindex(1));
    lua_pushvalue(lua, lua_upvalueindex(2));
    lua_pushvalue(lua, 2);
    lua_call(lua, 2, 1);
    return 1;
}

// Expects the view's metatable at the top, the original's below.
void take_over_operators(lua_State* lua, int view) {
    const int metatable = lua_gettop(lua);
    for (const char* event : kOperators) {
        lua_getfield(lua, metatable - 1, event);
        lua_setfield(lua, metatable, event);
    }
    if (lua_getfield(lua, metatable - 1, "__index") == LUA_TFUNCTION) {
        lua_pushvalue(lua, view);
        lua_pushcclosure(lua, index_through_view, 2);
        lua_setfield(lua, metatable - 1, "__index");
    } else {
        lua_pop(lua, 1);
    }
}

std::vector<std::string> names_in(lua_State* lua, int index) {
    std::vector<std::string> names;
    push_original(lua, index);
    const int table = lua_gettop(lua);
    lua_pushnil(lua);
    while (lua_next(lua, table) != 0) {
        lua_pop(lua, 1);
        if (lua_type(lua, -1) == LUA_TSTRING) names.push_back(plain_text(lua, -1));
    }
    std::sort(names.begin(), names.end());
    return names;
}

int refuse_unknown(lua_State* lua) {
    const std::string name = plain_text(lua, 2);
    const std::string owner = lua_tostring(lua, lua_upvalueindex(1));
    std::string words = "there is no `" + owner + name + "`";
    const auto gone = std::find_if(std::begin(kGone), std::end(kGone), [&](const Advice& a) { return a.name == name; });
    if (gone != std::end(kGone)) {
        words += std::string(" here: ") + gone->words;
    } else if (const std::string meant = nearest(name, names_in(lua, 1)); !meant.empty()) {
        words += ": did you mean `" + owner + meant + "`?";
    }
    return luaL_error(lua, "%s", words.c_str());
}

}  // namespace

void push_frozen(lua_State* lua, int index, const char* message) {
    index = lua_absindex(lua, index);
    luaL_checkstack(lua, 8, nullptr);
    lua_newtable(lua);
    const int view = lua_gettop(lua);
    const bool has_metatable = lua_getmetatable(lua, index) != 0;
    lua_createtable(lua, 0, 4);
    if (has_metatable) take_over_operators(lua, view);
    lua_pushvalue(lua, index);
    lua_rawsetp(lua, -2, &kOriginal);
    lua_pushvalue(lua, index);
    lua_setfield(lua, -2, "__index");
    lua_pushstring(lua, message);
    lua_pushcclosure(lua, refuse_write, 1);
    lua_setfield(lua, -2, "__newindex");
    lua_pushcfunction(lua, length_of_view);
    lua_setfield(lua, -2, "__len");
    lua_setmetatable(lua, view);
    lua_settop(lua, view);
}

bool is_frozen(lua_State* lua, int index) {
    if (lua_type(lua, index) != LUA_TTABLE || lua_getmetatable(lua, index) == 0) return false;
    const bool frozen = lua_rawgetp(lua, -1, &kOriginal) != LUA_TNIL;
    lua_pop(lua, 2);
    return frozen;
}

void push_original(lua_State* lua, int index) {
    lua_pushvalue(lua, index);
    if (lua_type(lua, -1) != LUA_TTABLE || lua_getmetatable(lua, -1) == 0) return;
    if (lua_rawgetp(lua, -1, &kOriginal) == LUA_TNIL) {
        lua_pop(lua, 2);
        return;
    }
    lua_replace(lua, -3);
    lua_pop(lua, 1);
}

void refuse_unknown_names(lua_State* lua, int index, const char* owner) {
    index = lua_absindex(lua, index);
    lua_newtable(lua);
    lua_pushstring(lua, owner);
    lua_pushcclosure(lua, refuse_unknown, 1);
    lua_setfield(lua, -2, "__index");
    lua_setmetatable(lua, index);
}

}  // namespace briar
