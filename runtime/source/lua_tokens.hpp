#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "runtime/source/diagnostic.hpp"

/// Lua text as words, for checks, completion, references and highlighting. What is no Lua gives symbols: it never
/// fails.
namespace briar {

enum class LuaSort : std::uint8_t { Name, Keyword, String, Number, Symbol, Comment };

struct LuaToken {
    LuaSort sort = LuaSort::Symbol;
    Span span;           ///< with quotes and comment signs
    Span inner;          ///< String: without its quotes; else as `span`
    bool closed = true;  ///< false: a string or comment that runs to the end of its line or of the text

    [[nodiscard]] std::string_view in(std::string_view text) const { return text.substr(inner.begin, inner.size()); }
};

[[nodiscard]] std::vector<LuaToken> lua_tokens(std::string_view text);

}  // namespace briar
