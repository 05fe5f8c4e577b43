#include "editor/playing/named_things.hpp"

#include <algorithm>

#include "runtime/content/catalog.hpp"
#include "runtime/engine/ruleset.hpp"
#include "runtime/engine/system.hpp"
#include "runtime/source/letters.hpp"

namespace briar::editor {
namespace {

/// Letters beyond ASCII are parts of words, whatever they are.
bool is_of_word(char c) { return static_cast<unsigned char>(c) >= 0x80 || is_digit(c) || is_letter(c); }

bool is_border(std::string_view text, std::size_t at) {
    return at == 0 || at >= text.size() || !is_of_word(text[at - 1]) || !is_of_word(text[at]);
}

std::string_view first_word(std::string_view text) {
    std::size_t end = 0;
    while (end < text.size() && is_of_word(text[end]))
        ++end;
    return text.substr(0, end);
}

}  // namespace

NamedThings::NamedThings(const Ruleset& rules) {
    const std::vector<Entry>& entries = rules.catalog->entries();
    const auto is_piece = [&](const Entry& entry) {
        return std::find(rules.kinds.begin(), rules.kinds.end(), entry.kind) != rules.kinds.end();
    };
    for (const bool pieces : {true, false}) {
        for (std::size_t i = 0; i < entries.size(); ++i) {
            const Entry& entry = entries[i];
            if (is_piece(entry) == pieces && entry.serves(rules.system->name())) add(rules.names[i], entry.full_id());
        }
    }
}

void NamedThings::add(const std::string& name, const std::string& entry) {
    const std::string_view word = first_word(name);
    if (word.empty()) return;
    std::vector<Named>& alike = by_first_word_[std::string(word)];
    if (std::none_of(alike.begin(), alike.end(), [&](const Named& each) { return each.name == name; }))
        alike.push_back({name, entry});
}

const NamedThings::Named* NamedThings::longest_at(std::string_view line, std::size_t begin) const {
    const auto alike = by_first_word_.find(first_word(line.substr(begin)));
    if (alike == by_first_word_.end()) return nullptr;
    const Named* longest = nullptr;
    for (const Named& each : alike->second) {
        const bool fits = line.substr(begin).starts_with(each.name) && is_border(line, begin + each.name.size());
        if (fits && (longest == nullptr || each.name.size() > longest->name.size())) longest = &each;
    }
    return longest;
}

std::vector<NamedThings::Found> NamedThings::in(std::string_view line) const {
    std::vector<Found> found;
    for (std::size_t at = 0; at < line.size();) {
        const bool begins = is_of_word(line[at]) && is_border(line, at);
        const Named* named = begins ? longest_at(line, at) : nullptr;
        if (named != nullptr) found.push_back({at, at + named->name.size(), named->entry});
        at += named != nullptr ? named->name.size() : 1;
    }
    return found;
}

}  // namespace briar::editor
