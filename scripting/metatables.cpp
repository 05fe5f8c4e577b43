#include "scripting/metatables.hpp"

#include "scripting/budget.hpp"
#include "scripting/frozen.hpp"
#include "scripting/lua_api.hpp"

namespace briar {

namespace {

// The registry's key of the tables that others look into.
const char kLookedInto = 0;
// How many tables a look-up may go through: each step costs, and none is counted by Lua.
constexpr int kLongestChain = 10;
// The steps of one copy.
constexpr std::uint64_t kCost = 30;

constexpr const char* kRefused[] = {"__gc", "__mode", "__close", "__len", "__metatable", "__pairs", "__name"};
constexpr const char* kLookUps[] = {"__index", "__newindex"};

// Copies one metamethod from the table at the top to the one at `copy`, if it is there.
void copy_metamethod(lua_State* lua, const char* event, bool may_be_table, int source, int copy) {
    lua_pushstring(lua, event);
    const int type = lua_rawget(lua, source);
    if (type != LUA_TNIL && type != LUA_TFUNCTION && !(may_be_table && type == LUA_TTABLE)) {
        luaL_error(lua, "`%s` in a metatable must be a function%s", event, may_be_table ? " or a table" : "");
    }
    if (type == LUA_TNIL) {
        lua_pop(lua, 1);
    } else {
        lua_setfield(lua, copy, event);
    }
}

// The table at 1 was given a metatable that looks into the table at the top, which is popped. Takes the metatable back
// when the way through the tables is too long.
void check_chain(lua_State* lua, const char* event) {
    luaL_checkstack(lua, kLongestChain + 8, nullptr);
    lua_rawgetp(lua, LUA_REGISTRYINDEX, &kLookedInto);
    push_original(lua, -2);
    lua_pushboolean(lua, 1);
    lua_rawset(lua, -3);
    lua_pop(lua, 1);
    const int bottom = lua_gettop(lua);
    for (int length = 1; lua_istable(lua, -1) && luaL_getmetafield(lua, -1, event) != LUA_TNIL; ++length) {
        if (length <= kLongestChain) continue;
        lua_pushnil(lua);
        lua_setmetatable(lua, 1);
        luaL_error(lua, "more than %d tables look into each other", kLongestChain);
    }
    lua_settop(lua, bottom - 1);
}

void refuse_if_looked_into(lua_State* lua, int table) {
    lua_rawgetp(lua, LUA_REGISTRYINDEX, &kLookedInto);
    lua_pushvalue(lua, table);
    if (lua_rawget(lua, -2) != LUA_TNIL) {
        luaL_error(lua, "another table's `__index` looks into this one already: give it its metatable before that");
    }
    lua_pop(lua, 2);
}

// Pushes the copy of the metatable at 2.
void push_checked_copy(lua_State* lua) {
    push_original(lua, 2);
    const int source = lua_gettop(lua);
    for (const char* event : kRefused) {
        lua_pushstring(lua, event);
        if (lua_rawget(lua, source) != LUA_TNIL) luaL_error(lua, "`%s` cannot be set in a metatable here", event);
        lua_pop(lua, 1);
    }
    lua_newtable(lua);
    for (const char* event : kOperators)
        copy_metamethod(lua, event, false, source, source + 1);
    for (const char* event : kLookUps)
        copy_metamethod(lua, event, true, source, source + 1);
    lua_remove(lua, source);
}

}  // namespace

int set_metatable(lua_State* lua) {
    charge(lua, kCost);
    luaL_checktype(lua, 1, LUA_TTABLE);
    luaL_argexpected(lua, lua_isnil(lua, 2) || lua_istable(lua, 2), 2, "nil or table");
    lua_settop(lua, 2);
    if (is_frozen(lua, 1)) return luaL_error(lua, "the metatable of a table made while loading cannot change");
    refuse_if_looked_into(lua, 1);
    if (lua_isnil(lua, 2)) {
        lua_setmetatable(lua, 1);
        return 1;
    }
    push_checked_copy(lua);
    lua_pushvalue(lua, -1);
    lua_setmetatable(lua, 1);
    for (const char* event : kLookUps) {
        if (lua_getfield(lua, 3, event) == LUA_TTABLE) {
            check_chain(lua, event);
        } else {
            lua_pop(lua, 1);
        }
    }
    lua_settop(lua, 1);
    return 1;
}

void install_metatables(lua_State* lua) {
    lua_newtable(lua);
    lua_newtable(lua);
    lua_pushliteral(lua, "k");
    lua_setfield(lua, -2, "__mode");
    lua_setmetatable(lua, -2);
    lua_rawsetp(lua, LUA_REGISTRYINDEX, &kLookedInto);
}

}  // namespace briar
