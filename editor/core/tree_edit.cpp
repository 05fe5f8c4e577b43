#include "editor/core/tree_edit.hpp"

#include <algorithm>

#include "editor/core/as_written.hpp"
#include "editor/core/node_parts.hpp"
#include "editor/core/schema_walk.hpp"
#include "runtime/source/edit_target.hpp"
#include "runtime/source/entry_words.hpp"
#include "runtime/source/values.hpp"

namespace briar::editor {
namespace {

/// `value` below the keys that are missing.
Node wrapped(const Path& path, std::size_t from, const Node& value) {
    Node result = value.clone();
    for (std::size_t i = path.size(); i > from; --i) {
        Node outer = path[i - 1].is_index ? make_list() : make_map();
        if (path[i - 1].is_index) {
            add_item(outer, std::move(result));
        } else {
            add_member(outer, path[i - 1].key, std::move(result));
        }
        result = std::move(outer);
    }
    return result;
}

/// How many items there are, also where one is written without its list.
std::size_t items_in(const Node* list) {
    if (list == nullptr || list->is_null()) return 0;
    return list->is_list() ? list->items.size() : 1;
}

/// Where `path` leads once the item at `gone` is taken out of its list.
Path without(Path path, const Path& gone) {
    const std::size_t place = gone.size() - 1;
    const bool behind = path.size() > place && std::equal(gone.begin(), gone.end() - 1, path.begin()) &&
                        path[place].is_index && path[place].index > gone.back().index;
    if (behind) --path[place].index;
    return path;
}

bool is_empty(const Node& node) { return !node.is_scalar() && node.items.empty() && node.members.empty(); }

}  // namespace

std::size_t place_in(const Node* parent, const Step& step) {
    if (step.is_index) return step.index;
    return static_cast<std::size_t>(parent->member(step.key) - parent->members.data());
}

Path TreeEdit::full(const Path& path) const { return joined(root_, path); }

Path TreeEdit::as_written(const Path& path) const {
    const Node* part = find({});
    return part != nullptr ? editor::as_written(*part, path) : path;
}

const Node* TreeEdit::find(const Path& path) const { return resolve(plan_.document(file_)->root(), full(path)); }

const Node* TreeEdit::find_written(const Path& path) const { return find(as_written(path)); }

bool TreeEdit::set(const Path& wanted, const Node& value) {
    const Path path = full(as_written(wanted));
    const auto document = plan_.document(file_);
    if (resolve(document->root(), path) != nullptr) return plan_.take(file_, set_value(*document, path, value));
    std::size_t existing = path.size();
    while (existing > 0 && resolve(document->root(), head(path, existing)) == nullptr)
        --existing;
    return make(path, existing, value);
}

bool TreeEdit::set_keeping(const Path& path, const Node& value, const std::vector<Kept>& parts) {
    std::vector<std::string> words;
    const auto document = plan_.document(file_);
    if (!parts.empty() && !stands_here(path)) return false;
    for (const Kept& each : parts) {
        if (!stands_here(each.before)) return false;
        words.push_back(
            item_words(*document, full(as_written(each.before)), part_of_value(*document, full(as_written(path)))));
    }
    bool good = set(path, value);
    for (std::size_t i = 0; good && i < parts.size(); ++i)
        good = reword(parts[i].after, words[i]);
    return good;
}

bool TreeEdit::make(const Path& path, std::size_t existing, const Node& value) {
    const auto document = plan_.document(file_);
    const Path parent = head(path, existing);
    const Node& node = *resolve(document->root(), parent);
    const Node fresh = wrapped(path, existing + 1, value);
    const Step& step = path[existing];
    if (step.is_index) {
        const std::size_t index = std::min(step.index, node.items.size());
        return plan_.take(file_, insert_item(*document, parent, index, fresh));
    }
    return plan_.take(file_, insert_member(*document, parent, place_of_key(parent, node, step.key), step.key, fresh));
}

/// Behind the key that is nearest before it in the schema; at the end when the schema does not say.
std::size_t TreeEdit::place_of_key(const Path& map, const Node& node, const std::string& key) const {
    const std::size_t end = node.members.size();
    if (map.size() + 1 == root_.size()) {
        const auto first = std::find_if(node.members.begin(), node.members.end(), [&](const Member& each) {
            return std::find(before_.begin(), before_.end(), each.key) != before_.end();
        });
        return static_cast<std::size_t>(first - node.members.begin());
    }
    if (!shape_ || map.size() < root_.size()) return end;
    const Path within(map.begin() + static_cast<std::ptrdiff_t>(root_.size()), map.end());
    const SchemaRef schema = chosen(schema_at(shape_, find({}), within), &node);
    const Property* own = schema && schema->type == SchemaType::Record ? schema::property(*schema, key) : nullptr;
    if (own == nullptr) return end;
    for (const Property* before = own; before-- != schema->properties.data();) {
        const Member* known = node.member(before->key);
        if (known != nullptr) return static_cast<std::size_t>(known - node.members.data()) + 1;
    }
    return 0;
}

bool TreeEdit::remove(const Path& wanted) {
    Path path = as_written(wanted);
    if (find(path) == nullptr) return true;
    // A map that holds nothing else is taken out as a whole.
    while (path.size() > 1) {
        const Node* parent = find(parent_of(path));
        if (!parent->is_map() || parent->members.size() > 1) break;
        path.pop_back();
    }
    return plan_.take(file_, remove_entry(*plan_.document(file_), full(path)));
}

bool TreeEdit::insert(const Path& wanted, std::size_t index, const Node& value) {
    const Path path = as_written(wanted);
    const Node* list = find(path);
    if (list != nullptr && list->is_list())
        return plan_.take(file_,
                          insert_item(*plan_.document(file_), full(path), std::min(index, list->items.size()), value));
    Node fresh = make_list();
    fresh.flow = value.is_scalar();
    if (list != nullptr && !is_empty(*list)) add_item(fresh, list->clone());
    const auto at = static_cast<std::ptrdiff_t>(std::min(index, fresh.items.size()));
    fresh.items.insert(fresh.items.begin() + at, std::make_unique<Node>(value.clone()));
    if (fresh.items.size() < 2) return set(path, fresh);
    return set_keeping(path, fresh, {{path, step_to(path, Step(std::size_t{at == 0 ? 1U : 0U}))}});
}

bool TreeEdit::move(const Path& item, Direction direction) {
    return plan_.take(file_, move_entry(*plan_.document(file_), full(as_written(item)), direction));
}

bool TreeEdit::move_to(const Path& wanted, std::size_t place) {
    Path entry = as_written(wanted);
    std::size_t now = place_in(find(parent_of(entry)), entry.back());
    while (now != place) {
        const bool up = now > place;
        if (!move(entry, up ? Direction::Up : Direction::Down)) return false;
        now = up ? now - 1 : now + 1;
        if (entry.back().is_index) entry.back() = Step(now);
    }
    return true;
}

/// The deeper list first: what is changed before it must not shift it.
bool TreeEdit::carry(const Path& item, const Path& list, std::size_t place) {
    const Path written = as_written(item);
    if (find(written) == nullptr) return plan_.refuse("there is no such item");
    if (!stands_here(item)) return false;
    const Node moved = find(written)->clone();
    const std::string words = item_words(*plan_.document(file_), full(written));
    const Path there = step_to(list, std::min(place, items_in(find(as_written(list)))));
    const bool list_is_deeper = list.size() + 1 >= item.size();
    if (list_is_deeper && !insert(list, there.back().index, moved)) return false;
    if (!take_out(item)) return false;
    if (!list_is_deeper && !insert(list, there.back().index, moved)) return false;
    return reword(list_is_deeper ? without(there, item) : there, words);
}

/// False, with the reason: it is repeated there from elsewhere, and has no words of its own.
bool TreeEdit::stands_here(const Path& path) {
    const Target target = find_target(*plan_.document(file_), full(as_written(path)));
    return target.node != nullptr || plan_.refuse(target.refused);
}

bool TreeEdit::take_out(const Path& item) {
    const Path written = as_written(item);
    if (written.empty() || !written.back().is_index) return remove(item);
    return plan_.take(file_, take_entry_out(*plan_.document(file_), full(written)));
}

bool TreeEdit::reword(const Path& item, const std::string& words) {
    const Path path = full(as_written(item));
    const bool in_brackets = resolve(plan_.document(file_)->root(), parent_of(path))->flow;
    const bool comments = has_comments(words);
    if (in_brackets && !comments) return true;
    if (in_brackets && !spread(parent_of(path))) return false;
    const Edit edit = reword_item(*plan_.document(file_), path, words);
    if (edit.ok()) return plan_.take(file_, edit);
    return !comments || plan_.refuse("the comments cannot go with it: " + edit.refused);
}

/// A list in brackets over lines, each item in the words that it had.
bool TreeEdit::spread(const Path& list) {
    const auto before = plan_.document(file_);
    const Edit edit = spread_over_lines(*before, list);
    if (!edit.ok()) return plan_.refuse("the comments cannot go with it: " + edit.refused + "; edit the text");
    if (!plan_.take(file_, edit)) return false;
    for (std::size_t i = 0; i < resolve(before->root(), list)->items.size(); ++i) {
        const Path item = step_to(list, Step(i));
        const Edit worded = reword_item(*plan_.document(file_), item, item_words(*before, item));
        if (worded.ok() && !plan_.take(file_, worded)) return false;
    }
    return true;
}

bool TreeEdit::rename(const Path& member, const std::string& key) {
    return plan_.take(file_, rename_key(*plan_.document(file_), full(as_written(member)), key));
}

}  // namespace briar::editor
