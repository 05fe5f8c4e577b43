#include "runtime/engine/phrase_filler.hpp"

#include <algorithm>

namespace briar {
namespace {

/// `{count|card|cards}`: the name, and what it counts.
struct Gap {
    std::string_view name;
    std::string_view one;
    std::string_view many;
    char flag = 0;  ///< `?` or `!`: `one` is what is said then
};

Gap place_in(std::string_view inner) {
    Gap place;
    const std::size_t end = std::min(inner.find_first_of("|?!"), inner.size());
    place.name = inner.substr(0, end);
    if (end == inner.size()) return place;
    if (inner[end] != '|') {
        place.flag = inner[end];
        place.one = inner.substr(end + 1);
        return place;
    }
    const std::size_t second = inner.find('|', end + 1);
    place.one = inner.substr(end + 1, second - end - 1);
    place.many = inner.substr(second + 1);
    return place;
}

template <class Use>
void for_each_place(std::string_view phrase, const Use& use) {
    for (std::size_t at = phrase.find('{'); at != std::string_view::npos; at = phrase.find('{', at + 1))
        use(place_in(phrase.substr(at + 1, phrase.find('}', at) - at - 1)));
}

bool all_given(std::string_view phrase, const PhraseSource& source) {
    bool all = true;
    for_each_place(phrase, [&](const Gap& place) { all = all && source.given(place.name); });
    return all;
}

Compared how_behind(std::string_view said) {
    const bool bare = said.ends_with(" is ") || said.ends_with(" shows ");
    return bare ? Compared::Bare : Compared::Alone;
}

std::string fill_place(const Gap& place, std::string_view said, const PhraseSource& source) {
    if (place.name == "#") return source.compared(how_behind(said), place.one, place.many);
    if (place.flag != 0) return source.flag(place.name) == (place.flag == '?') ? std::string(place.one) : std::string();
    return place.many.empty() ? source.words(place.name) : source.counted(place.name, place.one, place.many);
}

}  // namespace

std::string fill_phrase(std::string_view phrase, const PhraseSource& source) {
    std::string said;
    for (std::size_t at = 0; at < phrase.size(); ++at) {
        if (phrase[at] != '[' && phrase[at] != '{') {
            said += phrase[at];
            continue;
        }
        const std::size_t end = phrase.find(phrase[at] == '[' ? ']' : '}', at);
        const std::string_view inner = phrase.substr(at + 1, end - at - 1);
        if (phrase[at] == '{') {
            said += fill_place(place_in(inner), said, source);
        } else if (all_given(inner, source)) {
            said += fill_phrase(inner, source);
        }
        at = end;
    }
    return said;
}

std::string names_in_phrase(std::string_view phrase) {
    std::string names;
    for_each_place(phrase, [&](const Gap& place) { names += (names.empty() ? "" : " ") + std::string(place.name); });
    return names;
}

}  // namespace briar
