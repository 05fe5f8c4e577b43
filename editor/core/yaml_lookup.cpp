// What stands at a place of a YAML file, and where it is defined.
#include <algorithm>

#include "editor/core/file_schema.hpp"
#include "editor/core/language_parts.hpp"
#include "editor/core/schema_walk.hpp"
#include "editor/core/script_functions.hpp"
#include "editor/core/workspace.hpp"
#include "runtime/content/wording.hpp"

namespace briar::editor {
namespace {

bool holds(Span span, std::size_t byte) { return span.begin <= byte && byte <= span.end; }

/// What stands at a place.
struct Found {
    std::shared_ptr<const Document> document;
    Path path;                    ///< of the value, or of the member whose key it is
    const Member* key = nullptr;  ///< the place is in this key
    const Node* value = nullptr;  ///< the place is in this scalar
    SchemaRef schema;             ///< of the value; of the whole map for a key
    std::string text;             ///< of the key or scalar
    Span span;
};

Found find(const Workspace& workspace, const std::string& file, std::size_t offset) {
    Found found;
    found.document = workspace.document(file)->outline();
    const Node& root = found.document->root();
    const SchemaRef schema = file_schema(workspace.set(), sort_of_file(file), workspace.system());
    found.path = path_at(root, static_cast<std::uint32_t>(offset));
    if (found.path.empty() || !schema) return found;
    const Path parent(found.path.begin(), found.path.end() - 1);
    const Node* map = resolve(root, parent);
    const Member* member = map != nullptr && map->is_map() ? map->member(found.path.back().key) : nullptr;
    if (member != nullptr && holds(member->key_span, offset)) {
        found.key = member;
        found.text = member->key;
        found.span = member->key_span;
        found.schema = chosen(schema_at(schema, &root, parent), map);
        return found;
    }
    const Node* value = resolve(root, found.path);
    if (value == nullptr || !value->is_scalar() || !holds(value->span, offset)) return found;
    found.value = value;
    found.text = value->text;
    found.span = value->span;
    found.schema = chosen(schema_at(schema, &root, found.path), value);
    return found;
}

/// The entry that a key or value names; empty when it names none.
std::string entry_named(const Workspace& workspace, const std::string& file, const Found& found) {
    if (!found.schema) return {};
    const FileSort sort = sort_of_file(file);
    if (found.key != nullptr) {
        const std::size_t from = sort == FileSort::Content && found.path[0].key == "patch" ? 1 : 0;
        const bool id = (sort == FileSort::Content || sort == FileSort::Translation) && found.path.size() == from + 2;
        return id ? entry_called(workspace, found.path[from].key, found.text) : std::string();
    }
    if (found.schema->type == SchemaType::Id) return entry_called(workspace, found.schema->ref_kind, found.text);
    if (found.schema->name == "counter_name") return entry_called(workspace, "counters", found.text);
    if (sort != FileSort::Test) return {};
    if (found.path.back().key == "scenario") return entry_called(workspace, "scenarios", found.text);
    std::string every;
    for (const Kind& kind : workspace.kinds())
        every += (every.empty() ? "" : "|") + kind.name;
    return entry_called(workspace, every, found.text.substr(0, found.text.find('#')));
}

/// The file of the special's script that a value in it speaks of.
std::string script_of(const Found& found) {
    if (found.path.size() < 3) return {};
    const Path entry(found.path.begin(), found.path.begin() + 2);
    const Node* special = resolve(found.document->root(), entry);
    const Node* script = special != nullptr && special->is_map() ? special->find("script") : nullptr;
    return script != nullptr ? script->text : std::string();
}

Hover hover_key(const Found& found) {
    Hover hover{found.span, found.text, {}};
    const Schema& map = *found.schema;
    SchemaRef value = below(found.schema, found.text);
    const Property* property = map.type == SchemaType::Record ? schema::property(map, found.text) : nullptr;
    if (property != nullptr) {
        hover.text = property->doc;
        value = property->schema;
    }
    if (!value) return hover;
    const SchemaRef way = schema::resolved(value);
    if (hover.text.empty()) hover.text = way->doc;
    hover.text += (hover.text.empty() ? "" : "\n") + expected(*way);
    if (property != nullptr && property->required) hover.text += "; required";
    if (property != nullptr && !property->fallback.empty()) hover.text += "; without it " + property->fallback;
    return hover;
}

/// A script by its file: which it is, and what it answers.
Hover hover_script(const Workspace& workspace, const Found& found) {
    Hover hover{found.span, found.text, "There is no such file in this pack yet."};
    const auto document = workspace.document(found.text);
    if (!document || !document->present()) return hover;
    std::string names;
    for (const ScriptFunction& each : functions_of(document->text())) {
        if (!each.local) names += (names.empty() ? "" : ", ") + each.name;
    }
    hover.text = names.empty() ? "A script without functions so far." : "A script that has " + names + ".";
    return hover;
}

bool names_script(const Found& found) {
    return found.value != nullptr && found.path.back().key == "script" && found.text.ends_with(".lua");
}

std::string doc_of_choice(const Schema& schema, const std::string& word) {
    for (std::size_t i = 0; i < schema.choices.size() && i < schema.choice_docs.size(); ++i) {
        if (schema.choices[i] == word) return schema.choice_docs[i];
    }
    return schema.doc;
}

}  // namespace

std::optional<Hover> hover_yaml(const Workspace& workspace, const std::string& file, std::size_t offset) {
    const Found found = find(workspace, file, offset);
    if (!found.schema) return std::nullopt;
    const std::string entry = entry_named(workspace, file, found);
    if (!entry.empty()) return hover_of_entry(workspace, entry, found.span);
    if (found.key != nullptr) return hover_key(found);
    if (names_script(found)) return hover_script(workspace, found);
    const std::string doc = doc_of_choice(*found.schema, found.text);
    return Hover{found.span, found.text, doc + (doc.empty() ? "" : "\n") + expected(*found.schema)};
}

std::string entry_at_yaml(const Workspace& workspace, const std::string& file, std::size_t offset) {
    return entry_named(workspace, file, find(workspace, file, offset));
}

std::vector<Definition> definitions_yaml(const Workspace& workspace, const std::string& file, std::size_t offset) {
    const Found found = find(workspace, file, offset);
    if (const std::string entry = entry_named(workspace, file, found); !entry.empty())
        return definitions_of_entry(workspace, entry);
    if (found.path.empty()) return {};
    const bool names_file = found.value != nullptr && found.path.back().key == "script";
    const std::string script = names_file ? found.text : script_of(found);
    const auto document = workspace.document(script);
    if (!document) return {};
    const std::string place = document->path().generic_string();
    if (names_file) return {{place, {}, script}};
    for (const ScriptFunction& each : functions_of(document->text())) {
        if (each.name == found.text) return {{place, each.span, each.name + " in " + script}};
    }
    return {};
}

}  // namespace briar::editor
