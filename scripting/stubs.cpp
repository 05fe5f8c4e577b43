#include "scripting/stubs.hpp"

#include <algorithm>
#include <array>
#include <iterator>

#include "runtime/engine/registry.hpp"
#include "runtime/engine/rule_words.hpp"
#include "runtime/engine/shared_words.hpp"
#include "runtime/source/letters.hpp"

namespace briar {
namespace {

constexpr const char* kTop = R"(---@meta
-- Made by `briar stubs` from the program's registries. Changes here are lost.

---A piece of the game: a component in play. Pieces can be compared; they carry the verbs that take a piece.
---@class Piece
local Piece = {}

---The running game: every verb is a method of it.
---@class Game
local Game = {}

---Lets the hero's player choose one of the list: pieces, texts, or tables with `label` and `value`, and with a `key` where
---saves and tests should not call the option by its label. `piece` says which piece an option is about: the editor lets
---people click it. One with a text `why_not` cannot be chosen, and people who ask why not are told.
---`none`: the label of an option that chooses nothing; `hero`: who chooses; `suggest`: the index that a sensible player
---would take, 0 for `none`.
---@generic T
---@param question string
---@param list T[]
---@param options? {none?: string, hero?: Piece, suggest?: integer}
---@return integer? index counts from 1; nil when nothing was chosen
---@return T? item
function Game:choose(question, list, options) end
)";

bool is_keyword(const std::string& word) {
    static constexpr std::array<const char*, 22> kWords = {
        "and", "break", "do",  "else", "elseif", "end",    "false",  "for",  "function", "goto",  "if",
        "in",  "local", "nil", "not",  "or",     "repeat", "return", "then", "true",     "until", "while"};
    return std::find(kWords.begin(), kWords.end(), word) != kWords.end();
}

std::string name_of(const Param& param) { return is_keyword(param.name) ? param.name + "_" : param.name; }

std::string words_type(const std::string& words) {
    std::string type;
    for (const std::string& word : split_words(words))
        type += (type.empty() ? "\"" : "|\"") + word + "\"";
    return type.empty() ? "string" : type;
}

std::string lua_type_of(Type type, const std::string& kinds) {
    switch (type) {
        case Type::None:
            return "nil";
        case Type::Bool:
            return "boolean";
        case Type::Word:
            return words_type(kinds);
        case Type::Piece:
            return "Piece";
        case Type::Pieces:
            return "Piece[]";
        case Type::Direction:
            return "integer|\"north\"|\"east\"|\"south\"|\"west\"";
        case Type::Text:
        case Type::Def:
        case Type::Counter:
        case Type::Var:
        case Type::Zone:
        case Type::Event:
        case Type::Value:
        case Type::Dice:
            return "string";
        case Type::Block:
            return "function";
        case Type::Int:
        case Type::Place:
            break;
    }
    return "integer";
}

std::string result_type(Type type, const std::string& kinds) {
    if (type == Type::Piece) return "Piece?";
    if (type == Type::Direction) return "integer";
    return lua_type_of(type, kinds);
}

/// What stands behind a parameter for people.
std::string remark(const Param& param) {
    std::string text = " " + param.doc;
    const bool names_entries = param.type == Type::Piece || param.type == Type::Def;
    if (names_entries && !param.kinds.empty()) text += " (" + param.kinds + ")";
    if (!param.required && !param.fallback.empty()) text += " Without it: " + param.fallback + ".";
    return text;
}

std::string one_line(std::string text) {
    std::replace(text.begin(), text.end(), '\n', ' ');
    return text;
}

/// The parameters by name, as a table in the last place.
std::string named_type(const std::vector<const Param*>& params) {
    std::string type;
    for (const Param* param : params)
        type += (type.empty() ? "" : ", ") + param->name + "?: " + lua_type_of(param->type, param->kinds);
    return "{" + type + "}";
}

/// Each way to give the last parameters by name is an overload: `f(a, {b = 1})`.
void write_overloads(const std::string& owner, const std::vector<const Param*>& params, const std::string& result,
                     std::string& out) {
    for (std::size_t given = 0; given < params.size(); ++given) {
        if (given + 1 < params.size() && params[given]->required && given > 0) continue;
        std::string text = "---@overload fun(self: " + owner;
        for (std::size_t i = 0; i < given; ++i)
            text += ", " + name_of(*params[i]) + ": " + lua_type_of(params[i]->type, params[i]->kinds);
        out += text + ", named: " + named_type({params.begin() + static_cast<std::ptrdiff_t>(given), params.end()}) +
               ")" + result + "\n";
    }
}

std::string result_of(const VerbSpec& verb) {
    return verb.result == Type::None ? std::string() : result_type(verb.result, verb.result_kinds);
}

using Params = std::vector<const Param*>;

/// What a method takes beside its owner: a piece's is the first parameter that takes a piece.
Params method_params(const std::string& owner, const VerbSpec& verb) {
    Params params;
    for (const Param& param : verb.params)
        params.push_back(&param);
    const auto piece =
        std::find_if(params.begin(), params.end(), [](const Param* p) { return p->type == Type::Piece; });
    if (owner == "Piece" && piece != params.end()) params.erase(piece);
    return params;
}

/// A verb of the same name that another system has: the method in its form.
void write_other_form(const std::string& owner, const VerbSpec& verb, std::string& out) {
    const Params params = method_params(owner, verb);
    const std::string result = result_of(verb).empty() ? "" : ": " + result_of(verb);
    out += "---@overload fun(self: " + owner;
    for (const Param* param : params)
        out += ", " + name_of(*param) + (param->required ? ": " : "?: ") + lua_type_of(param->type, param->kinds);
    out += ")" + result + "\n";
    write_overloads(owner, params, result, out);
}

/// One method for all systems that have the verb: the first as it is, the others as overloads.
void write_method(const std::string& owner, const std::vector<const VerbSpec*>& forms, std::string& out) {
    const VerbSpec& verb = *forms.front();
    const Params params = method_params(owner, verb);
    out += "\n---" + one_line(shared_doc(forms)) + "\n";
    std::string names;
    for (const Param* param : params) {
        out += "---@param " + name_of(*param) + (param->required ? " " : "? ") +
               lua_type_of(param->type, param->kinds) + one_line(remark(*param)) + "\n";
        names += (names.empty() ? "" : ", ") + name_of(*param);
    }
    const std::string result = result_of(verb);
    if (!result.empty()) out += "---@return " + result + "\n";
    write_overloads(owner, params, result.empty() ? "" : ": " + result, out);
    for (std::size_t i = 1; i < forms.size(); ++i)
        write_other_form(owner, *forms[i], out);
    out += "function " + owner + ":" + verb.name + "(" + names + ") end\n";
}

template <class Test>
std::vector<const VerbSpec*> which(const std::vector<const VerbSpec*>& forms, const Test& test) {
    std::vector<const VerbSpec*> some;
    std::copy_if(forms.begin(), forms.end(), std::back_inserter(some), test);
    return some;
}

void write_verbs(const Registry& registry, std::string& out) {
    for (const auto& word : shared_words(registry.verbs())) {
        const auto for_lua = which(word.forms, [](const VerbSpec* verb) { return verb->in_lua; });
        if (!for_lua.empty()) write_method("Game", for_lua, out);
        const auto of_pieces = which(for_lua, [](const VerbSpec* verb) {
            return std::any_of(verb->params.begin(), verb->params.end(),
                               [](const Param& param) { return param.type == Type::Piece; });
        });
        if (!of_pieces.empty()) write_method("Piece", of_pieces, out);
    }
}

/// `turn_started` -> `TurnStartedEvent`
std::string class_of(const std::string& event) {
    std::string name;
    bool capital = true;
    for (const char c : event) {
        if (c == '_') {
            capital = true;
            continue;
        }
        name += capital ? capital_letter(c) : c;
        capital = false;
    }
    return name + "Event";
}

std::string field_type(const Field& field) {
    if (field.type == Type::Piece) return "Piece?";
    if (field.type == Type::Def) return "string?";
    return result_type(field.type, field.kinds);
}

/// Each field once, with every type that a system gives it.
void write_fields(const std::vector<const EventSpec*>& forms, std::string& out) {
    std::vector<const Field*> fields;
    for (const EventSpec* event : forms) {
        for (const Field& field : event->fields)
            fields.push_back(&field);
    }
    std::vector<std::string> written;
    for (const Field* field : fields) {
        if (std::find(written.begin(), written.end(), field->name) != written.end()) continue;
        written.push_back(field->name);
        std::string type = field_type(*field);
        for (const Field* other : fields) {
            if (other->name != field->name || type.find(field_type(*other)) != std::string::npos) continue;
            type += "|" + field_type(*other);
        }
        out += "---@field " + field->name + " " + type + " " + one_line(field->doc) +
               (field->writable ? " May be changed." : "") + "\n";
    }
}

void write_events(const Registry& registry, std::string& out) {
    for (const auto& event : shared_words(registry.events())) {
        const std::string name = class_of(event.name);
        out += "\n---" + one_line(shared_doc(event.forms)) + "\n---@class " + name + "\n";
        write_fields(event.forms, out);
        out += "local " + name + " = {}\n";
        const bool before = std::any_of(event.forms.begin(), event.forms.end(),
                                        [](const EventSpec* form) { return form->moment == Moment::Before; });
        if (!before) continue;
        out += "---It does not happen.\n---@param reason string what players are told\nfunction " + name +
               ":forbid(reason) end\n";
    }
}

/// What a script returns: functions named like events get the event's class.
void write_special(const Registry& registry, std::string& out) {
    out +=
        "\n---A special's script: `---@type Special` above its table gives the parameters of its functions.\n"
        "---@class Special\n";
    for (const auto& event : shared_words(registry.events()))
        out += "---@field " + event.name + "? fun(game: Game, event: " + class_of(event.name) + ")\n";
}

}  // namespace

std::string lua_stubs(const Registry& registry) {
    std::string out = kTop;
    write_verbs(registry, out);
    write_events(registry, out);
    write_special(registry, out);
    return out;
}

}  // namespace briar
