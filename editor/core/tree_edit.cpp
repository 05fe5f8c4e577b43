#include "editor/core/tree_edit.hpp"

#include <algorithm>

#include "editor/core/schema_walk.hpp"
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

Path shortened(const Path& path, std::size_t size) {
    return {path.begin(), path.begin() + static_cast<std::ptrdiff_t>(size)};
}

bool is_empty(const Node& node) { return !node.is_scalar() && node.items.empty() && node.members.empty(); }

}  // namespace

std::size_t place_in(const Node* parent, const Step& step) {
    if (step.is_index) return step.index;
    return static_cast<std::size_t>(parent->member(step.key) - parent->members.data());
}

Path TreeEdit::full(const Path& path) const {
    Path all = root_;
    all.insert(all.end(), path.begin(), path.end());
    return all;
}

Path TreeEdit::as_written(const Path& path) const {
    Path written;
    for (const Step& step : path) {
        const Node* here = step.is_index && step.index == 0 ? find(written) : nullptr;
        if (here != nullptr && !here->is_list() && !here->is_null()) continue;
        written.push_back(step);
    }
    return written;
}

const Node* TreeEdit::find(const Path& path) const { return resolve(plan_.document(file_)->root(), full(path)); }

bool TreeEdit::set(const Path& wanted, const Node& value) {
    const Path path = full(as_written(wanted));
    const auto document = plan_.document(file_);
    if (resolve(document->root(), path) != nullptr) return plan_.take(file_, set_value(*document, path, value));
    std::size_t existing = path.size();
    while (existing > 0 && resolve(document->root(), shortened(path, existing)) == nullptr)
        --existing;
    return make(path, existing, value);
}

bool TreeEdit::make(const Path& path, std::size_t existing, const Node& value) {
    const auto document = plan_.document(file_);
    const Path parent = shortened(path, existing);
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
        const Node* parent = find(shortened(path, path.size() - 1));
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
    return set(path, fresh);
}

bool TreeEdit::move(const Path& item, Direction direction) {
    return plan_.take(file_, move_entry(*plan_.document(file_), full(as_written(item)), direction));
}

bool TreeEdit::move_to(const Path& wanted, std::size_t place) {
    Path entry = as_written(wanted);
    std::size_t now = place_in(find(shortened(entry, entry.size() - 1)), entry.back());
    while (now != place) {
        const bool up = now > place;
        if (!move(entry, up ? Direction::Up : Direction::Down)) return false;
        now = up ? now - 1 : now + 1;
        if (entry.back().is_index) entry.back() = Step(now);
    }
    return true;
}

bool TreeEdit::rename(const Path& member, const std::string& key) {
    return plan_.take(file_, rename_key(*plan_.document(file_), full(as_written(member)), key));
}

}  // namespace briar::editor
