#include "runtime/content/json_writer.hpp"

#include <algorithm>
#include <stdexcept>
#include <utility>

#include "runtime/content/kind.hpp"
#include "runtime/content/pattern.hpp"
#include "runtime/content/wording.hpp"

namespace briar {

namespace {

constexpr int kDeepestSchema = 200;

std::string whole(const std::string& pattern) { return "^(?:" + pattern + ")$"; }

/// Words that YAML reads as numbers or booleans reach a JSON Schema as such; we read all scalars as text.
Json scalar_types() { return Json::array({"string", "number", "boolean"}); }

bool reads_as_number(const std::string& word) {
    return matches_pattern("[-+]?(0|[1-9][0-9]*)(\\.[0-9]+)?", word) && word.size() < 16;
}

/// A choice as JSON values: as text, and as what YAML makes of it when that is another value.
void add_choice(Json& choices, const std::string& word) {
    choices.push_back(word);
    if (reads_as_number(word)) choices.push_back(Json::parse(word.front() == '+' ? word.substr(1) : word));
    if (word == "true" || word == "false") choices.push_back(word == "true");
}

Json word(const Schema& schema) {
    Json choices = Json::array();
    for (const std::string& choice : schema.choices)
        add_choice(choices, choice);
    Json result{{"enum", std::move(choices)}};
    if (!schema.choice_docs.empty()) {
        Json docs = Json::array();
        // Beside `enum`, position by position: a number's second form has the doc of its first.
        for (std::size_t i = 0; i < schema.choices.size() && i < schema.choice_docs.size(); ++i) {
            Json forms = Json::array();
            add_choice(forms, schema.choices[i]);
            for (std::size_t n = 0; n < forms.size(); ++n)
                docs.push_back(schema.choice_docs[i]);
        }
        result["enumDescriptions"] = std::move(docs);
    }
    return result;
}

Json pattern(const Schema& schema) {
    // Whether a number could match cannot be told from an expression; trying some shows it for the honest ones.
    const char* const samples[] = {"0", "1", "2", "7", "10", "25", "100", "-1", "1.5", "0.5", "1.2"};
    const bool numbers = std::any_of(std::begin(samples), std::end(samples),
                                     [&](const char* sample) { return matches_pattern(schema.pattern, sample); });
    Json types = Json::array({"string"});
    if (numbers) types.push_back("number");
    if (matches_pattern(schema.pattern, "true")) types.push_back("boolean");
    return {{"type", types.size() == 1 ? types.front() : types},
            {"pattern", whole(schema.pattern)},
            {"maxLength", kLongestPatternText},
            {"patternErrorMessage", "expected " + schema.pattern_hint}};
}

Json integer(const Schema& schema) {
    Json result{{"type", "integer"}};
    if (schema.minimum) result["minimum"] = *schema.minimum;
    if (schema.maximum) result["maximum"] = *schema.maximum;
    return result;
}

Json id(const Schema& schema) {
    // The form is part of the reference check: an id of a wrong form cannot exist. An empty one is still to be chosen.
    return {{"type", "string"}, {"minLength", 1}, {"x-ref", schema.ref_kind}};
}

Json list_edit(const Json& items) {
    const Json one_or_more{{"anyOf", Json::array({Json{{"type", "array"}, {"items", items}}, items})}};
    const Json properties{{"append", one_or_more}, {"remove", Json::object()}};
    return {{"type", "object"}, {"properties", properties}, {"additionalProperties", false}};
}

/// The definition's name in a file's `definitions`.
std::string definition_name(const std::string& name, SchemaUse use) {
    return use == SchemaUse::Patch ? name + "-patch" : name;
}

/// Only values with keys or items look different in a patch.
bool has_parts(const Schema& schema) {
    switch (schema.type) {
        case SchemaType::List:
        case SchemaType::ListOrOne:
        case SchemaType::Map:
        case SchemaType::Record:
        case SchemaType::Variant:
        case SchemaType::Switch:
            return true;
        default:
            return false;
    }
}

}  // namespace

Json or_null(Json schema) { return {{"anyOf", Json::array({std::move(schema), Json{{"type", "null"}}})}}; }

std::string JsonWriter::published(const std::string& name) {
    const std::string& owner = owners_.emplace(name, system_).first->second;
    return owner == system_ ? name : name + "_" + (system_.empty() ? "engine" : system_);
}

Json JsonWriter::define(const std::string& name, const SchemaRef& schema, SchemaUse use) {
    const std::string key = definition_name(published(name), use);
    if (!definitions_.contains(key)) {
        definitions_[key] = Json::object();  // first the name: schemas may refer to themselves
        definitions_[key] = write_body(schema, use);
    }
    return {{"$ref", "#/definitions/" + key}};
}

Json JsonWriter::write(const SchemaRef& schema, SchemaUse use) {
    const SchemaRef here = schema::resolved(schema);
    if (here->name.empty()) return write_body(here, use);
    return define(here->name, here, has_parts(*here) ? use : SchemaUse::Whole);
}

Json JsonWriter::write_body(const SchemaRef& schema, SchemaUse use) {
    const SchemaRef here = schema::resolved(schema);
    Json result = Json::object();
    if (!here->doc.empty()) result["description"] = here->doc;
    if (++depth_ > kDeepestSchema) throw std::logic_error("a schema that contains itself needs a name");
    const Json body = body_of(*here, use);
    --depth_;
    for (const auto& [key, value] : body.items())
        result[key] = value;
    return result;
}

Json JsonWriter::body_of(const Schema& schema, SchemaUse use) {
    switch (schema.type) {
        case SchemaType::Bool:
            return {{"type", "boolean"}};
        case SchemaType::Integer:
            return integer(schema);
        case SchemaType::Text:
            return {{"type", scalar_types()}};
        case SchemaType::Id:
            return id(schema);
        case SchemaType::Word:
            return word(schema);
        case SchemaType::Pattern:
            return pattern(schema);
        case SchemaType::List:
        case SchemaType::ListOrOne:
            return list(schema, use);
        case SchemaType::Map:
            return map(schema, use);
        case SchemaType::Record:
            return record(schema, use);
        case SchemaType::Variant:
            return variant(schema, use);
        case SchemaType::Switch:
            return switched(schema, use);
        case SchemaType::Any:
        case SchemaType::Deferred:
            break;
    }
    return Json::object();
}

Json JsonWriter::list(const Schema& schema, SchemaUse use) {
    const Json items = write(schema.items, SchemaUse::Whole);
    Json ways = Json::array({Json{{"type", "array"}, {"items", items}}});
    if (schema.type == SchemaType::ListOrOne) ways.push_back(items);
    if (use == SchemaUse::Patch) ways.push_back(list_edit(items));
    return ways.size() == 1 ? ways.front() : Json{{"anyOf", std::move(ways)}};
}

Json JsonWriter::map(const Schema& schema, SchemaUse use) {
    Json result{{"type", "object"}};
    if (schema.keys) result["propertyNames"] = write(schema.keys, SchemaUse::Whole);
    const Json items = write(schema.items, use);
    result["additionalProperties"] = use == SchemaUse::Patch ? or_null(items) : items;
    return result;
}

Json JsonWriter::property(const Property& property, SchemaUse use) {
    Json value = write(property.schema, use);
    // A text that is needed says something.
    if (property.required && schema::resolved(property.schema)->type == SchemaType::Text && !value.contains("$ref"))
        value["pattern"] = "\\S";
    if (use == SchemaUse::Patch && !property.required) value = or_null(std::move(value));
    Json result = Json::object();
    if (!property.doc.empty()) result["description"] = property.doc;
    if (!property.fallback.empty()) result["x-default"] = property.fallback;
    // In draft-07 a reference hides what stands beside it.
    if (value.contains("$ref") && !result.empty()) value = {{"allOf", Json::array({std::move(value)})}};
    for (const auto& [key, part] : value.items()) {
        if (key == "description" && result.contains("description")) continue;
        result[key] = part;
    }
    return result;
}

Json JsonWriter::record(const Schema& schema, SchemaUse use) {
    Json properties = Json::object();
    Json required = Json::array();
    for (const Property& each : schema.properties) {
        properties[each.key] = property(each, use);
        if (each.required && use == SchemaUse::Whole) required.push_back(each.key);
    }
    Json result{{"type", "object"}, {"properties", std::move(properties)}};
    if (!schema.extra_keys.empty()) {
        const Json extra = write(schema.items, use);
        result["patternProperties"] = {{whole(schema.extra_keys), use == SchemaUse::Patch ? or_null(extra) : extra}};
        result["x-extra"] = schema.extra_hint;
    }
    if (!required.empty()) result["required"] = std::move(required);
    result["additionalProperties"] = false;
    return result;
}

/// Named forms are written once and referred to: there are many, and they stand in many places.
void JsonWriter::add_ways(const Schema& schema, SchemaUse use, Json& ways, Json& keys) {
    if (++depth_ > kDeepestSchema) throw std::logic_error("a schema that contains itself needs a name");
    for (const Alternative& alternative : schema.alternatives) {
        const SchemaRef here = schema::resolved(alternative.schema);
        if (alternative.key.empty() && here->type == SchemaType::Variant && here->name.empty()) {
            add_ways(*here, use, ways, keys);
            continue;
        }
        Json way = write(here, use);
        // The key that tells the alternatives apart must stand there, unless a patch changes only other keys.
        if (!alternative.key.empty()) {
            keys.push_back(alternative.key);
            if (use == SchemaUse::Whole) {
                way = {{"allOf", Json::array({Json{{"required", Json::array({alternative.key})}}, std::move(way)})}};
            }
        }
        ways.push_back(std::move(way));
    }
    --depth_;
}

Json JsonWriter::variant(const Schema& schema, SchemaUse use) {
    Json ways = Json::array();
    Json keys = Json::array();
    add_ways(schema, use, ways, keys);
    Json result{{"anyOf", std::move(ways)}};
    if (!keys.empty()) result["x-told-by"] = std::move(keys);
    return result;
}

Json JsonWriter::switched(const Schema& schema, SchemaUse use) {
    Json choices = Json::array();
    Json cases = Json::array();
    Json ways = Json::array();
    const std::string outer = system_;
    for (const Alternative& alternative : schema.alternatives) {
        choices.push_back(alternative.key);
        if (schema.switch_key == kSystemKey) enter(alternative.key);
        Json chosen = write(alternative.schema, use);
        enter(outer);
        const Json says{{"required", Json::array({schema.switch_key})},
                        {"properties", {{schema.switch_key, {{"const", alternative.key}}}}}};
        ways.push_back(chosen);
        cases.push_back({{"if", says}, {"then", std::move(chosen)}});
    }
    // A patch need not repeat the key: then it may be a patch of any of them.
    if (use == SchemaUse::Patch) return {{"anyOf", std::move(ways)}};
    return {{"type", "object"},
            {"properties", {{schema.switch_key, {{"enum", std::move(choices)}}}}},
            {"required", Json::array({schema.switch_key})},
            {"allOf", std::move(cases)}};
}

}  // namespace briar
