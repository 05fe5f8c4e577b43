#include "runtime/engine/verb_text.hpp"

#include "runtime/engine/rule_words.hpp"

namespace briar {
namespace {

std::string joined(std::string_view words, const std::string& joint, Quotes quotes) {
    const std::string mark = quotes == Quotes::Back ? "`" : "";
    std::string text;
    for (const std::string& word : split_words(words))
        text += (text.empty() ? "" : joint) + mark + word + mark;
    return text;
}

}  // namespace

std::string type_text(Type type, const std::string& kinds, Quotes quotes) {
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
            return kinds.empty() ? "word" : "one of " + joined(kinds, ", ", quotes);
        case Type::Piece:
            return kinds.empty() ? "piece" : "piece of " + joined(kinds, " or ", quotes);
        case Type::Pieces:
            return kinds.empty() ? "list of pieces" : "list of pieces of " + joined(kinds, " or ", quotes);
        case Type::Def:
            return kinds.empty() ? "id of an entry" : "id of " + joined(kinds, " or ", quotes);
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
            return "dice";
        case Type::Place:
            return "place";
        case Type::Direction:
            return "direction";
        case Type::Block:
            return "effects";
    }
    return "value";
}

std::string signature(const VerbSpec& verb) {
    std::string text = verb.name + "(";
    for (const Param& param : verb.params) {
        if (text.back() != '(') text += ", ";
        text += param.name;
        if (!param.required) text += param.fallback.empty() ? " = none" : " = " + param.fallback;
    }
    text += ")";
    if (verb.result != Type::None) text += " -> " + type_text(verb.result, {}, Quotes::None);
    return text;
}

std::string moment_text(Moment moment) {
    return moment == Moment::Before ? "Before: may be forbidden." : "After it has happened.";
}

}  // namespace briar
