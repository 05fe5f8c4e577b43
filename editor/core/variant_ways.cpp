#include "editor/core/variant_ways.hpp"

#include <algorithm>

#include "runtime/content/variant.hpp"
#include "runtime/content/wording.hpp"
#include "runtime/source/document.hpp"

namespace briar::editor {

namespace {

/// In as few words as tell it from the other ways.
std::string name_of(const Schema& way) {
    if (way.type == SchemaType::Integer) return "a number";
    const bool of_many_kinds = way.type == SchemaType::Id && way.ref_kind.find('|') != std::string::npos;
    return of_many_kinds ? "an entry" : expected(way);
}

}  // namespace

std::vector<VariantWay> ways_of(const Schema& variant) {
    std::vector<VariantWay> ways;
    for_each_alternative(variant, [&](const std::string& key, const SchemaRef& schema) {
        const SchemaRef way = schema::resolved(schema);
        const auto same = [&](const VariantWay& each) { return schema::resolved(each.schema) == way; };
        if (std::any_of(ways.begin(), ways.end(), same)) return;
        ways.push_back({key.empty() ? name_of(*way) : key, schema, key});
    });
    return ways;
}

int way_in_use(const Schema& variant, const std::vector<VariantWay>& ways, const Node& value) {
    const SchemaRef meant = select_alternative(value, variant).schema;
    if (!meant) return -1;
    for (std::size_t i = 0; i < ways.size(); ++i) {
        if (schema::resolved(ways[i].schema) == schema::resolved(meant)) return static_cast<int>(i);
    }
    return -1;
}

}  // namespace briar::editor
