#include "runtime/content/pattern.hpp"

#include <regex>
#include <unordered_map>

#include "runtime/source/letters.hpp"

namespace briar {

namespace {

bool is_small_or_digit(char c) { return is_small_letter(c) || is_digit(c); }

const std::regex& compiled(const std::string& expression) {
    thread_local std::unordered_map<std::string, std::regex> cache;
    auto found = cache.find(expression);
    if (found == cache.end()) {
        found = cache.emplace(expression, std::regex(expression, std::regex::ECMAScript | std::regex::optimize)).first;
    }
    return found->second;
}

}  // namespace

bool matches_pattern(const std::string& expression, std::string_view text) {
    if (text.size() > kLongestPatternText) return false;
    if (expression == kKebabPattern) return is_kebab_case(text);
    return std::regex_match(text.begin(), text.end(), compiled(expression));
}

bool is_kebab_case(std::string_view text) {
    if (text.empty() || text.front() < 'a' || text.front() > 'z' || text.back() == '-') return false;
    char before = '-';
    for (const char c : text) {
        if (!is_small_or_digit(c) && (c != '-' || before == '-')) return false;
        before = c;
    }
    return true;
}

}  // namespace briar
