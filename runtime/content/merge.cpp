#include "runtime/content/merge.hpp"

#include <algorithm>
#include <utility>

#include "runtime/content/pattern.hpp"
#include "runtime/content/values.hpp"
#include "runtime/content/variant.hpp"
#include "runtime/content/wording.hpp"
#include "runtime/source/document.hpp"

namespace briar {

namespace {

/// How a patch value meets what stands there.
enum class Way { Replace, MergeMaps, EditList };

bool only_list_edits(const Node& patch) {
    return patch.is_map() && !patch.members.empty() &&
           std::all_of(patch.members.begin(), patch.members.end(),
                       [](const Member& member) { return member.key == "append" || member.key == "remove"; });
}

/// The schema of a member of a map; nullptr when nothing is known of it.
SchemaRef schema_of_member(const SchemaRef& schema, const std::string& key) {
    if (!schema) return nullptr;
    if (schema->type == SchemaType::Map) return schema->items;
    if (schema->type != SchemaType::Record) return nullptr;
    if (const Property* property = schema::property(*schema, key)) return property->schema;
    return !schema->extra_keys.empty() && matches_pattern(schema->extra_keys, key) ? schema->items : nullptr;
}

bool offers_list(const Schema& variant) {
    bool found = false;
    for_each_alternative(variant, [&](const std::string& key, const SchemaRef& schema) {
        found = found || (key.empty() && (schema->type == SchemaType::List || schema->type == SchemaType::ListOrOne));
    });
    return found;
}

class Merge {
public:
    explicit Merge(const PatchContext& context) : context_(context) {}

    void into(Node& base, const Node& patch, SchemaRef schema);
    [[nodiscard]] bool passed() const { return passed_; }

private:
    Way way(const Node& base, const Node& patch, SchemaRef& schema) const;
    void merge_maps(Node& base, const Node& patch, const SchemaRef& schema);
    void nothing_to_take_out(const Member& member, const Node& base);
    void edit_list(Node& base, const Node& patch);
    void remove_item(Node& list, const Node& unwanted);
    void report(const Node& node, std::string id, std::string message, std::string hint);

