#include "editor/core/new_name.hpp"

#include <algorithm>
#include <optional>
#include <vector>

#include "editor/core/full_id.hpp"
#include "editor/core/workspace.hpp"

namespace briar::editor {
namespace {

std::string without_quotes(const std::string& key) {
    const bool quoted = key.size() > 1 && (key.front() == '"' || key.front() == '\'') && key.back() == key.front();
    return quoted ? key.substr(1, key.size() - 2) : key;
}

}  // namespace

std::optional<std::string> key_before(const StepEvent& step, const SourceDocument& document, Span key) {
    std::vector<Splice> within;
    for (const StepPart& part : step.step.parts) {
        if (part.document.get() != &document) continue;
        for (const Splice& each : step.move == HistoryMove::Undone ? part.forward : part.backward) {
            if (each.span.end < key.begin || each.span.begin > key.end) continue;
            if (each.span.begin < key.begin || each.span.end > key.end) return std::nullopt;
            within.push_back({{each.span.begin - key.begin, each.span.end - key.begin}, each.text});
        }
    }
    if (within.empty()) return std::nullopt;
    return without_quotes(apply_splices(document.text().substr(key.begin, key.size()), within));
}

std::string new_name(const Workspace& workspace, const StepEvent& step, const std::string& full_id) {
    const std::string id = id_part(full_id);
    for (const EntryInfo* each : workspace.entries().of_kind(kind_part(full_id))) {
        for (const EntrySite& site : each->sites) {
            const auto document = workspace.document(site.file);
            if (document && key_before(step, *document, site.key) == id) return each->full_id();
        }
    }
    return {};
}

}  // namespace briar::editor
