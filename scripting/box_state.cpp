#include "scripting/box_state.hpp"

#include <algorithm>
#include <cstring>

#include "scripting/hook_slot.hpp"
#include "scripting/lua_api.hpp"

namespace briar {

BoxState::BoxState(const BoxLimits& box_limits, BoxHost box_host)
    : limits(box_limits), host(std::move(box_host)), memory(limits) {}

BoxState::~BoxState() = default;

BoxState& box_of(lua_State* lua) {
    BoxState* box = nullptr;
    std::memcpy(&box, lua_getextraspace(lua), sizeof box);
    return *box;
}

std::string file_of(const BoxState& box, std::string_view short_name) {
    const auto found = std::find_if(box.chunks.begin(), box.chunks.end(),
                                    [&](const ChunkName& chunk) { return chunk.short_name == short_name; });
    return found == box.chunks.end() ? std::string(short_name) : found->file;
}

std::string text_of_handle(lua_State* lua, int index) {
    const BoxState& box = box_of(lua);
    if (!box.host.handle_text) return "a piece";
    return box.host.handle_text(to_handle(lua, index));
}

}  // namespace briar
