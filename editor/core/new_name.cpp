#include "editor/core/new_name.hpp"

#include <algorithm>
#include <optional>
#include <vector>

#include "editor/core/workspace.hpp"

namespace briar::editor {
namespace {

std::string without_quotes(const std::string& key) {
    const bool quoted = key.size() > 1 && (key.front() == '"' || key.front() == '\'') && key.back() == key.front();
    return quoted ? key.substr(1, key.size() - 2) : key;
}

/// The key as it was before the step; nothing when the step did not touch it, or more than it.
std::optional<std::string> key_before(const std::string& text, Span key, const std::vector<Splice>& back) {
    std::vector<Splice> within;
    for (const Splice& each : back) {
        if (each.span.end < key.begin || each.span.begin > key.end) continue;
        if (each.span.begin < key.begin || each.span.end > key.end) return std::nullopt;
        within.push_back({{each.span.begin - key.begin, each.span.end - key.begin}, each.text});
    }
    if (within.empty()) return std::nullopt;
    return without_quotes(apply_splices(text.substr(key.begin, key.size()), within));
}

}  // namespace

std::string new_name(const Workspace& workspace, const StepEvent& step, const std::string& full_id) {
    const std::string id = full_id.substr(full_id.find('/') + 1);
    const std::string kind = full_id.substr(0, full_id.find('/'));
    for (const EntryInfo* each : workspace.entries().of_kind(kind)) {
        for (const EntrySite& site : each->sites) {
            for (const StepPart& part : step.step.parts) {
                if (part.document->name() != site.file) continue;
                const auto& back = step.move == HistoryMove::Undone ? part.forward : part.backward;
                if (key_before(part.document->text(), site.key, back) == id) return each->full_id();
            }
        }
    }
    return {};
}

}  // namespace briar::editor
