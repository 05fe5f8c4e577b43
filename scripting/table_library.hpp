#pragma once

struct lua_State;

namespace briar {

/// Pushes the table `table`: Lua's functions, charged by how many elements they touch; `sort` is stable.
void push_table_library(lua_State* lua);

/// `table.sort(list [, before])`: stable, so that equal elements keep their order on every run. An order that
/// contradicts itself gives some order. When `before` raises, the list is as it was.
int stable_sort(lua_State* lua);

}  // namespace briar
