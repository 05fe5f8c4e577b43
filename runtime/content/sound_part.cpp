#include "runtime/content/sound_part.hpp"

#include <utility>

#include "runtime/content/pattern.hpp"
#include "runtime/content/shape.hpp"
#include "runtime/content/values.hpp"
#include "runtime/content/variant.hpp"
#include "runtime/content/wording.hpp"

namespace briar {
namespace {

// As deep as documents may be, with room for schemas that refer to themselves on the way.
constexpr int kDeepestPart = 300;

/// The same map or list with nothing in it.
std::unique_ptr<Node> emptied(const Node& node) {
    auto empty = std::make_unique<Node>();
    empty->kind = node.kind;
    empty->style = node.style;
    empty->flow = node.flow;
    empty->alias = node.alias;
    empty->span = node.span;
    empty->document = node.document;
    return empty;
}

bool has_shape(const Node& node, const Schema& schema) {
    Diagnostics told;
    return check_shape(node, schema, {}, told);
}

/// The schema of a key of a record; nullptr when there is no such key.
SchemaRef schema_of_key(const Schema& record, const std::string& key) {
    if (const Property* property = schema::property(record, key)) return property->schema;
    const bool extra = !record.extra_keys.empty() && matches_pattern(record.extra_keys, key);
    return extra ? record.items : nullptr;
}

/// The key that a misspelt one was meant to be; empty when nothing is like it.
std::string meant_key(const Node& map, const Schema& record, const std::string& key) {
    std::vector<std::string> absent;
    for (const Property& property : record.properties) {
        if (map.find(property.key) == nullptr) absent.push_back(property.key);
    }
    return nearest(key, absent);
}

class Mending {
public:
    /// The sound part; null when there is none. `complete` becomes false when something was taken out.
    std::unique_ptr<Node> mend(const Node& node, const Schema& schema, bool& complete);
    /// The sound part of a record, also when it lacks what it must have; `lost` are the keys that suffered.
    std::unique_ptr<Node> mend_keys(const Node& node, const Schema& record, std::vector<std::string>& lost);

private:
    std::unique_ptr<Node> mend_kind(const Node& node, const Schema& schema, bool& complete);
    std::unique_ptr<Node> mend_map(const Node& node, const Schema& schema, bool& complete);
    std::unique_ptr<Node> mend_list(const Node& node, const Schema& schema, bool& complete);
    std::unique_ptr<Node> mend_record(const Node& node, const Schema& schema, bool& complete);
    std::unique_ptr<Node> mend_variant(const Node& node, const Schema& schema, bool& complete);

