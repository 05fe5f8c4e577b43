#include "editor/core/known_names.hpp"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

#include "editor/core/entry_table.hpp"
#include "editor/core/entry_value.hpp"
#include "editor/core/full_id.hpp"
#include "editor/core/workspace.hpp"
#include "runtime/session/systems.hpp"

namespace briar::editor {
namespace {

std::vector<Choice> words(const Schema& schema) {
    std::vector<Choice> choices;
    for (std::size_t i = 0; i < schema.choices.size(); ++i)
        choices.push_back({schema.choices[i], {}, i < schema.choice_docs.size() ? schema.choice_docs[i] : ""});
    return choices;
}

std::vector<Choice> ids(const Workspace& workspace, const std::string& kinds) {
    std::vector<Choice> choices;
    for (const EntryInfo& each : workspace.entries().list()) {
        const bool serves = each.system.empty() || workspace.system().empty() || each.system == workspace.system();
        if (each.taken_out || !serves || !is_one_of(each.kind, kinds)) continue;
        choices.push_back({each.id, each.name, each.kind + (each.own ? "" : ", from " + each.pack)});
    }
    return choices;
}

std::vector<Choice> counters(const Workspace& workspace) {
    std::vector<Choice> choices;
    std::set<std::string> known;
    for (const CounterSpec& each : workspace.set().registry.counters()) {
        if (known.insert(each.name).second) choices.push_back({each.name, {}, each.doc});
    }
    for (const EntryInfo* each : workspace.entries().of_kind("counters"))
        choices.push_back({each->id, each->name, each->kind});
    return choices;
}

/// Keys of maps in all scenarios, and in their modes and realms: `vars`, `bags`.
void keys_named(const Node& node, const std::string& wanted, std::set<std::string>& found) {
    for (const Member& member : node.members) {
        if (member.key == wanted) {
            for (const Member& each : member.value->members)
                found.insert(each.key);
        }
        keys_named(*member.value, wanted, found);
    }
}

std::vector<Choice> keys_in_scenarios(const Workspace& workspace, const std::string& wanted) {
    std::set<std::string> found;
    for_each_part(workspace, "scenarios", [&](const Node& part, bool) { keys_named(part, wanted, found); });
    std::vector<Choice> choices;
    for (const std::string& name : found)
        choices.push_back({name, {}, {}});
    return choices;
}

void count_words(const Node& entry, const std::string& key, std::map<std::string, int>& words) {
    const Node* value = entry.is_map() ? entry.find(key) : nullptr;
    if (value == nullptr) return;
    if (value->is_scalar()) ++words[value->text];
    for (const auto& each : value->items)
        if (each->is_scalar()) ++words[each->text];
}

/// In small letters, its words between blanks: names are shown so.
std::string plain(std::string_view text) {
    std::string small(text);
    for (char& c : small) {
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
        if (c == '_' || c == '-') c = ' ';
    }
    return small;
}

constexpr int kRankOfDoc = 3;
constexpr int kRankOfLetters = 4;

/// 0: begins with it; 1: a word in it does; 2: has it; kRankOfLetters: has its letters in order; -1: none.
int rank(const std::string& text, const std::string& search) {
    const std::size_t at = text.find(search);
    if (at == 0) return 0;
    for (std::size_t i = at; i != std::string::npos; i = text.find(search, i + 1)) {
        if (text[i - 1] == ' ') return 1;
    }
    if (at != std::string::npos) return 2;
    std::size_t from = 0;
    for (const char c : search) {
        from = text.find(c, from);
        if (from == std::string::npos) return -1;
        ++from;
    }
    return kRankOfLetters;
}

}  // namespace

std::vector<Choice> choices_of(const Workspace& workspace, const Schema& schema) {
    if (schema.type == SchemaType::Word) return words(schema);
    if (schema.type == SchemaType::Id) return ids(workspace, schema.ref_kind);
    if (schema.name == "counter_name") return counters(workspace);
    if (schema.name == "var_name") return keys_in_scenarios(workspace, "vars");
    if (schema.name == "zone_name") return keys_in_scenarios(workspace, "bags");
    return {};
}

std::vector<Choice> words_in_use(const Workspace& workspace, const std::string& kind, const std::string& key) {
    std::map<std::string, int> words;
    for_each_part(workspace, kind, [&](const Node& part, bool patch) {
        if (!patch) count_words(part, key, words);
    });
    std::vector<Choice> choices;
    for (const auto& [word, count] : words)
        choices.push_back({word, {}, "on " + std::to_string(count) + (count == 1 ? " entry" : " entries")});
    return choices;
}

KnownNames names_in(const Workspace& workspace) {
    return [&workspace](const Schema& schema) {
        std::vector<std::string> names;
        for (Choice& each : choices_of(workspace, schema))
            names.push_back(std::move(each.value));
        return names;
    };
}

std::vector<Choice> matching(const std::vector<Choice>& choices, std::string_view search, SearchIn where) {
    const std::string wanted = plain(search);
    std::vector<std::pair<int, const Choice*>> found;
    for (const Choice& each : choices) {
        int best = rank(plain(each.value), wanted);
        const int label = each.label.empty() ? -1 : rank(plain(each.label), wanted);
        if (label >= 0 && (best < 0 || label < best)) best = label;
        const bool weak = best < 0 || best > kRankOfDoc;
        if (weak && where == SearchIn::Docs && plain(each.doc).find(wanted) != std::string::npos) best = kRankOfDoc;
        if (best >= 0) found.emplace_back(best, &each);
    }
    std::stable_sort(found.begin(), found.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
    std::vector<Choice> result;
    for (const auto& each : found)
        result.push_back(*each.second);
    return result;
}

}  // namespace briar::editor
