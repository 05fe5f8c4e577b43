#include <algorithm>

#include "scripting/budget.hpp"
#include "scripting/lua_api.hpp"
#include "scripting/table_library.hpp"

namespace briar {

namespace {

// Where things stand on the stack of `table.sort`.
constexpr int kBefore = 2;
constexpr int kFrom = 3;
constexpr int kTo = 4;

// Whether element `b` of the list being read must stand before element `a`.
bool must_swap(lua_State* lua, lua_Integer a, lua_Integer b) {
    charge(lua, 4);
    if (lua_isnil(lua, kBefore)) {
        lua_rawgeti(lua, kFrom, b);
        lua_rawgeti(lua, kFrom, a);
        const bool less = lua_compare(lua, -2, -1, LUA_OPLT) != 0;
        lua_pop(lua, 2);
        return less;
    }
    lua_pushvalue(lua, kBefore);
    lua_rawgeti(lua, kFrom, b);
    lua_rawgeti(lua, kFrom, a);
    lua_call(lua, 2, 1);
    const bool less = lua_toboolean(lua, -1) != 0;
    lua_pop(lua, 1);
    return less;
}

// Merges the sorted runs [begin, middle) and [middle, end) of one list into the other.
void merge(lua_State* lua, lua_Integer begin, lua_Integer middle, lua_Integer end) {
    lua_Integer left = begin;
    lua_Integer right = middle;
    for (lua_Integer place = begin; place < end; ++place) {
        const bool takes_right = left == middle || (right != end && must_swap(lua, left, right));
        lua_rawgeti(lua, kFrom, takes_right ? right++ : left++);
        lua_rawseti(lua, kTo, place);
    }
}

void copy_in(lua_State* lua, lua_Integer count) {
    for (lua_Integer i = 1; i <= count; ++i) {
        lua_geti(lua, 1, i);
        lua_rawseti(lua, kFrom, i);
    }
}

void copy_out(lua_State* lua, lua_Integer count) {
    for (lua_Integer i = 1; i <= count; ++i) {
        lua_rawgeti(lua, kFrom, i);
        lua_seti(lua, 1, i);
    }
}

}  // namespace

int stable_sort(lua_State* lua) {
    luaL_checktype(lua, 1, LUA_TTABLE);
    if (!lua_isnoneornil(lua, kBefore)) luaL_checktype(lua, kBefore, LUA_TFUNCTION);
    lua_settop(lua, kBefore);
    const lua_Integer count = luaL_len(lua, 1);
    charge(lua, 1 + 2 * static_cast<std::uint64_t>(count));
    for (int list = kFrom; list <= kTo; ++list)
        lua_createtable(lua, static_cast<int>(count), 0);
    copy_in(lua, count);
    for (lua_Integer width = 1; width < count; width *= 2) {
        for (lua_Integer begin = 1; begin <= count; begin += 2 * width) {
            const lua_Integer end = std::min(begin + 2 * width, count + 1);
            merge(lua, begin, std::min(begin + width, end), end);
        }
        // What was written is read next.
        lua_pushvalue(lua, kFrom);
        lua_copy(lua, kTo, kFrom);
        lua_replace(lua, kTo);
    }
    copy_out(lua, count);
    return 0;
}

}  // namespace briar
