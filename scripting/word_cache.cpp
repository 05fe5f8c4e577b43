#include "scripting/word_cache.hpp"

#include "scripting/lua_api.hpp"

namespace briar {

void WordCache::keep(lua_State* lua, int index, const Param* param, Arg arg) {
    const char* const text = lua_tostring(lua, index);
    lua_pushvalue(lua, index);
    const int reference = luaL_ref(lua, LUA_REGISTRYINDEX);
    Slot& slot = slots_[place(text, param)];
    if (slot.text != nullptr) luaL_unref(lua, LUA_REGISTRYINDEX, slot.reference);
    slot = {text, param, arg, reference};
}

}  // namespace briar