    int depth_ = 0;
};

std::unique_ptr<Node> Mending::mend(const Node& node, const Schema& schema, bool& complete) {
    if (depth_ >= kDeepestPart) return nullptr;
    ++depth_;
    std::unique_ptr<Node> sound = mend_kind(node, schema, complete);
    --depth_;
    if (sound == nullptr) complete = false;
    return sound;
}

std::unique_ptr<Node> Mending::mend_kind(const Node& node, const Schema& schema, bool& complete) {
    switch (schema.type) {
        case SchemaType::List:
        case SchemaType::ListOrOne:
            return mend_list(node, schema, complete);
        case SchemaType::Map:
            return mend_map(node, schema, complete);
        case SchemaType::Record:
            return mend_record(node, schema, complete);
        case SchemaType::Variant:
            return mend_variant(node, schema, complete);
        case SchemaType::Switch: {
            const SchemaRef chosen = select_switch(node, schema);
            return chosen ? mend(node, *schema::resolved(chosen), complete) : nullptr;
        }
        case SchemaType::Deferred:
            return mend(node, *schema::resolved(schema.target ? schema.target() : nullptr), complete);
        default:
            return has_shape(node, schema) ? std::make_unique<Node>(node.clone()) : nullptr;
    }
}

std::unique_ptr<Node> Mending::mend_list(const Node& node, const Schema& schema, bool& complete) {
    if (!node.is_list()) {
        const bool one = schema.type == SchemaType::ListOrOne && !node.is_null();
        return one ? mend(node, *schema::resolved(schema.items), complete) : nullptr;
    }
    std::unique_ptr<Node> sound = emptied(node);
    for (const auto& item : node.items) {
        if (auto part = mend(*item, *schema::resolved(schema.items), complete)) sound->items.push_back(std::move(part));
    }
    return sound;
}

std::unique_ptr<Node> Mending::mend_map(const Node& node, const Schema& schema, bool& complete) {
    if (!node.is_map()) return nullptr;
    std::unique_ptr<Node> sound = emptied(node);
    for (const Member& member : node.members) {
        const bool well_named = !schema.keys || has_shape(key_node(member), *schema::resolved(schema.keys));
        auto part = well_named ? mend(*member.value, *schema::resolved(schema.items), complete) : nullptr;
        if (part)
            sound->members.push_back({member.key, member.key_span, std::move(part)});
        else
            complete = false;
    }
    sound->index();
    return sound;
}

std::unique_ptr<Node> Mending::mend_keys(const Node& node, const Schema& record, std::vector<std::string>& lost) {
    if (!node.is_map()) return nullptr;
    std::unique_ptr<Node> sound = emptied(node);
    for (const Member& member : node.members) {
        const SchemaRef schema = schema_of_key(record, member.key);
        if (!schema) {
            lost.push_back(meant_key(node, record, member.key));
            continue;
        }
        bool whole = true;
        auto part = mend(*member.value, *schema::resolved(schema), whole);
        if (part) sound->members.push_back({member.key, member.key_span, std::move(part)});
        if (!whole) lost.push_back(member.key);
    }
    for (const Property& property : record.properties) {
        if (property.required && node.find(property.key) == nullptr && !contains(lost, property.key))
            lost.push_back(property.key);
    }
    sound->index();
    return sound;
}

std::unique_ptr<Node> Mending::mend_record(const Node& node, const Schema& schema, bool& complete) {
    std::vector<std::string> lost;
    std::unique_ptr<Node> sound = mend_keys(node, schema, lost);
    if (!lost.empty()) complete = false;
    for (const Property& property : schema.properties) {
        if (sound != nullptr && property.required && sound->find(property.key) == nullptr) return nullptr;
    }
    return sound;
}

/// Alternatives may be made anew each time they are asked for.
bool same_alternative(const SchemaRef& one, const SchemaRef& other) {
    if (one == other || !one || !other) return one == other;
    const SchemaRef a = schema::resolved(one);
    const SchemaRef b = schema::resolved(other);
    return a->type == b->type && a->name == b->name && schema::property_keys(*a) == schema::property_keys(*b);
}

std::unique_ptr<Node> Mending::mend_variant(const Node& node, const Schema& schema, bool& complete) {
    const SchemaRef meant = select_alternative(node, schema).schema;
    if (!meant) return nullptr;
    auto sound = mend(node, *schema::resolved(meant), complete);
    // Without the key that told it apart, it would mean something else.
    if (sound == nullptr || !same_alternative(select_alternative(*sound, schema).schema, meant)) return nullptr;
    return sound;
}

/// What a value is checked against when all choices that it makes by itself are made; nullptr when it makes none.
SchemaRef chosen_schema(const Node& value, SchemaRef schema) {
    for (int steps = 0; schema && steps < kDeepestPart; ++steps) {
        schema = schema::resolved(schema);
        if (schema->type != SchemaType::Switch) return schema;
        schema = select_switch(value, *schema);
    }
    return nullptr;
}

}  // namespace

SoundPart sound_part(const Node& value, const Schema& schema) {
    SoundPart result;
    const SchemaRef chosen = chosen_schema(value, std::make_shared<const Schema>(schema));
    if (!chosen) return result;
    Mending mending;
    bool complete = true;
    result.tree = chosen->type == SchemaType::Record ? mending.mend_keys(value, *chosen, result.lost)
                                                     : mending.mend(value, *chosen, complete);
    return result;
}

}  // namespace briar
