#include "editor/core/script_text.hpp"

#include "editor/core/script_functions.hpp"
#include "runtime/source/letters.hpp"
#include "runtime/source/lua_tokens.hpp"

namespace briar::editor {
namespace {

std::string function_text(const std::string& table, const std::string& name, const std::string& body) {
    const std::string head = lua_name(name) == name ? "function " + table + "." + name + "(game, event)"
                                                    : table + "[\"" + name + "\"] = function(game, event)";
    return head + "\n" + body + "end\n";
}

/// Where the last `return` of the file begins; its end when there is none.
std::size_t last_return(std::string_view text) {
    std::size_t at = text.size();
    for (const LuaToken& each : lua_tokens(text)) {
        if (each.sort == LuaSort::Keyword && each.in(text) == "return") at = each.span.begin;
    }
    return at;
}

}  // namespace

std::string lua_name(const std::string& id) {
    std::string name;
    for (const char c : id)
        name += c == '-' || c == '.' ? '_' : c;
    if (name.empty() || is_digit(name[0])) name = "s" + name;
    return lua_tokens(name).front().sort == LuaSort::Keyword ? name + "_" : name;
}

std::string new_script(const std::string& special, const std::vector<std::string>& functions) {
    const std::string table = lua_name(special);
    std::string text = "local " + table + " = {}\n\n";
    for (const std::string& name : functions)
        text += function_text(table, name, {}) + "\n";
    return text + "return " + table + "\n";
}

std::vector<Splice> added_function(const std::string& script, const std::string& name, const std::string& body) {
    const std::string table = returned_table(script);
    if (table.empty()) return {};
    const auto at = static_cast<std::uint32_t>(last_return(script));
    return {{{at, at}, function_text(table, name, body) + "\n"}};
}

}  // namespace briar::editor
