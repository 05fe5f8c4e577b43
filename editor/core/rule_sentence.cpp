#include "editor/core/rule_sentence.hpp"

#include <algorithm>

#include "runtime/source/document.hpp"
#include "runtime/source/utf8.hpp"

namespace briar::editor {
namespace {

constexpr std::size_t kLongestSentence = 90;

/// Keys whose values say enough by themselves.
bool goes_without_saying(const std::string& key) { return key == "name" || key == "piece" || key == "of"; }

bool is_true(const Node& value) { return value.is_scalar() && value.text == "true"; }

}  // namespace

std::string shortened(std::string sentence) {
    if (sentence.size() <= kLongestSentence) return sentence;
    return std::string(whole_characters(sentence, kLongestSentence - 3)) + "...";
}

std::string spaced(std::string word) {
    std::replace(word.begin(), word.end(), '_', ' ');
    return word;
}

std::string in_words(const Node& part) {
    if (part.is_scalar()) return part.text;
    std::string text;
    const auto add = [&](const std::string& more) { text += (text.empty() ? "" : " ") + more; };
    for (const auto& item : part.items)
        add((text.empty() ? "" : "and ") + in_words(*item));
    for (const Member& member : part.members) {
        if (!goes_without_saying(member.key) || part.members.size() == 1) add(spaced(member.key));
        if (!is_true(*member.value) && !member.value->is_null()) add(in_words(*member.value));
    }
    return text;
}

}  // namespace briar::editor
