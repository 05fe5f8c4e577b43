#include "runtime/engine/phrases.hpp"

#include <algorithm>
#include <optional>

namespace briar {
namespace {

template <class Phrase>
struct Found {
    const Phrase* phrase = nullptr;
    std::string_view heading;
};

template <class Phrase>
Found<Phrase> find(const std::vector<PhraseGroup<Phrase>>& own, const std::vector<PhraseGroup<Phrase>>& engine,
                   std::string_view Phrase::*name, std::string_view wanted) {
    for (const auto* groups : {&own, &engine}) {
        for (const PhraseGroup<Phrase>& group : *groups) {
            for (const Phrase& each : group.phrases) {
                if (each.*name == wanted) return {&each, group.heading};
            }
        }
    }
    return {};
}

std::optional<std::string> find(const std::vector<NamePhrase>& own, const std::vector<NamePhrase>& engine,
                                std::string_view wanted) {
    for (const auto* list : {&own, &engine}) {
        const auto found =
            std::find_if(list->begin(), list->end(), [&](const NamePhrase& each) { return each.name == wanted; });
        if (found != list->end()) return std::string(found->text);
    }
    return std::nullopt;
}

}  // namespace

std::vector<PhraseGroup<VerbPhrase>> joined_groups(std::initializer_list<std::vector<PhraseGroup<VerbPhrase>>> lists) {
    std::vector<PhraseGroup<VerbPhrase>> all;
    for (const auto& list : lists)
        all.insert(all.end(), list.begin(), list.end());
    return all;
}

std::string spaced(std::string_view name) {
    std::string words(name);
    std::replace(words.begin(), words.end(), '_', ' ');
    return words;
}

std::string quoted_name(std::string_view name) { return "\xE2\x80\x9C" + spaced(name) + "\xE2\x80\x9D"; }

const VerbPhrase* PhraseBook::verb(std::string_view name) const {
    return find(own_.verbs, engine_.verbs, &VerbPhrase::verb, name).phrase;
}

const EventPhrase* PhraseBook::event(std::string_view name) const {
    return find(own_.events, engine_.events, &EventPhrase::event, name).phrase;
}

const ValuePhrase* PhraseBook::value(std::string_view name) const {
    return find(own_.values, engine_.values, &ValuePhrase::value, name).phrase;
}

std::string PhraseBook::heading_of_verb(std::string_view name) const {
    return std::string(find(own_.verbs, engine_.verbs, &VerbPhrase::verb, name).heading);
}

std::string PhraseBook::heading_of_event(std::string_view name) const {
    return std::string(find(own_.events, engine_.events, &EventPhrase::event, name).heading);
}

std::string PhraseBook::heading_of_value(std::string_view name) const {
    return std::string(find(own_.values, engine_.values, &ValuePhrase::value, name).heading);
}

std::string PhraseBook::piece(std::string_view name) const {
    return find(own_.pieces, engine_.pieces, name).value_or("the " + spaced(name));
}

std::string PhraseBook::number(std::string_view name) const {
    return find(own_.numbers, engine_.numbers, name).value_or("the " + spaced(name));
}

std::string PhraseBook::counter(std::string_view name) const {
    return find(own_.counters, engine_.counters, name).value_or(quoted_name(name));
}

}  // namespace briar
