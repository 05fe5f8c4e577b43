#include "runtime/session/option_match.hpp"

#include <algorithm>

#include "runtime/source/diagnostic.hpp"
#include "runtime/source/letters.hpp"

namespace briar {
namespace {

std::string plain(std::string_view text) {
    const std::size_t begin = text.find_first_not_of(" \t");
    if (begin == std::string_view::npos) return {};
    return small_letters(text.substr(begin, text.find_last_not_of(" \t") - begin + 1));
}

std::string_view first_word(std::string_view text) { return text.substr(0, text.find(' ')); }

constexpr std::string_view kAnd = " + ";

/// The parts of `pay a + b`; none where nothing is named together.
std::vector<std::string> parts_of(std::string_view text) {
    std::vector<std::string> parts;
    for (std::size_t at = text.find(kAnd); at != std::string_view::npos; at = text.find(kAnd)) {
        parts.emplace_back(text.substr(0, at));
        text.remove_prefix(at + kAnd.size());
    }
    if (!parts.empty()) parts.emplace_back(text);
    return parts;
}

/// How both texts begin, up to the blank behind their last common word: `pay `.
std::size_t common_words(std::string_view a, std::string_view b) {
    std::size_t common = 0;
    for (std::size_t i = 0; i < std::min(a.size(), b.size()) && a[i] == b[i]; ++i) {
        if (a[i] == ' ') common = i + 1;
    }
    return common;
}

/// Whether `wanted` names what `key` names together in another order, each by its beginning: `pay b + a` for
/// `pay a + b`.
bool same_set(const std::string& key, const std::string& wanted) {
    const std::size_t common = common_words(key, wanted);
    std::vector<std::string> there = parts_of(std::string_view(key).substr(common));
    std::vector<std::string> named = parts_of(std::string_view(wanted).substr(common));
    if (there.size() != named.size() || named.empty()) return false;
    // The longest first: what is written in full must not be taken by a beginning.
    std::sort(named.begin(), named.end(), [](const auto& a, const auto& b) { return a.size() > b.size(); });
    for (const std::string& part : named) {
        const auto begun = [&](const std::string& each) { return each.starts_with(part); };
        const auto found = std::find_if(there.begin(), there.end(), begun);
        if (found == there.end()) return false;
        there.erase(found);
    }
    return true;
}

/// For a word that begins no key: those that begin with its first word, else the one spelt alike.
std::vector<std::string> near_keys(const std::vector<std::string>& keys, const std::string& word) {
    std::vector<std::string> near;
    for (const std::string& key : keys) {
        if (first_word(plain(key)) == first_word(word)) near.push_back(key);
    }
    if (!near.empty()) return near;
    if (std::string alike = nearest(word, keys); !alike.empty()) near.push_back(std::move(alike));
    return near;
}

}  // namespace

std::size_t option_leading_to(const std::vector<std::string>& keys, std::string_view word) {
    const std::string wanted = plain(word);
    std::size_t leading = OptionMatch::kNone;
    for (std::size_t i = 0; i < keys.size(); ++i) {
        const std::size_t open = keys[i].find("...");
        if (open == std::string::npos || open == 0 || !wanted.starts_with(plain(keys[i].substr(0, open)))) continue;
        if (leading != OptionMatch::kNone) return OptionMatch::kNone;
        leading = i;
    }
    return leading;
}

bool begins_with(std::string_view key, std::string_view word) { return plain(key).starts_with(plain(word)); }

OptionMatch match_option(const std::vector<std::string>& keys, std::string_view word) {
    const std::string wanted = plain(word);
    OptionMatch match;
    if (wanted.empty()) {
        match.reason = "nothing was chosen";
        match.near = keys;
        return match;
    }
    for (std::size_t i = 0; i < keys.size(); ++i) {
        const std::string key = plain(keys[i]);
        if (key == wanted) return {i, {}, {}};
        if (!key.starts_with(wanted)) continue;
        match.option = i;
        match.near.push_back(keys[i]);
    }
    for (std::size_t i = 0; i < keys.size() && match.near.empty(); ++i) {
        if (same_set(plain(keys[i]), wanted)) return {i, {}, {}};
    }
    if (match.near.size() == 1) return {match.option, {}, {}};
    match.option = OptionMatch::kNone;
    if (match.near.empty()) {
        match.reason = "there is no option `" + std::string(word) + "` now";
        match.near = near_keys(keys, wanted);
    } else {
        match.reason = "`" + std::string(word) + "` begins " + std::to_string(match.near.size()) + " options";
    }
    return match;
}

}  // namespace briar
