#include "editor/core/schema_walk.hpp"

#include <algorithm>

#include "editor/core/as_written.hpp"
#include "editor/core/node_parts.hpp"
#include "runtime/content/pattern.hpp"
#include "runtime/content/values.hpp"
#include "runtime/content/variant.hpp"
#include "runtime/source/document.hpp"

namespace briar::editor {
namespace {

constexpr int kDeepest = 48;

bool is_list(const Schema& schema) { return schema.type == SchemaType::List || schema.type == SchemaType::ListOrOne; }

/// The way of writing a list that a Variant offers.
SchemaRef list_in(const Schema& variant) {
    SchemaRef found;
    for_each_alternative(variant, [&](const std::string& key, const SchemaRef& schema) {
        if (key.empty() && is_list(*schema) && !found) found = schema;
    });
    return found;
}

bool knows_key(const Schema& record, const std::string& key) {
    if (schema::property(record, key) != nullptr) return true;
    return !record.extra_keys.empty() && matches_pattern(record.extra_keys, key);
}

/// The alternative that a step into it means: the one that the key selects, else one that has the key.
SchemaRef alternative_for(const Schema& variant, const Step& step) {
    SchemaRef selected;
    SchemaRef knowing;
    for_each_alternative(variant, [&](const std::string& key, const SchemaRef& schema) {
        const SchemaRef way = schema::resolved(schema);
        const bool fits = step.is_index ? is_list(*way) : !key.empty() && key == step.key;
        if (!selected && fits) selected = way;
        const bool knows = !step.is_index && way->type == SchemaType::Record && knows_key(*way, step.key);
        if (!knowing && knows) knowing = way;
    });
    return selected ? selected : knowing;
}

class Walk {
public:
    explicit Walk(const std::function<void(const TypedValue&)>& visit) : visit_(visit) {}

    void go(const Node& node, const SchemaRef& schema, const Property* property) {
        if (!schema || path_.size() > kDeepest) return;
        const SchemaRef way = schema::resolved(schema);
        if (is_list_change(node)) {
            const SchemaRef list = is_list(*way) ? way : way->type == SchemaType::Variant ? list_in(*way) : nullptr;
            if (list) return change_list(node, list, property);
        }
        const SchemaRef here = chosen(way, &node);
        if (node.is_scalar()) return visit_({node, *here, path_, false, property});
        for (std::size_t i = 0; i < node.items.size(); ++i)
            step(*node.items[i], here, i, property);
        for (const Member& member : node.members)
            go_member(member, here);
    }

private:
    void go_member(const Member& member, const SchemaRef& here) {
        path_.emplace_back(member.key);
        if (here->type == SchemaType::Map && here->keys)
            visit_({key_node(member), *chosen(here->keys, nullptr), path_, true, nullptr});
        const Property* property = here->type == SchemaType::Record ? schema::property(*here, member.key) : nullptr;
        go(*member.value, below(here, member.key), property);
        path_.pop_back();
    }
    void step(const Node& node, const SchemaRef& here, std::size_t index, const Property* property) {
        path_.emplace_back(index);
        go(node, below(here, index), property);
        path_.pop_back();
    }
    void change_list(const Node& node, const SchemaRef& list, const Property* property) {
        for (const Member& member : node.members) {
            path_.emplace_back(member.key);
            if (member.value->is_list()) {
                for (std::size_t i = 0; i < member.value->items.size(); ++i)
                    step(*member.value->items[i], list, i, property);
            } else {
                go(*member.value, list->items, property);
            }
            path_.pop_back();
        }
    }

    const std::function<void(const TypedValue&)>& visit_;
    Path path_;
};

}  // namespace

SchemaRef chosen(const SchemaRef& schema, const Node* value) {
    SchemaRef here = schema::resolved(schema);
    for (int depth = 0; here && depth < kDeepest; ++depth) {
        SchemaRef next;
        if (value == nullptr || value->is_null()) return here;
        if (here->type == SchemaType::Variant) next = select_alternative(*value, *here).schema;
        if (here->type == SchemaType::Switch) next = select_switch(*value, *here);
        if (here->type == SchemaType::ListOrOne && !value->is_list()) next = here->items;
        if (!next) return here;
        here = schema::resolved(next);
    }
    return here;
}

SchemaRef below(const SchemaRef& schema, const Step& step) {
    if (!schema) return nullptr;
    const SchemaRef here = schema::resolved(schema);
    switch (here->type) {
        case SchemaType::List:
        case SchemaType::ListOrOne:
            return step.is_index ? here->items : below(here->items, step);
        case SchemaType::Map:
            return step.is_index ? nullptr : here->items;
        case SchemaType::Record:
            if (step.is_index) return nullptr;
            if (const Property* known = schema::property(*here, step.key)) return known->schema;
            return !here->extra_keys.empty() && matches_pattern(here->extra_keys, step.key) ? here->items : nullptr;
        case SchemaType::Variant: {
            const SchemaRef way = alternative_for(*here, step);
            return way ? below(way, step) : nullptr;
        }
        case SchemaType::Switch:
            for (const Alternative& each : here->alternatives) {
                if (const SchemaRef found = below(each.schema, step)) return found;
            }
            return nullptr;
        default:
            return nullptr;
    }
}

SchemaRef schema_at(const SchemaRef& schema, const Node* value, const Path& path) {
    SchemaRef here = schema;
    for (const Step& step : path) {
        if (!here) return nullptr;
        if (value != nullptr && stays_at(*value, step)) continue;
        here = below(chosen(here, value), step);
        if (value != nullptr && step.is_index) {
            value = step.index < value->items.size() ? value->items[step.index].get() : nullptr;
        } else if (value != nullptr) {
            value = value->find(step.key);
        }
    }
    return here;
}

void for_each_typed(const Node& root, const SchemaRef& schema, const std::function<void(const TypedValue&)>& visit) {
    Walk(visit).go(root, schema, nullptr);
}

}  // namespace briar::editor
