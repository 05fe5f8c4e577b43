#pragma once

#include <map>
#include <nlohmann/json.hpp>
#include <set>
#include <string>
#include <utility>

#include "runtime/content/schema.hpp"

/// Turns schemas into JSON Schema values and collects the shared definitions that they need. A schema that contains
/// itself must be named: without a name it cannot be published, which is a fault of the program (std::logic_error).
namespace briar {

using Json = nlohmann::ordered_json;

/// How much of a value must stand there: all of it, or only what a patch changes.
enum class SchemaUse { Whole, Patch };

class JsonWriter {
public:
    /// The JSON Schema of `schema`; named schemas become references to definitions.
    [[nodiscard]] Json write(const SchemaRef& schema, SchemaUse use);
    /// The same with no reference at the top, so that keys can be added.
    [[nodiscard]] Json write_body(const SchemaRef& schema, SchemaUse use);
    /// From now on names are those of this system's kinds: several systems may name their values alike. The first to
    /// publish a name has it plainly, the others with their own behind it.
    void enter(std::string system) { system_ = std::move(system); }
    /// Adds a definition under this name unless there is one, and returns the reference to it.
    [[nodiscard]] Json define(const std::string& name, const SchemaRef& schema, SchemaUse use);
    /// All definitions met so far, in the order in which they were met.
    [[nodiscard]] const Json& definitions() const { return definitions_; }

private:
    [[nodiscard]] Json body_of(const Schema& schema, SchemaUse use);
    [[nodiscard]] Json record(const Schema& schema, SchemaUse use);
    [[nodiscard]] Json map(const Schema& schema, SchemaUse use);
    [[nodiscard]] Json list(const Schema& schema, SchemaUse use);
    [[nodiscard]] Json variant(const Schema& schema, SchemaUse use);
    void add_ways(const Schema& schema, SchemaUse use, Json& ways, Json& keys);
    [[nodiscard]] Json switched(const Schema& schema, SchemaUse use);
    [[nodiscard]] Json property(const Property& property, SchemaUse use);

    [[nodiscard]] std::string published(const std::string& name);

    int depth_ = 0;
    std::string system_;                         // whose kinds are being written; empty: the engine's
    std::map<std::string, std::string> owners_;  // of names, by name
    Json definitions_ = Json::object();
};

/// A schema for what may be a value or, in a patch, a null that takes it out.
[[nodiscard]] Json or_null(Json schema);

}  // namespace briar
