#include "runtime/session/phrase_books.hpp"

#include <array>

#include "runtime/crawl/phrases.hpp"
#include "runtime/journey/phrases.hpp"
#include "runtime/script/phrases.hpp"

namespace briar {

const PhraseBook& phrase_book(std::string_view system) {
    static const Phrases nothing;
    static const std::array<PhraseBook, 4> books = {PhraseBook("crawl", engine_phrases(), crawl::phrases()),
                                                    PhraseBook("journey", engine_phrases(), journey::phrases()),
                                                    PhraseBook("script", engine_phrases(), script::phrases()),
                                                    PhraseBook("", engine_phrases(), nothing)};
    for (const PhraseBook& each : books) {
        if (each.system() == system) return each;
    }
    return books.back();
}

}  // namespace briar
