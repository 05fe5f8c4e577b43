#include "editor/core/control_kind.hpp"

#include <initializer_list>

#include "runtime/content/pattern.hpp"

namespace briar::editor {
namespace {

bool takes(const Schema& schema, std::initializer_list<const char*> all) {
    for (const char* each : all) {
        if (!matches_pattern(schema.pattern, each)) return false;
    }
    return !matches_pattern(schema.pattern, "some-word");
}

/// Patterns are told by what they take: no system needs to say what control it wants.
ControlKind pattern_kind(const Schema& schema) {
    if (takes(schema, {"n", "n e s w", "n e - w"})) return ControlKind::Edges;
    if (takes(schema, {"d6", "2d6+3"})) return ControlKind::Dice;
    if (takes(schema, {"1-3", "4"})) return ControlKind::Range;
    if (takes(schema, {"#d04030", "#f2ede1"})) return ControlKind::Colour;
    // What content and systems give names to is chosen from what there is.
    return schema.name.ends_with("_name") ? ControlKind::Choice : ControlKind::Text;
}

bool is_word(const Schema& schema) {
    return schema.type == SchemaType::Text || schema.type == SchemaType::Pattern || schema.type == SchemaType::Word;
}

ControlKind list_kind(const Schema& schema) {
    const SchemaRef items = schema::resolved(schema.items);
    if (items->type == SchemaType::Id) return ControlKind::References;
    return is_word(*items) ? ControlKind::Words : ControlKind::List;
}

ControlKind text_kind(const std::string& key) {
    if (key == "text") return ControlKind::LongText;
    return names_file(key) ? ControlKind::File : ControlKind::Text;
}

bool is_rules(const std::string& kind, const std::string& key) {
    return kind == "specials" && (key == "on" || key == "actions" || key == "modifiers");
}

}  // namespace

bool names_file(std::string_view key) { return key == "art" || key == "script"; }

ControlKind control_kind(const Schema& schema, const std::string& kind, const std::string& key) {
    if (is_rules(kind, key)) return ControlKind::Rules;
    switch (schema.type) {
        case SchemaType::Bool:
            return ControlKind::Switch;
        case SchemaType::Integer:
            return ControlKind::Number;
        case SchemaType::Text:
            return text_kind(key);
        case SchemaType::Id:
            return ControlKind::Reference;
        case SchemaType::Word:
            return ControlKind::Choice;
        case SchemaType::Pattern:
            return pattern_kind(schema);
        case SchemaType::List:
        case SchemaType::ListOrOne:
            return list_kind(schema);
        case SchemaType::Map:
            return ControlKind::Map;
        case SchemaType::Record:
        case SchemaType::Switch:
            return ControlKind::Record;
        case SchemaType::Variant:
            return ControlKind::Variant;
        case SchemaType::Any:
        case SchemaType::Deferred:
            break;
    }
    return ControlKind::Raw;
}

}  // namespace briar::editor
