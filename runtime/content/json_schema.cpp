// Where the published schemas are more or less strict than the loader, because JSON Schema cannot say it or the YAML of
// others reads scalars differently:
//   - kinds that several systems have: an entry may look like that of any of them;
//   - ids of entries: that they exist, are new, and belong to a pack below, is known only to the loader;
//   - whole numbers: `1.0` is one to JSON Schema, `0x10` to other YAML readers;
//   - patterns that numbers may match: a number is taken as it is;
//   - whether an entry is whole after a patch;
//   - patches of values with several forms: any part of any form may be named.
#include "runtime/content/json_schema.hpp"

#include <utility>

#include "runtime/content/json_sharing.hpp"
#include "runtime/content/json_writer.hpp"
#include "runtime/content/manifest.hpp"
#include "runtime/content/pattern.hpp"

namespace briar {

namespace {

Json kebab_names() { return {{"pattern", std::string("^") + kKebabPattern + "$"}}; }

Json header(const std::string& title) {
    return {{"$schema", "http://json-schema.org/draft-07/schema#"}, {"title", title}};
}

std::string finish(Json result, const JsonWriter& writer) {
    if (!writer.definitions().empty()) result["definitions"] = writer.definitions();
    share_equal_parts(result);
    return in_lines(result);
}

bool needs_keys(const SchemaRef& schema) {
    const SchemaRef here = schema::resolved(schema);
    if (here->type == SchemaType::Switch) return true;
    for (const Property& property : here->properties) {
        if (property.required) return true;
    }
    return false;
}

/// One entry of a kind.
Json entry(const Kind& kind, JsonWriter& writer, SchemaUse use) {
    writer.enter(kind.system);
    Json schema = writer.define(kind.name, kind.schema, use);
    writer.enter({});
    // An entry without a body is an empty map, which is fine where no key is required.
    return use == SchemaUse::Whole && !needs_keys(kind.schema) ? or_null(std::move(schema)) : schema;
}

/// The entries of all kinds of a name: a map by ids. Which system's they are is known only to the loader.
Json section(const std::vector<const Kind*>& called, JsonWriter& writer, SchemaUse use) {
    std::string doc;
    Json ways = Json::array();
    for (const Kind* kind : called) {
        ways.push_back(entry(*kind, writer, use));
        if (called.size() > 1) doc += (doc.empty() ? "" : " ") + kind->system + ": ";
        doc += kind->doc;
    }
    return {{"description", std::move(doc)},
            {"type", Json::array({"object", "null"})},
            {"propertyNames", kebab_names()},
            {"additionalProperties", ways.size() == 1 ? ways.front() : Json{{"anyOf", ways}}},
            {"x-kind", called.front()->name}};
}

Json removals(const Kinds& kinds) {
    Json properties = Json::object();
    for (const std::string& kind : kind_names(kinds)) {
        const Json id{{"type", "string"}, {"x-ref", kind}};
        const Json ids{{"type", "array"}, {"items", id}};
        properties[kind] = {{"anyOf", Json::array({ids, id, Json{{"type", "null"}}})}};
    }
    return {{"description", "Entries of packs below that are taken out: lists of ids by kind."},
            {"type", Json::array({"object", "null"})},
            {"properties", std::move(properties)},
            {"additionalProperties", false}};
}

Json patches(const Kinds& kinds, JsonWriter& writer) {
    Json properties = Json::object();
    for (const std::string& kind : kind_names(kinds))
        properties[kind] = section(kinds_called(kinds, kind), writer, SchemaUse::Patch);
    return {{"description",
             "Changes to entries of packs below: maps merge, scalars replace, lists replace or say `append:` and "
             "`remove:`, a null takes a value out."},
            {"type", Json::array({"object", "null"})},
            {"properties", std::move(properties)},
            {"additionalProperties", false}};
}

}  // namespace

std::string json_schema_for_content(const Kinds& kinds) {
    JsonWriter writer;
    Json properties = Json::object();
    for (const std::string& kind : kind_names(kinds))
        properties[kind] = section(kinds_called(kinds, kind), writer, SchemaUse::Whole);
    properties["patch"] = patches(kinds, writer);
    properties["remove"] = removals(kinds);
    Json result = header("A content file of a pack");
    result["description"] = "Entries by kind; any file of a pack may hold any of them.";
    result["type"] = Json::array({"object", "null"});
    result["properties"] = std::move(properties);
    result["additionalProperties"] = false;
    return finish(std::move(result), writer);
}

std::string json_schema_for_manifest() { return json_schema_for("pack.yaml", manifest_schema()); }

std::string json_schema_for(const std::string& title, const SchemaRef& schema) {
    JsonWriter writer;
    Json result = header(title);
    const Json body = writer.write_body(schema, SchemaUse::Whole);
    for (const auto& [key, value] : body.items())
        result[key] = value;
    return finish(std::move(result), writer);
}

}  // namespace briar
