// Names and numbers in the braces of texts: `{hero.health}`, `{search.cost.ap}`.
#include <algorithm>
#include <utility>

#include "editor/core/entry_lens.hpp"
#include "editor/core/language_parts.hpp"
#include "editor/core/rule_tree.hpp"
#include "editor/core/rule_ways.hpp"
#include "editor/core/workspace.hpp"
#include "runtime/engine/rule_text.hpp"
#include "runtime/source/report.hpp"

namespace briar::editor {
namespace {

/// The name around a place that stands behind an open brace, as far as it is written.
std::optional<Span> name_in_braces(const std::string& text, std::size_t offset) {
    std::size_t begin = offset;
    while (begin > 0 && is_in_braces(text[begin - 1]))
        --begin;
    if (begin == 0 || text[begin - 1] != '{') return std::nullopt;
    std::size_t end = offset;
    while (end < text.size() && is_in_braces(text[end]))
        ++end;
    return make_span(begin, end);
}

/// As they are written, in braces.
std::vector<Choice> choices_at(const Workspace& workspace, const std::string& full_id, const Path& path) {
    const EntryLens entry(workspace, full_id);
    if (entry.kind() == "specials" && path != Path{"text"}) return said_at(workspace, entry, path);
    std::vector<Choice> choices;
    for (const std::string& number : numbers_for_texts(entry.value()))
        choices.push_back({"{" + number + "}", {}, {}});
    return path == Path{"text"} ? choices : std::vector<Choice>();
}

}  // namespace

std::optional<Completion> complete_braces(const Workspace& workspace, const std::string& file, std::size_t offset) {
    const auto document = workspace.document(file);
    const std::string& text = document->text();
    const std::optional<Span> name = name_in_braces(text, offset);
    if (!name) return std::nullopt;
    const auto outline = document->outline();
    const Node* value = resolve(outline->root(), path_at(outline->root(), name->begin - 1));
    const EntryInfo* entry = workspace.entries().at(file, name->begin);
    const bool within = value != nullptr && value->is_scalar() && value->span.begin < name->begin;
    if (!within || entry == nullptr) return std::nullopt;
    const auto path = path_of_place(workspace, entry->full_id(), outline->place(make_span(name->begin - 1, name->end)));
    if (!path) return std::nullopt;
    Completion completion;
    completion.replaces = *name;
    const bool closed = name->end < text.size() && text[name->end] == '}';
    for (const Choice& each : choices_at(workspace, entry->full_id(), *path)) {
        const std::string said = each.value.substr(1, each.value.size() - 2);
        completion.suggestions.push_back({SuggestionSort::Field, said, closed ? said : said + "}", each.label, {}});
    }
    return completion;
}

}  // namespace briar::editor
