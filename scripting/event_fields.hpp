#pragma once

struct lua_State;

/// The fields of events as scripts see them: `event.hero`, `event.amount = 3`, `event:forbid("why")`.
namespace briar {

int event_field(lua_State* lua);      ///< `__index(event, key)`
int set_event_field(lua_State* lua);  ///< `__newindex(event, key, value)`

}  // namespace briar
