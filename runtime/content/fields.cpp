#include "runtime/content/fields.hpp"

#include "runtime/content/pattern.hpp"

namespace briar {

namespace {

/// Calls `use` for each item of a list, or for the one value that is written without a list.
template <class Use>
void for_each_item(const Node& node, const Use& use) {
    if (!node.is_list()) return use(node);
    for (const auto& item : node.items)
        use(*item);
}

}  // namespace

void FieldReader::error(const Node& node, std::string id, std::string message, std::string hint) const {
    diagnostics_.add(
        {Severity::Error, std::move(id), catalog_.place(node), entry_, std::move(message), std::move(hint)});
}

void FieldReader::warning(const Node& node, std::string id, std::string message, std::string hint) const {
    diagnostics_.add(
        {Severity::Warning, std::move(id), catalog_.place(node), entry_, std::move(message), std::move(hint)});
}

namespace fields {

FieldType<std::string> text() {
    return {schema::text(), [](const Node& node, std::string& out, const FieldReader&) { out = node.text; }};
}

FieldType<bool> flag() {
    return {schema::boolean(),
            [](const Node& node, bool& out, const FieldReader&) { out = node.as_bool().value_or(out); }};
}

FieldType<int> integer(int minimum, int maximum) {
    return {schema::integer(minimum, maximum), [](const Node& node, int& out, const FieldReader&) {
                if (const auto value = node.as_int()) out = static_cast<int>(*value);
            }};
}

FieldType<DefId> ref(std::string kind) {
    auto shape = schema::id(kind);
    return {shape, [kind = std::move(kind)](const Node& node, DefId& out, const FieldReader& reader) {
                out = reader.resolve(kind, node);
            }};
}

FieldType<std::vector<DefId>> refs(std::string kind) {
    auto shape = schema::list_or_one(schema::id(kind));
    return {shape, [kind = std::move(kind)](const Node& node, std::vector<DefId>& out, const FieldReader& reader) {
                out.clear();
                for_each_item(node, [&](const Node& item) {
                    if (const DefId id = reader.resolve(kind, item)) out.push_back(id);
                });
            }};
}

FieldType<std::vector<std::string>> words() {
    return {schema::list_or_one(schema::pattern(kKebabPattern, kKebabHint)),
            [](const Node& node, std::vector<std::string>& out, const FieldReader&) {
                out.clear();
                for_each_item(node, [&](const Node& item) { out.push_back(item.text); });
            }};
}

FieldType<const Node*> raw(SchemaRef schema) {
    return {std::move(schema), [](const Node& node, const Node*& out, const FieldReader&) { out = &node; }};
}

}  // namespace fields

}  // namespace briar
