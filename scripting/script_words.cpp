#include "scripting/script_words.hpp"

namespace briar {
namespace {

/// The word that closes what `at` opens; the size of the text where nothing does.
std::size_t end_of(const ScriptWords& words, std::size_t at) {
    int depth = 0;
    for (std::size_t i = at; i < words.size(); ++i) {
        const std::string_view now = words.at(i);
        // `for` and `while` open with their `do`.
        if (now == "function" || now == "if" || now == "repeat" || now == "do") ++depth;
        if ((now == "end" || now == "until") && --depth == 0) return i;
    }
    return words.size();
}

/// Whether a name stands in the list of names that begins there: of `local`, of `for`, of a function.
bool is_in_list(const ScriptWords& words, std::size_t begin, std::string_view name) {
    for (std::size_t i = begin; words.is_name(i); i += 2) {
        if (words.at(i) == name) return true;
        if (words.at(i + 1) != ",") return false;
    }
    return false;
}

}  // namespace

ScriptWords::ScriptWords(std::string_view text) : text_(text) {
    for (const LuaToken& each : lua_tokens(text)) {
        if (each.sort != LuaSort::Comment) tokens_.push_back(each);
    }
}

std::string_view name_of_function(const ScriptWords& words, std::size_t at) {
    if (words.is_name(at + 1) && words.at(at + 2) == "." && words.is_name(at + 3)) return words.at(at + 3);
    if (at > 1 && words.at(at - 1) == "=" && words.is_name(at - 2)) return words.at(at - 2);
    return {};
}

HookText hook_at(const ScriptWords& words, std::size_t at) {
    HookText hook;
    std::size_t i = at;
    while (i < words.size() && words.at(i) != "(")
        ++i;
    if (words.is_name(i + 1)) hook.game = words.at(i + 1);
    if (words.at(i + 2) == "," && words.is_name(i + 3)) hook.event = words.at(i + 3);
    while (i < words.size() && words.at(i) != ")")
        ++i;
    hook.body = i + 1;
    hook.end = end_of(words, at);
    return hook;
}

bool is_rebound(const ScriptWords& words, const HookText& hook, std::string_view name) {
    for (std::size_t i = hook.body; i < hook.end; ++i) {
        const std::string_view now = words.at(i);
        if ((now == "local" || now == "for") && is_in_list(words, i + 1, name)) return true;
        if (now == "function") {
            std::size_t open = i + 1;
            while (open < hook.end && words.at(open) != "(")
                ++open;
            if (words.at(i + 1) == name || words.at(i + 2) == name || is_in_list(words, open + 1, name)) return true;
        }
        if (!words.is_variable(i, name)) continue;
        std::size_t behind = i + 1;
        while (words.at(behind) == "," && words.is_name(behind + 1))
            behind += 2;
        if (words.at(behind) == "=") return true;
    }
    return false;
}

}  // namespace briar
