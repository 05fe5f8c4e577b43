#include "runtime/content/schema.hpp"

#include <utility>

namespace briar::schema {

namespace {

SchemaRef make(Schema value) { return std::make_shared<const Schema>(std::move(value)); }

Schema of_type(SchemaType type) {
    Schema value;
    value.type = type;
    return value;
}

Schema of_items(SchemaType type, SchemaRef items) {
    Schema value = of_type(type);
    value.items = std::move(items);
    return value;
}

}  // namespace

SchemaRef any() { return make(of_type(SchemaType::Any)); }
SchemaRef boolean() { return make(of_type(SchemaType::Bool)); }
SchemaRef text() { return make(of_type(SchemaType::Text)); }
SchemaRef list(SchemaRef items) { return make(of_items(SchemaType::List, std::move(items))); }
SchemaRef list_or_one(SchemaRef items) { return make(of_items(SchemaType::ListOrOne, std::move(items))); }

SchemaRef integer(std::int64_t minimum, std::int64_t maximum) {
    Schema value = of_type(SchemaType::Integer);
    value.minimum = minimum;
    value.maximum = maximum;
    return make(std::move(value));
}

SchemaRef id(std::string kinds) {
    Schema value = of_type(SchemaType::Id);
    value.ref_kind = std::move(kinds);
    return make(std::move(value));
}

SchemaRef word(std::vector<std::string> choices, std::vector<std::string> docs) {
    Schema value = of_type(SchemaType::Word);
    value.choices = std::move(choices);
    value.choice_docs = std::move(docs);
    return make(std::move(value));
}

SchemaRef pattern(std::string expression, std::string hint) {
    Schema value = of_type(SchemaType::Pattern);
    value.pattern = std::move(expression);
    value.pattern_hint = std::move(hint);
    return make(std::move(value));
}

SchemaRef map(SchemaRef keys, SchemaRef items) {
    Schema value = of_items(SchemaType::Map, std::move(items));
    value.keys = std::move(keys);
    return make(std::move(value));
}

SchemaRef record(std::vector<Property> properties) {
    Schema value = of_type(SchemaType::Record);
    value.properties = std::move(properties);
    return make(std::move(value));
}

SchemaRef open_record(std::vector<Property> properties, std::string extra_keys, std::string extra_hint,
                      SchemaRef extra) {
    Schema value = of_items(SchemaType::Record, std::move(extra));
    value.properties = std::move(properties);
    value.extra_keys = std::move(extra_keys);
    value.extra_hint = std::move(extra_hint);
    return make(std::move(value));
}

SchemaRef variant(std::vector<Alternative> alternatives) {
    Schema value = of_type(SchemaType::Variant);
    value.alternatives = std::move(alternatives);
    return make(std::move(value));
}

SchemaRef switch_on(std::string key, std::vector<Alternative> alternatives) {
    Schema value = of_type(SchemaType::Switch);
    value.switch_key = std::move(key);
    value.alternatives = std::move(alternatives);
    return make(std::move(value));
}

SchemaRef deferred(std::function<SchemaRef()> target) {
    Schema value = of_type(SchemaType::Deferred);
    value.target = std::move(target);
    return make(std::move(value));
}

SchemaRef named(std::string name, std::string doc, SchemaRef schema) {
    Schema value = *schema;
    value.name = std::move(name);
    value.doc = std::move(doc);
    return make(std::move(value));
}

SchemaRef resolved(SchemaRef schema) {
    // A chain of references that never arrives is a fault of the program; it must still not hang a check.
    for (int steps = 0; schema && schema->type == SchemaType::Deferred && steps < 64; ++steps) {
        schema = schema->target ? schema->target() : nullptr;
    }
    return schema && schema->type != SchemaType::Deferred ? schema : any();
}

const Property* property(const Schema& record, std::string_view key) {
    for (const Property& candidate : record.properties) {
        if (candidate.key == key) return &candidate;
    }
    return nullptr;
}

std::vector<std::string> property_keys(const Schema& record) {
    std::vector<std::string> keys;
    for (const Property& candidate : record.properties) {
        if (!candidate.foreign) keys.push_back(candidate.key);
    }
    return keys;
}

}  // namespace briar::schema
