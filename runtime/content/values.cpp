#include "runtime/content/values.hpp"

#include "runtime/content/pattern.hpp"
#include "runtime/content/variant.hpp"
#include "runtime/source/document.hpp"

namespace briar {

namespace {

using VisitValue = std::function<void(const Node& value, const Schema& schema)>;

SchemaRef member_schema(const Schema& schema, const std::string& key) {
    if (schema.type == SchemaType::Map) return schema.items;
    const Property* property = schema::property(schema, key);
    return property != nullptr ? property->schema : schema.items;
}

void visit_members(const Node& node, const Schema& schema, const VisitValue& visit) {
    for (const Member& member : node.members) {
        if (schema.type == SchemaType::Map && schema.keys) for_each_value(key_node(member), schema.keys, visit);
        const SchemaRef inner = member_schema(schema, member.key);
        if (inner) for_each_value(*member.value, inner, visit);
    }
}

}  // namespace

Node key_node(const Member& member) {
    Node key;
    key.kind = NodeKind::Scalar;
    key.text = member.key;
    key.span = member.key_span;
    key.document = member.value->document;
    return key;
}

void for_each_value(const Node& node, const SchemaRef& schema, const VisitValue& visit) {
    const SchemaRef here = schema::resolved(schema);
    switch (here->type) {
        case SchemaType::Variant:
            if (const Selection selection = select_alternative(node, *here); selection.schema) {
                for_each_value(node, selection.schema, visit);
            }
            return;
        case SchemaType::Switch:
            if (const SchemaRef chosen = select_switch(node, *here)) for_each_value(node, chosen, visit);
            return;
        case SchemaType::List:
        case SchemaType::ListOrOne:
            for (const auto& item : node.items)
                for_each_value(*item, here->items, visit);
            if (here->type == SchemaType::ListOrOne && !node.is_list()) for_each_value(node, here->items, visit);
            return;
        case SchemaType::Map:
        case SchemaType::Record:
            visit_members(node, *here, visit);
            return;
        default:
            if (node.is_scalar()) visit(node, *here);
    }
}

}  // namespace briar
