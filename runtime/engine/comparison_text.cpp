#include "runtime/engine/comparison_text.hpp"

#include "runtime/engine/rule_words.hpp"
#include "runtime/source/document.hpp"

namespace briar {
namespace {

std::string with_noun(std::string text, std::string_view noun) {
    return noun.empty() ? text : text + " " + std::string(noun);
}

}  // namespace

const Node* ComparisonText::find(std::string_view key) const {
    return query_ != nullptr && query_->is_map() ? query_->find(key) : nullptr;
}

bool ComparisonText::counts() const {
    for (const char* key : kComparisons) {
        const Node* bound = find(key);
        if (bound != nullptr && !bound->as_int()) return false;
    }
    return true;
}

std::string ComparisonText::bound(std::string_view key, Compared how, bool countable) const {
    const Node& node = *find(key);
    const std::string number = node.as_int() ? node.text : words_(node);
    if (key == "at_least") return (!negated_ ? "at least " : countable ? "fewer than " : "less than ") + number;
    if (key == "at_most") return (negated_ ? "more than " : "at most ") + number;
    if (how == Compared::Bare) return (negated_ ? "not " : "") + number;
    if (!negated_) return "exactly " + number;
    return (countable ? "more or fewer than " : "more or less than ") + number;
}

std::string ComparisonText::text(Compared how, std::string_view one, std::string_view many) const {
    std::string said;
    const Node* last = nullptr;
    for (const char* key : kComparisons) {
        const Node* node = find(key);
        if (node == nullptr) continue;
        said += (said.empty() ? "" : negated_ ? " or " : " and ") + bound(key, how, !many.empty());
        last = node;
    }
    const Node* exact = find("is");
    const bool alone = exact != nullptr && exact == last && exact->as_int() == 0;
    if (alone && said == "exactly 0" && !many.empty()) return with_noun("no", many);
    if (alone && said == "more or fewer than 0") return with_noun("any", many);
    // A number alone is true when it is not 0.
    if (last == nullptr && many.empty()) return negated_ ? "0" : "more than 0";
    if (last == nullptr) return with_noun(negated_ ? "no" : "any", many);
    return with_noun(said, last->as_int() == 1 ? one : many);
}

std::string comparison_doc(std::string_view comparison) {
    if (comparison == "at_least") return "The least that the number may be.";
    if (comparison == "at_most") return "The most that the number may be.";
    return "What the number must be exactly.";
}

}  // namespace briar
