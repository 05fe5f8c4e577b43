#include <algorithm>
#include <ostream>

#include "runtime/cli/columns.hpp"
#include "runtime/cli/commands.hpp"
#include "runtime/cli/json_text.hpp"
#include "runtime/cli/problems.hpp"
#include "runtime/cli/project.hpp"
#include "runtime/content/wording.hpp"
#include "runtime/source/document.hpp"

namespace briar::cli {
namespace {

/// The entry of that full id, or of that id where only one kind has it.
DefId find_entry(const Catalog& catalog, const std::string& word) {
    std::vector<std::string> full_ids;
    std::vector<std::string> matches;
    DefId found;
    for (std::size_t i = 0; i < catalog.entries().size(); ++i) {
        const Entry& entry = catalog.entries()[i];
        full_ids.push_back(entry.full_id());
        if (entry.full_id() != word && entry.id != word) continue;
        matches.push_back(entry.full_id());
        found = DefId{static_cast<std::uint16_t>(i)};
        if (entry.full_id() == word) return found;
    }
    if (matches.size() == 1) return found;
    if (matches.size() > 1) throw WrongUse("several kinds have an entry `" + word + "`", "say " + quote_list(matches));
    std::vector<std::string> ids = full_ids;
    for (const Entry& entry : catalog.entries())
        ids.push_back(entry.id);
    throw WrongUse("there is no entry `" + word + "`",
                   did_you_mean(word, ids, "`briar list KIND` names the entries of a kind"));
}

const Node* field_of(const Node& entry, std::string_view field) {
    const Node* node = &entry;
    while (node != nullptr && !field.empty()) {
        const std::size_t end = std::min(field.find('.'), field.size());
        node = node->is_map() ? node->find(field.substr(0, end)) : nullptr;
        field.remove_prefix(std::min(end + 1, field.size()));
    }
    return node;
}

std::vector<std::string> fields_of(const Node& node, const std::string& prefix) {
    std::vector<std::string> fields;
    for (const Member& member : node.members) {
        fields.push_back(prefix + member.key);
        if (!member.value->is_map() || member.value->members.empty()) continue;
        const std::vector<std::string> below = fields_of(*member.value, prefix + member.key + ".");
        fields.insert(fields.end(), below.begin(), below.end());
    }
    return fields;
}

/// Fields whose value stands for itself: maps are told by what is in them.
std::vector<std::string> leaves(const Node& node, const std::string& start) {
    if (!node.is_map() || node.members.empty()) return {start};
    std::vector<std::string> found;
    for (const std::string& field : fields_of(node, start.empty() ? start : start + ".")) {
        const Node* value = field_of(node, start.empty() ? field : std::string_view(field).substr(start.size() + 1));
        if (!value->is_map() || value->members.empty()) found.push_back(field);
    }
    return found;
}

std::string one_line(std::string_view text) {
    std::string line;
    for (const char c : text) {
        const bool blank = c == ' ' || c == '\n' || c == '\t' || c == '\r';
        if (!blank) line += c;
        if (blank && !line.empty() && line.back() != ' ') line += ' ';
    }
    return line;
}

Tree origin_tree(const Origin& origin) {
    Tree tree;
    tree["pack"] = origin.pack;
    tree["file"] = origin.place.file;
    tree["line"] = origin.place.line;
    tree["value"] = one_line(origin.value);
    return tree;
}

struct Question {
    const Catalog& catalog;
    DefId entry;
    std::string field;
    const Node& value;
};

Tree biography(const Question& question) {
    Tree fields = Tree::list();
    for (const std::string& field : leaves(question.value, question.field)) {
        Tree& item = fields.push();
        item["field"] = field;
        item["from"] = Tree::list();
        for (const Origin& origin : question.catalog.origins(question.entry, field))
            item["from"].push(origin_tree(origin));
    }
    return fields;
}

Tree answer(const Question& question) {
    const Entry& entry = question.catalog.entry(question.entry);
    Tree tree;
    tree["entry"] = entry.full_id();
    tree["pack"] = entry.pack;
    if (!entry.system.empty()) tree["system"] = entry.system;
    tree["file"] = entry.place.file;
    tree["line"] = entry.place.line;
    if (!question.field.empty()) tree["field"] = question.field;
    tree["value"] = Tree::from(question.value);
    tree["fields"] = biography(question);
    return tree;
}

std::string place_of(const Tree& origin) {
    return origin.find("pack")->text() + "  " + origin.find("file")->text() + ":" + origin.find("line")->text();
}

/// Latest layer first: what counts stands on top, what it replaced below it.
void write_biography(const Tree& fields, std::ostream& out) {
    std::vector<std::vector<std::string>> rows;
    for (const Tree& field : fields.items()) {
        const std::list<Tree>& layers = field.find("from")->items();
        std::string name = field.find("field")->text();
        for (auto layer = layers.rbegin(); layer != layers.rend(); ++layer) {
            std::string value = layer->find("value")->text();
            if (value.size() > 48) value = value.substr(0, 45) + "...";
            rows.push_back(
                {"", std::move(name), (layer == layers.rbegin() ? "" : "before: ") + value, place_of(*layer)});
            name.clear();
        }
    }
    write_columns(rows, out);
}

void write_answer(const Tree& tree, const Node& value, std::ostream& out) {
    const Tree* field = tree.find("field");
    const Tree* system = tree.find("system");
    out << tree.find("entry")->text() << (field == nullptr ? "" : " " + field->text()) << "  (added by "
        << place_of(tree) << (system == nullptr ? "" : ", of the system " + system->text()) << ")\n\n";
    out << Tree::from(value).to_yaml() << "\nWhere it comes from\n";
    write_biography(*tree.find("fields"), out);
}

int run_explain(const Arguments& arguments, Console& console) {
    Diagnostics problems;
    std::vector<std::string> packs = arguments.values("pack");
    require_packs(packs);
    if (packs.empty()) packs = all_packs(problems);
    const auto catalog = load_packs(packs, problems);
    const DefId id = find_entry(*catalog, arguments.words()[0]);
    const std::string field = arguments.word(1).value_or("");
    const Node& entry = *catalog->entry(id).node;
    const Node* value = field_of(entry, field);
    if (value == nullptr) {
        throw WrongUse("`" + catalog->entry(id).full_id() + "` has no `" + field + "`",
                       did_you_mean(field, fields_of(entry, ""), "without a field the whole entry is shown"));
    }
    const Tree tree = answer({*catalog, id, field, *value});
    if (arguments.has("json")) {
        console.out << to_json(tree) << '\n';
    } else {
        write_answer(tree, *value, console.out);
    }
    return kFine;
}

}  // namespace

Command explain_command() {
    return {"explain",
            "Shows an entry as it is after all packs, and where each value comes from.",
            "Where several packs gave a value, the one that counts stands first and those it replaced below it.",
            {{"ENTRY", "`kind/id`, or the id alone where only one kind has it", 1, 1},
             {"FIELD", "a key of it; `a.b` for a key within a key"}},
            {{"pack", "PACK", "only this pack and what it needs", true}, {"json", "", "prints the answer as JSON"}},
            {"briar explain tiles/start", "briar explain tiles/start edges --pack {pack}"},
            run_explain};
}

}  // namespace briar::cli
