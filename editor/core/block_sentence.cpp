#include "editor/core/block_sentence.hpp"

#include "editor/core/rule_site.hpp"
#include "editor/core/workspace.hpp"
#include "runtime/engine/rule_words.hpp"
#include "runtime/session/phrase_books.hpp"
#include "runtime/session/systems.hpp"
#include "runtime/source/dots.hpp"
#include "runtime/source/utf8.hpp"

namespace briar::editor {
namespace {

constexpr std::size_t kLongestSentence = 110;

}  // namespace

RuleSentences sentences_in(const Workspace& workspace, const std::string& system) {
    return {workspace.set().registry, phrase_book(system),
            [&workspace](const std::string& kinds, const std::string& id) {
                return workspace.entries().name_of(kinds, id);
            }};
}

RuleSentences sentences_at(const Workspace& workspace, const RuleSite& site) {
    RuleSentences read = sentences_in(workspace, site.system);
    read.stand_at(site.fields);
    return read;
}

std::string shortened(std::string sentence) {
    if (sentence.size() <= kLongestSentence) return sentence;
    return std::string(whole_characters(sentence, kLongestSentence - 3)) + kDots;
}

}  // namespace briar::editor
