#include "editor/core/verb_text.hpp"

#include <algorithm>

#include "runtime/engine/registry.hpp"

namespace briar::editor {
namespace {

std::string listed(std::string words) {
    for (std::size_t at = words.find('|'); at != std::string::npos; at = words.find('|', at))
        words.replace(at, 1, ", ");
    return words;
}

std::string words_for(Type type, const std::string& kinds) {
    const std::string of = kinds.empty() ? "" : " of " + listed(kinds);
    switch (type) {
        case Type::None:
            return "nothing";
        case Type::Int:
            return "number";
        case Type::Bool:
            return "true or false";
        case Type::Text:
            return "text";
        case Type::Word:
            return "one of " + listed(kinds);
        case Type::Piece:
            return "piece" + of;
        case Type::Pieces:
            return "list of pieces" + of;
        case Type::Def:
            return "id" + of;
        case Type::Counter:
            return "name of a counter";
        case Type::Var:
            return "name of a var";
        case Type::Zone:
            return "name of a zone";
        case Type::Event:
            return "name of an event";
        case Type::Value:
            return "name of a value";
        case Type::Dice:
            return "dice, such as 2d6";
        case Type::Place:
            return "place";
        case Type::Direction:
            return "direction";
        case Type::Block:
            return "function";
    }
    return {};
}

}  // namespace

std::string type_words(const Param& param) { return words_for(param.type, param.kinds); }
std::string type_words(const Field& field) { return words_for(field.type, field.kinds); }

std::string signature(const VerbSpec& verb) {
    std::string text = verb.name + "(";
    for (std::size_t i = 0; i < verb.params.size(); ++i)
        text += (i == 0 ? "" : ", ") + verb.params[i].name + (verb.params[i].required ? "" : "?");
    return text + ")";
}

std::string description(const VerbSpec& verb) {
    std::string text = verb.doc;
    for (const Param& each : verb.params) {
        text += "\n" + each.name + ": " + type_words(each) + ". " + each.doc;
        if (!each.required && !each.fallback.empty()) text += " Without it " + each.fallback + ".";
    }
    if (verb.result != Type::None) text += "\nGives: " + words_for(verb.result, verb.result_kinds);
    if (!verb.system.empty()) text += "\n(" + verb.system + ")";
    return text;
}

std::string description(const EventSpec& event) {
    std::string text = event.moment == Moment::Before ? "Before: may be forbidden. " : "After it has happened. ";
    text += event.doc;
    for (const Field& each : event.fields) {
        text += "\nevent." + each.name + ": " + type_words(each) + ". " + each.doc;
        if (each.writable) text += " May be changed.";
    }
    return text;
}

}  // namespace briar::editor
