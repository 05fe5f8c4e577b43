#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "runtime/source/diagnostic.hpp"

/// Lua text as words, for completion, references and highlighting. What is no Lua gives symbols: it never fails.
namespace briar::editor {

enum class LuaSort : std::uint8_t { Name, Keyword, String, Number, Symbol, Comment };

struct LuaToken {
    LuaSort sort = LuaSort::Symbol;
    Span span;           ///< with quotes and comment signs
    Span inner;          ///< String: without its quotes; else as `span`
    bool closed = true;  ///< false: a string or comment that runs to the end of its line or of the text

    [[nodiscard]] std::string_view in(std::string_view text) const { return text.substr(inner.begin, inner.size()); }
};

[[nodiscard]] std::vector<LuaToken> lua_tokens(std::string_view text);

/// A call that holds a place: `game:spawn("rat", { ` with the cursor behind the brace.
struct LuaCall {
    std::string object;    ///< `game`, `event`, `hero`; empty when it is no simple name
    std::string function;  ///< `spawn`
    int argument = 0;      ///< counts from 0
    std::string key;       ///< of a table in the argument, when the place is the value of one
    bool method = false;   ///< called with `:`
};

/// The innermost call whose brackets hold the token number `index`; an empty function when none does.
[[nodiscard]] LuaCall call_around(std::string_view text, const std::vector<LuaToken>& tokens, std::size_t index);

}  // namespace briar::editor
