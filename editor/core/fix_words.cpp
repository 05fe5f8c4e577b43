// Problems with words and values as they stand: another word, or none.
#include "editor/core/edit_plan.hpp"
#include "editor/core/fix_site.hpp"
#include "editor/core/fix_ways.hpp"
#include "editor/core/tree_edit.hpp"
#include "runtime/source/report.hpp"

namespace briar::editor {

void take_meant_word(FixSite& site) {
    const std::string word = site.proposed();
    const Span span = site.span();
    // Those are mended in ways of their own.
    const std::string& id = site.problem().id;
    if (word.empty() || span.empty() || id.ends_with(".unknown-path") || id == "reference.unknown") return;
    const std::string now = site.document().text().substr(span.begin, span.size());
    const bool quotes = now.size() > 1 && (now.front() == '"' || now.front() == '\'') && now.back() == now.front();
    const Span inner = quotes ? Span{span.begin + 1, span.end - 1} : span;
    // A list, a map, several lines: no word to be replaced.
    if (now.find_first_of("\n[{") != std::string::npos) return;
    site.add("Change to `" + word + "`", [&](EditPlan& plan) { plan.splice(site.file(), {{inner, word}}); });
}

/// Only what stands between the braces.
void change_path(FixSite& site) {
    const std::string word = site.proposed();
    const std::string& message = site.problem().message;
    const std::size_t end = message.find('}');
    if (word.empty() || end == std::string::npos) return;
    const std::string wrong = message.substr(0, end + 1);
    const std::size_t at = site.document().text().find(wrong, site.span().begin);
    if (at == std::string::npos || at + wrong.size() > site.span().end) return;
    site.add("Change to `{" + word + "}`", [&](EditPlan& plan) {
        plan.splice(site.file(), {{make_span(at + 1, at + wrong.size() - 1), word}});
    });
}

void remove_value(FixSite& site) {
    const auto path = site.path_here();
    if (!path) return;
    site.add("Remove `" + site.document().text().substr(site.span().begin, site.span().size()) + "`",
             [&](EditPlan& plan) { TreeEdit(plan, site.file(), {}, nullptr).remove(*path); });
}

void remove_member(FixSite& site) {
    const auto path = site.path_here();
    if (!path || path->back().is_index) return;
    site.add("Remove `" + path->back().key + "`",
             [&](EditPlan& plan) { plan.take(site.file(), remove_entry(*plan.document(site.file()), *path)); });
}

/// Tabs at the beginning of lines, as two blanks each.
void replace_tabs(FixSite& site) {
    const std::string& text = site.document().text();
    std::vector<Splice> splices;
    bool leading = true;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const auto at = static_cast<std::uint32_t>(i);
        if (leading && text[i] == '\t') splices.push_back({{at, at + 1}, "  "});
        leading = text[i] == '\n' || (leading && (text[i] == '\t' || text[i] == ' '));
    }
    site.add("Replace tabs by blanks", [&](EditPlan& plan) { plan.splice(site.file(), splices); });
}

}  // namespace briar::editor
