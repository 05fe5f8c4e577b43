// Adding members and items.
#include <utility>

#include "runtime/source/document.hpp"
#include "runtime/source/edit_target.hpp"
#include "runtime/source/scalar_text.hpp"
#include "runtime/source/span_scan.hpp"
#include "runtime/source/values.hpp"
#include "runtime/source/write_yaml.hpp"

namespace briar {
namespace {

/// What is added: a member when it has a key, else an item.
struct Addition {
    const std::string* key;
    const Node& value;

    [[nodiscard]] std::string in_block(std::size_t column_of_entry, const Habits& habits) const {
        return key ? member_text(*key, value, column_of_entry, habits)
                   : "-" + after_dash(value, column_of_entry, habits);
    }
    [[nodiscard]] std::string in_brackets() const {
        return (key ? key_text(*key) + ": " : std::string()) + flow_text(value);
    }
    void add_to(Node& parent, std::size_t index) const {
        const auto offset = static_cast<std::ptrdiff_t>(index);
        auto copy = std::make_unique<Node>(value.clone());
        if (key)
            parent.members.insert(parent.members.begin() + offset, Member{*key, {}, std::move(copy)});
        else
            parent.items.insert(parent.items.begin() + offset, std::move(copy));
    }
};

/// Where most entries are set apart by empty lines, a new one is too: one empty line somewhere is no habit.
bool sets_apart(std::string_view text, const std::vector<EntryPlace>& places) {
    std::size_t apart = 0;
    for (std::size_t i = 1; i < places.size(); ++i)
        apart += has_empty_line(text, places[i - 1].end, places[i].begin) ? 1U : 0U;
    return 2 * apart >= places.size();
}

Edit plan_in_block(const Document& document, const Node& parent, std::size_t index, const Addition& added) {
    const std::string& text = document.text();
    const auto places = entry_places(document, parent);
    const Habits habits = habits_of(document);
    const std::size_t indent = column(text, places.front().begin);
    const std::string written = added.in_block(indent, habits);
    const std::string apart = sets_apart(text, places) ? habits.line_break : std::string();
    if (index == 0) {
        const std::size_t begin = with_comments(document, parent, 0).begin;
        return one_splice(begin, begin, written + habits.line_break + apart + std::string(indent, ' '));
    }
    const std::size_t end = with_comments(document, parent, index - 1).end;
    return one_splice(end, end, habits.line_break + apart + std::string(indent, ' ') + written);
}

Edit plan_in_filled_brackets(const Document& document, const Node& parent, std::size_t index, const Addition& added) {
    const std::string& text = document.text();
    const auto places = entry_places(document, parent);
    // Entries on lines of their own: the new one gets a line too.
    const std::size_t first = places.front().begin;
    std::string gap = " ";
    if (line_begin(text, parent.span.begin) != line_begin(text, first))
        gap = habits_of(document).line_break + std::string(column(text, first), ' ');
    if (index == 0) return one_splice(first, first, added.in_brackets() + "," + gap);
    const std::size_t end = places[index - 1].end;
    return one_splice(end, end, "," + gap + added.in_brackets());
}

/// `[a: 1]` holds a map without braces of its own: with a second member it needs them.
Edit plan_without_brackets(const Node& parent, std::size_t index, const Addition& added) {
    const std::size_t begin = parent.span.begin;
    const std::size_t end = parent.span.end;
    Edit edit = one_splice(begin, begin, index == 0 ? "{" + added.in_brackets() + ", " : "{");
    edit.splices.push_back(one_splice(end, end, index == 0 ? "}" : ", " + added.in_brackets() + "}").splices.front());
    return edit;
}

Edit plan_in_brackets(const Document& document, const Node& parent, std::size_t index, const Addition& added) {
    const char opening = document.text()[parent.span.begin];
    if (opening != '{' && opening != '[') return plan_without_brackets(parent, index, added);
    if (!parent.members.empty() || !parent.items.empty())
        return plan_in_filled_brackets(document, parent, index, added);
    return one_splice(parent.span.begin + 1, parent.span.begin + 1, added.in_brackets());
}

/// Null, or brackets with nothing in them where there is room for lines. Maps grow, and have a line for each member;
/// lists of words stay in their brackets.
bool is_fresh(const Target& target, const Addition& added) {
    const Node& node = *target.node;
    if (node.is_null()) return true;
    const bool in_block = !target.parent || !target.parent->flow;
    const bool wants_lines = added.key != nullptr || needs_lines(added.value);
    return node.members.empty() && node.items.empty() && in_block && wants_lines;
}

Edit plan_insert(const Document& document, const Target& target, std::size_t index, const Addition& added) {
    if (is_fresh(target, added)) {
        Node whole = added.key ? make_map() : make_list();
        added.add_to(whole, 0);
        return plan_value(document, target, whole, Brackets::Never);
    }
    return target.node->flow ? plan_in_brackets(document, *target.node, index, added)
                             : plan_in_block(document, *target.node, index, added);
}

Edit insert(const Document& document, const Path& path, std::size_t index, const Addition& added) {
    const Target target = find_target(document, path);
    if (!target.node) return refuse(target.refused);
    if (target.node->alias) return refuse("this repeats a value from elsewhere: change it where its anchor stands");
    const NodeKind kind = added.key ? NodeKind::Map : NodeKind::List;
    if (!target.node->is_null() && target.node->kind != kind)
        return refuse(added.key ? "keys can only be added to a map" : "items can only be added to a list");
    if (index > target.node->members.size() + target.node->items.size())
        return refuse("there are not so many entries that this could be number " + std::to_string(index + 1));
    if (added.key && target.node->find(*added.key)) return refuse("the key `" + *added.key + "` is there already");

    Node expected = document.root().clone();
    Node& parent = value_in(expected, path);
    parent.kind = kind;
    parent.text.clear();
    added.add_to(parent, index);
    return proved(document, plan_insert(document, target, index, added), expected);
}

std::size_t size_at(const Document& document, const Path& path) {
    const Node* node = resolve(document.root(), path);
    return node ? node->members.size() + node->items.size() : 0;
}

}  // namespace

Edit insert_member(const Document& document, const Path& map, std::size_t index, const std::string& key,
                   const Node& value) {
    return insert(document, map, index, {&key, value});
}

Edit append_member(const Document& document, const Path& map, const std::string& key, const Node& value) {
    return insert_member(document, map, size_at(document, map), key, value);
}

Edit insert_item(const Document& document, const Path& list, std::size_t index, const Node& value) {
    return insert(document, list, index, {nullptr, value});
}

Edit append_item(const Document& document, const Path& list, const Node& value) {
    return insert_item(document, list, size_at(document, list), value);
}

}  // namespace briar
