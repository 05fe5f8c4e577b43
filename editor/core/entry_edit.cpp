#include "editor/core/entry_edit.hpp"

#include <algorithm>

#include "editor/core/as_written.hpp"
#include "editor/core/full_id.hpp"
#include "editor/core/new_file.hpp"
#include "editor/core/node_parts.hpp"
#include "editor/core/schema_walk.hpp"
#include "editor/core/workspace.hpp"
#include "runtime/source/values.hpp"

namespace briar::editor {
namespace {

/// Behind whatever a list has.
constexpr std::size_t kEnd = static_cast<std::size_t>(-1);

/// How much of a path can be said by keys alone: items of lists are written with their whole list.
std::size_t keys_of(const Path& path) {
    const auto index = std::find_if(path.begin(), path.end(), [](const Step& step) { return step.is_index; });
    return static_cast<std::size_t>(index - path.begin());
}

/// As a list, also where one item was written without it.
Node as_list(const Node* node) {
    Node list = make_list();
    if (node == nullptr || node->is_null()) return list;
    if (node->is_list()) return node->clone();
    add_item(list, node->clone());
    return list;
}

bool is_nothing(const Node& node) { return node.is_null() || (node.is_map() && node.members.empty()); }

/// Puts a value into a tree of one's own, making what is missing above it.
void put(Node& root, const Path& path, Node value) {
    Node* here = &root;
    for (const Step& step : path) {
        if (step.is_index) {
            const bool alone = !here->is_list() && !is_nothing(*here);  // the one item, written without its list
            if (alone && step.index == 0) continue;
            if (alone) *here = as_list(here);
            here->kind = NodeKind::List;
            if (step.index >= here->items.size()) add_item(*here, make_null());
            here = here->items[std::min(step.index, here->items.size() - 1)].get();
        } else {
            here->kind = NodeKind::Map;
            if (here->find(step.key) == nullptr) add_member(*here, step.key, make_null());
            here->index();
            here = const_cast<Node*>(here->find(step.key));
        }
    }
    *here = std::move(value);
}

/// Takes a value that is there out of a tree of one's own; maps above it that become empty go with it.
void erase(Node& root, const Path& path) {
    const Path above = parent_of(path);
    Node& parent = const_cast<Node&>(*find_as_written(root, above));
    if (stays_at(parent, path.back())) return erase(root, above);
    if (path.back().is_index) {
        parent.items.erase(parent.items.begin() + static_cast<std::ptrdiff_t>(path.back().index));
        return;
    }
    std::erase_if(parent.members, [&](const Member& each) { return each.key == path.back().key; });
    parent.index();
    if (parent.members.empty() && !above.empty()) erase(root, above);
}

}  // namespace

EntryEdit::EntryEdit(const Workspace& workspace, EditPlan& plan, const std::string& full_id)
    : workspace_(workspace), plan_(plan), kind_(kind_part(full_id)), id_(id_part(full_id)) {
    const Kind* kind = kind_of_entry(workspace, kind_, id_);
    if (kind != nullptr) schema_ = kind->schema;
    if (!value().exists()) plan_.refuse("there is no entry " + full_id);
}

TreeEdit EntryEdit::part(const EntryValue& value) {
    for (const EntryLayer& layer : value.layers) {
        if (layer.patch == inherited(value)) return {plan_, layer.file, layer.path, schema_};
    }
    return {plan_, patch_file(), {"patch", kind_, id_}, schema_};
}

bool EntryEdit::says_whole(const Path& path, const EntryValue& value) {
    if (!inherited(value)) return true;
    const Path list = head(path, keys_of(path));
    const TreeEdit edit = part(value);
    const Node* written = edit.find(list);
    const Node* merged = resolve(value.merged, list);
    return written != nullptr && written->is_list() && merged != nullptr && merged->same_value(*written);
}

/// Where other changes of that kind stand, or any, or a file for them.
std::string EntryEdit::patch_file() {
    for (const Path& path : {Path{"patch", kind_}, Path{"patch"}}) {
        for (const std::string& file : plan_.content_files()) {
            if (resolve(plan_.document(file)->root(), path) != nullptr) return file;
        }
    }
    if (made_.empty()) made_ = make_content_file(workspace_, plan_, "changes.yaml");
    return made_;
}

bool EntryEdit::write(const Path& path, const Node& wanted, const EntryValue& before) {
    TreeEdit edit = part(before);
    if (!inherited(before)) return edit.set(path, wanted);
    const std::size_t keys = keys_of(path);
    if (keys == path.size()) return edit.set(path, wanted) && prove(path, wanted);
    if (says_whole(path, before)) return edit.set(path, wanted);
    const Path list = head(path, keys);
    const Node* old = resolve(before.merged, list);
    Node whole = old != nullptr ? old->clone() : make_list();
    put(whole, tail(path, keys), wanted.clone());
    return edit.set(list, whole) && prove(list, whole);
}

bool EntryEdit::prove(const Path& path, const Node& wanted) {
    const EntryValue after = value();
    const Node* got = find_as_written(after.merged, path);
    if (got != nullptr && got->same_value(wanted)) return true;
    return plan_.refuse("this cannot be said as a change of `" + kind_ + "/" + id_ + "`; edit the text");
}

bool EntryEdit::set(const Path& path, const Node& value) {
    if (!plan_.ok()) return false;
    const EntryValue before = this->value();
    const Node* now = find_as_written(before.merged, path);
    if (now != nullptr && now->same_value(value)) return true;
    return write(path, value, before);
}

bool EntryEdit::set_keeping(const Path& path, const Node& value, const std::vector<Kept>& parts) {
    if (!plan_.ok()) return false;
    const EntryValue before = this->value();
    return says_whole(path, before) ? part(before).set_keeping(path, value, parts) : write(path, value, before);
}

bool EntryEdit::reset(const Path& path) {
    if (!plan_.ok()) return false;
    const EntryValue before = value();
    const bool is_patch = inherited(before);
    if (is_patch && keys_of(path) < path.size())
        return says_whole(path, before) ? part(before).remove(path) : write_without(path, before);
    for (const EntryLayer& layer : before.layers) {
        if (layer.patch != is_patch) continue;
        if (!is_patch) return TreeEdit(plan_, layer.file, layer.path, schema_).remove(path);
        // What is left of a patch that says nothing any more goes too, up to the word `patch`.
        if (!TreeEdit(plan_, layer.file, {}, nullptr).remove(joined(layer.path, path))) return false;
    }
    return true;
}

bool EntryEdit::take_out(const Path& path) {
    if (!plan_.ok()) return false;
    const EntryValue before = value();
    const bool below = inherited(before) && resolve(*before.inherited->node, path) != nullptr;
    if (!below || keys_of(path) < path.size()) return reset(path);
    // A null takes out what packs below say.
    if (!part(before).set(path, make_null())) return false;
    return resolve(value().merged, path) == nullptr ||
           plan_.refuse("this cannot be taken out of `" + kind_ + "/" + id_ + "`; edit the text");
}

/// The list of a pack below in which the value is, anew and without it.
bool EntryEdit::write_without(const Path& path, const EntryValue& before) {
    const Path list = head(path, keys_of(path));
    if (find_as_written(before.merged, path) == nullptr) return true;
    Node whole = as_list(resolve(before.merged, list));
    erase(whole, tail(path, list.size()));
    return write(list, whole, before);
}

/// Lists of packs below: what can be said as `append` and `remove` is, everything else is the list anew.
bool EntryEdit::change_list(const Path& list, const Node& wanted, const EntryValue& before) {
    TreeEdit edit = part(before);
    const Node* written = edit.find(list);
    const Node old = as_list(find_as_written(before.merged, list));
    const bool may_change = keys_of(list) == list.size() && (written == nullptr || is_list_change(*written));
    if (may_change && wanted.items.size() == old.items.size() + 1) {
        Node rest = wanted.clone();
        rest.items.pop_back();
        if (rest.same_value(old))
            return edit.insert(step_to(list, "append"), kEnd, *wanted.items.back()) && prove(list, wanted);
    }
    if (may_change && wanted.items.size() + 1 == old.items.size()) {
        std::size_t gone = 0;
        while (gone < wanted.items.size() && wanted.items[gone]->same_value(*old.items[gone]))
            ++gone;
        const Node inherited_list = as_list(find_as_written(*before.inherited->node, list));
        const auto same = [&](const auto& item) { return item->same_value(*old.items[gone]); };
        const bool below = std::any_of(inherited_list.items.begin(), inherited_list.items.end(), same);
        const Path part_of = step_to(list, below ? "remove" : "append");
        if (below && std::count_if(old.items.begin(), old.items.end(), same) == 1)
            return edit.insert(part_of, kEnd, *old.items[gone]) && prove(list, wanted);
        const Node added = as_list(edit.find(part_of));
        const auto own = std::find_if(added.items.begin(), added.items.end(), same);
        if (!below && own != added.items.end()) {
            const auto place = static_cast<std::size_t>(own - added.items.begin());
            return edit.remove(added.items.size() > 1 ? step_to(part_of, place) : part_of);
        }
    }
    return write(list, wanted, before);
}

bool EntryEdit::insert(const Path& list, std::size_t index, const Node& item) {
    if (!plan_.ok()) return false;
    const EntryValue before = value();
    if (says_whole(list, before)) return part(before).insert(list, index, item);
    Node wanted = as_list(find_as_written(before.merged, list));
    const auto at = static_cast<std::ptrdiff_t>(std::min(index, wanted.items.size()));
    wanted.items.insert(wanted.items.begin() + at, std::make_unique<Node>(item.clone()));
    return change_list(list, wanted, before);
}

/// Whether an empty list says no more than none at all: one of words or entries that may be left out. What else
/// stands in its map is left there.
bool EntryEdit::may_go(const Path& list, const EntryValue& value) const {
    if (list.empty() || list.back().is_index) return false;
    const Path parent = parent_of(list);
    const Node* map = resolve(value.merged, parent);
    const SchemaRef record = chosen(schema_at(schema_, &value.merged, parent), map);
    const Property* own =
        record && record->type == SchemaType::Record ? schema::property(*record, list.back().key) : nullptr;
    const SchemaRef items = own != nullptr ? schema::resolved(schema::resolved(own->schema)->items) : nullptr;
    const bool words = items && (items->type == SchemaType::Id || items->type == SchemaType::Word ||
                                 items->type == SchemaType::Pattern || items->type == SchemaType::Text);
    const bool alone = !parent.empty() && map != nullptr && map->members.size() < 2;
    return words && !alone && !own->required && (own->fallback.empty() || own->fallback == "none");
}

bool EntryEdit::take_out_list(const Path& list, const EntryValue& before) {
    Node wanted = before.merged.clone();
    Node* map = const_cast<Node*>(resolve(wanted, parent_of(list)));
    std::erase_if(map->members, [&](const Member& each) { return each.key == list.back().key; });
    map->index();
    if (!part(before).remove(list)) return false;
    return value().merged.same_value(wanted) || plan_.refuse("the list cannot be taken out alone; edit the text");
}

bool EntryEdit::remove_item(const Path& list, std::size_t index) {
    if (!plan_.ok()) return false;
    const EntryValue before = value();
    Node wanted = as_list(find_as_written(before.merged, list));
    if (index >= wanted.items.size()) return plan_.refuse("there is no such item");
    if (wanted.items.size() == 1 && !inherited(before) && may_go(list, before)) return take_out_list(list, before);
    if (says_whole(list, before)) return part(before).take_out(step_to(list, index));
    wanted.items.erase(wanted.items.begin() + static_cast<std::ptrdiff_t>(index));
    return change_list(list, wanted, before);
}

bool EntryEdit::move_item(const Path& list, std::size_t index, Direction direction) {
    if (!plan_.ok()) return false;
    const EntryValue before = value();
    Node wanted = as_list(find_as_written(before.merged, list));
    const bool up = direction == Direction::Up;
    if (index >= wanted.items.size() || (up ? index == 0 : index + 1 == wanted.items.size())) return true;
    if (says_whole(list, before)) return part(before).move(step_to(list, index), direction);
    std::swap(wanted.items[index], wanted.items[up ? index - 1 : index + 1]);
    return write(list, wanted, before);
}

bool EntryEdit::carry(const Path& item, const Path& list, std::size_t place) {
    if (!plan_.ok()) return false;
    const EntryValue before = value();
    if (says_whole(item, before) && says_whole(list, before)) return part(before).carry(item, list, place);
    const Path from = parent_of(item);
    const Node* found = find_as_written(before.merged, item);
    if (found == nullptr) return plan_.refuse("there is no such item");
    const Node moved = found->clone();
    const bool list_is_deeper = list.size() >= from.size();
    if (list_is_deeper && !insert(list, place, moved)) return false;
    if (!remove_item(from, item.back().index)) return false;
    return list_is_deeper || insert(list, place, moved);
}

bool EntryEdit::move_to(const Path& entry, std::size_t place) {
    if (!plan_.ok()) return false;
    const EntryValue before = value();
    const bool whole = std::any_of(entry.begin(), entry.end(), [](const Step& step) { return step.is_index; });
    if (!inherited(before) || (whole && says_whole(entry, before))) return part(before).move_to(entry, place);
    const Path list = parent_of(entry);
    if (!entry.back().is_index) return plan_.refuse("this comes from another pack and keeps its order");
    Node wanted = as_list(find_as_written(before.merged, list));
    if (entry.back().index >= wanted.items.size()) return plan_.refuse("there is no such item");
    const auto from = wanted.items.begin() + static_cast<std::ptrdiff_t>(entry.back().index);
    const auto to = wanted.items.begin() + static_cast<std::ptrdiff_t>(std::min(place, wanted.items.size() - 1));
    from < to ? std::rotate(from, from + 1, to + 1) : std::rotate(to, from, from + 1);
    return write(list, wanted, before);
}

bool EntryEdit::rename_key(const Path& member, const std::string& key) {
    if (!plan_.ok()) return false;
    const EntryValue before = value();
    TreeEdit edit = part(before);
    const bool below = inherited(before) && find_as_written(*before.inherited->node, member) != nullptr;
    if (below || edit.find_written(member) == nullptr)
        return plan_.refuse("this comes from another pack and keeps its name");
    return edit.rename(member, key);
}

}  // namespace briar::editor
