#pragma once

struct lua_State;

namespace briar {

/// `pairs(table)` with an order: whole numbers ascending, then texts by their bytes, then false and true. Other keys
/// are an error. The keys are those that the table has when the loop begins; what is removed meanwhile is left out.
int ordered_pairs(lua_State* lua);

/// Whether the function at `index` is what `pairs` has returned: it remembers how far it has come.
[[nodiscard]] bool is_pairs_iterator(lua_State* lua, int index);

}  // namespace briar
