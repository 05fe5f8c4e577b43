#include "scripting/handle.hpp"

#include "scripting/box_state.hpp"
#include "scripting/lua_api.hpp"
#include "scripting/to_text.hpp"

namespace briar {

namespace {

static_assert(sizeof(void*) == 8, "a handle packs 16 + 32 bits into a pointer");

struct Refusal {
    const char* event;
    const char* words;
};

constexpr Refusal kRefusals[] = {
    {"__add", "calculated with"},         {"__sub", "calculated with"},  {"__mul", "calculated with"},
    {"__div", "calculated with"},         {"__mod", "calculated with"},  {"__pow", "calculated with"},
    {"__unm", "calculated with"},         {"__idiv", "calculated with"}, {"__band", "calculated with"},
    {"__bor", "calculated with"},         {"__bxor", "calculated with"}, {"__shl", "calculated with"},
    {"__shr", "calculated with"},         {"__bnot", "calculated with"}, {"__concat", "joined to a text: use tostring"},
    {"__lt", "compared by size"},         {"__le", "compared by size"},  {"__len", "counted"},
    {"__call", "called like a function"},
};

int refuse(lua_State* lua) {
    const int which = is_handle(lua, 1) ? 1 : 2;
    lua_pushstring(lua, text_of_handle(lua, which).c_str());
    return luaL_error(lua, "%s cannot be %s", lua_tostring(lua, -1), lua_tostring(lua, lua_upvalueindex(1)));
}

int refuse_reading(lua_State* lua) {
    return luaL_error(lua, "%s has no `%s`", text_of_handle(lua, 1).c_str(), plain_text(lua, 2).c_str());
}

int refuse_writing(lua_State* lua) {
    lua_pushstring(lua, text_of_handle(lua, 1).c_str());
    return luaL_error(lua, "%s has no fields that can be set: pieces change through the game's verbs",
                      lua_tostring(lua, -1));
}

}  // namespace

void push_handle(lua_State* lua, Handle handle) {
    const std::uintptr_t packed = std::uintptr_t{handle.kind} << 32U | handle.value;
    lua_pushlightuserdata(lua, reinterpret_cast<void*>(packed));
}

bool is_handle(lua_State* lua, int index) { return lua_type(lua, index) == LUA_TLIGHTUSERDATA; }

Handle to_handle(lua_State* lua, int index) {
    const auto packed = reinterpret_cast<std::uintptr_t>(lua_touserdata(lua, index));
    return {static_cast<std::uint16_t>(packed >> 32U), static_cast<std::uint32_t>(packed)};
}

void install_handles(lua_State* lua) {
    const BoxHost& host = box_of(lua).host;
    lua_pushlightuserdata(lua, nullptr);
    lua_newtable(lua);
    for (const Refusal& refusal : kRefusals) {
        lua_pushstring(lua, refusal.words);
        lua_pushcclosure(lua, refuse, 1);
        lua_setfield(lua, -2, refusal.event);
    }
    lua_pushcfunction(lua, host.handle_newindex != nullptr ? host.handle_newindex : refuse_writing);
    lua_setfield(lua, -2, "__newindex");
    lua_pushcfunction(lua, host.handle_index != nullptr ? host.handle_index : refuse_reading);
    lua_setfield(lua, -2, "__index");
    lua_pushliteral(lua, "piece");
    lua_setfield(lua, -2, "__name");
    lua_setmetatable(lua, -2);
    lua_pop(lua, 1);
}

}  // namespace briar
