#include "runtime/content/shape.hpp"

#include <algorithm>
#include <utility>

#include "runtime/content/pattern.hpp"
#include "runtime/content/trail.hpp"
#include "runtime/content/values.hpp"
#include "runtime/content/variant.hpp"
#include "runtime/content/wording.hpp"
#include "runtime/source/document.hpp"

namespace briar {

namespace {

// Schemas may refer to themselves without going down in the tree; no honest one does it this often.
constexpr int kDeepest = 300;

bool contains(const std::vector<std::string>& words, const std::string& word) {
    return std::find(words.begin(), words.end(), word) != words.end();
}

class ShapeWalk {
public:
    ShapeWalk(const std::string& entry, Diagnostics& diagnostics, ShapeOf tree)
        : entry_(entry), diagnostics_(diagnostics), tree_(tree) {}

    void check(const Node& node, const Schema& schema, const Trail& trail);
    [[nodiscard]] bool passed() const { return passed_; }

private:
    void check_bool(const Node& node, const Trail& trail);
    void check_integer(const Node& node, const Schema& schema, const Trail& trail);
    void check_word(const Node& node, const Schema& schema, const Trail& trail);
    void check_pattern(const Node& node, const Schema& schema, const Trail& trail);
    void check_scalar(const Node& node, const Schema& schema, const Trail& trail);
    void check_list(const Node& node, const Schema& schema, const Trail& trail);
    void check_map(const Node& node, const Schema& schema, const Trail& trail);
    void check_key(const Member& member, const Schema& schema, const Trail& trail);
    void check_record(const Node& node, const Schema& schema, const Trail& trail);
    void check_missing(const Node& node, const Schema& schema, const Trail& trail,
                       const std::vector<std::string>& meant);
    void check_variant(const Node& node, const Schema& schema, const Trail& trail);
    void check_switch(const Node& node, const Schema& schema, const Trail& trail);
    void no_alternative(const Node& node, const Schema& schema, const Trail& trail);
    std::string unknown_key(const Node& node, const Member& member, const Schema& schema, const Trail& trail);
    void unknown_key(const Member& member, const Trail& trail, std::string hint) {
        report(member.value->document, member.key_span, "shape.unknown-key",
               "unknown key " + quote(member.key) + " in " + name(trail), std::move(hint));
    }
    bool taken_out(const Member& member, const Property* property);

    void wrong_type(const Node& node, const Schema& schema, const Trail& trail, std::string hint = {});
    [[nodiscard]] std::string name(const Trail& trail) const {
        return label(trail, entry_.empty() ? "this file" : quote(entry_));
    }
    void report(const Document* document, Span span, std::string id, std::string message, std::string hint);
    void report(const Node& node, std::string id, std::string message, std::string hint) {
        report(node.document, node.span, std::move(id), std::move(message), std::move(hint));
    }

