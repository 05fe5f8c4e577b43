// What may stand at a place of a YAML file: by its schema, and by the names that the pack has.
#include <algorithm>
#include <set>

#include "editor/core/file_schema.hpp"
#include "editor/core/known_names.hpp"
#include "editor/core/language_parts.hpp"
#include "editor/core/schema_walk.hpp"
#include "editor/core/script_functions.hpp"
#include "editor/core/workspace.hpp"
#include "editor/core/yaml_cursor.hpp"
#include "runtime/content/variant.hpp"
#include "runtime/content/wording.hpp"

namespace briar::editor {
namespace {

class Completing {
public:
    Completing(const Workspace& workspace, const YamlCursor& cursor, FileSort sort)
        : workspace_(workspace), cursor_(cursor), sort_(sort) {}

    std::vector<Suggestion> run(const SchemaRef& root) {
        const Node& tree = cursor_.document->root();
        const SchemaRef schema = schema_at(root, &tree, cursor_.path);
        const Node* here = resolve(tree, cursor_.path);
        if (!schema) return {};
        if (cursor_.key) {
            keys(chosen(schema, here), here);
        } else {
            values(schema, nullptr);
            if (cursor_.may_be_key) keys_of_new_map(schema);
        }
        return std::move(found_);
    }

private:
    void add(Suggestion suggestion) {
        if (known_.insert(suggestion.label).second) found_.push_back(std::move(suggestion));
    }
    void add_choices(const std::vector<Choice>& choices, SuggestionSort sort, const char* behind = "") {
        for (const Choice& each : choices)
            add({sort, each.value, each.value + behind, each.label.empty() ? each.doc : each.label, each.doc});
    }

    // --- keys
    void keys(const SchemaRef& map, const Node* here) {
        switch (map->type) {
            case SchemaType::Record:
                return properties(*map, here);
            case SchemaType::Map:
                return keys_of_map(*map);
            case SchemaType::Variant:
                return ways(*map, here);
            case SchemaType::Switch:
                for (const Alternative& each : map->alternatives)
                    keys(schema::resolved(each.schema), here);
                return;
            case SchemaType::ListOrOne:
                return keys(schema::resolved(map->items), here);
            default:
                return;
        }
    }
    void property(const std::string& key, const std::string& doc, const Schema& schema, bool required) {
        add({SuggestionSort::Key, key, key + ": ", (required ? "required, " : "") + expected(schema), doc});
    }
    void properties(const Schema& record, const Node* here) {
        for (const Property& each : record.properties) {
            if (here != nullptr && here->is_map() && here->find(each.key) != nullptr) continue;
            property(each.key, each.doc, *schema::resolved(each.schema), each.required);
        }
    }
    void ways(const Schema& variant, const Node* here) {
        for_each_alternative(variant, [&](const std::string& key, const SchemaRef& way) {
            const SchemaRef record = schema::resolved(way);
            if (record->type == SchemaType::Record && key.empty()) return properties(*record, here);
            if (record->type == SchemaType::Map && key.empty()) return keys_of_map(*record);
            const Property* known = key.empty() ? nullptr : schema::property(*record, key);
            if (known != nullptr) property(key, known->doc, *schema::resolved(known->schema), false);
        });
    }
    void keys_of_map(const Schema& map) {
        if (map.keys) add_choices(choices_of(workspace_, *chosen(map.keys, nullptr)), SuggestionSort::Key, ": ");
        const bool patch = sort_ == FileSort::Content && cursor_.path.size() == 2 && cursor_.path[0].key == "patch";
        if (!patch) return;
        for (const EntryInfo* each : workspace_.entries().of_kind(cursor_.path[1].key)) {
            if (!each->own) add({SuggestionSort::Id, each->id, each->id + ": ", each->name, "from " + each->pack});
        }
    }
    void keys_of_new_map(const SchemaRef& schema) {
        const std::size_t before = found_.size();
        keys(schema::resolved(schema), nullptr);
        if (!cursor_.flow) return;
        // Between brackets a map needs its own.
        for (std::size_t i = before; i < found_.size(); ++i)
            found_[i].insert = "{" + found_[i].insert + "}";
    }

    // --- values
    void values(const SchemaRef& schema, const Property* property) {
        const SchemaRef here = schema::resolved(schema);
        switch (here->type) {
            case SchemaType::Bool:
                return add_choices({{"true", {}, {}}, {"false", {}, {}}}, SuggestionSort::Word);
            case SchemaType::Word:
                return add_choices(choices_of(workspace_, *here), SuggestionSort::Word);
            case SchemaType::Id:
                return add_choices(choices_of(workspace_, *here), SuggestionSort::Id);
            case SchemaType::List:
            case SchemaType::ListOrOne:
                return values(here->items, property);
            case SchemaType::Variant:
                for_each_alternative(*here, [&](const std::string& key, const SchemaRef& way) {
                    if (key.empty()) values(way, property);
                });
                return;
            case SchemaType::Pattern:
                add_choices(choices_of(workspace_, *here), SuggestionSort::Word);
                return names(*here);
            case SchemaType::Text:
                return texts();
            default:
                return;
        }
    }
    /// Names of pieces in tests, and of functions in rules.
    void names(const Schema& pattern) {
        if (sort_ == FileSort::Test && pattern.pattern.find("#[0-9]") != std::string::npos) {
            for (const EntryInfo& each : workspace_.entries().list())
                add({SuggestionSort::Id, each.id, each.id, each.name, each.kind});
        }
        if (!cursor_.path.empty() && cursor_.path.back().key == "run") functions();
    }
    void functions() {
        const Path entry(cursor_.path.begin(),
                         cursor_.path.begin() + std::min<std::ptrdiff_t>(2, std::ssize(cursor_.path)));
        const Node* special = resolve(cursor_.document->root(), entry);
        const Node* script = special != nullptr && special->is_map() ? special->find("script") : nullptr;
        const auto document = script != nullptr ? workspace_.document(script->text) : nullptr;
        if (!document) return;
        for (const ScriptFunction& each : functions_of(document->text()))
            add({SuggestionSort::Function, each.name, each.name, script->text, {}});
    }
    void texts() {
        const std::string& key = cursor_.path.empty() ? std::string() : cursor_.path.back().key;
        if (key == "script" || key == "art") {
            for (const PackFile& file : workspace_.files(key == "script" ? FileSort::Script : FileSort::Other))
                add({SuggestionSort::File, file.name, file.name, {}, {}});
        }
        if (key != "scenario") return;
        for (const EntryInfo* each : workspace_.entries().of_kind("scenarios"))
            add({SuggestionSort::Id, each->id, each->id, each->name, {}});
    }

    const Workspace& workspace_;
    const YamlCursor& cursor_;
    FileSort sort_;
    std::vector<Suggestion> found_;
    std::set<std::string> known_;
};

}  // namespace

Completion complete_yaml(const Workspace& workspace, const std::string& file, std::size_t offset) {
    if (auto in_braces = complete_braces(workspace, file, offset)) return std::move(*in_braces);
    const YamlCursor cursor = yaml_cursor(workspace.document(file)->text(), offset);
    Completion completion;
    completion.replaces = cursor.word;
    const FileSort sort = sort_of_file(file);
    const SchemaRef schema = file_schema(workspace.set(), sort, workspace.system());
    if (cursor.found && schema) completion.suggestions = Completing(workspace, cursor, sort).run(schema);
    return completion;
}

}  // namespace briar::editor
