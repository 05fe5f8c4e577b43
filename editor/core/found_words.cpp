#include "editor/core/found_words.hpp"

#include <algorithm>
#include <optional>
#include <string_view>

#include "editor/core/rule_tree.hpp"
#include "editor/core/source_document.hpp"
#include "editor/core/starting_value.hpp"
#include "editor/core/workspace.hpp"
#include "runtime/source/letters.hpp"
#include "runtime/source/path.hpp"

namespace briar::editor {
namespace {

constexpr std::size_t kAround = 200;  // bytes
constexpr const char* kWithin = " \xE2\x80\xBA ";

std::string where_in_words(const EntryInfo& entry, const Path& path) {
    std::string words = entry.name;
    for (const Step& step : path)
        if (!step.key.empty()) words += kWithin + label_of_key(step.key);
    return words;
}

/// How often the words stand in a text.
std::size_t count_of(std::string_view text, std::string_view words) {
    std::size_t count = 0;
    for (std::size_t at = text.find(words); at != std::string_view::npos; at = text.find(words, at + words.size()))
        ++count;
    return count;
}

/// Where they stand for the time that `before` others come before; npos: not so often.
std::size_t place_of(std::string_view text, std::string_view words, std::size_t before) {
    std::size_t at = text.find(words);
    for (; at != std::string_view::npos && before > 0; --before)
        at = text.find(words, at + words.size());
    return at;
}

/// The value that holds the words, without the marks and the ends of line that it has in the file; nothing: its text is
/// written otherwise there.
std::optional<FoundWords> in_value(const std::string& text, const Node& value, Span words) {
    if (!value.is_scalar() || words.begin < value.span.begin || words.end > value.span.end) return std::nullopt;
    const std::string looked_for = small_letters(text.substr(words.begin, words.size()));
    const std::string before = small_letters(text.substr(value.span.begin, words.begin - value.span.begin));
    const std::string told = small_letters(value.text);
    const std::size_t at = place_of(told, looked_for, count_of(before, looked_for));
    if (at == std::string::npos) return std::nullopt;
    FoundWords found;
    const std::size_t begin = value.text.find_last_of('\n', at) + 1;
    const std::size_t end = std::min(value.text.find('\n', at), value.text.size());
    found.line = value.text.substr(begin, end - begin);
    found.at = at - begin;
    found.length = looked_for.size();
    return found;
}

}  // namespace

FoundWords in_words(const Workspace& workspace, const TextHit& hit) {
    FoundWords found;
    const Span words = hit.place.span;
    const EntryInfo* entry = workspace.entries().at(hit.file, words.begin);
    const auto document = workspace.document(hit.file);
    if (entry != nullptr && document) {
        const auto path = path_of_place(workspace, entry->full_id(), hit.place);
        const Node& root = document->outline()->root();
        const Node* value = resolve(root, path_at(root, words.begin));
        if (value != nullptr) found = in_value(document->text(), *value, words).value_or(FoundWords{});
        found.where = where_in_words(*entry, path.value_or(Path{}));
    }
    const bool whole = found.length > 0 && found.line.size() <= 2 * kAround;
    if (whole) return found;
    found.line = hit.line;
    found.at = hit.at;
    found.length = words.size();
    return found;
}

}  // namespace briar::editor
