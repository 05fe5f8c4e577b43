#include "editor/core/rule_words_of.hpp"

#include <algorithm>
#include <array>

#include "editor/core/block_sentence.hpp"
#include "editor/core/node_parts.hpp"
#include "editor/core/script_functions.hpp"
#include "editor/core/workspace.hpp"
#include "runtime/engine/rule_words.hpp"
#include "runtime/session/phrase_books.hpp"
#include "runtime/session/systems.hpp"
#include "runtime/source/values.hpp"

namespace briar::editor {
namespace {

/// A way to write rules that is no verb.
struct OtherWord {
    const char* word;
    const char* doc;
    const char* label;
};

constexpr std::array<OtherWord, 6> kControls = {{
    {"roll", "Rolls dice; what happens depends on the result.", "roll dice"},
    {"choose", "Lets the player choose.", "let the player choose"},
    {"if", "Does one thing or another.", "if something is so"},
    {"run", "Runs a function of the script.", "do what the script says"},
    {"amend", "Changes what the event carries.", "change what happens"},
    {"forbid", "Forbids what is about to happen.", "forbid it"},
}};

constexpr std::array<OtherWord, 4> kJoints = {{
    {"all", "True when each of them is.", "all of several things are so"},
    {"any", "True when one of them is.", "one of several things is so"},
    {"not", "True when it is not.", "something is not so"},
    {"run", "True when the function of the script says so.", "the script says yes"},
}};

/// Of a word that is no verb, or of the verb.
template <class Words>
std::string doc_of(const Words& words, const Registry& registry, const RuleSite& site, const std::string& word) {
    for (const OtherWord& each : words) {
        if (word == each.word) return each.doc;
    }
    const VerbSpec* verb = verb_at(registry, site, word);
    return verb != nullptr ? verb->doc : std::string();
}

/// Verbs that may be written there, looking or doing.
void add_verbs(std::vector<BlockChoice>& words, const Workspace& workspace, const RuleSite& site, bool looking) {
    const Registry& registry = workspace.set().registry;
    const RuleSentences read = sentences_at(workspace, site);
    for (const VerbSpec& verb : registry.verbs()) {
        const bool fits = verb.in_yaml && (verb.sort == VerbSort::Query) == looking && site.has(verb);
        if (fits && !is_control_word(verb.name))
            words.push_back({verb.name, verb.doc, read.outline(verb), read.heading(verb)});
    }
}

/// A condition that nobody has chosen yet.
Node open_condition() { return make_text(""); }

Node branch() {
    Node branch = map_of("if", open_condition());
    add_member(branch, "then", make_list());
    return branch;
}

Node rolled() {
    Node roll = map_of("roll", bare_word("d6"));
    add_member(roll, "1-3", make_list());
    add_member(roll, "4-6", make_list());
    return roll;
}

Node chosen_from() {
    Node choice = map_of("text", make_text("What do you do?"));
    Node options = make_list();
    for (const char* label : {"Yes", "No"}) {
        Node option = map_of("label", make_text(label));
        add_member(option, "do", make_list());
        add_item(options, std::move(option));
    }
    add_member(choice, "options", std::move(options));
    return map_of("choose", std::move(choice));
}

std::optional<Node> amended(const RuleSite& site) {
    for (const Field& each : site.fields) {
        if (each.writable) return map_of("amend", map_of(each.name, make_int(1)));
    }
    return std::nullopt;
}

std::optional<Node> control_effect(const RuleSite& site, const std::string& name) {
    if (name == "roll") return rolled();
    if (name == "choose") return chosen_from();
    if (name == "run") return map_of("run", bare_word("..."));
    if (name == "amend") return amended(site);
    if (name == "forbid") return map_of("forbid", make_text(""));
    return branch();
}

}  // namespace

/// The functions of the special's script.
std::vector<ScriptFunction> functions_for(const Workspace& workspace, const Node& special) {
    const Node* script = special.is_map() ? special.find("script") : nullptr;
    const auto document = script != nullptr ? workspace.document(script->text) : nullptr;
    return document ? functions_of(document->text()) : std::vector<ScriptFunction>{};
}

/// A name of a function that is no event's, as `run` wants one.
std::optional<Node> starting_function(const Workspace& workspace, const Node& special) {
    for (const ScriptFunction& each : functions_for(workspace, special)) {
        if (!each.local && workspace.set().registry.systems_of_event(each.name).empty()) return bare_word(each.name);
    }
    return std::nullopt;
}

bool is_control(const std::string& name) {
    return std::any_of(kControls.begin(), kControls.end(), [&](const OtherWord& each) { return name == each.word; });
}

const VerbSpec* verb_at(const Registry& registry, const RuleSite& site, const std::string& name) {
    const VerbId id = registry.verb(name, site.system);
    return id && registry[id].in_yaml ? &registry[id] : nullptr;
}

std::vector<BlockChoice> effect_words(const Workspace& workspace, const RuleSite& site) {
    std::vector<BlockChoice> words;
    for (const OtherWord& each : kControls) {
        const std::string control = each.word;
        const bool fits = control == "amend" ? site.may_amend() : control != "forbid" || site.may_forbid;
        if (fits) words.push_back({control, each.doc, each.label, "Dice, choices and what happens at all"});
    }
    add_verbs(words, workspace, site, false);
    return words;
}

std::vector<BlockChoice> condition_words(const Workspace& workspace, const RuleSite& site) {
    std::vector<BlockChoice> words;
    for (const OtherWord& each : kJoints)
        words.push_back({each.word, each.doc, each.label, "Several things at once"});
    add_verbs(words, workspace, site, true);
    return words;
}

std::string event_doc(const EventSpec& event, const std::string& system) {
    std::string heard_by;
    for (const Field& each : event.fields) {
        if (each.type == Type::Piece && each.listens)
            heard_by += (heard_by.empty() ? "" : ", ") + phrase_book(system).piece(each.name);
    }
    if (heard_by.empty()) return event.doc;
    return event.doc + " Only what takes part hears of it (" + heard_by +
           "), and what that carries; rules of the scenario always do.";
}

std::string effect_doc(const Registry& registry, const RuleSite& site, const std::string& word) {
    return doc_of(kControls, registry, site, word);
}

std::string condition_doc(const Registry& registry, const RuleSite& site, const std::string& word) {
    return doc_of(kJoints, registry, site, word);
}

std::optional<Node> starting_effect(const Workspace& workspace, const RuleSite& site, const std::string& name) {
    if (is_control(name)) return control_effect(site, name);
    const VerbSpec* verb = verb_at(workspace.set().registry, site, name);
    if (verb == nullptr) return std::nullopt;
    auto value = starting_call(workspace, site, *verb);
    if (!value) return std::nullopt;
    const bool nothing = needs_nothing(*verb) && value->as_bool();
    return nothing ? bare_word(name) : map_of(name, std::move(*value));
}

std::optional<Node> starting_condition(const Workspace& workspace, const RuleSite& site, const std::string& name) {
    if (name == "run") return bare_word("...");
    if (name == "not") return open_condition();
    if (name == "all" || name == "any") {
        Node list = make_list();
        add_item(list, open_condition());
        return list;
    }
    const VerbSpec* verb = verb_at(workspace.set().registry, site, name);
    if (verb == nullptr) return std::nullopt;
    auto value = starting_call(workspace, site, *verb);
    if (!value || verb->result != Type::Int) return value;
    // A number is compared.
    Node arguments = make_map();
    arguments.flow = true;
    if (value->is_map()) {
        arguments = std::move(*value);
    } else if (!value->as_bool()) {
        add_member(arguments, verb->params.front().name, std::move(*value));
    }
    add_member(arguments, "at_least", make_int(1));
    return arguments;
}

}  // namespace briar::editor
