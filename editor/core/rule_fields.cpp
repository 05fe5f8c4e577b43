#include "editor/core/rule_fields.hpp"

#include <algorithm>
#include <iterator>

#include "editor/core/node_parts.hpp"
#include "editor/core/rule_words_of.hpp"
#include "editor/core/schema_walk.hpp"
#include "editor/core/starting_value.hpp"
#include "runtime/engine/comparison_text.hpp"
#include "runtime/engine/rule_words.hpp"

namespace briar::editor {
namespace {

/// What can be given to a verb: its parameters, then comparisons where it gives a number to a condition.
std::vector<Property> parameters(const VerbSpec& verb, const SchemaRef& schema, const RuleSite& site) {
    std::vector<Property> properties;
    for (const Param& each : verb.params)
        properties.push_back({each.name, below(schema, Step(each.name)), each.doc, must_be_given(each, site.fields),
                              fallback_at(each.fallback, site.fields)});
    if (verb.sort == VerbSort::Query && verb.result == Type::Int) {
        for (const char* each : kComparisons)
            properties.push_back({each, below(schema, Step(each)), comparison_doc(each), false, {}});
    }
    std::erase_if(properties, [](const Property& each) { return !each.schema; });
    return properties;
}

/// What stands in a call without any of these words is its first argument itself, which may be a query.
bool is_argument(const VerbSpec& verb, const std::string& word) {
    return std::any_of(verb.params.begin(), verb.params.end(), [&](const Param& each) { return each.name == word; }) ||
           std::find(std::begin(kComparisons), std::end(kComparisons), word) != std::end(kComparisons);
}

}  // namespace

std::vector<Control> record_fields(const EntryLens& special, const SchemaRef& schema, const Node* value,
                                   const Path& path, const std::vector<std::string>& without) {
    std::vector<Control> fields;
    const SchemaRef record = schema ? chosen(schema, value) : nullptr;
    if (!record || record->type != SchemaType::Record) return fields;
    for (const Property& each : record->properties) {
        if (std::find(without.begin(), without.end(), each.key) != without.end()) continue;
        const Node* given = value != nullptr && value->is_map() ? value->find(each.key) : nullptr;
        fields.push_back(make_control(special, each, given, step_to(path, each.key)));
    }
    return fields;
}

std::vector<Control> call_fields(const EntryLens& special, const Registry& registry, const RuleSite& site,
                                 const std::string& name, const Node* value, const Path& path) {
    std::vector<Control> fields;
    const VerbSpec* verb = verb_at(registry, site, name);
    const Path call = step_to(path, name);
    const SchemaRef schema = schema_at(special.schema(), &special.value(), call);
    if (verb == nullptr || !schema) return fields;
    const SchemaRef ways = schema::resolved(schema);
    const bool named = value != nullptr && value->is_map() &&
                       std::all_of(value->members.begin(), value->members.end(),
                                   [&](const Member& each) { return is_argument(*verb, each.key); });
    const bool nothing = value == nullptr || (value->as_bool() && needs_nothing(*verb));
    for (const Property& each : parameters(*verb, ways, site)) {
        const bool alone = !named && !nothing && fields.empty();  // the first may stand without its name
        const Node* given = named ? value->find(each.key) : alone ? value : nullptr;
        fields.push_back(make_control(special, each, given, alone ? call : step_to(call, each.key)));
        fields.back().key = each.key;
        fields.back().label = words_of(each.key);
    }
    return fields;
}

}  // namespace briar::editor
