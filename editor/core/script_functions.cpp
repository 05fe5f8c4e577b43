#include "editor/core/script_functions.hpp"

#include "runtime/source/lua_tokens.hpp"
#include "runtime/source/report.hpp"

namespace briar::editor {
namespace {

class Functions {
public:
    explicit Functions(std::string_view text) : text_(text) {
        for (const LuaToken& each : lua_tokens(text)) {
            if (each.sort != LuaSort::Comment) tokens_.push_back(each);
        }
    }

    std::vector<ScriptFunction> all() {
        std::vector<ScriptFunction> found;
        for (std::size_t i = 0; i < tokens_.size(); ++i) {
            if (word(i) != "function") continue;
            if (auto function = named(i); !function.name.empty()) found.push_back(std::move(function));
        }
        return found;
    }
    std::string returned() {
        std::size_t end = tokens_.size();
        while (end > 0 && word(end - 1) == ";")
            --end;
        const bool by_name = end > 1 && word(end - 2) == "return" && name_at(end - 1);
        return by_name ? std::string(word(end - 1)) : std::string();
    }

private:
    [[nodiscard]] std::string_view word(std::size_t i) const {
        return i < tokens_.size() && tokens_[i].sort != LuaSort::String ? tokens_[i].in(text_) : std::string_view();
    }
    [[nodiscard]] bool name_at(std::size_t i) const { return i < tokens_.size() && tokens_[i].sort == LuaSort::Name; }

    [[nodiscard]] bool is_in_brackets(std::size_t at) const {
        return at > 4 && word(at - 1) == "=" && word(at - 2) == "]" && tokens_[at - 3].sort == LuaSort::String &&
               word(at - 4) == "[" && name_at(at - 5);
    }

    /// `function t.name`, `function name`, `t.name = function`, or `t["a-name"] = function`.
    ScriptFunction named(std::size_t at) {
        ScriptFunction function;
        std::size_t name = at + 1;
        if (name_at(at + 1) && word(at + 2) == "." && name_at(at + 3)) {
            function.table = std::string(word(at + 1));
            name = at + 3;
        } else if (at > 3 && word(at - 1) == "=" && name_at(at - 2) && word(at - 3) == "." && name_at(at - 4)) {
            function.table = std::string(word(at - 4));
            name = at - 2;
        }
        if (is_in_brackets(at)) {
            function.table = std::string(word(at - 5));
            name = at - 3;
        } else if (!name_at(name)) {
            return {};
        }
        function.name = std::string(tokens_[name].in(text_));
        function.span = tokens_[name].inner;
        function.local = at > 0 && word(at - 1) == "local";
        function.body = make_span(tokens_[at].span.begin, end_of(at));
        return function;
    }

    /// Behind the `end` that closes what `at` opens.
    [[nodiscard]] std::size_t end_of(std::size_t at) const {
        int depth = 0;
        for (std::size_t i = at; i < tokens_.size(); ++i) {
            const std::string_view now = word(i);
            const bool loop = now == "for" || now == "while";
            // `for` and `while` open with their `do`.
            if (now == "function" || now == "if" || now == "repeat" || (now == "do" && !loop)) ++depth;
            if ((now == "end" || now == "until") && --depth == 0) return tokens_[i].span.end;
        }
        return text_.size();
    }

    std::string_view text_;
    std::vector<LuaToken> tokens_;
};

}  // namespace

std::vector<ScriptFunction> functions_of(std::string_view text) { return Functions(text).all(); }
std::string returned_table(std::string_view text) { return Functions(text).returned(); }

}  // namespace briar::editor
