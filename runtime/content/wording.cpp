#include "runtime/content/wording.hpp"

#include <algorithm>
#include <utility>

#include "runtime/content/variant.hpp"
#include "runtime/source/diagnostic.hpp"
#include "runtime/source/document.hpp"
#include "runtime/source/utf8.hpp"

namespace briar {

namespace {

constexpr std::size_t kLongestQuote = 60;
constexpr std::size_t kMostNames = 12;
constexpr std::int64_t kUnlimited = 1'000'000'000;

std::string expected_number(const Schema& schema) {
    const bool low = schema.minimum && *schema.minimum > -kUnlimited;
    const bool high = schema.maximum && *schema.maximum < kUnlimited;
    if (low && high) {
        return "a whole number from " + std::to_string(*schema.minimum) + " to " + std::to_string(*schema.maximum);
    }
    if (low) return "a whole number, at least " + std::to_string(*schema.minimum);
    if (high) return "a whole number, at most " + std::to_string(*schema.maximum);
    return "a whole number";
}

std::string expected_id(const std::string& kinds) {
    if (kinds.empty()) return "the full id of an entry, such as `kind/name`";
    std::vector<std::string> names;
    for (std::size_t begin = 0; begin <= kinds.size();) {
        const std::size_t end = std::min(kinds.find('|', begin), kinds.size());
        names.push_back(kinds.substr(begin, end - begin));
        begin = end + 1;
    }
    return "an id from " + quote_list(names);
}

std::string expected_record(const Schema& schema) {
    constexpr std::size_t kFew = 6;
    const std::vector<std::string> keys = schema::property_keys(schema);
    if (keys.empty() || keys.size() > kFew) return "a map";
    return std::string("a map with the key") + (keys.size() > 1 ? "s " : " ") + quote_list(keys, " and ");
}

std::string joined(const std::vector<std::string>& parts) {
    std::string result;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        if (i > 0) result += i + 1 == parts.size() ? " or " : ", ";
        result += parts[i];
    }
    return result;
}

std::string expected_at(const Schema& schema, int depth);

std::string expected_variant(const Schema& schema, int depth) {
    std::vector<std::string> ways;
    std::vector<std::string> keys;
    for_each_offered(schema, [&](const std::string& key, const SchemaRef& alternative) {
        if (!key.empty())
            keys.push_back(key);
        else
            ways.push_back(expected_at(*alternative, depth + 1));
    });
    ways.erase(std::unique(ways.begin(), ways.end()), ways.end());
    if (!keys.empty()) ways.push_back("a map with the key " + quote_list(keys));
    return joined(ways);
}

std::string expected_at(const Schema& schema, int depth) {
    // Schemas may contain themselves; nobody reads further than this.
    constexpr int kDeepest = 4;
    if (depth > kDeepest) return "another such value";
    switch (schema.type) {
        case SchemaType::Any:
            return "anything";
        case SchemaType::Bool:
            return "`true` or `false`";
        case SchemaType::Integer:
            return expected_number(schema);
        case SchemaType::Text:
            return "text";
        case SchemaType::Id:
            return expected_id(schema.ref_kind);
        case SchemaType::Word:
            return schema.choices.size() == 1 ? quote_list(schema.choices) : "one of " + quote_list(schema.choices);
        case SchemaType::Pattern:
            return schema.pattern_hint;
        case SchemaType::List:
            return "a list";
        case SchemaType::ListOrOne:
            return expected_at(*schema::resolved(schema.items), depth + 1) + ", or a list of such";
        case SchemaType::Map:
            return "a map";
        case SchemaType::Record:
            return expected_record(schema);
        case SchemaType::Switch:
            return "a map with the key " + quote(schema.switch_key);
        case SchemaType::Variant:
            return expected_variant(schema, depth);
        case SchemaType::Deferred:
            return expected_at(*schema::resolved(schema.target ? schema.target() : nullptr), depth + 1);
    }
    return "anything";
}

}  // namespace

std::string within_sentence(std::string doc) {
    if (doc.ends_with('.')) doc.pop_back();
    const bool is_word = doc.size() > 1 && doc[0] >= 'A' && doc[0] <= 'Z' && doc[1] >= 'a' && doc[1] <= 'z';
    if (is_word) doc[0] = static_cast<char>(doc[0] - 'A' + 'a');
    return doc;
}

std::string quote(std::string_view word) {
    std::string text(whole_characters(word.substr(0, word.find_first_of("\r\n")), kLongestQuote));
    if (text.size() < word.size()) text += "...";
    return "`" + text + "`";
}

std::string quote_list(const std::vector<std::string>& words, std::string_view last_joint) {
    std::string result;
    const std::size_t shown = std::min(words.size(), kMostNames);
    for (std::size_t i = 0; i < shown; ++i) {
        if (i > 0) result += i + 1 == words.size() ? last_joint : std::string_view(", ");
        result += quote(words[i]);
    }
    if (shown < words.size()) result += " and " + std::to_string(words.size() - shown) + " more";
    return result;
}

bool contains(const std::vector<std::string>& words, const std::string& word) {
    return std::find(words.begin(), words.end(), word) != words.end();
}

std::string file_and_line(const Place& place) { return place.file + ":" + std::to_string(place.line); }

std::string did_you_mean(std::string_view word, const std::vector<std::string>& candidates, std::string otherwise) {
    const std::string near = nearest(word, candidates);
    return near.empty() ? std::move(otherwise) : "did you mean " + quote(near) + "?";
}

std::string expected(const Schema& schema) { return expected_at(schema, 0); }

std::string found(const Node& node) {
    switch (node.kind) {
        case NodeKind::Null:
            return "nothing";
        case NodeKind::List:
            return "a list";
        case NodeKind::Map:
            return "a map";
        case NodeKind::Scalar:
            break;
    }
    const bool in_quotes = node.style == ScalarStyle::SingleQuoted || node.style == ScalarStyle::DoubleQuoted;
    if (in_quotes) return "the quoted text " + quote(node.text);
    if (node.as_number() || node.as_bool()) return quote(node.text);
    return "the text " + quote(node.text);
}

}  // namespace briar
