#include "editor/core/known_names.hpp"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

#include "editor/core/entry_table.hpp"
#include "editor/core/entry_value.hpp"
#include "editor/core/full_id.hpp"
#include "editor/core/lua_words.hpp"
#include "editor/core/workspace.hpp"
#include "runtime/engine/system.hpp"
#include "runtime/session/systems.hpp"
#include "runtime/source/letters.hpp"

namespace briar::editor {
namespace {

std::vector<Choice> words(const Schema& schema) {
    std::vector<Choice> choices;
    for (std::size_t i = 0; i < schema.choices.size(); ++i)
        choices.push_back({schema.choices[i], {}, i < schema.choice_docs.size() ? schema.choice_docs[i] : ""});
    return choices;
}

/// What stands behind its name.
std::string doc_of(const EntryInfo& entry) {
    const std::string id = entry.name == entry.id ? std::string() : entry.id;
    const std::string from = entry.own ? std::string() : "from " + entry.pack;
    return id + (id.empty() || from.empty() ? "" : ", ") + from;
}

std::vector<Choice> ids(const Workspace& workspace, const std::string& kinds) {
    std::vector<Choice> choices;
    for (const EntryInfo& each : workspace.entries().list()) {
        const bool meant = !each.taken_out && is_of_system(each, workspace.system()) && is_one_of(each.kind, kinds);
        if (!meant) continue;
        const bool several = kinds.find('|') != std::string::npos || kinds.empty();
        choices.push_back({each.id, each.name, doc_of(each), several ? each.kind : std::string()});
    }
    return choices;
}

/// The pack's own first, then those of packs below, then what its systems bring.
std::vector<Choice> counters(const Workspace& workspace) {
    const std::vector<std::string> systems = script_systems(workspace);
    std::vector<Choice> choices;
    for (const bool own : {true, false}) {
        for (const EntryInfo* each : workspace.entries().of_kind("counters")) {
            const bool meant = each->own == own && !each->taken_out && is_word_of(each->system, systems);
            if (meant) choices.push_back({each->id, each->name, own ? "" : "from " + each->pack});
        }
    }
    std::set<std::string> known;
    for (const CounterSpec& each : workspace.set().registry.counters()) {
        if (is_word_of(each.system, systems) && known.insert(each.name).second)
            choices.push_back({each.name, {}, each.doc});
    }
    return choices;
}

/// What actions can aim at in each system that the pack may be for.
std::vector<Choice> targets(const Workspace& workspace) {
    std::vector<Choice> choices;
    for (const System* system : workspace.set().systems) {
        if (!workspace.system().empty() && workspace.system() != system->name()) continue;
        for (const TargetWord& each : system->target_words()) {
            const bool known = std::any_of(choices.begin(), choices.end(),
                                           [&](const Choice& other) { return other.value == each.name; });
            if (!known) choices.push_back({each.name, {}, each.doc});
        }
    }
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

std::vector<Choice> keys_within(const Workspace& workspace, const std::string& kind, const std::string& wanted) {
    std::set<std::string> found;
    for_each_part(workspace, kind, [&](const Node& part, bool) { keys_named(part, wanted, found); });
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
    std::string small = small_letters(text);
    std::replace_if(
        small.begin(), small.end(), [](char c) { return c == '_' || c == '-'; }, ' ');
    return small;
}

/// How well something is found, best first.
enum class Rank : std::uint8_t {
    Whole,            ///< it is what is searched for
    FirstWords,       ///< its first words are
    Words,            ///< some of its words are
    Beginning,        ///< it begins so
    BeginningOfWord,  ///< a word in it does
    Within,
    Docs,
    Scattered,  ///< each of the words is somewhere
    Letters,    ///< its letters stand in that order
    None,
};

bool is_word_end(const std::string& text, std::size_t at) { return at == text.size() || text[at] == ' '; }

Rank rank_at(const std::string& text, std::size_t at, std::size_t length) {
    const bool ends = is_word_end(text, at + length);
    if (at == 0) return length == text.size() ? Rank::Whole : ends ? Rank::FirstWords : Rank::Beginning;
    if (text[at - 1] != ' ') return Rank::Within;
    return ends ? Rank::Words : Rank::BeginningOfWord;
}

bool has_letters(const std::string& text, const std::string& search) {
    std::size_t from = 0;
    for (const char c : search) {
        from = text.find(c, from);
        if (from == std::string::npos) return false;
        ++from;
    }
    return true;
}

Rank rank_of(const std::string& text, const std::string& search) {
    Rank best = Rank::None;
    for (std::size_t at = text.find(search); at != std::string::npos; at = text.find(search, at + 1))
        best = std::min(best, rank_at(text, at, search.size()));
    return best == Rank::None && has_letters(text, search) ? Rank::Letters : best;
}

bool has_each_word(const std::string& text, const std::string& search) {
    for (std::size_t at = 0; at < search.size();) {
        const std::size_t end = std::min(search.find(' ', at), search.size());
        if (text.find(search.substr(at, end - at)) == std::string::npos) return false;
        at = end + 1;
    }
    return true;
}

Rank rank_of(const Choice& choice, const std::string& search, SearchIn where) {
    const std::string value = plain(choice.value);
    const std::string label = plain(choice.label);
    const Rank best = std::min(rank_of(value, search), label.empty() ? Rank::None : rank_of(label, search));
    if (best < Rank::Docs || where != SearchIn::Docs) return best;
    const std::string doc = plain(choice.doc);
    if (doc.find(search) != std::string::npos) return Rank::Docs;
    return has_each_word(value + " " + label + " " + doc, search) ? std::min(best, Rank::Scattered) : best;
}

}  // namespace

std::vector<Choice> choices_of(const Workspace& workspace, const Schema& schema) {
    if (schema.type == SchemaType::Word) return words(schema);
    if (schema.type == SchemaType::Id) return ids(workspace, schema.ref_kind);
    if (schema.name == "counter_name") return counters(workspace);
    if (schema.name == "var_name") return keys_within(workspace, "scenarios", "vars");
    if (schema.name == "zone_name") return keys_within(workspace, "scenarios", "bags");
    if (schema.name == "target_name") return targets(workspace);
    if (schema.name == "bag_name") return keys_within(workspace, "scenarios", "bags");
    if (schema.name == "mode_name") return keys_within(workspace, "scenarios", "modes");
    if (schema.name == "stage_name") return keys_within(workspace, "campaigns", "stages");
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
    std::vector<std::pair<Rank, const Choice*>> found;
    for (const Choice& each : choices) {
        const Rank rank = rank_of(each, wanted, where);
        if (rank != Rank::None) found.emplace_back(rank, &each);
    }
    std::stable_sort(found.begin(), found.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
    std::vector<Choice> result;
    for (const auto& each : found)
        result.push_back(*each.second);
    return result;
}

}  // namespace briar::editor
