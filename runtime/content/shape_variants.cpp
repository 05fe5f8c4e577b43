// The shape check of values that may be written in several ways: first which way was meant, then whether it is right.
#include "runtime/content/shape_walk.hpp"
#include "runtime/content/variant.hpp"

namespace briar {

void ShapeWalk::no_alternative(const Node& node, const Schema& schema, const Trail& trail) {
    std::vector<std::string> keys;
    std::vector<std::string> words;
    for_each_offered(schema, [&](const std::string& key, const SchemaRef& alternative) {
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
    if (node.is_map() && keys.size() > 1) {
        return report(node, "shape.missing-key", name(trail) + " lacks one of the keys " + quote_list(keys, " and "),
                      "say one of them");
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

}  // namespace briar
