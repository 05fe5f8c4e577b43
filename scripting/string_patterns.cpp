#include <algorithm>
#include <optional>
#include <string>
#include <string_view>

#include "scripting/box_state.hpp"
#include "scripting/budget.hpp"
#include "scripting/lua_api.hpp"
#include "scripting/pattern.hpp"
#include "scripting/string_library.hpp"
#include "scripting/to_text.hpp"

namespace briar {

namespace {

constexpr std::string_view kSpecial = "^$*+?.([%-";

std::string_view text_at(lua_State* lua, int index) {
    std::size_t size = 0;
    const char* text = luaL_checklstring(lua, index, &size);
    return {text, size};
}

// Where to begin, counted from 0; Lua counts from 1, and from the end when negative. None when past the end.
std::optional<std::size_t> beginning(lua_State* lua, int index, std::size_t size) {
    const lua_Integer from = luaL_optinteger(lua, index, 1);
    const auto length = static_cast<lua_Integer>(size);
    if (from > length + 1) return std::nullopt;
    if (from > 0) return static_cast<std::size_t>(from - 1);
    if (from == 0 || from < -length) return 0;
    return static_cast<std::size_t>(length + from);
}

bool first_match(Pattern& pattern, std::string_view text, std::size_t from, bool anchored) {
    for (; from <= text.size(); ++from) {
        if (pattern.match_at(from)) return true;
        if (anchored) return false;
    }
    return false;
}

int find_plain(lua_State* lua, std::string_view text, std::string_view wanted, std::size_t from) {
    charge(lua, 1 + text.size() * (wanted.size() + 8) / 64);
    const std::size_t place = text.find(wanted, from);
    if (place == std::string_view::npos) {
        lua_pushnil(lua);
        return 1;
    }
    lua_pushinteger(lua, static_cast<lua_Integer>(place) + 1);
    lua_pushinteger(lua, static_cast<lua_Integer>(place + wanted.size()));
    return 2;
}

bool take_anchor(std::string_view& pattern) {
    if (!pattern.starts_with('^')) return false;
    pattern.remove_prefix(1);
    return true;
}

int find_or_match(lua_State* lua, bool finds) {
    const std::string_view text = text_at(lua, 1);
    std::string_view wanted = text_at(lua, 2);
    const auto from = beginning(lua, 3, text.size());
    if (!from) {
        lua_pushnil(lua);
        return 1;
    }
    const bool plain = lua_toboolean(lua, 4) != 0 || wanted.find_first_of(kSpecial) == std::string_view::npos;
    if (finds && plain) return find_plain(lua, text, wanted, *from);
    const bool anchored = take_anchor(wanted);
    Pattern pattern(lua, text, wanted);
    if (!first_match(pattern, text, *from, anchored)) {
        lua_pushnil(lua);
        return 1;
    }
    if (!finds) return pattern.push_captures();
    lua_pushinteger(lua, static_cast<lua_Integer>(pattern.start()) + 1);
    lua_pushinteger(lua, static_cast<lua_Integer>(pattern.end()));
    return 2 + (pattern.captures() == 0 ? 0 : pattern.push_captures());
}

// Upvalues: text, pattern, where to go on, and where the last match ended (-1: nowhere).
int next_match(lua_State* lua) {
    const std::string_view text = text_at(lua, lua_upvalueindex(1));
    Pattern pattern(lua, text, text_at(lua, lua_upvalueindex(2)));
    const lua_Integer last = lua_tointeger(lua, lua_upvalueindex(4));
    for (auto at = static_cast<std::size_t>(lua_tointeger(lua, lua_upvalueindex(3))); at <= text.size(); ++at) {
        if (!pattern.match_at(at) || static_cast<lua_Integer>(pattern.end()) == last) continue;
        for (const int upvalue : {3, 4}) {
            lua_pushinteger(lua, static_cast<lua_Integer>(pattern.end()));
            lua_replace(lua, lua_upvalueindex(upvalue));
        }
        return pattern.push_captures();
    }
    return 0;
}

// Adds the replacement text with its %0 to %9.
void add_template(lua_State* lua, const Pattern& match, std::string_view replacement, std::string& result) {
    for (std::size_t i = 0; i < replacement.size(); ++i) {
        const char c = replacement[i];
        if (c != '%') {
            result += c;
            continue;
        }
        const char which = ++i < replacement.size() ? replacement[i] : '\0';
        if (which == '%') {
            result += which;
        } else if (which == '0') {
            result += match.whole();
        } else if (which >= '1' && which <= '9') {
            match.push_capture(which - '1');
            result += plain_text(lua, -1);
            lua_pop(lua, 1);
        } else {
            luaL_error(lua, "`%%` in a replacement must be followed by a digit or by `%%`");
        }
    }
}

void add_replacement(lua_State* lua, const Pattern& match, std::string& result) {
    const int type = lua_type(lua, 3);
    if (type == LUA_TSTRING || type == LUA_TNUMBER) {
        add_template(lua, match, text_at(lua, 3), result);
        return;
    }
    if (type == LUA_TFUNCTION) {
        lua_pushvalue(lua, 3);
        lua_call(lua, match.push_captures(), 1);
    } else {
        match.push_capture(0);
        lua_gettable(lua, 3);
    }
    if (lua_toboolean(lua, -1) == 0) {
        result += match.whole();
    } else if (lua_isstring(lua, -1) != 0) {
        result += plain_text(lua, -1);
    } else {
        luaL_error(lua, "a replacement must be a text, not a %s", luaL_typename(lua, -1));
    }
    lua_pop(lua, 1);
}

void check_length(lua_State* lua, const std::string& result) {
    const std::size_t most = box_of(lua).limits.text_bytes;
    if (result.size() > most) {
        luaL_error(lua, "string.gsub would make a text longer than %d letters", static_cast<int>(most));
    }
}

}  // namespace

int string_find(lua_State* lua) { return find_or_match(lua, true); }

int string_match(lua_State* lua) { return find_or_match(lua, false); }

int string_gmatch(lua_State* lua) {
    const std::string_view text = text_at(lua, 1);
    text_at(lua, 2);
    const std::size_t from = beginning(lua, 3, text.size()).value_or(text.size() + 1);
    lua_settop(lua, 2);
    lua_pushinteger(lua, static_cast<lua_Integer>(from));
    lua_pushinteger(lua, -1);
    lua_pushcclosure(lua, next_match, 4);
    return 1;
}

int string_gsub(lua_State* lua) {
    const std::string_view text = text_at(lua, 1);
    std::string_view wanted = text_at(lua, 2);
    const int type = lua_type(lua, 3);
    luaL_argexpected(lua, type == LUA_TNUMBER || type == LUA_TSTRING || type == LUA_TFUNCTION || type == LUA_TTABLE, 3,
                     "string/function/table");
    const lua_Integer most = luaL_optinteger(lua, 4, static_cast<lua_Integer>(text.size()) + 1);
    const bool anchored = take_anchor(wanted);
    Pattern pattern(lua, text, wanted);
    std::string result;
    lua_Integer count = 0;
    std::size_t at = 0;
    std::optional<std::size_t> last;
    while (count < most) {
        if (pattern.match_at(at) && pattern.end() != last) {
            ++count;
            const std::size_t before = result.size();
            add_replacement(lua, pattern, result);
            charge(lua, 1 + (result.size() - before) / 8);
            at = pattern.end();
            last = at;
        } else if (at < text.size()) {
            result += text[at++];
        } else {
            break;
        }
        check_length(lua, result);
        if (anchored) break;
    }
    if (at < text.size()) result += text.substr(at);
    check_length(lua, result);
    lua_pushlstring(lua, result.data(), result.size());
    lua_pushinteger(lua, count);
    return 2;
}

bool is_gmatch_iterator(lua_State* lua, int index) { return lua_tocfunction(lua, index) == next_match; }

}  // namespace briar
