#pragma once

#include <array>
#include <cstddef>
#include <string_view>

struct lua_State;

/// Lua's patterns (manual, 6.4.1), matched by an own matcher that charges each of its steps: the one in Lua's library
/// can go back and forth for years unseen.
namespace briar {

class Pattern {
public:
    static constexpr int kMostCaptures = 32;

    /// `text` and `pattern` must outlive this. Raises when the matching raises; so does every function below.
    Pattern(lua_State* lua, std::string_view text, std::string_view pattern)
        : lua_(lua), text_(text), pattern_(pattern) {}

    /// Tries to match at `start` alone. On success `start` and `end` tell what was matched.
    bool match_at(std::size_t start);

    [[nodiscard]] std::size_t start() const { return start_; }
    [[nodiscard]] std::size_t end() const { return end_; }
    [[nodiscard]] std::string_view whole() const { return text_.substr(start_, end_ - start_); }
    [[nodiscard]] int captures() const { return level_; }

    /// Pushes capture `i`, counted from 0; the whole match when there are none and `i` is 0.
    void push_capture(int i) const;
    /// Pushes all captures, or the whole match when there are none. Returns how many.
    int push_captures() const;

private:
    static constexpr std::size_t kNone = static_cast<std::size_t>(-1);
    static constexpr std::ptrdiff_t kOpen = -1;
    static constexpr std::ptrdiff_t kPosition = -2;

    struct Capture {
        std::size_t start = 0;
        std::ptrdiff_t size = 0;
    };

    std::size_t match(std::size_t at, std::size_t rule);
    std::size_t match_item(std::size_t at, std::size_t rule);
    std::size_t match_repeated(std::size_t at, std::size_t rule, std::size_t rule_end);
    std::size_t match_most(std::size_t at, std::size_t rule, std::size_t rule_end, std::size_t least);
    std::size_t match_least(std::size_t at, std::size_t rule, std::size_t rule_end);
    std::size_t match_balanced(std::size_t at, std::size_t rule);
    std::size_t match_frontier(std::size_t at, std::size_t rule);
    std::size_t match_same(std::size_t at, std::size_t rule);
    std::size_t open_capture(std::size_t at, std::size_t rule, std::ptrdiff_t kind);
    std::size_t close_capture(std::size_t at, std::size_t rule);
    [[nodiscard]] std::size_t end_of_class(std::size_t rule) const;
    [[nodiscard]] bool fits(std::size_t at, std::size_t rule, std::size_t rule_end) const;
    [[nodiscard]] bool is_in_set(unsigned char c, std::size_t begin, std::size_t end) const;
    [[nodiscard]] bool has_rule(std::size_t rule) const { return rule < pattern_.size(); }

    lua_State* lua_;
    std::string_view text_;
    std::string_view pattern_;
    std::size_t start_ = 0;
    std::size_t end_ = 0;
    int level_ = 0;
    int depth_ = 0;
    std::array<Capture, kMostCaptures> captures_{};
};

}  // namespace briar
