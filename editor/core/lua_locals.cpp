#include "editor/core/lua_locals.hpp"

#include <vector>

#include "runtime/source/lua_tokens.hpp"

namespace briar::editor {
namespace {

/// Passes over lists of names that are made: `local a, b =`, `for key, value in`, `function web.entered(game, event)`.
class Made {
public:
    explicit Made(std::string_view text) : text_(text) {
        for (const LuaToken& each : lua_tokens(text)) {
            if (each.sort != LuaSort::Comment) tokens_.push_back(each);
        }
    }

    [[nodiscard]] std::optional<Span> last(std::string_view name, std::size_t before) const {
        std::optional<Span> found;
        for (std::size_t i = 0; i < tokens_.size() && tokens_[i].span.begin < before; ++i) {
            for (std::size_t at = first_name(i); is_name(at); at += 2) {
                const bool counts = tokens_[at].in(text_) == name && tokens_[at].span.begin < before;
                if (counts) found = tokens_[at].span;
                if (!is(at + 1, ",")) break;
            }
        }
        return found;
    }

private:
    [[nodiscard]] bool is(std::size_t i, std::string_view word) const {
        return i < tokens_.size() && tokens_[i].sort != LuaSort::String && tokens_[i].in(text_) == word;
    }
    [[nodiscard]] bool is_name(std::size_t i) const { return i < tokens_.size() && tokens_[i].sort == LuaSort::Name; }

    /// Where the list begins that a word introduces; behind the end: it introduces none.
    [[nodiscard]] std::size_t first_name(std::size_t i) const {
        if (is(i, "local")) return is(i + 1, "function") ? i + 2 : i + 1;
        if (is(i, "for")) return i + 1;
        if (!is(i, "function")) return tokens_.size();
        while (i < tokens_.size() && !is(i, "("))
            ++i;
        return i + 1;
    }

    std::string_view text_;
    std::vector<LuaToken> tokens_;
};

}  // namespace

std::optional<Span> local_made(std::string_view text, std::string_view name, std::size_t at) {
    return Made(text).last(name, at);
}

}  // namespace briar::editor