    const std::string& entry_;
    Diagnostics& diagnostics_;
    ShapeOf tree_;
    bool passed_ = true;
    int depth_ = 0;
};

void ShapeWalk::report(const Document* document, Span span, std::string id, std::string message, std::string hint) {
    passed_ = false;
    const Place place = document ? document->place(span) : Place{};
    diagnostics_.add({Severity::Error, std::move(id), place, entry_, std::move(message), std::move(hint)});
}

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
    if (!value) {
        std::string hint;
        Node plain;
        plain.kind = node.kind;
        plain.text = node.text.substr(0, std::min(node.text.size(), std::size_t{20}));
        if (plain.as_int()) hint = "write the number without quotes";
        plain.text.erase(0, plain.text.find_first_not_of('0'));
        if (hint.empty() && plain.as_int()) hint = "write " + quote(plain.text) + ", without leading zeros";
        return wrong_type(node, schema, trail, std::move(hint));
    }
    if ((schema.minimum && *value < *schema.minimum) || (schema.maximum && *value > *schema.maximum)) {
        report(node, "shape.out-of-range", name(trail) + " is " + node.text + "; expected " + expected(schema), {});
    }
}

void ShapeWalk::check_word(const Node& node, const Schema& schema, const Trail& trail) {
    if (!node.is_scalar()) return wrong_type(node, schema, trail);
    if (contains(schema.choices, node.text)) return;
    report(node, "shape.unknown-choice", name(trail) + " cannot be " + quote(node.text),
           did_you_mean(node.text, schema.choices, "expected " + expected(schema)));
}

void ShapeWalk::check_pattern(const Node& node, const Schema& schema, const Trail& trail) {
    if (!node.is_scalar()) return wrong_type(node, schema, trail);
    if (matches_pattern(schema.pattern, node.text)) return;
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

/// In a patched tree a null takes its key out. True when there is nothing more to check.
bool ShapeWalk::taken_out(const Member& member, const Property* property) {
    if (tree_ != ShapeOf::Patched || !member.value->is_null()) return false;
    if (property != nullptr && property->required) {
        report(member.value->document, member.key_span, "layer.required-key",
               quote(member.key) + " cannot be taken out: it is required", "give it another value instead");
    }
    return true;
}

void ShapeWalk::check_key(const Member& member, const Schema& schema, const Trail& trail) {
    const Node key = key_node(member);
    if (schema.type == SchemaType::Word && !contains(schema.choices, member.key)) {
        unknown_key(member, trail, did_you_mean(member.key, schema.choices, "expected " + expected(schema)));
    } else if (schema.type == SchemaType::Pattern && !matches_pattern(schema.pattern, member.key)) {
        report(key, "shape.key-pattern",
               "the key " + quote(member.key) + " in " + name(trail) + " is not of the right form",
               "expected " + expected(schema));
    } else if (schema.type != SchemaType::Word && schema.type != SchemaType::Pattern) {
        check(key, schema, trail.at(member.key));
    }
}

void ShapeWalk::check_map(const Node& node, const Schema& schema, const Trail& trail) {
    if (!node.is_map()) return wrong_type(node, schema, trail);
    for (const Member& member : node.members) {
        if (taken_out(member, nullptr)) continue;
        if (schema.keys) check_key(member, *schema::resolved(schema.keys), trail);
        check(*member.value, *schema.items, trail.at(member.key));
    }
}

/// Returns the key that was probably meant, if any.
std::string ShapeWalk::unknown_key(const Node& node, const Member& member, const Schema& schema, const Trail& trail) {
    std::vector<std::string> keys = schema::property_keys(schema);
    std::vector<std::string> absent;
    for (const std::string& key : keys) {
        if (node.find(key) == nullptr) absent.push_back(key);
    }
    std::string others = keys.empty() ? "there are no keys here" : "the keys here are " + quote_list(keys, " and ");
    if (!schema.extra_hint.empty()) others += ", and " + schema.extra_hint;
    const std::string near = nearest(member.key, keys);
    if (!near.empty() && !contains(absent, near)) others = "did you mean " + quote(near) + ", which is there already?";
    unknown_key(member, trail, did_you_mean(member.key, absent, std::move(others)));
    return nearest(member.key, absent);
}

void ShapeWalk::check_missing(const Node& node, const Schema& schema, const Trail& trail,
                              const std::vector<std::string>& meant) {
    for (const Property& property : schema.properties) {
        if (!property.required || node.find(property.key) != nullptr || contains(meant, property.key)) continue;
        std::string hint = "add `" + property.key + ":`, " + expected(*schema::resolved(property.schema));
        if (!property.doc.empty()) hint += " (" + property.doc + ")";
        report(node, "shape.missing-key", name(trail) + " lacks the key " + quote(property.key), std::move(hint));
    }
}

void ShapeWalk::check_record(const Node& node, const Schema& schema, const Trail& trail) {
    if (!node.is_map()) return wrong_type(node, schema, trail);
    std::vector<std::string> meant;  // by misspelt keys: these are not missing as well
    for (const Member& member : node.members) {
        const Property* property = schema::property(schema, member.key);
        const bool extra =
            property == nullptr && !schema.extra_keys.empty() && matches_pattern(schema.extra_keys, member.key);
        if ((property != nullptr || extra) && taken_out(member, property)) continue;
        if (property != nullptr) {
            check(*member.value, *property->schema, trail.at(member.key));
        } else if (extra) {
            check(*member.value, *schema.items, trail.at(member.key));
        } else {
            meant.push_back(unknown_key(node, member, schema, trail));
        }
    }
    check_missing(node, schema, trail, meant);
}

void ShapeWalk::no_alternative(const Node& node, const Schema& schema, const Trail& trail) {
    std::vector<std::string> keys;
    std::vector<std::string> words;
    for_each_alternative(schema, [&](const std::string& key, const SchemaRef& alternative) {
        if (!key.empty()) keys.push_back(key);
        words.insert(words.end(), alternative->choices.begin(), alternative->choices.end());
    });
    if (node.is_map() && !keys.empty() && !node.members.empty()) {
        for (const Member& member : node.members) {
            const std::string near = nearest(member.key, keys);
            if (!near.empty()) return unknown_key(member, trail, "did you mean " + quote(near) + "?");
        }
        return unknown_key(node.members.front(), trail, "the key here may be " + quote_list(keys));
    }
    const std::string near = node.is_scalar() ? nearest(node.text, words) : std::string();
    wrong_type(node, schema, trail, near.empty() ? near : "did you mean " + quote(near) + "?");
}

void ShapeWalk::check_variant(const Node& node, const Schema& schema, const Trail& trail) {
    const Selection selection = select_alternative(node, schema);
    if (selection.schema) return check(node, *selection.schema, trail);
    if (selection.rivals.empty()) return no_alternative(node, schema, trail);
    report(node, "shape.two-meanings",
           name(trail) + " has the keys " + quote_list(selection.rivals, " and ") + ", which exclude each other",
           "keep one of them; in a list, make them items of their own");
}

void ShapeWalk::check_switch(const Node& node, const Schema& schema, const Trail& trail) {
    if (!node.is_map()) return wrong_type(node, schema, trail);
    if (const SchemaRef chosen = select_switch(node, schema)) return check(node, *chosen, trail);
    // Which keys are right depends on this one: nothing else can be judged.
    Schema choices;
    choices.type = SchemaType::Word;
    for (const Alternative& alternative : schema.alternatives)
        choices.choices.push_back(alternative.key);
    if (const Node* value = node.find(schema.switch_key))
        return check_word(*value, choices, trail.at(schema.switch_key));
    for (const Member& member : node.members) {
        if (nearest(member.key, {schema.switch_key}).empty()) continue;
        return unknown_key(member, trail, "did you mean " + quote(schema.switch_key) + "?");
    }
    report(node, "shape.missing-key", name(trail) + " lacks the key " + quote(schema.switch_key),
           "add `" + schema.switch_key + ":`, " + expected(choices));
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

}  // namespace

bool check_shape(const Node& node, const Schema& schema, const std::string& entry, Diagnostics& diagnostics,
                 ShapeOf tree) {
    ShapeWalk walk(entry, diagnostics, tree);
    walk.check(node, schema, Trail{});
    return walk.passed();
}

}  // namespace briar
