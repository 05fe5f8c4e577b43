// The shape check of maps and records: which keys may stand there and which must.
#include "runtime/content/open_value.hpp"
#include "runtime/content/pattern.hpp"
#include "runtime/content/shape_walk.hpp"
#include "runtime/content/values.hpp"

namespace briar {

/// In a patched tree a null takes its key out. True when there is nothing more to check.
bool ShapeWalk::taken_out(const Member& member, const Property* property) {
    if (tree_ != ShapeOf::Patched || !member.value->is_null()) return false;
    if (property != nullptr && property->required) {
        report(member.value->document, member.key_span, "layer.required-key",
               quote(member.key) + " cannot be taken out: it is required", "give it another value instead");
    }
    return true;
}

void ShapeWalk::check_key(const Member& member, const Schema& schema, const Trail& trail) {
    const Node key = key_node(member);
    if (schema.type == SchemaType::Word && !contains(schema.choices, member.key)) {
        unknown_key(member, trail, did_you_mean(member.key, schema.choices, "expected " + expected(schema)));
    } else if (schema.type == SchemaType::Pattern && !matches_pattern(schema.pattern, member.key)) {
        report(key, "shape.key-pattern",
               "the key " + quote(member.key) + " in " + name(trail) + " is not of the right form",
               "expected " + expected(schema));
    } else if (schema.type != SchemaType::Word && schema.type != SchemaType::Pattern) {
        check(key, schema, trail.at(member.key));
    }
}

void ShapeWalk::check_map(const Node& node, const Schema& schema, const Trail& trail) {
    if (!node.is_map()) return wrong_type(node, schema, trail);
    for (const Member& member : node.members) {
        if (taken_out(member, nullptr)) continue;
        if (schema.keys) check_key(member, *schema::resolved(schema.keys), trail);
        check(*member.value, *schema.items, trail.at(member.key));
    }
}

/// Returns the key that was probably meant, if any.
std::string ShapeWalk::unknown_key(const Node& node, const Member& member, const Schema& schema, const Trail& trail) {
    std::vector<std::string> keys = schema::property_keys(schema);
    std::vector<std::string> absent;
    for (const std::string& key : keys) {
        if (node.find(key) == nullptr) absent.push_back(key);
    }
    std::string others = keys.empty() ? "there are no keys here" : "the keys here are " + quote_list(keys, " and ");
    if (!schema.extra_hint.empty()) others += ", and " + schema.extra_hint;
    const std::string near = nearest(member.key, keys);
    if (!near.empty() && !contains(absent, near)) others = "did you mean " + quote(near) + ", which is there already?";
    unknown_key(member, trail, did_you_mean(member.key, absent, std::move(others)));
    return nearest(member.key, absent);
}

void ShapeWalk::check_missing(const Node& node, const Schema& schema, const Trail& trail,
                              const std::vector<std::string>& meant) {
    for (const Property& property : schema.properties) {
        if (!property.required || node.find(property.key) != nullptr || contains(meant, property.key)) continue;
        std::string hint = "add `" + property.key + ":`, " + expected(*schema::resolved(property.schema));
        if (!property.doc.empty()) hint += " (" + property.doc + ")";
        report(node, "shape.missing-key", name(trail) + " lacks the key " + quote(property.key), std::move(hint));
    }
}

/// A text that is needed says something.
void ShapeWalk::check_filled(const Node& node, const Property& property, const Trail& trail) {
    const bool text = property.required && schema::resolved(property.schema)->type == SchemaType::Text;
    if (!text || !node.is_scalar() || node.text.find_first_not_of(" \t\n") != std::string::npos) return;
    report(node, kEmptyText, name(trail) + " is empty", "write a text: " + within_sentence(property.doc));
}

void ShapeWalk::check_record(const Node& node, const Schema& schema, const Trail& trail) {
    if (!node.is_map()) return wrong_type(node, schema, trail);
    std::vector<std::string> meant;  // by misspelt keys: these are not missing as well
    for (const Member& member : node.members) {
        const Property* property = schema::property(schema, member.key);
        const bool extra =
            property == nullptr && !schema.extra_keys.empty() && matches_pattern(schema.extra_keys, member.key);
        if (taken_out(member, property)) continue;
        if (property != nullptr) {
            check(*member.value, *property->schema, trail.at(member.key));
            check_filled(*member.value, *property, trail.at(member.key));
        } else if (extra) {
            check(*member.value, *schema.items, trail.at(member.key));
        } else {
            meant.push_back(unknown_key(node, member, schema, trail));
        }
    }
    check_missing(node, schema, trail, meant);
}

}  // namespace briar
