#pragma once

#include <string_view>
#include <vector>

#include "runtime/source/lua_tokens.hpp"

/// A script's text as words, and where its hooks begin and end: for what can be told before it runs.
namespace briar {

/// The words of a script without its comments, by their numbers.
class ScriptWords {
public:
    explicit ScriptWords(std::string_view text);

    [[nodiscard]] std::size_t size() const { return tokens_.size(); }
    /// Empty for texts, and beyond both ends.
    [[nodiscard]] std::string_view at(std::size_t i) const {
        return i < tokens_.size() && tokens_[i].sort != LuaSort::String ? tokens_[i].in(text_) : std::string_view();
    }
    [[nodiscard]] bool is_name(std::size_t i) const { return i < tokens_.size() && tokens_[i].sort == LuaSort::Name; }
    [[nodiscard]] bool is_text(std::size_t i) const { return i < tokens_.size() && tokens_[i].sort == LuaSort::String; }
    /// What a text says, without its quotes.
    [[nodiscard]] std::string_view text_at(std::size_t i) const { return tokens_[i].in(text_); }
    [[nodiscard]] Span span(std::size_t i) const { return tokens_[i].span; }
    [[nodiscard]] Span inner(std::size_t i) const { return tokens_[i].inner; }
    /// A name of its own, no field of something.
    [[nodiscard]] bool is_variable(std::size_t i, std::string_view name) const {
        return is_name(i) && at(i) == name && (i == 0 || (at(i - 1) != "." && at(i - 1) != ":"));
    }
    /// Something is called with what stands there.
    [[nodiscard]] bool opens_call(std::size_t i) const {
        return i < tokens_.size() && (tokens_[i].sort == LuaSort::String || at(i) == "(" || at(i) == "{");
    }

private:
    std::string_view text_;
    std::vector<LuaToken> tokens_;
};

/// A function whose name is a hook's, by the numbers of its words.
struct HookText {
    std::size_t body = 0;  ///< behind its parameters
    std::size_t end = 0;
    std::string_view game;
    std::string_view event;
};

/// The name that the function which begins at a word is given: `function t.name(`, `t.name = function(`, or
/// `name = function(` within a table; empty: none of these.
[[nodiscard]] std::string_view name_of_function(const ScriptWords& words, std::size_t at);
/// The hook whose `function` is that word.
[[nodiscard]] HookText hook_at(const ScriptWords& words, std::size_t at);
/// Whether the hook gives the name another meaning somewhere: by declaring it anew, or by giving it another value.
[[nodiscard]] bool is_rebound(const ScriptWords& words, const HookText& hook, std::string_view name);

}  // namespace briar
