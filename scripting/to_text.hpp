#pragma once

#include <string>

struct lua_State;

/// Values as text, the same on every run: no addresses, one spelling of numbers.
namespace briar {

/// The value at `index` in words, without calling any code of the script. Never raises.
[[nodiscard]] std::string plain_text(lua_State* lua, int index);

/// Pushes the value at `index` as a text and returns what it is; asks a `__tostring` that the script has given it.
std::string push_text(lua_State* lua, int index);

}  // namespace briar
