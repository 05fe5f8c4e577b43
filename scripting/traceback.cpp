#include "scripting/traceback.hpp"

#include <charconv>
#include <optional>
#include <string_view>

#include "scripting/box_state.hpp"
#include "scripting/hook_slot.hpp"
#include "scripting/lua_api.hpp"
#include "scripting/to_text.hpp"

namespace briar {

namespace {

// Enough to see where a recursion turns; the middle of a deep one tells nothing.
constexpr int kLevels = 20;

// The hook that `thread` was started for has no caller that could tell its name.
const std::string* hook_on(const BoxState& box, const lua_State* thread) {
    for (const auto& slot : box.slots) {
        if (slot->thread == thread) return slot->function;
    }
    return nullptr;
}

std::string name_of(const lua_Debug& level) {
    if (level.name != nullptr) return "in function `" + std::string(level.name) + "`";
    if (std::string_view(level.what) == "main") return "in the file itself";
    return "in a function from line " + std::to_string(level.linedefined);
}

std::string describe_level(const BoxState& box, const lua_Debug& level) {
    return file_of(box, level.short_src) + ":" + std::to_string(level.currentline) + " " + name_of(level);
}

struct Prefix {
    std::string_view name;
    int line = 0;
    std::size_t size = 0;
};

// "web.lua:12: " at the beginning of a message.
std::optional<Prefix> read_prefix(const BoxState& box, std::string_view message) {
    for (const ChunkName& chunk : box.chunks) {
        if (!message.starts_with(chunk.short_name + ":")) continue;
        Prefix prefix{chunk.short_name};
        const char* const begin = message.data() + chunk.short_name.size() + 1;
        const char* const end = message.data() + message.size();
        const auto [rest, problem] = std::from_chars(begin, end, prefix.line);
        if (problem != std::errc() || end - rest < 2 || rest[0] != ':' || rest[1] != ' ') continue;
        prefix.size = static_cast<std::size_t>(rest + 2 - message.data());
        return prefix;
    }
    return std::nullopt;
}

// Whoever reads a piece's name without brackets gets the function that would tell it.
void advise_to_call(std::string& message) {
    constexpr std::string_view kSays = " a function value (field '";
    const std::size_t at = message.find(kSays);
    if (at == std::string::npos) return;
    const std::size_t begin = at + kSays.size();
    const std::string name = message.substr(begin, message.find('\'', begin) - begin);
    message += ": call it, `" + name + "()`; what a piece has with a colon, `hero:" + name + "()`";
}

}  // namespace

ScriptError describe_place(lua_State* thread, int level) {
    const BoxState& box = box_of(thread);
    ScriptError place;
    lua_Debug at;
    for (; place.traceback.size() < kLevels && lua_getstack(thread, level, &at) != 0; ++level) {
        lua_getinfo(thread, "Sln", &at);
        if (at.currentline <= 0) continue;  // written in C
        if (place.line == 0) {
            place.file = file_of(box, at.short_src);
            place.line = at.currentline;
        }
        lua_Debug caller;
        const std::string* hook = lua_getstack(thread, level + 1, &caller) == 0 ? hook_on(box, thread) : nullptr;
        if (hook != nullptr) at.name = hook->c_str();
        place.traceback.push_back(describe_level(box, at));
    }
    return place;
}

ScriptError describe_error(lua_State* thread) {
    const BoxState& box = box_of(thread);
    ScriptError error = describe_place(thread, 0);
    error.message = plain_text(thread, -1);
    const int type = lua_type(thread, -1);
    // What `error` was given says nothing to anybody.
    if (type == LUA_TNIL || (type == LUA_TTABLE && error.message == "table")) {
        error.message = std::string("`error` was called ") + (type == LUA_TNIL ? "without a message" : "with a table") +
                        ": give it a text that says what is wrong";
        return error;
    }
    while (const auto prefix = read_prefix(box, error.message)) {
        error.file = file_of(box, prefix->name);
        error.line = prefix->line;
        error.message.erase(0, prefix->size);
    }
    advise_to_call(error.message);
    return error;
}

std::string render(const ScriptError& error) {
    std::string text = error.file;
    if (error.line > 0) text += ":" + std::to_string(error.line);
    text += ": " + error.message;
    for (const std::string& level : error.traceback)
        text += "\n    " + level;
    return text;
}

}  // namespace briar
