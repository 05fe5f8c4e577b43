#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "runtime/content/catalog.hpp"
#include "runtime/content/schema.hpp"

/// Fields: a typed definition names each of its keys once, here. From that one line come the schema (check, docs,
/// completion, form) and the reading into the C++ struct.
///
///     const Record<TileDef>& tile_record() {
///         static const Record<TileDef> record = Record<TileDef>{}
///             .field("count", &TileDef::count, fields::integer(0, 99), "How many of it there are.", "1")
///             .field("edges", &TileDef::edges, edges_type(), "Open edges, unturned.");
///         return record;
///     }
namespace briar {

/// What reading a merged entry needs: the catalog to resolve ids, and where problems go. The tree has passed the shape
/// and reference checks, so readers may rely on both. Ids are of entries that serve `system`.
class FieldReader {
public:
    FieldReader(const Catalog& catalog, Diagnostics& diagnostics, std::string entry, std::string_view system = {})
        : catalog_(catalog), diagnostics_(diagnostics), entry_(std::move(entry)), system_(system) {}

    [[nodiscard]] const Catalog& catalog() const { return catalog_; }
    [[nodiscard]] std::string_view system() const { return system_; }
    [[nodiscard]] DefId resolve(std::string_view kind, const Node& node) const {
        return catalog_.find(kind, node.text, system_);
    }
    /// Reports a mistake of meaning at a node.
    void error(const Node& node, std::string id, std::string message, std::string hint = {}) const;
    void warning(const Node& node, std::string id, std::string message, std::string hint = {}) const;

private:
    const Catalog& catalog_;
    Diagnostics& diagnostics_;
    std::string entry_;
    std::string system_;
};

/// A type of field: how it must look and how it is read into a `T`.
template <class T>
struct FieldType {
    SchemaRef schema;
    std::function<void(const Node&, T&, const FieldReader&)> read;
};

namespace fields {
[[nodiscard]] FieldType<std::string> text();
[[nodiscard]] FieldType<bool> flag();
[[nodiscard]] FieldType<int> integer(int minimum, int maximum);
[[nodiscard]] FieldType<DefId> ref(std::string kind);
[[nodiscard]] FieldType<std::vector<DefId>> refs(std::string kind);
[[nodiscard]] FieldType<std::vector<std::string>> words();  ///< free words such as tags: kebab-case
/// Keeps the node itself, for parts that are compiled later. `schema` still checks its shape.
[[nodiscard]] FieldType<const Node*> raw(SchemaRef schema);

/// One of `choices`, read as the enumerator of the same position (`E` counts from 0 without gaps).
template <class E>
[[nodiscard]] FieldType<E> choice(std::vector<std::string> choices, std::vector<std::string> docs = {}) {
    auto shape = schema::word(choices, std::move(docs));
    return {shape, [choices = std::move(choices)](const Node& node, E& out, const FieldReader&) {
                for (std::size_t i = 0; i < choices.size(); ++i) {
                    if (choices[i] == node.text) out = static_cast<E>(i);
                }
            }};
}
}  // namespace fields

/// The keys of a typed definition `T`, each named once.
template <class T>
class Record {
public:
    template <class M>
    Record& field(std::string key, M T::*member, FieldType<std::type_identity_t<M>> type, std::string doc,
                  std::string fallback = {}) {
        return add(std::move(key), member, std::move(type), std::move(doc), std::move(fallback), false);
    }
    template <class M>
    Record& required(std::string key, M T::*member, FieldType<std::type_identity_t<M>> type, std::string doc) {
        return add(std::move(key), member, std::move(type), std::move(doc), {}, true);
    }
    /// The schema of the whole record.
    [[nodiscard]] SchemaRef schema() const { return schema::record(properties_); }
    /// Reads every key that stands in `node`; members whose key is absent stay as they were.
    void read(const Node& node, T& out, const FieldReader& reader) const {
        for (const auto& part : parts_) {
            if (const Node* value = node.find(part.first); value != nullptr && !value->is_null()) {
                part.second(*value, out, reader);
            }
        }
    }
    [[nodiscard]] const std::vector<Property>& properties() const { return properties_; }
    /// The record as a field of another one.
    [[nodiscard]] FieldType<T> as_type() const {
        return {schema(), [self = *this](const Node& node, T& out, const FieldReader& r) { self.read(node, out, r); }};
    }

private:
    template <class M>
    Record& add(std::string key, M T::*member, FieldType<M> type, std::string doc, std::string fallback,
                bool required) {
        properties_.push_back({key, type.schema, std::move(doc), required, std::move(fallback)});
        parts_.emplace_back(std::move(key),
                            [member, read = std::move(type.read)](const Node& node, T& out, const FieldReader& reader) {
                                read(node, out.*member, reader);
                            });
        return *this;
    }

    std::vector<Property> properties_;
    std::vector<std::pair<std::string, std::function<void(const Node&, T&, const FieldReader&)>>> parts_;
};

}  // namespace briar
