#include "runtime/source/lua_tokens.hpp"

#include <algorithm>
#include <array>

#include "runtime/source/letters.hpp"
#include "runtime/source/report.hpp"

namespace briar {
namespace {

constexpr std::array<std::string_view, 22> kKeywords = {
    "and", "break", "do",  "else", "elseif", "end",    "false",  "for",  "function", "goto",  "if",
    "in",  "local", "nil", "not",  "or",     "repeat", "return", "then", "true",     "until", "while"};

bool begins_name(char c) { return is_letter(c) || c == '_'; }
bool in_name(char c) { return begins_name(c) || is_digit(c); }
bool is_space(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r'; }

class Lexer {
public:
    explicit Lexer(std::string_view text) : text_(text) {}

    std::vector<LuaToken> read() {
        while (at_ < text_.size()) {
            if (is_space(text_[at_])) {
                ++at_;
            } else {
                next();
            }
        }
        return std::move(tokens_);
    }

private:
    [[nodiscard]] char peek(std::size_t ahead = 0) const {
        return at_ + ahead < text_.size() ? text_[at_ + ahead] : '\0';
    }
    void add(LuaSort sort, std::size_t begin, std::size_t open = 0, std::size_t close = 0, bool closed = true) {
        tokens_.push_back({sort, make_span(begin, at_), make_span(begin + open, at_ - close), closed});
    }

    void next() {
        const char c = peek();
        if (c == '-' && peek(1) == '-') return comment();
        if (begins_name(c)) return name();
        if (is_digit(c) || (c == '.' && is_digit(peek(1)))) return number();
        if (c == '"' || c == '\'') return quoted(c);
        if (c == '[' && bracket_level(at_) >= 0) return long_text(LuaSort::String, at_);
        symbol();
    }

    /// How many `=` stand in `[==[`; -1 when it is none.
    [[nodiscard]] int bracket_level(std::size_t at) const {
        std::size_t i = at + 1;
        while (i < text_.size() && text_[i] == '=')
            ++i;
        return i < text_.size() && text_[i] == '[' ? static_cast<int>(i - at - 1) : -1;
    }

    void long_text(LuaSort sort, std::size_t begin) {
        const auto level = static_cast<std::size_t>(bracket_level(at_));
        const std::string close = "]" + std::string(level, '=') + "]";
        const std::size_t open = at_ + level + 2 - begin;
        const std::size_t end = text_.find(close, at_);
        const bool closed = end != std::string_view::npos;
        at_ = closed ? end + close.size() : text_.size();
        add(sort, begin, sort == LuaSort::String ? open : 0, sort == LuaSort::String && closed ? close.size() : 0,
            closed);
    }

    void comment() {
        const std::size_t begin = at_;
        at_ += 2;
        if (peek() == '[' && bracket_level(at_) >= 0) return long_text(LuaSort::Comment, begin);
        at_ = std::min(text_.find('\n', at_), text_.size());
        add(LuaSort::Comment, begin, 0, 0, false);
    }

    void name() {
        const std::size_t begin = at_;
        while (in_name(peek()))
            ++at_;
        const std::string_view word = text_.substr(begin, at_ - begin);
        const bool keyword = std::find(kKeywords.begin(), kKeywords.end(), word) != kKeywords.end();
        add(keyword ? LuaSort::Keyword : LuaSort::Name, begin);
    }

    void number() {
        const std::size_t begin = at_;
        while (in_name(peek()) || (peek() == '.' && peek(1) != '.'))
            ++at_;
        add(LuaSort::Number, begin);
    }

    void quoted(char quote) {
        const std::size_t begin = at_++;
        while (at_ < text_.size() && peek() != quote && peek() != '\n')
            at_ += peek() == '\\' && peek(1) != '\0' ? 2 : 1;
        at_ = std::min(at_, text_.size());
        const bool closed = peek() == quote;
        if (closed) ++at_;
        add(LuaSort::String, begin, 1, closed ? 1 : 0, closed);
    }

    void symbol() {
        static constexpr std::array<std::string_view, 11> kLong = {"...", "==", "~=", "<=", ">=", "..",
                                                                   "//",  "::", "<<", ">>", "->"};
        const std::size_t begin = at_;
        for (const std::string_view each : kLong) {
            if (text_.substr(at_, each.size()) != each) continue;
            at_ += each.size();
            return add(LuaSort::Symbol, begin);
        }
        ++at_;
        add(LuaSort::Symbol, begin);
    }

    std::string_view text_;
    std::size_t at_ = 0;
    std::vector<LuaToken> tokens_;
};

}  // namespace

std::vector<LuaToken> lua_tokens(std::string_view text) { return Lexer(text).read(); }

}  // namespace briar
