#include "editor/core/entry_commands.hpp"

#include <algorithm>
#include <map>
#include <utility>

#include "editor/core/as_written.hpp"
#include "editor/core/beginnings.hpp"
#include "editor/core/edit_plan.hpp"
#include "editor/core/entry_lens.hpp"
#include "editor/core/full_id.hpp"
#include "editor/core/known_names.hpp"
#include "editor/core/new_file.hpp"
#include "editor/core/node_parts.hpp"
#include "editor/core/schema_walk.hpp"
#include "editor/core/starting_value.hpp"
#include "editor/core/tree_edit.hpp"
#include "editor/core/workspace.hpp"
#include "runtime/content/pattern.hpp"
#include "runtime/content/wording.hpp"
#include "runtime/engine/rule_words.hpp"
#include "runtime/session/latin_letters.hpp"
#include "runtime/session/new_pack.hpp"
#include "runtime/source/edit_target.hpp"
#include "runtime/source/entries.hpp"
#include "runtime/source/values.hpp"

namespace briar::editor {
namespace {

/// An empty section goes with its last entry, unless it is the last thing in the file.
bool remove_from_section(EditPlan& plan, const std::string& file, Path path) {
    const Node& root = plan.document(file)->root();
    while (path.size() > 1) {
        const Path parent = parent_of(path);
        const Node* section = resolve(root, parent);
        if (section == nullptr || section->members.size() + section->items.size() > 1) break;
        if (parent.size() == 1 && root.members.size() == 1) break;
        path.pop_back();
    }
    return plan.take(file, remove_entry(*plan.document(file), path));
}

void remove_translations(const Workspace& workspace, EditPlan& plan, const std::string& kind, const std::string& id) {
    for (const PackFile& file : workspace.files(FileSort::Translation)) {
        const Path path{kind, id};
        if (resolve(plan.document(file.name)->root(), path) != nullptr) remove_from_section(plan, file.name, path);
    }
}

void remove_own(EditPlan& plan, const EntryInfo& entry) {
    for (const EntrySite& site : entry.sites)
        remove_from_section(plan, site.file, site.path);
}

/// What this pack changes of an entry from below goes too.
void take_out(EditPlan& plan, const Workspace& workspace, const EntryInfo& entry) {
    remove_own(plan, entry);
    std::string file;
    for (const std::string& each : plan.content_files()) {
        if (plan.document(each)->root().find("remove") != nullptr) file = each;
    }
    if (file.empty()) file = make_content_file(workspace, plan, "changes.yaml");
    TreeEdit(plan, file, {}, nullptr).insert({"remove", entry.kind}, static_cast<std::size_t>(-1), make_text(entry.id));
}

/// The bytes of an entry written once more behind it, under the new id.
Edit copied_text(const Document& document, const Path& path, const std::string& id) {
    const Target target = find_target(document, path);
    if (target.node == nullptr) return refuse(target.refused);
    const EntryPlace place = entry_places(document, *target.parent)[target.index];
    const Member& member = target.parent->members[target.index];
    const std::string& text = document.text();
    std::string copy = id + text.substr(member.key_span.end, place.end - member.key_span.end);
    const std::size_t line = place.begin == 0 ? 0 : text.rfind('\n', place.begin - 1) + 1;
    const std::string between = target.parent->flow ? ", " : std::string("\n") + text.substr(line, place.begin - line);
    Node expected = document.root().clone();
    Node& parent = value_in(expected, parent_of(path));
    parent.members.insert(parent.members.begin() + static_cast<std::ptrdiff_t>(target.index) + 1,
                          Member{id, {}, std::make_unique<Node>(target.node->clone())});
    const std::size_t behind = target.parent->flow ? place.end : std::min(text.find('\n', place.end), text.size());
    if (behind > place.end && !target.parent->flow) copy += text.substr(place.end, behind - place.end);
    return proved(document, one_splice(behind, behind, between + copy), expected);
}

/// Whether its entries have names, of whatever system they are.
bool has_name(const Schema& schema) {
    return schema::property(schema, "name") != nullptr ||
           std::any_of(schema.alternatives.begin(), schema.alternatives.end(),
                       [](const Alternative& each) { return has_name(*schema::resolved(each.schema)); });
}

/// Gives an entry the name that people gave it; where none is given and one is needed, one after its id.
void call(Node& entry, const Schema& schema, const std::string& id, const std::string& name) {
    for (Member& member : entry.members) {
        if (member.key != "name") continue;
        *member.value = make_text(name.empty() ? words_of(id) : name);
        return;
    }
    if (name.empty() || !has_name(schema)) return;
    add_member(entry, "name", make_text(name));
    // Read first where entries are read.
    std::rotate(entry.members.begin(), entry.members.end() - 1, entry.members.end());
    entry.index();
}

/// What stands before a number at the end; all of it where there is none.
std::string without_number(const std::string& text, char before_number) {
    const std::size_t last = text.find_last_not_of("0123456789");
    const bool numbered =
        last != std::string::npos && last > 0 && last + 1 < text.size() && text[last] == before_number;
    return numbered ? text.substr(0, last) : text;
}

/// How many items there are, also where one is written without its list.
std::size_t items_at(const Document& document, const Path& list) {
    const Node* found = resolve(document.root(), list);
    if (found == nullptr || found->is_null()) return 0;
    return found->is_list() ? found->items.size() : 1;
}

bool plan_copy(EditPlan& plan, const std::string& file, const Path& path, const std::string& id) {
    const auto document = plan.document(file);
    if (const Edit edit = copied_text(*document, path, id); edit.ok()) return plan.take(file, edit);
    const Target target = find_target(*document, path);
    if (target.node == nullptr) return plan.refuse(target.refused);
    return plan.take(file, insert_member(*document, parent_of(path), target.index + 1, id, target.node->clone()));
}

}  // namespace

std::string objection_to_id(const Workspace& workspace, const std::string& kind, const std::string& id) {
    if (id.empty()) return std::string("no id can be made of this name: use ") + kKebabHint;
    if (!is_kebab_case(id)) return quote(id) + " is no id: use " + kKebabHint;
    if (id == "true" || id == "false" || id == "null") return quote(id) + " has a meaning of its own in YAML";
    if (workspace.kind(kind) == nullptr) return "there is no kind " + quote(kind);
    const EntryInfo* known = workspace.entries().find(kind + "/" + id);
    if (known != nullptr) return "another " + workspace.kind(kind)->singular + " has the id " + quote(id) + " already";
    return {};
}

CopyName name_for_copy(const Workspace& workspace, const std::string& full_id) {
    const EntryInfo* original = workspace.entries().find(full_id);
    if (original == nullptr) return {};
    const EntryLens lens(workspace, full_id);
    const Node* named = lens.value().find("name");
    const std::string name = without_number(named != nullptr ? named->text : std::string(), ' ');
    const std::string id = without_number(original->id, '-');
    const auto taken = [&](const std::string& number) {
        const auto of_kind = workspace.entries().of_kind(original->kind);
        return std::any_of(of_kind.begin(), of_kind.end(), [&](const EntryInfo* each) {
            return each->id == id + "-" + number || (!name.empty() && each->name == name + " " + number);
        });
    };
    int number = 2;
    while (taken(std::to_string(number)))
        ++number;
    return {name.empty() ? name : name + " " + std::to_string(number), id + "-" + std::to_string(number)};
}

std::string id_from_name(const Workspace& workspace, const std::string& kind, const std::string& name) {
    // Of a name some of whose letters cannot be in an id, the others say nothing.
    const std::string letters = with_plain_letters(name);
    const bool lost =
        std::any_of(letters.begin(), letters.end(), [](char c) { return static_cast<unsigned char>(c) >= 0x80; });
    std::string id = lost ? std::string() : pack_id_from(name);
    const Kind* known = workspace.kind(kind);
    const bool blank = name.find_first_not_of(" \t") == std::string::npos;
    if (!id.empty() || blank || known == nullptr) return id;
    const std::string plain = pack_id_from(known->singular);
    id = plain;
    for (int number = 2; workspace.entries().find(kind + "/" + id) != nullptr; ++number)
        id = plain + "-" + std::to_string(number);
    return id;
}

std::vector<NewEntryOffer> new_entry_offers(const Workspace& workspace, const std::string& kinds,
                                            const std::string& words) {
    std::vector<NewEntryOffer> offers;
    const std::string id = pack_id_from(words.substr(std::min(words.find('/') + 1, words.size())));
    for (const std::string& kind : split_words(kinds)) {
        if (workspace.entries().find(kind + "/" + id) != nullptr) return {};
        if (!objection_to_id(workspace, kind, id).empty()) continue;
        offers.push_back({kind, id, "New " + workspace.kind(kind)->singular + " " + quote(id)});
    }
    return offers;
}

std::string home_of_kind(const Workspace& workspace, const std::string& kind) {
    std::map<std::string, int> count;
    for (const EntryInfo* each : workspace.entries().of_kind(kind)) {
        if (each->own && !each->sites.empty()) ++count[each->sites.front().file];
    }
    std::string best;
    for (const auto& [file, number] : count) {
        if (best.empty() || number > count[best]) best = file;
    }
    return best;
}

std::string home_of_kind(const Workspace& workspace, const std::string& kind, const std::string& beside) {
    const Kind* const around = workspace.kind(beside);
    if (around == nullptr || kind == beside) return home_of_kind(workspace, kind);
    std::map<std::string, int> count;
    for (const EntryInfo* each : workspace.entries().of_kind(beside)) {
        if (!each->own) continue;
        for_each_typed(EntryLens(workspace, each->full_id()).value(), around->schema, [&](const TypedValue& value) {
            if (value.schema.type != SchemaType::Id || value.schema.ref_kind != kind) return;
            const EntryInfo* named = workspace.entries().find(kind + "/" + id_part(value.node.text));
            if (named != nullptr && named->own && !named->sites.empty()) ++count[named->sites.front().file];
        });
    }
    const auto fewer = [](const auto& a, const auto& b) { return a.second < b.second; };
    const auto most = std::max_element(count.begin(), count.end(), fewer);
    return most != count.end() ? most->first : home_of_kind(workspace, kind);
}

bool plan_new_entry(const Workspace& workspace, EditPlan& plan, const std::string& kind, const std::string& id,
                    const std::string& file, const std::string& name) {
    if (std::string reason = objection_to_id(workspace, kind, id); !reason.empty()) return plan.refuse(reason);
    if (kind == "campaigns" && !can_be_played(workspace)) plan_new_entry(workspace, plan, "scenarios", id, {}, name);
    if (kind == "scenarios") name_scenario_in_tests(workspace, plan);
    std::string home = file.empty() ? home_of_kind(workspace, kind) : file;
    if (home.empty()) home = kind + ".yaml";
    if (!plan.has(home)) home = make_content_file(workspace, plan, home);
    auto value = beginning_of(workspace, plan, kind, id);
    if (!value) value = starting_value(workspace.kind(kind)->schema, names_in(workspace));
    Node entry = value ? std::move(*value) : make_map();
    const bool begun = kind == "scenarios" || kind == "campaigns";
    call(entry, *schema::resolved(workspace.kind(kind)->schema), id, name.empty() && begun ? words_of(id) : name);
    return TreeEdit(plan, home, {}, nullptr).set({kind, id}, entry);
}

Command new_entry(const Workspace& workspace, const std::string& kind, const std::string& id, const std::string& file,
                  const std::string& name) {
    EditPlan plan(workspace);
    plan_new_entry(workspace, plan, kind, id, file, name);
    return plan.finish("New " + kind + "/" + id);
}

Command duplicate_entry(const Workspace& workspace, const std::string& full_id, const std::string& id,
                        const std::string& name) {
    EditPlan plan(workspace);
    const std::string label = "Duplicate " + full_id;
    const EntryInfo* known = workspace.entries().find(full_id);
    if (known == nullptr) return refuse_command(label, "there is no entry " + full_id);
    if (std::string reason = objection_to_id(workspace, known->kind, id); !reason.empty())
        return refuse_command(label, reason);
    const Schema& schema = *schema::resolved(workspace.kind(known->kind)->schema);
    if (known->kind == "scenarios") name_scenario_in_tests(workspace, plan);
    if (known->own) {
        const EntrySite& site = known->sites.front();
        plan_copy(plan, site.file, site.path, id);
        const Path copy = step_to(parent_of(site.path), id);
        if (!name.empty() && has_name(schema))
            TreeEdit(plan, site.file, {}, nullptr).set(step_to(copy, "name"), make_text(name));
        return plan.finish(label);
    }
    std::string home = home_of_kind(workspace, known->kind);
    if (home.empty()) home = make_content_file(workspace, plan, known->kind + ".yaml");
    Node copy = EntryLens(workspace, full_id).value().clone();
    if (!name.empty()) call(copy, schema, id, name);
    TreeEdit(plan, home, {}, nullptr).set({known->kind, id}, copy);
    return plan.finish(label);
}

Command delete_entries(const Workspace& workspace, const std::vector<std::string>& full_ids) {
    EditPlan plan(workspace);
    for (const std::string& full_id : full_ids) {
        const EntryInfo* known = workspace.entries().find(full_id);
        if (known == nullptr) {
            plan.refuse("there is no entry " + full_id);
            break;
        }
        if (known->taken_out) continue;
        if (known->own) {
            remove_own(plan, *known);
        } else {
            take_out(plan, workspace, *known);
        }
        remove_translations(workspace, plan, known->kind, known->id);
    }
    const bool one = full_ids.size() == 1;
    return plan.finish("Take away " + (one ? full_ids.front() : std::to_string(full_ids.size()) + " entries"));
}

Command restore_entry(const Workspace& workspace, const std::string& full_id) {
    EditPlan plan(workspace);
    for (const std::string& file : plan.content_files()) {
        const Path list{"remove", kind_part(full_id)};
        for (std::size_t i = items_at(*plan.document(file), list); i-- > 0;) {
            const Node& root = plan.document(file)->root();
            const Path item = as_written(root, step_to(list, i));
            if (resolve(root, item)->text == id_part(full_id)) remove_from_section(plan, file, item);
        }
    }
    return plan.finish("Take back " + full_id);
}

}  // namespace briar::editor
