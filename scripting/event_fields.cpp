#include "scripting/event_fields.hpp"

#include <cstring>
#include <string>
#include <vector>

#include "runtime/engine/game.hpp"
#include "scripting/binding.hpp"
#include "scripting/event_object.hpp"
#include "scripting/handle.hpp"
#include "scripting/lua_api.hpp"

namespace briar {
namespace {

Event& event_at(lua_State* lua, int index) {
    return static_cast<RuleContext*>(const_cast<void*>(event_payload(lua, index)))->event;
}

const std::vector<Field>& fields_of(lua_State* lua, const Event& event) {
    const Registry& registry = *binding_of(lua).game->rules().registry;
    return event.id ? registry[event.id].fields : registry[event.value].fields;
}

const char* key_at(lua_State* lua) {
    return lua_type(lua, 2) == LUA_TSTRING ? lua_tostring(lua, 2) : luaL_tolstring(lua, 2, nullptr);
}

std::size_t find_field(lua_State* lua, const std::vector<Field>& fields, const char* key) {
    for (std::size_t i = 0; i < fields.size(); ++i) {
        if (std::strcmp(fields[i].name.c_str(), key) == 0) return i;
    }
    std::vector<std::string> known;
    for (const Field& field : fields)
        known.push_back(field.name);
    const std::string near = nearest(key, known);
    std::string list;
    for (const std::string& name : known)
        list += (list.empty() ? "" : ", ") + name;
    luaL_error(lua, "this event has no `%s`: %s", key,
               near.empty() ? ("it has " + (list.empty() ? std::string("no fields") : list)).c_str()
                            : ("did you mean `" + near + "`?").c_str());
    return 0;
}

int forbid(lua_State* lua) {
    Binding& binding = binding_of(lua);
    Event& event = event_at(lua, 1);
    if (!event.id || (*binding.game->rules().registry)[event.id].moment != Moment::Before) {
        return luaL_error(lua, "only what has not happened yet can be forbidden: this event comes after");
    }
    event.forbidden = true;
    event.reason = binding.game->keep_text(lua_type(lua, 2) == LUA_TSTRING ? lua_tostring(lua, 2) : "");
    return 0;
}

void push_field(lua_State* lua, const Field& field, Arg value) {
    switch (field.type) {
        case Type::Piece:
            push_piece(lua, value);
            break;
        case Type::Bool:
            lua_pushboolean(lua, value != 0);
            break;
        case Type::Def:
            if (value < 0) {
                lua_pushnil(lua);
            } else {
                const Catalog& catalog = *binding_of(lua).game->rules().catalog;
                lua_pushstring(lua, catalog.entry(DefId{static_cast<std::uint16_t>(value)}).id.c_str());
            }
            break;
        default:
            lua_pushinteger(lua, value);
    }
}

Arg read_field(lua_State* lua, const Field& field) {
    if (field.type == Type::Bool) {
        if (lua_type(lua, 3) != LUA_TBOOLEAN) luaL_error(lua, "`%s` must be true or false", field.name.c_str());
        return lua_toboolean(lua, 3);
    }
    if (field.type == Type::Piece) {
        if (!is_handle(lua, 3)) luaL_error(lua, "`%s` must be a piece of the game", field.name.c_str());
        return static_cast<Arg>(to_handle(lua, 3).value);
    }
    int whole = 0;
    const lua_Integer value = lua_tointegerx(lua, 3, &whole);
    if (whole == 0 || value < -1'000'000 || value > 1'000'000) {
        luaL_error(lua, "`%s` must be a whole number from -1000000 to 1000000", field.name.c_str());
    }
    return static_cast<Arg>(value);
}

}  // namespace

int event_field(lua_State* lua) {
    const Event& event = event_at(lua, 1);
    const char* key = key_at(lua);
    if (std::strcmp(key, "forbid") == 0) {
        lua_pushcfunction(lua, forbid);
        return 1;
    }
    const std::vector<Field>& fields = fields_of(lua, event);
    const std::size_t index = find_field(lua, fields, key);
    push_field(lua, fields[index], event.fields[index]);
    return 1;
}

int set_event_field(lua_State* lua) {
    Event& event = event_at(lua, 1);
    const std::vector<Field>& fields = fields_of(lua, event);
    const std::size_t index = find_field(lua, fields, key_at(lua));
    if (!event.id || !fields[index].writable) {
        return luaL_error(lua, "`%s` of this event cannot be changed", fields[index].name.c_str());
    }
    event.fields[index] = read_field(lua, fields[index]);
    return 0;
}

}  // namespace briar
