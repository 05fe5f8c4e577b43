#include "scripting/pattern.hpp"

#include <string>

#include "scripting/budget.hpp"
#include "scripting/lua_api.hpp"

namespace briar {

namespace {

constexpr int kDeepest = 200;

// Letters are those of ASCII, whatever the machine's language.
bool is_between(unsigned char c, char low, char high) {
    return c >= static_cast<unsigned char>(low) && c <= static_cast<unsigned char>(high);
}
bool is_lower(unsigned char c) { return is_between(c, 'a', 'z'); }
bool is_upper(unsigned char c) { return is_between(c, 'A', 'Z'); }
bool is_digit(unsigned char c) { return is_between(c, '0', '9'); }
bool is_visible(unsigned char c) { return is_between(c, '!', '~'); }
bool is_alpha(unsigned char c) { return is_lower(c) || is_upper(c); }
bool is_hexadecimal(unsigned char c) { return is_digit(c) || is_between(c, 'a', 'f') || is_between(c, 'A', 'F'); }

unsigned char to_lower(unsigned char c) { return is_upper(c) ? static_cast<unsigned char>(c - 'A' + 'a') : c; }

// Whether `c` is in the class that a letter after `%` stands for.
bool is_in_class(unsigned char c, unsigned char name) {
    bool in = false;
    switch (to_lower(name)) {
        case 'a':
            in = is_alpha(c);
            break;
        case 'c':
            in = c < 32 || c == 127;
            break;
        case 'd':
            in = is_digit(c);
            break;
        case 'g':
            in = is_visible(c);
            break;
        case 'l':
            in = is_lower(c);
            break;
        case 'p':
            in = is_visible(c) && !is_alpha(c) && !is_digit(c);
            break;
        case 's':
            in = c == ' ' || is_between(c, '\t', '\r');
            break;
        case 'u':
            in = is_upper(c);
            break;
        case 'w':
            in = is_alpha(c) || is_digit(c);
            break;
        case 'x':
            in = is_hexadecimal(c);
            break;
        default:
            return name == c;
    }
    return is_upper(name) ? !in : in;
}

}  // namespace

bool Pattern::match_at(std::size_t start) {
    level_ = 0;
    depth_ = 0;
    start_ = start;
    end_ = match(start, 0);
    return end_ != kNone;
}

std::size_t Pattern::match(std::size_t at, std::size_t rule) {
    charge(lua_, 1);
    if (++depth_ > kDeepest) luaL_error(lua_, "this pattern is too complex");
    const std::size_t end = match_item(at, rule);
    --depth_;
    return end;
}

std::size_t Pattern::match_item(std::size_t at, std::size_t rule) {
    // A single class without a suffix goes on in the loop: only choices go deeper.
    while (has_rule(rule)) {
        const char c = pattern_[rule];
        const char next = has_rule(rule + 1) ? pattern_[rule + 1] : '\0';
        if (c == '(') return next == ')' ? open_capture(at, rule + 2, kPosition) : open_capture(at, rule + 1, kOpen);
        if (c == ')') return close_capture(at, rule + 1);
        if (c == '$' && !has_rule(rule + 1)) return at == text_.size() ? at : kNone;
        if (c == '%' && next == 'b') return match_balanced(at, rule + 2);
        if (c == '%' && next == 'f') return match_frontier(at, rule + 2);
        if (c == '%' && is_digit(static_cast<unsigned char>(next))) return match_same(at, rule + 1);
        const std::size_t rule_end = end_of_class(rule);
        const char suffix = has_rule(rule_end) ? pattern_[rule_end] : '\0';
        if (suffix == '*' || suffix == '+' || suffix == '-' || suffix == '?') {
            return match_repeated(at, rule, rule_end);
        }
        if (!fits(at, rule, rule_end)) return kNone;
        charge(lua_, 1);
        ++at;
        rule = rule_end;
    }
    return at;
}

std::size_t Pattern::match_repeated(std::size_t at, std::size_t rule, std::size_t rule_end) {
    switch (pattern_[rule_end]) {
        case '*':
            return match_most(at, rule, rule_end, 0);
        case '+':
            return match_most(at, rule, rule_end, 1);
        case '-':
            return match_least(at, rule, rule_end);
        default:
            break;
    }
    if (fits(at, rule, rule_end)) {
        const std::size_t end = match(at + 1, rule_end + 1);
        if (end != kNone) return end;
    }
    return match(at, rule_end + 1);
}

std::size_t Pattern::match_most(std::size_t at, std::size_t rule, std::size_t rule_end, std::size_t least) {
    std::size_t count = 0;
    while (fits(at + count, rule, rule_end)) {
        charge(lua_, 1);
        ++count;
    }
    for (;; --count) {
        if (count < least) return kNone;
        const std::size_t end = match(at + count, rule_end + 1);
        if (end != kNone) return end;
        if (count == 0) return kNone;
    }
}

std::size_t Pattern::match_least(std::size_t at, std::size_t rule, std::size_t rule_end) {
    for (;; ++at) {
        const std::size_t end = match(at, rule_end + 1);
        if (end != kNone) return end;
        if (!fits(at, rule, rule_end)) return kNone;
    }
}

std::size_t Pattern::match_balanced(std::size_t at, std::size_t rule) {
    if (!has_rule(rule + 1)) luaL_error(lua_, "`%%b` in a pattern needs two letters after it");
    if (at >= text_.size() || text_[at] != pattern_[rule]) return kNone;
    int open = 1;
    for (std::size_t i = at + 1; i < text_.size(); ++i) {
        charge(lua_, 1);
        if (text_[i] == pattern_[rule + 1]) {
            if (--open == 0) return match(i + 1, rule + 2);
        } else if (text_[i] == pattern_[rule]) {
            ++open;
        }
    }
    return kNone;
}

std::size_t Pattern::match_frontier(std::size_t at, std::size_t rule) {
    if (!has_rule(rule) || pattern_[rule] != '[') luaL_error(lua_, "`%%f` in a pattern needs a `[` after it");
    const std::size_t rule_end = end_of_class(rule);
    const auto before = static_cast<unsigned char>(at == 0 ? '\0' : text_[at - 1]);
    const auto here = static_cast<unsigned char>(at < text_.size() ? text_[at] : '\0');
    if (is_in_set(before, rule, rule_end) || !is_in_set(here, rule, rule_end)) return kNone;
    return match(at, rule_end);
}

std::size_t Pattern::match_same(std::size_t at, std::size_t rule) {
    const int which = pattern_[rule] - '1';
    if (which < 0 || which >= level_ || captures_[static_cast<std::size_t>(which)].size == kOpen) {
        luaL_error(lua_, "there is no capture %%%d in the pattern so far", which + 1);
    }
    const Capture& capture = captures_[static_cast<std::size_t>(which)];
    if (capture.size == kPosition) return kNone;  // a place is no text
    const auto size = static_cast<std::size_t>(capture.size);
    charge(lua_, size);
    if (text_.substr(at, size) != text_.substr(capture.start, size)) return kNone;
    return match(at + size, rule + 1);
}

std::size_t Pattern::open_capture(std::size_t at, std::size_t rule, std::ptrdiff_t kind) {
    if (level_ >= kMostCaptures) luaL_error(lua_, "more than %d captures in a pattern", kMostCaptures);
    captures_[static_cast<std::size_t>(level_++)] = {at, kind};
    const std::size_t end = match(at, rule);
    if (end == kNone) --level_;
    return end;
}

std::size_t Pattern::close_capture(std::size_t at, std::size_t rule) {
    int which = level_ - 1;
    while (which >= 0 && captures_[static_cast<std::size_t>(which)].size != kOpen)
        --which;
    if (which < 0) luaL_error(lua_, "a `)` in a pattern closes nothing");
    Capture& capture = captures_[static_cast<std::size_t>(which)];
    capture.size = static_cast<std::ptrdiff_t>(at - capture.start);
    const std::size_t end = match(at, rule);
    if (end == kNone) capture.size = kOpen;
    return end;
}

std::size_t Pattern::end_of_class(std::size_t rule) const {
    const char c = pattern_[rule++];
    if (c == '%') {
        if (!has_rule(rule)) luaL_error(lua_, "a pattern ends with `%%`: write `%%%%` for a percent sign");
        return rule + 1;
    }
    if (c != '[') return rule;
    if (has_rule(rule) && pattern_[rule] == '^') ++rule;
    do {  // the first letter is one of the set, even if it is `]`
        if (!has_rule(rule)) luaL_error(lua_, "a `[` in a pattern is not closed");
        if (pattern_[rule++] == '%') ++rule;
        charge(lua_, 1);
    } while (!has_rule(rule) || pattern_[rule] != ']');
    return rule + 1;
}

bool Pattern::fits(std::size_t at, std::size_t rule, std::size_t rule_end) const {
    if (at >= text_.size()) return false;
    const auto c = static_cast<unsigned char>(text_[at]);
    switch (pattern_[rule]) {
        case '.':
            return true;
        case '%':
            return is_in_class(c, static_cast<unsigned char>(pattern_[rule + 1]));
        case '[':
            return is_in_set(c, rule, rule_end);
        default:
            return static_cast<unsigned char>(pattern_[rule]) == c;
    }
}

bool Pattern::is_in_set(unsigned char c, std::size_t begin, std::size_t end) const {
    const std::size_t last = end - 1;  // the `]`
    charge(lua_, (end - begin) / 4);
    std::size_t i = begin + 1;
    const bool wanted = pattern_[i] != '^';
    if (!wanted) ++i;
    while (i < last) {
        const auto low = static_cast<unsigned char>(pattern_[i]);
        if (low == '%') {
            if (is_in_class(c, static_cast<unsigned char>(pattern_[i + 1]))) return wanted;
            i += 2;
        } else if (i + 2 < last && pattern_[i + 1] == '-') {
            if (low <= c && c <= static_cast<unsigned char>(pattern_[i + 2])) return wanted;
            i += 3;
        } else {
            if (low == c) return wanted;
            ++i;
        }
    }
    return !wanted;
}

void Pattern::push_capture(int i) const {
    if (i >= level_) {
        if (i != 0) luaL_error(lua_, "there is no capture %%%d in the pattern", i + 1);
        const std::string_view all = whole();
        lua_pushlstring(lua_, all.data(), all.size());
        return;
    }
    const Capture& capture = captures_[static_cast<std::size_t>(i)];
    if (capture.size == kOpen) luaL_error(lua_, "a `(` in a pattern is not closed");
    if (capture.size == kPosition) {
        lua_pushinteger(lua_, static_cast<lua_Integer>(capture.start) + 1);
    } else {
        lua_pushlstring(lua_, text_.data() + capture.start, static_cast<std::size_t>(capture.size));
    }
}

int Pattern::push_captures() const {
    const int count = level_ == 0 ? 1 : level_;
    luaL_checkstack(lua_, count, "too many captures");
    for (int i = 0; i < count; ++i)
        push_capture(i);
    return count;
}

}  // namespace briar
