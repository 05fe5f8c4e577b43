#include "runtime/content/variant.hpp"

#include <algorithm>

#include "runtime/content/pattern.hpp"
#include "runtime/source/document.hpp"

namespace briar {

namespace {

// Schemas may contain themselves; honest ones are opened far less often.
constexpr int kDeepestVariant = 16;
constexpr int kDeepestFit = 3;

using VisitAlternative = std::function<void(const std::string& key, const SchemaRef& schema)>;
enum class Which { All, Offered };

void visit_alternatives(const Schema& variant, const VisitAlternative& visit, Which which, int depth) {
    for (const Alternative& alternative : variant.alternatives) {
        if (alternative.foreign && which == Which::Offered) continue;
        if (!alternative.key.empty()) {
            visit(alternative.key, alternative.schema);
            continue;
        }
        const SchemaRef opened = schema::resolved(alternative.schema);
        if (opened->type != SchemaType::Variant) {
            visit(alternative.key, opened);
        } else if (depth < kDeepestVariant) {
            visit_alternatives(*opened, visit, which, depth + 1);
        }
    }
}

bool has_key(const Schema& record, const std::string& key) {
    if (schema::property(record, key) != nullptr) return true;
    return !record.extra_keys.empty() && matches_pattern(record.extra_keys, key);
}

/// What an item of a list may be, when it may be written without the list. Lists of lists are opened only so far.
SchemaRef single_item(const Schema& list_or_one) {
    SchemaRef item = schema::resolved(list_or_one.items);
    for (int depth = 0; item->type == SchemaType::ListOrOne; ++depth) {
        if (depth == kDeepestVariant) return schema::any();
        item = schema::resolved(item->items);
    }
    return item;
}

/// How well a scalar fits: not at all, as free text, or for certain.
enum class Fit { None, Loose, Exact };

Fit scalar_fit(const Node& node, const Schema& schema, int depth = 0) {
    switch (schema.type) {
        case SchemaType::Bool:
            return node.as_bool() ? Fit::Exact : Fit::None;
        case SchemaType::Integer:
            return node.as_int() ? Fit::Exact : Fit::None;
        case SchemaType::Word:
            return std::find(schema.choices.begin(), schema.choices.end(), node.text) != schema.choices.end()
                       ? Fit::Exact
                       : Fit::None;
        case SchemaType::Pattern:
            return matches_pattern(schema.pattern, node.text) ? Fit::Exact : Fit::None;
        case SchemaType::Id:
        case SchemaType::Text:
        case SchemaType::Any:
            return Fit::Loose;
        case SchemaType::ListOrOne:
            return scalar_fit(node, *single_item(schema), depth);
        case SchemaType::Variant: {
            Fit best = Fit::None;
            if (depth >= kDeepestFit) return best;
            for_each_alternative(schema, [&](const std::string& key, const SchemaRef& alternative) {
                if (key.empty()) best = std::max(best, scalar_fit(node, *alternative, depth + 1));
            });
            return best;
        }
        default:
            return Fit::None;
    }
}

bool takes_scalars(const Schema& schema) {
    switch (schema.type) {
        case SchemaType::List:
        case SchemaType::Map:
        case SchemaType::Switch:
        case SchemaType::Record:
            return false;
        case SchemaType::ListOrOne:
            return takes_scalars(*single_item(schema));
        default:
            return true;
    }
}

bool takes_lists(const Schema& schema) {
    return schema.type == SchemaType::List || schema.type == SchemaType::ListOrOne || schema.type == SchemaType::Any;
}

Selection select_scalar(const Node& node, const Schema& variant) {
    SchemaRef exact;
    SchemaRef loose;
    std::vector<SchemaRef> possible;
    for_each_alternative(variant, [&](const std::string& key, const SchemaRef& schema) {
        if (!key.empty() || !takes_scalars(*schema)) return;
        const Fit fit = scalar_fit(node, *schema);
        if (fit == Fit::Exact && !exact) exact = schema;
        if (fit == Fit::Loose && !loose) loose = schema;
    });
    for_each_offered(variant, [&](const std::string& key, const SchemaRef& schema) {
        const bool known = std::find(possible.begin(), possible.end(), schema) != possible.end();
        if (key.empty() && takes_scalars(*schema) && !known) possible.push_back(schema);
    });
    if (exact) return {exact, {}};
    const auto number = std::find_if(possible.begin(), possible.end(), [](const SchemaRef& each) {
        return schema::resolved(each)->type == SchemaType::Integer;
    });
    const bool free_text = loose && loose->type != SchemaType::Id;
    if (number != possible.end() && !free_text && looks_like_number(node)) return {*number, {}};
    if (loose) return {loose, {}};
    // The only way to write a scalar was meant, however wrong it is.
    return {possible.size() == 1 ? possible.front() : nullptr, {}};
}

/// Of several alternatives whose keys stand in the map, the one that knows the keys of all others.
Selection settle_rivals(const std::vector<Alternative>& found) {
    Selection result;
    for (const Alternative& candidate : found) {
        const SchemaRef record = schema::resolved(candidate.schema);
        const bool knows_all = std::all_of(found.begin(), found.end(),
                                           [&](const Alternative& other) { return has_key(*record, other.key); });
        if (knows_all) return {candidate.schema, {}};
        result.rivals.push_back(candidate.key);
    }
    return result;
}

Selection select_map(const Node& node, const Schema& variant) {
    std::vector<Alternative> found;
    SchemaRef keyless;
    for_each_alternative(variant, [&](const std::string& key, const SchemaRef& schema) {
        if (!key.empty()) {
            if (node.find(key) != nullptr) found.push_back({key, schema});
        } else if (!keyless && takes_maps(*schema)) {
            keyless = schema;
        }
    });
    if (found.size() == 1) return {found.front().schema, {}};
    if (found.size() > 1) return settle_rivals(found);
    return {keyless, {}};
}

Selection select_by_type(const Schema& variant, bool (*takes)(const Schema&)) {
    Selection result;
    for_each_alternative(variant, [&](const std::string& key, const SchemaRef& schema) {
        if (key.empty() && !result.schema && takes(*schema)) result.schema = schema;
    });
    return result;
}

}  // namespace

bool looks_like_number(const Node& node) {
    return node.style == ScalarStyle::Plain && matches_pattern("[-+]?[0-9]+([.][0-9]*)?([eE][-+]?[0-9]+)?", node.text);
}

bool takes_maps(const Schema& schema) {
    switch (schema.type) {
        case SchemaType::Map:
        case SchemaType::Record:
        case SchemaType::Any:
        case SchemaType::Switch:
        case SchemaType::Variant:
            return true;
        case SchemaType::ListOrOne:
            return takes_maps(*single_item(schema));
        default:
            return false;
    }
}

void for_each_alternative(const Schema& variant, const VisitAlternative& visit) {
    visit_alternatives(variant, visit, Which::All, 0);
}

void for_each_offered(const Schema& variant, const VisitAlternative& visit) {
    visit_alternatives(variant, visit, Which::Offered, 0);
}

SchemaRef select_switch(const Node& node, const Schema& schema) {
    const Node* value = node.find(schema.switch_key);
    if (value == nullptr || !value->is_scalar()) return nullptr;
    for (const Alternative& alternative : schema.alternatives) {
        if (alternative.key == value->text) return alternative.schema;
    }
    return nullptr;
}

Selection select_alternative(const Node& node, const Schema& variant) {
    switch (node.kind) {
        case NodeKind::Scalar:
            return select_scalar(node, variant);
        case NodeKind::Map:
            return select_map(node, variant);
        case NodeKind::List:
            return select_by_type(variant, takes_lists);
        case NodeKind::Null:
            break;
    }
    return select_by_type(variant, [](const Schema& schema) { return schema.type == SchemaType::Any; });
}

}  // namespace briar
