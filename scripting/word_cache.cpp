#include "scripting/word_cache.hpp"

#include <utility>

#include "scripting/lua_api.hpp"

namespace briar {

void WordCache::keep(lua_State* lua, int index, const Param* param, Arg arg) {
    if ((count_ + 1) * 2 > slots_.size()) grow();
    if ((count_ + 1) * 2 > slots_.size()) return;
    lua_pushvalue(lua, index);
    luaL_ref(lua, LUA_REGISTRYINDEX);
    const char* const text = lua_tostring(lua, index);
    slots_[place(text, param)] = {text, param, arg};
    ++count_;
}

void WordCache::grow() {
    if (slots_.size() == kMost) return;
    const std::vector<Slot> before = std::exchange(slots_, std::vector<Slot>(slots_.size() * 2));
    for (const Slot& slot : before) {
        if (slot.text != nullptr) slots_[place(slot.text, slot.param)] = slot;
    }
}

}  // namespace briar
