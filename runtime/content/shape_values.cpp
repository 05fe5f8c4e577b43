// The shape check of scalars and lists.
#include <algorithm>
#include <charconv>
#include <limits>

#include "runtime/content/open_value.hpp"
#include "runtime/content/pattern.hpp"
#include "runtime/content/shape_walk.hpp"
#include "runtime/content/variant.hpp"

namespace briar {
namespace {

/// Whether a number that is no whole one, such as `2.5` or `1e2`, lies within the bounds.
bool is_near(const Node& node, const Schema& schema) {
    const std::string_view text = std::string_view(node.text).substr(node.text.starts_with('+') ? 1 : 0);
    double value = std::numeric_limits<double>::infinity();
    std::from_chars(text.data(), text.data() + text.size(), value);
    return (!schema.minimum || value >= static_cast<double>(*schema.minimum)) &&
           (!schema.maximum || value <= static_cast<double>(*schema.maximum));
}

}  // namespace

void ShapeWalk::wrong_type(const Node& node, const Schema& schema, const Trail& trail, std::string hint) {
    if (node.is_null()) {
        report(node, "shape.no-value", name(trail) + " has no value; expected " + expected(schema),
               "write a value, or take the line out");
        return;
    }
    report(node, "shape.wrong-type", name(trail) + " must be " + expected(schema) + ", not " + found(node),
           std::move(hint));
}

void ShapeWalk::check_bool(const Node& node, const Trail& trail) {
    if (node.as_bool()) return;
    Schema schema;
    schema.type = SchemaType::Bool;
    const bool yes = contains({"yes", "on", "True", "TRUE", "Yes", "true"}, node.text);
    const bool no = contains({"no", "off", "False", "FALSE", "No", "false"}, node.text);
    std::string hint;
    if (node.is_scalar() && (yes || no))
        hint = std::string("write ") + (yes ? "`true`" : "`false`") + ", without quotes";
    wrong_type(node, schema, trail, std::move(hint));
}

void ShapeWalk::check_integer(const Node& node, const Schema& schema, const Trail& trail) {
    const auto value = node.as_int();
    const bool far_out = !value && looks_like_number(node) && !node.text.starts_with("0") && !is_near(node, schema);
    if (far_out) return out_of_range(node, schema, trail);
    if (!value) {
        std::string hint;
        Node plain;
        plain.kind = node.kind;
        plain.text = node.text.substr(0, std::min(node.text.size(), std::size_t{20}));
        if (plain.as_int() && node.style != ScalarStyle::Plain) hint = "write the number without quotes";
        plain.text.erase(0, plain.text.find_first_not_of('0'));
        if (hint.empty() && plain.as_int()) hint = "write " + quote(plain.text) + ", without leading zeros";
        return wrong_type(node, schema, trail, std::move(hint));
    }
    const bool low = schema.minimum && *value < *schema.minimum;
    if (low || (schema.maximum && *value > *schema.maximum)) out_of_range(node, schema, trail);
}

void ShapeWalk::out_of_range(const Node& node, const Schema& schema, const Trail& trail) {
    constexpr std::size_t kLongest = 40;
    const std::string number = node.text.size() > kLongest ? node.text.substr(0, kLongest) + "..." : node.text;
    report(node, "shape.out-of-range", name(trail) + " is " + number + "; expected " + expected(schema), {});
}

void ShapeWalk::still_open(const Node& node, const Schema& schema, const Trail& trail) {
    report(node, kNotChosen, name(trail) + " is still to be chosen", "expected " + expected(schema));
}

void ShapeWalk::check_word(const Node& node, const Schema& schema, const Trail& trail) {
    if (!node.is_scalar()) return wrong_type(node, schema, trail);
    if (contains(schema.choices, node.text)) return;
    if (node.text.empty()) return still_open(node, schema, trail);
    report(node, "shape.unknown-choice", name(trail) + " cannot be " + quote(node.text),
           did_you_mean(node.text, schema.choices, "expected " + expected(schema)));
}

void ShapeWalk::check_pattern(const Node& node, const Schema& schema, const Trail& trail) {
    if (!node.is_scalar()) return wrong_type(node, schema, trail);
    if (matches_pattern(schema.pattern, node.text)) return;
    if (node.text.empty()) return still_open(node, schema, trail);
    report(node, "shape.pattern", name(trail) + " cannot be " + quote(node.text), "expected " + expected(schema));
}

void ShapeWalk::check_scalar(const Node& node, const Schema& schema, const Trail& trail) {
    // No id looks like a number or a boolean: what does was meant for another key.
    const bool no_id = schema.type == SchemaType::Id && (node.as_number() || node.as_bool());
    if (!node.is_scalar() || no_id) wrong_type(node, schema, trail);
}

void ShapeWalk::check_list(const Node& node, const Schema& schema, const Trail& trail) {
    if (!node.is_list()) {
        const bool may_be_one = node.is_scalar() || (node.is_map() && takes_maps(*schema::resolved(schema.items)));
        if (schema.type == SchemaType::ListOrOne && may_be_one) return check(node, *schema.items, trail);
        const std::string hint =
            node.is_scalar() ? "write it in square brackets: `[" + node.text + "]`" : std::string();
        return wrong_type(node, schema, trail, node.text.size() < 40 ? hint : std::string());
    }
    for (std::size_t i = 0; i < node.items.size(); ++i)
        check(*node.items[i], *schema.items, trail.at(i));
}

}  // namespace briar
