// What is generated from the schemas. After a wanted change run this program with BRIAR_REGENERATE=1 and review.
#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <nlohmann/json.hpp>

#include "runtime/content/json_schema.hpp"
#include "runtime/content/json_sharing.hpp"
#include "runtime/content/reference_page.hpp"
#include "tests/content/sample_kinds.hpp"
#include "tests/root.hpp"

namespace briar {
namespace {

using Json = nlohmann::ordered_json;

std::string read_text(const std::filesystem::path& path) {
    std::ifstream in(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

void expect_current(const std::string& name, const std::string& text) {
    const auto path = project_root() / name;
    if (std::getenv("BRIAR_REGENERATE") != nullptr) std::ofstream(path, std::ios::binary) << text;
    EXPECT_TRUE(read_text(path) == text) << name << " is not what the schemas say";
}

TEST(PublishedSchema, OfPackYamlIsCurrent) { expect_current("schemas/pack.schema.json", json_schema_for_manifest()); }

TEST(PublishedSchema, OfTheSampleKindsIsAsReviewed) {
    expect_current("tests/content/golden/sample.schema.json", json_schema_for_content(sample::kinds()));
}

TEST(ReferencePage, OfTheSampleKindsIsAsReviewed) {
    expect_current("tests/content/golden/sample.md", reference_markdown(sample::kinds()));
}

TEST(PublishedSchema, SaysEqualPartsOnce) {
    Json schema = Json::parse(R"({"properties": {
        "a": {"type": "object", "properties": {"x": {"type": "string", "description": "Something that is long enough to take some room in a file that many programs read."}}},
        "b": {"type": "object", "properties": {"x": {"type": "string", "description": "Something that is long enough to take some room in a file that many programs read."}}},
        "c": {"type": "string", "description": "Something that is long enough to take some room in a file that many programs read."}}})");
    const std::size_t before = schema.dump().size();
    share_equal_parts(schema);
    EXPECT_LT(schema.dump().size(), before + 100);
    EXPECT_EQ(schema["properties"]["a"], schema["properties"]["b"]);
    EXPECT_TRUE(schema["properties"]["a"]["properties"]["x"].contains("$ref")) << schema.dump();
    EXPECT_EQ(Json::parse(in_lines(schema)), schema);
}

TEST(PublishedSchema, OfContentIsSmallEnoughForEditors) {
    EXPECT_LT(std::filesystem::file_size(project_root() / "schemas/content.schema.json"), 600'000U);
}

/// Every reference leads to a definition.
void expect_references_resolve(const Json& value, const Json& definitions) {
    if (value.contains("$ref")) {
        const std::string target = value["$ref"];
        EXPECT_TRUE(definitions.contains(target.substr(std::string("#/definitions/").size()))) << target;
    }
    for (const auto& [key, part] : value.items()) {
        if (part.is_structured()) expect_references_resolve(part, definitions);
    }
}

TEST(PublishedSchema, DefinesSharedFormsOnceAndInOrder) {
    const Json schema = Json::parse(json_schema_for_content(sample::kinds()));
    expect_references_resolve(schema, schema["definitions"]);
    EXPECT_TRUE(schema["definitions"].contains("effect"));
    const Json& room = schema["definitions"]["rooms"]["properties"];
    EXPECT_EQ(room.begin().key(), "name") << "keys stand in the order of the schema";
    const auto meant = [&](const Json& value) {
        return value.contains("$ref") ? schema["definitions"][std::string(value["$ref"]).substr(14)] : value;
    };
    EXPECT_EQ(meant(room["count"])["description"], "How many there are.");
    EXPECT_EQ(meant(room["count"])["x-default"], "1");
    EXPECT_EQ(meant(meant(meant(room["next_to"])["anyOf"][0])["items"])["x-ref"], "rooms");
}

TEST(PublishedSchema, OfADocumentOfAnotherKindHasItsTitle) {
    const Json schema = Json::parse(json_schema_for("A script of steps", schema::list(sample::effect())));
    EXPECT_EQ(schema["title"], "A script of steps");
    EXPECT_EQ(schema["type"], "array");
    EXPECT_EQ(schema["items"]["$ref"], "#/definitions/effect");
}

TEST(PublishedSchema, OfANamelessSchemaThatContainsItselfIsRefused) {
    static SchemaRef itself;
    itself = schema::list(schema::deferred([] { return itself; }));
    EXPECT_THROW(static_cast<void>(json_schema_for("Itself", itself)), std::logic_error);
    EXPECT_THROW(static_cast<void>(reference_markdown({{"rooms", "room", "Places.", itself}})), std::logic_error);
    itself = nullptr;
}

}  // namespace
}  // namespace briar
