#include <algorithm>
#include <ostream>
#include <set>

#include "runtime/bots/bot.hpp"
#include "runtime/cli/columns.hpp"
#include "runtime/cli/commands.hpp"
#include "runtime/cli/json_text.hpp"
#include "runtime/cli/problems.hpp"
#include "runtime/cli/project.hpp"
#include "runtime/session/systems.hpp"

namespace briar::cli {
namespace {

std::string text_of_key(const Node& node, std::string_view key) {
    const Node* value = node.find(key);
    return value != nullptr && value->is_scalar() ? value->text : std::string();
}

Tree pack_tree(const Catalog& catalog) {
    Tree list = Tree::list();
    for (const Pack& pack : catalog.packs()) {
        Tree& item = list.push();
        item["id"] = pack.id;
        item["version"] = pack.version;
        item["title"] = pack.title;
        item["folder"] = pack.folder.string();
        item["needs"] = Tree::list();
        for (const auto& need : pack.needs)
            item["needs"].push(need.first);
    }
    return list;
}

Tree entry_tree(const Catalog& catalog, const std::string& kind) {
    Tree list = Tree::list();
    for (const DefId id : catalog.of_kind(kind)) {
        const Entry& entry = catalog.entry(id);
        Tree& item = list.push();
        item["id"] = entry.id;
        item["name"] = text_of_key(*entry.node, "name");
        item["pack"] = entry.pack;
        item["system"] = entry.system;
        if (kind == "scenarios") {
            item["modes"] = Tree::list();
            for (const std::string& mode : modes_of(entry))
                item["modes"].push(mode);
        }
    }
    return list;
}

Tree bot_tree() {
    Tree list = Tree::list();
    for (const BotSort& bot : bot_sorts()) {
        Tree& item = list.push();
        item["id"] = bot.name;
        item["name"] = bot.doc;
    }
    return list;
}

Tree count_tree(const Catalog& catalog) {
    Tree counts = Tree::map();
    for (const std::string& kind : kind_names(catalog.kinds())) {
        if (const std::size_t number = catalog.of_kind(kind).size(); number > 0) counts[kind] = number;
    }
    return counts;
}

std::string cell(const Tree& value) {
    if (!value.is_list()) return value.text();
    std::string text;
    for (const Tree& item : value.items())
        text += (text.empty() ? "" : ", ") + item.text();
    return text;
}

/// Whether the entries of a list are of more than one system, so that it is worth saying.
bool mixes_systems(const Tree& list) {
    std::set<std::string> systems;
    for (const Tree& item : list.items()) {
        if (const Tree* system = item.find("system")) systems.insert(system->text());
    }
    return systems.size() > 1;
}

/// Rows of a list of maps, without the columns that are empty everywhere.
void write_list(const Tree& list, const std::vector<std::string>& keys, std::ostream& out) {
    std::vector<std::vector<std::string>> rows;
    const bool mixed = mixes_systems(list);
    for (const Tree& item : list.items()) {
        std::vector<std::string>& row = rows.emplace_back();
        row.emplace_back();
        for (const std::string& key : keys) {
            if (key == "system" && !mixed) continue;
            const Tree* value = item.find(key);
            row.push_back(value == nullptr ? std::string() : cell(*value));
        }
    }
    write_columns(rows, out);
}

void write_all(const Tree& all, std::ostream& out) {
    out << "Packs\n";
    write_list(*all.find("packs"), {"id", "version", "title", "folder"}, out);
    out << "\nScenarios and their modes\n";
    write_list(*all.find("scenarios"), {"id", "name", "pack", "system", "modes"}, out);
    out << "\nEntries (`briar list KIND` names them)\n";
    for (const Tree::Member& kind : all.find("entries")->members())
        out << "  " << kind.key << ": " << kind.value.text() << '\n';
}

/// What is asked for: everything, or one list.
Tree listing(const Catalog& catalog, const std::string& what) {
    if (what == "packs") return pack_tree(catalog);
    if (what == "bots") return bot_tree();
    if (!what.empty()) return entry_tree(catalog, what);
    Tree all;
    all["packs"] = pack_tree(catalog);
    all["scenarios"] = entry_tree(catalog, "scenarios");
    all["entries"] = count_tree(catalog);
    return all;
}

void require_known(const std::string& what) {
    std::vector<std::string> known = kind_names(registry().kinds());
    known.insert(known.end(), {"packs", "bots"});
    if (what.empty() || std::find(known.begin(), known.end(), what) != known.end()) return;
    const std::string near = nearest(what, known);
    std::string all;
    for (const std::string& each : known)
        all += (all.empty() ? "" : ", ") + each;
    throw WrongUse("there is nothing called `" + what + "` to list",
                   near.empty() ? "there are " + all : "did you mean `" + near + "`?");
}

int run_list(const Arguments& arguments, Console& console) {
    const std::string what = arguments.word(0).value_or("");
    require_known(what);
    Diagnostics problems;
    std::vector<std::string> packs = arguments.values("pack");
    require_packs(packs);
    if (packs.empty()) packs = all_packs(problems);
    const auto catalog = load_packs(packs, problems);
    const Tree tree = listing(*catalog, what);
    if (arguments.has("json")) {
        console.out << to_json(tree) << '\n';
    } else if (what.empty()) {
        write_all(tree, console.out);
    } else {
        write_list(tree, {"id", "version", "name", "title", "pack", "system", "folder", "modes"}, console.out);
    }
    if (!problems.has_errors()) return kFine;
    console.err << numbers_of(problems) << ", so entries may be missing: `briar check` says which\n";
    return kProblems;
}

}  // namespace

Command list_command() {
    return {
        "list",
        "Lists packs, scenarios with their modes, and entries.",
        "Without a word: packs, scenarios and how many entries there are of each kind. With one: the entries of that "
        "kind, or `packs`, or `bots`.",
        {{"KIND", "`packs`, `bots`, or a kind of entries such as `scenarios`"}},
        {{"pack", "PACK", "only this pack and what it needs", true}, {"json", "", "prints the list as JSON"}},
        {"briar list", "briar list scenarios --pack {pack}"},
        run_list};
}

}  // namespace briar::cli
