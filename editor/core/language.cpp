#include "editor/core/language.hpp"

#include <algorithm>
#include <string_view>
#include <unordered_map>

#include "editor/core/entry_value.hpp"
#include "editor/core/known_names.hpp"
#include "editor/core/language_parts.hpp"
#include "editor/core/workspace.hpp"
#include "runtime/engine/rule_words.hpp"

namespace briar::editor {
namespace {

enum class Language { None, Yaml, Lua };

Language language_of(const Workspace& workspace, const std::string& file) {
    if (workspace.document(file) == nullptr) return Language::None;
    const FileSort sort = sort_of_file(file);
    if (sort == FileSort::Script) return Language::Lua;
    return sort == FileSort::Other ? Language::None : Language::Yaml;
}

std::size_t within(const Workspace& workspace, const std::string& file, std::size_t offset) {
    return std::min(offset, workspace.document(file)->text().size());
}

}  // namespace

Completion complete(const Workspace& workspace, const std::string& file, std::size_t offset) {
    const Language language = language_of(workspace, file);
    if (language == Language::None) return {};
    offset = within(workspace, file, offset);
    return language == Language::Lua ? complete_lua(workspace, file, offset) : complete_yaml(workspace, file, offset);
}

std::vector<Suggestion> filtered(const Completion& completion, const std::string& word) {
    std::vector<Choice> choices;
    std::unordered_map<std::string_view, const Suggestion*> by_label;  // the first of each
    for (const Suggestion& each : completion.suggestions) {
        choices.push_back({each.label, {}, {}});
        by_label.emplace(each.label, &each);
    }
    std::vector<Suggestion> found;
    for (const Choice& choice : matching(choices, word))
        found.push_back(*by_label.at(choice.value));
    return found;
}

std::optional<Hover> hover(const Workspace& workspace, const std::string& file, std::size_t offset) {
    const Language language = language_of(workspace, file);
    if (language == Language::None) return std::nullopt;
    offset = within(workspace, file, offset);
    return language == Language::Lua ? hover_lua(workspace, file, offset) : hover_yaml(workspace, file, offset);
}

std::optional<CallTip> call_tip(const Workspace& workspace, const std::string& file, std::size_t offset) {
    if (language_of(workspace, file) != Language::Lua) return std::nullopt;
    return call_tip_lua(workspace, file, within(workspace, file, offset));
}

std::vector<Definition> definitions(const Workspace& workspace, const std::string& file, std::size_t offset) {
    const Language language = language_of(workspace, file);
    if (language == Language::None) return {};
    offset = within(workspace, file, offset);
    return language == Language::Lua ? definitions_lua(workspace, file, offset)
                                     : definitions_yaml(workspace, file, offset);
}

std::string entry_at(const Workspace& workspace, const std::string& file, std::size_t offset) {
    const Language language = language_of(workspace, file);
    if (language == Language::None) return {};
    offset = within(workspace, file, offset);
    return language == Language::Lua ? entry_at_lua(workspace, file, offset) : entry_at_yaml(workspace, file, offset);
}

std::string entry_called(const Workspace& workspace, const std::string& kinds, const std::string& id) {
    const std::size_t slash = id.find('/');
    if (slash != std::string::npos) return workspace.entries().find(id) != nullptr ? id : std::string();
    for (const std::string& kind : split_words(kinds)) {
        if (workspace.entries().find(kind + "/" + id) != nullptr) return kind + "/" + id;
    }
    return {};
}

std::vector<Definition> definitions_of_entry(const Workspace& workspace, const std::string& full_id) {
    std::vector<Definition> found;
    const EntryInfo* info = workspace.entries().find(full_id);
    if (info == nullptr) return found;
    const DefId below = workspace.below()->find(info->kind, info->id);
    if (below) {
        const Entry& entry = workspace.below()->entry(below);
        found.push_back({entry.place.file, entry.place.span, full_id + " in " + entry.pack});
    }
    for (const EntrySite& site : info->sites) {
        const std::string place = workspace.document(site.file)->path().generic_string();
        found.push_back({place, site.key, full_id + (site.patch ? " changed in " : " in ") + site.file});
    }
    return found;
}

Hover hover_of_entry(const Workspace& workspace, const std::string& full_id, Span span) {
    const EntryInfo* info = workspace.entries().find(full_id);
    Hover hover{span, full_id, {}};
    if (info == nullptr) return hover;
    hover.title = info->name + " (" + full_id + ")";
    const Kind* kind = kind_of_entry(workspace, info->kind, info->id);
    if (kind != nullptr) hover.text = kind->doc;
    hover.text += "\nAdded by " + info->pack + (info->patched() ? ", changed here." : ".");
    return hover;
}

}  // namespace briar::editor
