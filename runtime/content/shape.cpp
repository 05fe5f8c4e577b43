#include "runtime/content/shape.hpp"

#include "runtime/content/shape_walk.hpp"

namespace briar {

namespace {

// Schemas may refer to themselves without going down in the tree; no honest one does it this often.
constexpr int kDeepest = 300;

}  // namespace

void ShapeWalk::report(const Document* document, Span span, std::string id, std::string message, std::string hint) {
    passed_ = false;
    const Place place = document ? document->place(span) : Place{};
    diagnostics_.add({Severity::Error, std::move(id), place, entry_, std::move(message), std::move(hint)});
}

void ShapeWalk::check(const Node& node, const Schema& schema, const Trail& trail) {
    if (depth_ >= kDeepest) {
        return report(node, "shape.too-deep", name(trail) + " is nested too deeply", "write it flatter");
    }
    ++depth_;
    switch (schema.type) {
        case SchemaType::Any:
            break;
        case SchemaType::Bool:
            check_bool(node, trail);
            break;
        case SchemaType::Integer:
            check_integer(node, schema, trail);
            break;
        case SchemaType::Text:
        case SchemaType::Id:
            check_scalar(node, schema, trail);
            break;
        case SchemaType::Word:
            check_word(node, schema, trail);
            break;
        case SchemaType::Pattern:
            check_pattern(node, schema, trail);
            break;
        case SchemaType::List:
        case SchemaType::ListOrOne:
            check_list(node, schema, trail);
            break;
        case SchemaType::Map:
            check_map(node, schema, trail);
            break;
        case SchemaType::Record:
            check_record(node, schema, trail);
            break;
        case SchemaType::Switch:
            check_switch(node, schema, trail);
            break;
        case SchemaType::Variant:
            check_variant(node, schema, trail);
            break;
        case SchemaType::Deferred:
            check(node, *schema::resolved(schema.target ? schema.target() : nullptr), trail);
            break;
    }
    --depth_;
}

bool check_shape(const Node& node, const Schema& schema, const std::string& entry, Diagnostics& diagnostics,
                 ShapeOf tree) {
    ShapeWalk walk(entry, diagnostics, tree);
    walk.check(node, schema, Trail{});
    return walk.passed();
}

}  // namespace briar
