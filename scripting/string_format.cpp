#include <cstdio>
#include <string>
#include <string_view>

#include "runtime/source/letters.hpp"
#include "scripting/box_state.hpp"
#include "scripting/budget.hpp"
#include "scripting/lua_api.hpp"
#include "scripting/string_library.hpp"
#include "scripting/to_text.hpp"

namespace briar {

namespace {

// "%-05.2f": what stands before the letter.
struct Spec {
    std::string text;  ///< with the percent sign, without the letter
    char letter = '\0';
};

std::size_t add_digits(std::string_view format, std::size_t at, std::string& text) {
    for (int count = 0; count < 2 && at < format.size() && is_digit(format[at]); ++count)
        text += format[at++];
    return at;
}

// Reads what follows the percent sign at `at`, which becomes the place after it.
Spec read_spec(lua_State* lua, std::string_view format, std::size_t& at) {
    Spec spec{"%"};
    std::size_t i = at + 1;
    while (i < format.size() && spec.text.size() < 6 &&
           std::string_view("-+ #0").find(format[i]) != std::string_view::npos) {
        spec.text += format[i++];
    }
    i = add_digits(format, i, spec.text);
    if (i < format.size() && format[i] == '.') {
        spec.text += format[i++];
        i = add_digits(format, i, spec.text);
    }
    if (i >= format.size()) luaL_error(lua, "the format ends in the middle of `%s`", spec.text.c_str());
    spec.letter = format[i];
    at = i + 1;
    return spec;
}

template <typename Value>
std::string print_value(const std::string& spec, Value value) {
    char buffer[512];  // the longest is %99.99f of the greatest number, about 410
    const int size = std::snprintf(buffer, sizeof buffer, spec.c_str(), value);
    return {buffer, static_cast<std::size_t>(size)};
}

std::string print_text(lua_State* lua, const Spec& spec, int argument) {
    luaL_checkany(lua, argument);
    std::string text = push_text(lua, argument);
    lua_pop(lua, 1);
    if (spec.text.size() == 1) return text;
    if (text.find('\0') != std::string::npos) luaL_error(lua, "a text with a zero byte cannot be given a width");
    std::string padded(text.size() + 128, '\0');
    const int size = std::snprintf(padded.data(), padded.size(), (spec.text + "s").c_str(), text.c_str());
    padded.resize(static_cast<std::size_t>(size));
    return padded;
}

std::string print_argument(lua_State* lua, const Spec& spec, int argument) {
    switch (spec.letter) {
        case 'c':
            return std::string(1, static_cast<char>(luaL_checkinteger(lua, argument)));
        case 'd':
        case 'i':
        case 'u':
            return print_value(spec.text + "lld", luaL_checkinteger(lua, argument));
        case 'x':
        case 'X':
        case 'o':
            return print_value(spec.text + "ll" + spec.letter, luaL_checkinteger(lua, argument));
        case 'e':
        case 'E':
        case 'f':
        case 'F':
        case 'g':
        case 'G':
            return print_value(spec.text + spec.letter, luaL_checknumber(lua, argument));
        case 's':
            return print_text(lua, spec, argument);
        default:
            break;
    }
    luaL_error(lua, "`%s%c` is not something that string.format knows", spec.text.c_str(), spec.letter);
    return {};
}

}  // namespace

int string_format(lua_State* lua) {
    std::size_t size = 0;
    const char* begin = luaL_checklstring(lua, 1, &size);
    const std::string_view format(begin, size);
    const std::size_t most = box_of(lua).limits.text_bytes;
    std::string result;
    int argument = 1;
    charge(lua, 1 + size / 8);
    for (std::size_t at = 0; at < format.size();) {
        if (format[at] != '%') {
            result += format[at++];
        } else if (at + 1 < format.size() && format[at + 1] == '%') {
            result += '%';
            at += 2;
        } else {
            const Spec spec = read_spec(lua, format, at);
            const std::string piece = print_argument(lua, spec, ++argument);
            // A number of hundreds of digits takes thousands of instructions of the machine.
            charge(lua, 4 + (spec.letter == 's' ? piece.size() / 8 : piece.size()));
            result += piece;
        }
        if (result.size() > most) {
            return luaL_error(lua, "string.format would make a text longer than %d letters", static_cast<int>(most));
        }
    }
    lua_pushlstring(lua, result.data(), result.size());
    return 1;
}

}  // namespace briar
