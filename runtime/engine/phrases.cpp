#include "runtime/engine/phrases.hpp"

#include <algorithm>

namespace briar {
namespace {

template <class Phrase>
const Phrase* find(const std::vector<Phrase>& own, const std::vector<Phrase>& engine, std::string_view Phrase::*name,
                   std::string_view wanted) {
    for (const std::vector<Phrase>* list : {&own, &engine}) {
        const auto found =
            std::find_if(list->begin(), list->end(), [&](const Phrase& each) { return each.*name == wanted; });
        if (found != list->end()) return &*found;
    }
    return nullptr;
}

}  // namespace

std::string spaced(std::string_view name) {
    std::string words(name);
    std::replace(words.begin(), words.end(), '_', ' ');
    return words;
}

const VerbPhrase* PhraseBook::verb(std::string_view name) const {
    return find(own_.verbs, engine_.verbs, &VerbPhrase::verb, name);
}

const EventPhrase* PhraseBook::event(std::string_view name) const {
    return find(own_.events, engine_.events, &EventPhrase::event, name);
}

const ValuePhrase* PhraseBook::value(std::string_view name) const {
    return find(own_.values, engine_.values, &ValuePhrase::value, name);
}

std::string PhraseBook::piece(std::string_view name) const {
    const NamePhrase* phrase = find(own_.pieces, engine_.pieces, &NamePhrase::name, name);
    return phrase != nullptr ? std::string(phrase->text) : "the " + spaced(name);
}

std::string PhraseBook::number(std::string_view name) const {
    const NamePhrase* phrase = find(own_.numbers, engine_.numbers, &NamePhrase::name, name);
    return phrase != nullptr ? std::string(phrase->text) : "the " + spaced(name);
}

std::string PhraseBook::counter(std::string_view name) const {
    const NamePhrase* phrase = find(own_.counters, engine_.counters, &NamePhrase::name, name);
    return phrase != nullptr ? std::string(phrase->text) : spaced(name);
}

}  // namespace briar
