#include "runtime/session/option_match.hpp"

#include <algorithm>

#include "runtime/source/diagnostic.hpp"

namespace briar {
namespace {

std::string plain(std::string_view text) {
    const std::size_t begin = text.find_first_not_of(" \t");
    if (begin == std::string_view::npos) return {};
    std::string out(text.substr(begin, text.find_last_not_of(" \t") - begin + 1));
    std::transform(out.begin(), out.end(), out.begin(),
                   [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
    return out;
}

std::string_view first_word(std::string_view text) { return text.substr(0, text.find(' ')); }

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
