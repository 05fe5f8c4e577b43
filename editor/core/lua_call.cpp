#include "editor/core/lua_call.hpp"

#include <algorithm>
#include <array>

namespace briar::editor {
namespace {

/// Words that begin a statement and stand in no expression: what was open before them was never closed.
bool begins_statement(std::string_view word) {
    constexpr std::array<std::string_view, 7> kWords{"local", "if", "for", "while", "return", "break", "goto"};
    return std::find(kWords.begin(), kWords.end(), word) != kWords.end();
}

/// Walks back over tokens, brackets as wholes.
class Backwards {
public:
    Backwards(std::string_view text, const std::vector<LuaToken>& tokens) : text_(text), tokens_(tokens) {}

    [[nodiscard]] std::string_view word(std::size_t i) const {
        const LuaToken& token = tokens_[i];
        return token.sort == LuaSort::String || token.sort == LuaSort::Comment ? std::string_view() : token.in(text_);
    }
    /// The opening bracket that holds `index`, if a statement has not begun since; counts the commas passed and notes
    /// the key before the place.
    [[nodiscard]] std::size_t opening(std::size_t index, int& commas, std::string& key) const {
        int depth = 0;
        bool first = true;
        for (std::size_t i = index; i-- > 0;) {
            const std::string_view now = word(i);
            if (now == ")" || now == "}" || now == "]" || now == "end") ++depth;
            const bool opens = now == "(" || now == "{" || now == "[" || now == "function" || now == "do" ||
                               now == "then" || now == "repeat";
            if (opens && depth-- == 0) return i;
            if (depth > 0) continue;
            if (statement_begins(i)) break;
            if (now == ",") {
                ++commas;
                first = false;
            }
            if (now == "=" && first && i > 0 && tokens_[i - 1].sort == LuaSort::Name) {
                key = std::string(word(i - 1));
                first = false;
            }
        }
        return tokens_.size();
    }

private:
    /// Two values side by side belong to two statements.
    [[nodiscard]] bool statement_begins(std::size_t i) const {
        if (begins_statement(word(i))) return true;
        return tokens_[i].sort == LuaSort::Name && i > 0 && ends_value(tokens_[i - 1]);
    }
    [[nodiscard]] bool ends_value(const LuaToken& token) const {
        if (token.sort == LuaSort::Symbol) return token.in(text_) == ")" || token.in(text_) == "]";
        return token.sort == LuaSort::Name || token.sort == LuaSort::Number || token.sort == LuaSort::String;
    }

    std::string_view text_;
    const std::vector<LuaToken>& tokens_;
};

}  // namespace

LuaCall call_around(std::string_view text, const std::vector<LuaToken>& tokens, std::size_t index) {
    const Backwards back(text, tokens);
    LuaCall call;
    std::size_t open = back.opening(index, call.argument, call.key);
    if (open < tokens.size() && back.word(open) == "{") {
        // A table as an argument: the call lies around it.
        std::string ignored;
        call.argument = 0;
        open = back.opening(open, call.argument, ignored);
    }
    if (open >= tokens.size() || back.word(open) != "(" || open == 0) return {};
    if (tokens[open - 1].sort != LuaSort::Name) return {};
    call.function = std::string(back.word(open - 1));
    call.name = open - 1;
    if (open < 3) return call;
    const std::string_view joint = back.word(open - 2);
    call.method = joint == ":";
    if ((joint == ":" || joint == ".") && tokens[open - 3].sort == LuaSort::Name)
        call.object = std::string(back.word(open - 3));
    return call;
}

}  // namespace briar::editor
