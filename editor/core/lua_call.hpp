#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "runtime/source/lua_tokens.hpp"

/// Where in calls of a script a place lies.
namespace briar::editor {

/// A call that holds a place: `game:spawn("rat", { ` with the cursor behind the brace.
struct LuaCall {
    std::string object;    ///< `game`, `event`, `hero`; empty when it is no simple name
    std::string function;  ///< `spawn`
    int argument = 0;      ///< counts from 0
    std::string key;       ///< of a table in the argument, when the place is the value of one
    bool method = false;   ///< called with `:`
    std::size_t name = 0;  ///< the number of the token `function`
};

/// The innermost call whose brackets hold the token number `index`; an empty function when none does.
[[nodiscard]] LuaCall call_around(std::string_view text, const std::vector<LuaToken>& tokens, std::size_t index);

}  // namespace briar::editor
