#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// Schemas: what a value of a document may look like. One tree does the shape check, the published JSON Schema, the
/// reference page, completion and the editor's forms.
namespace briar {

struct Schema;
using SchemaRef = std::shared_ptr<const Schema>;

/// One key of a record.
struct Property {
    std::string key;
    SchemaRef schema;
    std::string doc;  ///< one sentence for people
    bool required = false;
    std::string fallback;  ///< the value when it is left out, as people would write it; empty when there is none
    bool foreign{};        ///< a word of another system: understood, so that it can be refused in words, not offered
};

/// One way a value may be written. The alternative is chosen by what stands there (its type, or the record key that
/// only it has), so that a mistake is reported inside the alternative that was meant.
struct Alternative {
    std::string key;  ///< the record key that selects it; empty: selected by the YAML type
    SchemaRef schema;
    bool foreign{};  ///< as with properties
};

enum class SchemaType : std::uint8_t {
    Any,
    Bool,
    Integer,
    Text,       ///< any scalar, read as text
    Id,         ///< the id of an entry of `ref_kind` (or of one of several kinds, separated by `|`)
    Word,       ///< one of `choices`
    Pattern,    ///< text that matches `pattern`
    List,       ///< of `items`
    ListOrOne,  ///< a list of `items`, or one item written without the list
    Map,        ///< free keys (each checked by `keys` when given) to `items`
    Record,     ///< known keys only
    Variant,    ///< one of `alternatives`
    Switch,     ///< a record whose key `switch_key` says by its value which of `alternatives` (key = that value) it is
    Deferred,   ///< `target()`, looked up when needed: schemas may refer to themselves
};

/// An immutable description of a value. Build one with the functions below.
struct Schema {
    SchemaType type = SchemaType::Any;
    std::string name;  ///< non-empty: published once, as a shared definition of that name
    std::string doc;
    std::optional<std::int64_t> minimum;
    std::optional<std::int64_t> maximum;
    std::vector<std::string> choices;
    std::vector<std::string> choice_docs;  ///< empty, or one for each choice
    std::string ref_kind;
    std::string pattern;       ///< ECMA regular expression for the whole text
    std::string pattern_hint;  ///< what the pattern means, in words: "open edges, such as `n e - w`"
    SchemaRef items;
    SchemaRef keys;
    std::vector<Property> properties;
    std::string extra_keys;  ///< Record: regular expression of further keys, all of schema `items`; empty: none
    std::string extra_hint;  ///< what `extra_keys` means, in words
    std::vector<Alternative> alternatives;
    std::string switch_key;
    std::function<SchemaRef()> target;
};

/// Builders. `doc` says in one sentence what the value is for.
namespace schema {
[[nodiscard]] SchemaRef any();
[[nodiscard]] SchemaRef boolean();
[[nodiscard]] SchemaRef integer(std::int64_t minimum, std::int64_t maximum);
[[nodiscard]] SchemaRef text();
[[nodiscard]] SchemaRef id(std::string kinds);
[[nodiscard]] SchemaRef word(std::vector<std::string> choices, std::vector<std::string> docs = {});
[[nodiscard]] SchemaRef pattern(std::string expression, std::string hint);
[[nodiscard]] SchemaRef list(SchemaRef items);
[[nodiscard]] SchemaRef list_or_one(SchemaRef items);
[[nodiscard]] SchemaRef map(SchemaRef keys, SchemaRef items);
[[nodiscard]] SchemaRef record(std::vector<Property> properties);
[[nodiscard]] SchemaRef open_record(std::vector<Property> properties, std::string extra_keys, std::string extra_hint,
                                    SchemaRef extra);
[[nodiscard]] SchemaRef variant(std::vector<Alternative> alternatives);
/// A record told apart by the value of one of its keys, as scenarios are by `system: crawl`. Every alternative is a
/// Record that has `key` among its properties.
[[nodiscard]] SchemaRef switch_on(std::string key, std::vector<Alternative> alternatives);
[[nodiscard]] SchemaRef deferred(std::function<SchemaRef()> target);
/// The same schema, published as a shared definition called `name`.
[[nodiscard]] SchemaRef named(std::string name, std::string doc, SchemaRef schema);

/// The schema that a Deferred one stands for; any other schema is returned as it is.
[[nodiscard]] SchemaRef resolved(SchemaRef schema);
/// The property of a Record called `key`, or nullptr (extra keys have none).
[[nodiscard]] const Property* property(const Schema& record, std::string_view key);
/// Those that are offered.
[[nodiscard]] std::vector<std::string> property_keys(const Schema& record);
}  // namespace schema

}  // namespace briar
