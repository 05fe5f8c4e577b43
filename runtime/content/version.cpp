#include "runtime/content/version.hpp"

#include <algorithm>
#include <charconv>

#include "runtime/source/letters.hpp"

namespace briar {

namespace {

/// A version with how many of its numbers were written.
struct PartialVersion {
    Version version;
    int numbers = 0;
};

bool take_number(std::string_view& text, int& number) {
    const char* end = text.data() + text.size();
    const auto [stop, error] = std::from_chars(text.data(), end, number);
    if (error != std::errc{} || number < 0 || text.front() == '-') return false;
    text.remove_prefix(static_cast<std::size_t>(stop - text.data()));
    return true;
}

std::vector<std::string> split(std::string_view text, char separator) {
    std::vector<std::string> parts(1);
    for (const char c : text) {
        if (c == separator)
            parts.emplace_back();
        else
            parts.back() += c;
    }
    return parts;
}

std::optional<PartialVersion> parse_partial(std::string_view text) {
    text = text.substr(0, text.find('+'));
    PartialVersion result;
    int* const numbers[] = {&result.version.major, &result.version.minor, &result.version.patch};
    for (int* number : numbers) {
        if (result.numbers > 0) {
            if (text.empty() || text.front() != '.') break;
            text.remove_prefix(1);
        }
        if (text.empty() || !take_number(text, *number)) return std::nullopt;
        ++result.numbers;
    }
    if (text.empty()) return result;
    if (text.front() != '-' || text.size() == 1) return std::nullopt;
    result.version.prerelease = split(text.substr(1), '.');
    return result;
}

bool is_number(const std::string& text) { return !text.empty() && std::all_of(text.begin(), text.end(), is_digit); }

/// Semver 11.4: numbers by size (here: by length, then text), texts by ASCII, numbers before texts.
std::strong_ordering compare_parts(const std::string& left, const std::string& right) {
    const bool left_number = is_number(left);
    const bool right_number = is_number(right);
    if (left_number != right_number) return left_number ? std::strong_ordering::less : std::strong_ordering::greater;
    if (left_number && left.size() != right.size()) return left.size() <=> right.size();
    return left.compare(right) <=> 0;
}

std::strong_ordering compare_prereleases(const std::vector<std::string>& left, const std::vector<std::string>& right) {
    if (left.empty() || right.empty()) return left.empty() <=> right.empty();
    for (std::size_t i = 0; i < std::min(left.size(), right.size()); ++i) {
        if (const auto order = compare_parts(left[i], right[i]); order != 0) return order;
    }
    return left.size() <=> right.size();
}

/// The sign of a comparison, taken off the text.
std::string_view take_sign(std::string_view& text) {
    for (const std::string_view sign : {">=", "<=", ">", "<", "="}) {
        if (text.substr(0, sign.size()) != sign) continue;
        text.remove_prefix(sign.size());
        return sign;
    }
    return {};
}

bool same_numbers(const Version& version, const PartialVersion& wanted) {
    if (version.major != wanted.version.major) return false;
    if (wanted.numbers >= 2 && version.minor != wanted.version.minor) return false;
    return wanted.numbers < 3 || compare(version, wanted.version) == 0;
}

bool holds(const Version& version, std::string_view sign, const PartialVersion& wanted) {
    const auto order = compare(version, wanted.version);
    if (sign == ">=") return order >= 0;
    if (sign == "<") return order < 0;
    // `>1.2` and `<=1.2` speak of every 1.2.x.
    if (sign == ">") return order > 0 && !same_numbers(version, wanted);
    if (sign == "<=") return order <= 0 || same_numbers(version, wanted);
    return same_numbers(version, wanted);
}

}  // namespace

std::optional<Version> Version::parse(std::string_view text) {
    const auto partial = parse_partial(text);
    if (!partial || partial->numbers != 3) return std::nullopt;
    return partial->version;
}

std::strong_ordering compare(const Version& left, const Version& right) {
    if (const auto order = left.major <=> right.major; order != 0) return order;
    if (const auto order = left.minor <=> right.minor; order != 0) return order;
    if (const auto order = left.patch <=> right.patch; order != 0) return order;
    return compare_prereleases(left.prerelease, right.prerelease);
}

bool in_range(const Version& version, std::string_view range) {
    while (!range.empty()) {
        if (range.front() == ' ' || range == "*") {
            range.remove_prefix(1);
            continue;
        }
        const std::string_view sign = take_sign(range);
        range.remove_prefix(std::min(range.find_first_not_of(' '), range.size()));
        const std::string_view text = range.substr(0, range.find(' '));
        range.remove_prefix(text.size());
        const auto wanted = parse_partial(text);
        if (!wanted || !holds(version, sign, *wanted)) return false;
    }
    return true;
}

}  // namespace briar
