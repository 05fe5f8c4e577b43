#include "runtime/engine/rule_reference.hpp"

#include <algorithm>
#include <utility>

#include "runtime/engine/registry.hpp"
#include "runtime/engine/rule_sentence.hpp"
#include "runtime/engine/rule_words.hpp"
#include "runtime/engine/shared_words.hpp"
#include "runtime/engine/system.hpp"
#include "runtime/engine/verb_text.hpp"

namespace briar {
namespace {

constexpr const char* kTop =
    R"(<!-- Made by `briar docs` from the program's registries. Changes here are lost. -->
# What rules may use

A special answers *events*, adds *actions* and changes *values*, in YAML or in Lua. Everything below is for both, unless it
says otherwise. [Content format](format.md) says where each may stand. Each list has first what every game knows, then what the
games of one *system* know besides. Systems may have the same word for things of their own: what it means is said by the
game in which the special is carried.

## In Lua
A script returns a table of functions. Each is called as `function special.name(game, event)`.

- A function named like an event answers it. Any other is called where YAML says `run: name` (effects, conditions) or names
  it as the amount of a modifier. Conditions and amounts may only look: they use queries.
- `event.field` reads what the event carries, `event.field = 3` changes what is marked as changeable, `event:forbid("why")`
  forbids what is about to happen (only *before* events).
- `game:verb(a, b)` gives the parameters in their order; a table in the last place gives some by name:
  `game:fight(monster, hero, {escape = false})`. `nil` leaves a parameter out.
- `piece:verb(a)` is the same with the piece as the first parameter that takes a piece: `hero:health()`.
- `game:choose("Which one?", list, {none = "None of them", hero = hero, suggest = 2})` lets the hero's player choose from a
  list of pieces, texts or `{label = "Move on at a risk", key = "move on", value = anything}`. It gives the index and the thing,
  or nil for `none`. `suggest` is the index that a sensible player would take, 0 for `none`: bots follow it. The `key` is what
  saves and tests call the option, without it the label in small letters. `piece = stone` says which piece an option is about:
  the editor lets people click it. One with `why_not = "It is too far."` is not offered; the editor tells those who ask
  why not.
- Pieces can be compared and kept in local variables. What must last longer than the call stands in vars and counters.
- `pairs` goes in a fixed order. There is no clock, no file, no chance but that of the verbs. A function that runs too long
  or takes too much memory is stopped, and the move is undone.
- The script that a scenario of the system `script` names is the game: it has `turn(game, event)`, the whole turn of
  `event.player`, and may have `set_up(game)`.

## In YAML
Effects are lists of verbs (`- heal: 2`, `- hurt: {amount: 1, direct: true}`), conditions are maps of queries
(`{health: {at_least: 3}}`). Beside the verbs there are `roll` with a table, `choose`, `if`/`then`/`else`, `run`,
`amend` and `forbid`; conditions join with `all`, `any` and `not`, and compare numbers with `at_least`, `at_most` and `is`.

Texts of effects (`say`, `win`, `confirm`, `forbid`, the question of `choose`) can say who and what takes part, in braces:
`say: "{hero} sinks into the bog."` Each piece that a rule may name there stands for its name, each number of the event for
itself, `{hero.health}` for a number of a piece, which is a counter or what a query of the piece alone gives, and
`{search.cost.ap}` for a number of the special. In Lua texts are put together: `hero:name() .. " has " .. hero:health()`
)";

std::string cell(std::string text) {
    std::string result;
    for (const char c : text) {
        if (c == '|') result += '\\';
        result += c == '\n' ? ' ' : c;
    }
    return result;
}

std::string code(const std::string& text) { return "`" + text + "`"; }

std::string joined(std::string_view words, const std::string& joint) {
    std::string text;
    for (const std::string& word : split_words(words))
        text += (text.empty() ? "" : joint) + code(word);
    return text;
}

std::string brought_by(const std::string& system) { return system.empty() ? "" : " *(" + system + ")*"; }

void write_fields(const std::vector<Field>& fields, std::string& page) {
    if (fields.empty()) return;
    page += "\n| field | what | |\n|---|---|---|\n";
    for (const Field& field : fields) {
        page += "| " + code(field.name) + " | " + cell(type_text(field.type, field.kinds, Quotes::Back)) + " | " +
                cell(field.doc) + (field.writable ? " May be changed." : "") + " |\n";
    }
}

/// The specs that pass, under a heading for each system that has any.
template <class Spec, class Test, class Write>
void write_by_system(const std::vector<Spec>& specs, const Test& passes, const Write& write, std::string& page) {
    for (const std::string& system : owners_of(specs)) {
        bool any = false;
        for (const Spec& spec : specs) {
            if (spec.system != system || !passes(spec)) continue;
            if (!std::exchange(any, true))
                page += system.empty() ? "\n### In every game\n" : "\n### In " + code(system) + "\n";
            write(spec, page);
        }
    }
}

template <class Spec>
bool all_pass(const Spec&) {
    return true;
}

void write_event(const EventSpec& event, std::string& page) {
    page += "\n#### `" + event.name + "`\n" + moment_text(event.moment) + " " + event.doc + "\n";
    write_fields(event.fields, page);
}

void write_events(const Registry& registry, std::string& page) {
    page += "\n## Events\n";
    write_by_system(registry.events(), all_pass<EventSpec>, write_event, page);
}

void write_verb(const VerbSpec& verb, const std::string& sentence, std::string& page) {
    page += "\n#### `" + signature(verb) + "`\n" + verb.doc;
    if (!verb.in_yaml) page += " *In Lua only.*";
    if (!verb.in_lua) page += " *In YAML only.*";
    page += "\n";
    if (!sentence.empty()) page += "Reads: *" + sentence + "*.\n";
    if (!verb.result_kinds.empty()) page += "Gives: " + type_text(verb.result, verb.result_kinds, Quotes::Back) + ".\n";
    if (!verb.params.empty()) page += "\n| parameter | what | |\n|---|---|---|\n";
    for (const Param& param : verb.params) {
        page += "| " + code(param.name) + " | " + cell(type_text(param.type, param.kinds, Quotes::Back)) + " | " +
                cell(param.doc) + " |\n";
    }
    if (!verb.example.empty())
        page += "\n```" + std::string(verb.in_yaml ? "yaml\n" : "lua\n") + verb.example + "\n```\n";
}

/// How the editor's blocks show it.
std::string sentence_of(const Registry& registry, const PhraseBooks& books, const VerbSpec& verb) {
    if (!books || !verb.in_yaml) return {};
    return RuleSentences(registry, books(verb.system), {}).outline(verb);
}

void write_verbs(const Registry& registry, const PhraseBooks& books, VerbSort sort, const std::string& heading,
                 std::string& page) {
    page += heading;
    write_by_system(
        registry.verbs(), [sort](const VerbSpec& verb) { return verb.sort == sort; },
        [&](const VerbSpec& verb, std::string& onto) { write_verb(verb, sentence_of(registry, books, verb), onto); },
        page);
}

void write_value(const ValueSpec& value, std::string& page) {
    page += "\n#### `" + value.name + "`\n" + value.doc + "\n";
    write_fields(value.fields, page);
}

void write_values(const Registry& registry, std::string& page) {
    page +=
        "\n## Values\nNumbers that modifiers change: first `set`, then every `add`, then `at_least` and `at_most`.\n";
    write_by_system(registry.values(), all_pass<ValueSpec>, write_value, page);
}

template <class Specs>
void write_names(const std::string& heading, const Specs& specs, std::string& page) {
    page += "\n## " + heading + "\n| | of | |\n|---|---|---|\n";
    for (const auto& spec : specs) {
        page += "| " + code(spec.name) + " | " + joined(spec.kinds, ", ") + " | " + cell(spec.doc) +
                brought_by(spec.system) + " |\n";
    }
}

void write_actions(const Registry& registry, const std::vector<const System*>& systems, std::string& page) {
    page += "\n## Actions\nAn action says `during` when it is offered:\n\n";
    for (const Registry::Occasion& occasion : registry.occasions())
        page += "- " + code(occasion.name) + ": " + occasion.doc + "\n";
    for (const System* system : systems) {
        if (system->target_words().empty()) continue;
        page += "\nWhat its `target` may be in " + code(std::string(system->name())) + ":\n\n";
        for (const TargetWord& word : system->target_words())
            page += "- " + code(word.name) + ": " + word.doc + (word.measures ? " `range` bounds it." : "") + "\n";
    }
}

}  // namespace

std::string rule_reference(const Registry& registry, const std::vector<const System*>& systems,
                           const PhraseBooks& books) {
    std::string page = kTop;
    write_events(registry, page);
    write_verbs(registry, books, VerbSort::Query, "\n## Queries\nThey only look: for conditions, amounts and values.\n",
                page);
    write_verbs(registry, books, VerbSort::Change, "\n## Changes\nThey change the game at once.\n", page);
    write_verbs(registry, books, VerbSort::Flow,
                "\n## Flows\nThey may ask a player, roll, and let other rules answer.\n", page);
    write_values(registry, page);
    write_names("Roles\nPieces that rules may name although the event does not carry them.\n", registry.roles(), page);
    write_names("Counters\nNumbers that pieces carry; content may declare more.\n", registry.counters(), page);
    write_actions(registry, systems, page);
    return page;
}

}  // namespace briar
