#include "scripting/freezer.hpp"

#include <vector>

#include "scripting/assigned_upvalues.hpp"
#include "scripting/frozen.hpp"
#include "scripting/lua_api.hpp"
#include "scripting/ordered_pairs.hpp"
#include "scripting/script_module.hpp"
#include "scripting/string_library.hpp"

namespace briar {

namespace {

constexpr const char* kFrozenByLoading =
    "`%s` cannot be set: this table was made while the script was loaded and stays as it is; "
    "keep what changes in a var (game:set_var)";

// What a file may make while it is loaded. Each is looked into once, and the locals again after each call.
constexpr std::size_t kMostTables = 20000;
constexpr std::size_t kMostFunctions = 2000;
constexpr std::size_t kMostWatched = 200;

void refuse_beyond(lua_State* lua, std::size_t count, std::size_t most, const char* what) {
    if (count > most)
        luaL_error(lua, "the script makes more than %d %s while it is loaded", static_cast<int>(most), what);
}

}  // namespace

Freezer::Freezer(lua_State* lua, ScriptModule& module, int watch_list)
    : lua_(lua), module_(module), watch_list_(watch_list) {
    luaL_checkstack(lua_, 32, nullptr);
    lua_newtable(lua_);
    seen_ = lua_gettop(lua_);
    lua_newtable(lua_);
    todo_ = lua_gettop(lua_);
}

void Freezer::freeze() {
    replace_top();
    for (lua_Integer i = 1; lua_rawgeti(lua_, todo_, i) != LUA_TNIL; ++i) {
        const int value = lua_gettop(lua_);
        lua_istable(lua_, value) ? freeze_fields(value) : freeze_upvalues(value);
        lua_settop(lua_, value - 1);
    }
    lua_pop(lua_, 1);
}

void Freezer::replace_top() {
    if (lua_istable(lua_, -1)) replace_table();
    if (lua_isfunction(lua_, -1)) note_function();
}

void Freezer::replace_table() {
    if (is_frozen(lua_, -1)) return;
    lua_pushvalue(lua_, -1);
    if (lua_rawget(lua_, seen_) == LUA_TNIL) {
        lua_pop(lua_, 1);
        refuse_beyond(lua_, ++tables_, kMostTables, "tables");
        enlist();
        // The view takes the operators over, so their functions are to be known before.
        if (lua_getmetatable(lua_, -1) != 0) {
            lua_pushnil(lua_);
            while (lua_next(lua_, -2) != 0) {
                if (lua_isfunction(lua_, -1)) note_function();
                lua_pop(lua_, 1);
            }
            lua_pop(lua_, 1);
        }
        push_frozen(lua_, -1, kFrozenByLoading);
        lua_pushvalue(lua_, -2);
        lua_pushvalue(lua_, -2);
        lua_rawset(lua_, seen_);
    }
    lua_remove(lua_, -2);
}

// The function stays at the top.
void Freezer::note_function() {
    if (is_pairs_iterator(lua_, -1) || is_gmatch_iterator(lua_, -1)) {
        luaL_error(lua_, "what pairs or gmatch returns cannot be kept while the script is loaded: it changes with use");
    }
    if (lua_iscfunction(lua_, -1) != 0) return;
    lua_pushvalue(lua_, -1);
    const bool seen = lua_rawget(lua_, seen_) != LUA_TNIL;
    lua_pop(lua_, 1);
    if (seen) return;
    refuse_beyond(lua_, ++functions_, kMostFunctions, "functions");
    lua_pushvalue(lua_, -1);
    lua_pushboolean(lua_, 1);
    lua_rawset(lua_, seen_);
    enlist();
}

void Freezer::enlist() {
    lua_pushvalue(lua_, -1);
    lua_rawseti(lua_, todo_, static_cast<lua_Integer>(lua_rawlen(lua_, todo_)) + 1);
}

void Freezer::freeze_fields(int table) {
    lua_pushnil(lua_);
    while (lua_next(lua_, table) != 0) {
        const int key = lua_type(lua_, -2);
        if (key == LUA_TTABLE || key == LUA_TFUNCTION) {
            luaL_error(lua_, "a table made while the script is loaded has a %s as a key: use a text or a number",
                       lua_typename(lua_, key));
        }
        replace_top();
        lua_pushvalue(lua_, -2);
        lua_insert(lua_, -2);
        lua_rawset(lua_, table);
    }
    // The metatable is a copy of our own, seen by nobody else.
    if (lua_getmetatable(lua_, table) != 0) freeze_fields(lua_gettop(lua_));
}

void Freezer::freeze_upvalues(int function) {
    const std::vector<bool> assigned = assigned_upvalues(lua_, function);
    for (int i = 1; const char* name = lua_getupvalue(lua_, function, i); ++i) {
        replace_top();
        const auto place = static_cast<std::size_t>(i) - 1;
        if (place < assigned.size() && assigned[place]) watch(function, i, name);
        lua_setupvalue(lua_, function, i);
    }
}

// The value stays at the top.
void Freezer::watch(int function, int upvalue, const char* name) {
    if (!watched_.insert(lua_upvalueid(lua_, function, upvalue)).second) return;
    refuse_beyond(lua_, watched_.size(), kMostWatched, "locals that functions assign to");
    lua_Debug about;
    lua_pushvalue(lua_, function);
    lua_getinfo(lua_, ">S", &about);
    module_.watched_.push_back({name, upvalue, about.linedefined});
    const auto place = static_cast<lua_Integer>(2 * module_.watched_.size());
    lua_pushvalue(lua_, function);
    lua_rawseti(lua_, watch_list_, place - 1);
    lua_pushvalue(lua_, -1);
    lua_rawseti(lua_, watch_list_, place);
}

}  // namespace briar