    const PatchContext& context_;
    FieldPath path_;
    bool passed_ = true;
};

void Merge::report(const Node& node, std::string id, std::string message, std::string hint) {
    passed_ = false;
    context_.diagnostics.add({Severity::Error, std::move(id), node.document->place(node.span), context_.entry,
                              std::move(message), std::move(hint)});
}

/// `schema` becomes that of the alternative in use, when it is a variant.
Way Merge::way(const Node& base, const Node& patch, SchemaRef& schema) const {
    if (!patch.is_map()) return Way::Replace;
    if (base.is_list()) {
        const bool may_be_map = schema && takes_maps(*schema);
        return !may_be_map || only_list_edits(patch) ? Way::EditList : Way::Replace;
    }
    if (schema && schema->type == SchemaType::List) return Way::EditList;
    if (schema && schema->type == SchemaType::ListOrOne) return only_list_edits(patch) ? Way::EditList : Way::Replace;
    if (schema && schema->type == SchemaType::Variant) {
        if (only_list_edits(patch) && offers_list(*schema)) return Way::EditList;
        const SchemaRef theirs = select_alternative(patch, *schema).schema;
        const SchemaRef ours = select_alternative(base, *schema).schema;
        if (theirs && ours && theirs != ours) return Way::Replace;
        schema = schema::resolved(ours ? ours : theirs);
        if (schema->type == SchemaType::ListOrOne) return Way::Replace;
    }
    if (schema && schema->type == SchemaType::Switch) {
        const SchemaRef chosen = select_switch(patch.find(schema->switch_key) ? patch : base, *schema);
        if (chosen) schema = schema::resolved(chosen);
    }
    return base.is_map() ? Way::MergeMaps : Way::Replace;
}

void Merge::into(Node& base, const Node& patch, SchemaRef schema) {
    if (schema) schema = schema::resolved(schema);
    switch (way(base, patch, schema)) {
        case Way::MergeMaps:
            return merge_maps(base, patch, schema);
        case Way::EditList:
            return edit_list(base, patch);
        case Way::Replace:
            break;
    }
    context_.setting(path_, patch);
    base = patch.clone();
}

void Merge::merge_maps(Node& base, const Node& patch, const SchemaRef& schema) {
    for (const Member& member : patch.members) {
        path_.push_back(member.key);
        const auto found = std::find_if(base.members.begin(), base.members.end(),
                                        [&](const Member& each) { return each.key == member.key; });
        Member merged{member.key, member.key_span, nullptr};
        if (found == base.members.end()) {
            if (member.value->is_null()) nothing_to_take_out(member, base);
            // An absent value is a null, so that list edits and nested maps work on nothing too.
            merged.value = std::make_unique<Node>();
            into(*merged.value, *member.value, schema_of_member(schema, member.key));
            base.members.push_back(std::move(merged));
        } else {
            into(*found->value, *member.value, schema_of_member(schema, member.key));
            // Key and value always lie in the same document.
            if (found->value->document == member.value->document) found->key_span = member.key_span;
        }
        path_.pop_back();
    }
    base.index();
}

void Merge::nothing_to_take_out(const Member& member, const Node& base) {
    std::vector<std::string> present;
    for (const Member& each : base.members)
        present.push_back(each.key);
    report(key_node(member), "layer.nothing-to-remove", quote(member.key) + " is not there, so it cannot be taken out",
           did_you_mean(member.key, present, "write a value, or take the line out"));
}

void Merge::edit_list(Node& base, const Node& patch) {
    context_.setting(path_, patch);
    Node list;
    list.kind = NodeKind::List;
    list.span = patch.span;
    list.document = patch.document;
    if (base.is_list())
        list.items = std::move(base.items);
    else if (!base.is_null())
        list.items.push_back(std::make_unique<Node>(std::move(base)));
    for (const Member& member : patch.members) {
        if (member.key != "append" && member.key != "remove") {
            report(key_node(member), "shape.unknown-key",
                   "unknown key " + quote(member.key) + " in the change of a list",
                   did_you_mean(member.key, {"append", "remove"},
                                "a list says `append:` or `remove:`, or is written anew"));
        }
    }
    const auto each = [](const Node& value, const auto& use) {
        if (value.is_list())
            for (const auto& item : value.items)
                use(*item);
        else
            use(value);
    };
    // First out, then in: a value named in both ends up at the end.
    if (const Node* out = patch.find("remove")) each(*out, [&](const Node& item) { remove_item(list, item); });
    if (const Node* in = patch.find("append")) {
        each(*in, [&](const Node& item) { list.items.push_back(std::make_unique<Node>(item.clone())); });
    }
    base = std::move(list);
}

void Merge::remove_item(Node& list, const Node& unwanted) {
    const auto same = [&](const std::unique_ptr<Node>& item) { return item->same_value(unwanted); };
    const auto found = std::find_if(list.items.begin(), list.items.end(), same);
    if (found != list.items.end()) {
        list.items.erase(found);
        return;
    }
    std::vector<std::string> present;
    for (const auto& item : list.items) {
        if (item->is_scalar()) present.push_back(item->text);
    }
    const std::string what = unwanted.is_scalar() ? quote(unwanted.text) : "this item";
    const bool selects =
        unwanted.is_scalar() && std::any_of(list.items.begin(), list.items.end(), [](const auto& item) {
            return item->find("all") != nullptr || item->find("tag") != nullptr;
        });
    if (selects) {
        return report(unwanted, "layer.nothing-to-remove",
                      what + " is not in the list by its name, but selected with others",
                      "write the list anew, with `except: [" + unwanted.text + "]` beside `all:` or `tag:`");
    }
    report(unwanted, "layer.nothing-to-remove", what + " is not in the list",
           did_you_mean(
               unwanted.text, present,
               present.empty() ? "there is nothing to take out" : "the list has " + quote_list(present, " and ")));
}

}  // namespace

bool merge_patch(Node& base, const Node& patch, const SchemaRef& schema, const PatchContext& context) {
    Merge merge(context);
    merge.into(base, patch, schema);
    return merge.passed();
}

void drop_nulls(Node& node, const Document* document) {
    const auto taken_out = [&](const Member& member) {
        return member.value->is_null() && member.value->document == document;
    };
    node.members.erase(std::remove_if(node.members.begin(), node.members.end(), taken_out), node.members.end());
    node.index();
    for (Member& member : node.members)
        drop_nulls(*member.value, document);
}

const Node* value_at(const Node& node, const FieldPath& path) {
    const Node* here = &node;
    for (const std::string& key : path) {
        if (!here->is_map()) return here;
        here = here->find(key);
        if (here == nullptr) return nullptr;
    }
    return here;
}

}  // namespace briar
