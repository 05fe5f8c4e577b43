// What people type into forms, and what may be chosen there.
#include <algorithm>
#include <filesystem>
#include <set>
#include <system_error>

#include "editor/core/entry_edit.hpp"
#include "editor/core/form.hpp"
#include "editor/core/full_id.hpp"
#include "editor/core/node_parts.hpp"
#include "editor/core/part_names.hpp"
#include "editor/core/schema_walk.hpp"
#include "editor/core/several_entries.hpp"
#include "editor/core/starting_value.hpp"
#include "editor/core/variant_ways.hpp"
#include "editor/core/workspace.hpp"
#include "runtime/content/pattern.hpp"
#include "runtime/content/shape.hpp"
#include "runtime/content/wording.hpp"
#include "runtime/session/new_pack.hpp"
#include "runtime/source/values.hpp"

namespace briar::editor {
namespace {

/// As YAML, held against the schema: for what has no control of its own.
Typed judge_yaml(const Schema& schema, const std::string& text) {
    Diagnostics problems;
    const auto document = Document::parse("value", text, problems);
    if (!problems.has_errors()) check_shape(document->root(), schema, {}, problems);
    for (const Diagnostic& each : problems.list()) {
        if (each.severity == Severity::Error) return {std::nullopt, each.message};
    }
    return {document->root().clone(), {}};
}

Typed judge_integer(const Schema& schema, const std::string& text) {
    const auto number = bare_word(text).as_int();
    const bool fits =
        number && (!schema.minimum || *number >= *schema.minimum) && (!schema.maximum || *number <= *schema.maximum);
    if (!fits) return {std::nullopt, "expected " + expected(schema)};
    return {make_int(*number), {}};
}

bool is_picture(const std::string& name) {
    return name.ends_with(".svg") || name.ends_with(".png") || name.ends_with(".jpg") || name.ends_with(".jpeg");
}

/// Those too that came into `art/` since the pack was opened.
void add_new_pictures(const Workspace& workspace, std::set<std::string>& names) {
    std::error_code failed;
    const std::filesystem::path folder = workspace.folder();
    for (std::filesystem::recursive_directory_iterator step(folder / "art", failed), end; !failed && step != end;
         step.increment(failed)) {
        std::error_code ignored;
        if (step->is_regular_file(ignored)) names.insert(step->path().lexically_relative(folder).generic_string());
    }
}

std::vector<Choice> files(const Workspace& workspace, FileSort sort) {
    std::set<std::string> names;
    for (const PackFile& file : workspace.files(sort))
        names.insert(file.name);
    if (sort == FileSort::Other) add_new_pictures(workspace, names);
    std::vector<Choice> choices;
    for (const std::string& name : names) {
        if (sort == FileSort::Script || is_picture(name)) choices.push_back({name, {}, {}});
    }
    return choices;
}

std::string objection_to_key(const Control& map, const std::string& key) {
    for (const Control& each : map.children) {
        if (each.key == key) return "there is " + quote(key) + " already";
    }
    const SchemaRef keys = map.schema->keys ? schema::resolved(map.schema->keys) : nullptr;
    return keys ? judge(*keys, key).problem : std::string();
}

/// What is typed as a key of the map: `night-one` or `night_one` for `Night One`.
std::string key_from(const Control& map, const std::string& typed) {
    std::string key = pack_id_from(typed);
    if (objection_to_key(map, typed).empty() || key.empty()) return typed;
    if (!objection_to_key(map, key).empty()) std::replace(key.begin(), key.end(), '-', '_');
    return objection_to_key(map, key).empty() ? key : typed;
}

constexpr const char* kNothingToName = "there is nothing yet that could be named here";

}  // namespace

Typed judge(const Schema& schema, const std::string& text) {
    switch (schema.type) {
        case SchemaType::Integer:
            return judge_integer(schema, text);
        case SchemaType::Bool:
            if (text == "true" || text == "false") return {make_bool(text == "true"), {}};
            return {std::nullopt, "expected " + expected(schema)};
        case SchemaType::Text:
            return {make_text(text), {}};
        case SchemaType::Id:
            if (is_kebab_case(id_part(text))) return {bare_word(text), {}};
            return {std::nullopt, "expected " + expected(schema)};
        case SchemaType::Word:
            if (contains(schema.choices, text)) return {bare_word(text), {}};
            return {std::nullopt, did_you_mean(text, schema.choices, "expected " + expected(schema))};
        case SchemaType::Pattern:
            if (matches_pattern(schema.pattern, text)) return {bare_word(text), {}};
            return {std::nullopt, "expected " + expected(schema)};
        default:
            return judge_yaml(schema, text);
    }
}

Typed judge(const Control& control, const std::string& text) {
    if (!control.schema) return {std::nullopt, "this key is not known: edit the text"};
    const bool empty = text.find_first_not_of(" \t\n") == std::string::npos;
    if (empty && control.required && control.schema->type == SchemaType::Text)
        return {std::nullopt, "it must not be empty"};
    return judge(*control.schema, text);
}

std::vector<Choice> choices_for(const Workspace& workspace, const Control& control) {
    if (!control.schema) return {};
    if (control.kind == ControlKind::File)
        return files(workspace, control.key == "script" ? FileSort::Script : FileSort::Other);
    if (control.kind == ControlKind::References || control.kind == ControlKind::Words)
        return choices_of(workspace, *schema::resolved(control.schema->items));
    if (control.kind == ControlKind::Map)
        return control.schema->keys ? choices_of(workspace, *schema::resolved(control.schema->keys))
                                    : std::vector<Choice>();
    return choices_of(workspace, *control.schema);
}

std::vector<Choice> choices_for(const EntryLens& entry, const Control& control) {
    if (!control.schema) return {};
    const bool list = control.kind == ControlKind::References || control.kind == ControlKind::Words;
    std::vector<Choice> parts =
        part_names(entry, list ? *schema::resolved(control.schema->items) : *control.schema, control.path);
    return parts.empty() ? choices_for(entry.workspace(), control) : parts;
}

Command add_item(const Workspace& workspace, const std::vector<std::string>& full_ids, const Control& list) {
    const auto value = starting_value(list.schema->items, names_in(workspace));
    if (!value) return refuse_command("Add to " + list.label, kNothingToName);
    return insert_in_all(workspace, full_ids, list.path, *value);
}

Command add_member(const Workspace& workspace, const std::vector<std::string>& full_ids, const Control& map,
                   const std::string& typed) {
    const std::string key = key_from(map, typed);
    const std::string label = "Add " + key;
    if (std::string reason = objection_to_key(map, key); !reason.empty()) return refuse_command(label, reason);
    const Path path = step_to(map.path, key);
    auto value = starting_value(map.schema->items, names_in(workspace));
    if (!value) return refuse_command(label, kNothingToName);
    // What it was called in other words is its name.
    const SchemaRef record = schema::resolved(map.schema->items);
    if (key != typed && value->is_map() && record->type == SchemaType::Record && schema::property(*record, "name")) {
        std::erase_if(value->members, [](const Member& each) { return each.key == "name"; });
        briar::add_member(*value, "name", make_text(typed));
    }
    return change_in_all(workspace, full_ids, label, path,
                         [&](EntryEdit& edit, const Node* now) { return now != nullptr || edit.set(path, *value); });
}

std::optional<Node> start_of_way(const Workspace& workspace, const Control& variant, int way) {
    const std::vector<VariantWay> ways = ways_of(*variant.schema);
    const auto number = static_cast<std::size_t>(way);
    if (way < 0 || number >= ways.size()) return std::nullopt;
    return starting_value(ways[number].schema, names_in(workspace));
}

Command change_way(const Workspace& workspace, const std::vector<std::string>& full_ids, const Control& variant,
                   int way) {
    const std::string label = "Change " + variant.label;
    const auto value = start_of_way(workspace, variant, way);
    if (!value) return refuse_command(label, kNothingToName);
    return change_in_all(workspace, full_ids, label, variant.path, [&](EntryEdit& edit, const Node* now) {
        const bool has =
            now != nullptr && !now->is_null() && way_in_use(*variant.schema, ways_of(*variant.schema), *now) == way;
        return has || edit.set(variant.path, *value);
    });
}

}  // namespace briar::editor
