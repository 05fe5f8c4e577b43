#include "editor/core/fixes.hpp"

#include <algorithm>
#include <array>
#include <functional>
#include <optional>
#include <utility>

#include "editor/core/edit_plan.hpp"
#include "editor/core/entry_commands.hpp"
#include "editor/core/entry_lens.hpp"
#include "editor/core/file_schema.hpp"
#include "editor/core/full_id.hpp"
#include "editor/core/known_names.hpp"
#include "editor/core/node_parts.hpp"
#include "editor/core/schema_walk.hpp"
#include "editor/core/script_text.hpp"
#include "editor/core/starting_value.hpp"
#include "editor/core/tree_edit.hpp"
#include "editor/core/workspace.hpp"
#include "runtime/content/pattern.hpp"
#include "runtime/engine/rule_words.hpp"
#include "runtime/source/report.hpp"
#include "runtime/source/values.hpp"

namespace briar::editor {
namespace {

/// The words in backquotes, in order.
std::vector<std::string> quoted(const std::string& text) {
    std::vector<std::string> words;
    std::size_t at = 0;
    while ((at = text.find('`', at)) != std::string::npos) {
        const std::size_t end = text.find('`', at + 1);
        if (end == std::string::npos) break;
        words.push_back(text.substr(at + 1, end - at - 1));
        at = end + 1;
    }
    return words;
}

/// The word that a hint proposes; empty when it proposes none.
std::string proposed(const Diagnostic& problem) {
    if (!problem.hint.starts_with("did you mean `")) return {};
    const auto words = quoted(problem.hint);
    return words.empty() ? std::string() : words.front();
}

class Fixing {
public:
    Fixing(const Workspace& workspace, const Diagnostic& problem) : workspace_(workspace), problem_(problem) {
        file_ = workspace.name_of(problem.place.file);
        document_ = workspace.document(file_);
    }

    std::vector<Fix> find() {
        if (problem_.id == "pack.no-manifest") make_manifest();
        if (!document_ || !document_->present() || !is_there()) return std::move(found_);
        propose();
        for (const auto& [id, fix] : table()) {
            if (problem_.id == id) (this->*fix)();
        }
        std::erase_if(found_, [](const Fix& fix) { return !fix.command.ok() || fix.command.empty(); });
        return std::move(found_);
    }

private:
    using Way = void (Fixing::*)();
    static const std::array<std::pair<const char*, Way>, 16>& table() {
        static const std::array<std::pair<const char*, Way>, 16> kTable = {{
            {"special.unknown-path", &Fixing::change_path},
            {"text.unknown-path", &Fixing::change_path},
            {"shape.unknown-key", &Fixing::remove_member},
            {"translation.unknown-key", &Fixing::remove_member},
            {"translation.unknown-entry", &Fixing::remove_member},
            {"layer.no-such-entry", &Fixing::remove_member},
            {"layer.nothing-to-remove", &Fixing::remove_value},
            {"shape.missing-key", &Fixing::add_key},
            {"layer.required-key", &Fixing::remove_member},
            {"reference.unknown", &Fixing::add_entry},
            {"rule.unknown-counter", &Fixing::add_counter},
            {"crawl.too-few-monster-tokens", &Fixing::raise_count},
            {"special.not-carried", &Fixing::give_special},
            {"special.no-script", &Fixing::add_script},
            {"special.no-function", &Fixing::add_function},
            {"yaml.tab", &Fixing::replace_tabs},
        }};
        return kTable;
    }

    /// Whether the place is as the check saw it.
    [[nodiscard]] bool is_there() const {
        const Span span = problem_.place.span;
        if (span.end > document_->text().size()) return false;
        const Place now = document_->yaml().document->place(span);
        return problem_.place.line == 0 || (now.line == problem_.place.line && now.column == problem_.place.column);
    }
    [[nodiscard]] const Node& root() const { return document_->yaml().document->root(); }

    void add(std::string label, const std::function<void(EditPlan&)>& work) {
        EditPlan plan(workspace_);
        work(plan);
        Command command = plan.finish(label);
        found_.push_back({std::move(label), std::move(command)});
    }

    /// "did you mean `x`?"
    void propose() {
        const std::string word = proposed(problem_);
        const Span span = problem_.place.span;
        if (word.empty() || span.empty() || problem_.id.ends_with(".unknown-path")) return;
        const std::string now = document_->text().substr(span.begin, span.size());
        const bool quotes = now.size() > 1 && (now.front() == '"' || now.front() == '\'') && now.back() == now.front();
        Span inner = quotes ? Span{span.begin + 1, span.end - 1} : span;
        // A list, a map, several lines: no word to be replaced.
        if (now.find_first_of("\n[{") != std::string::npos) return;
        add("Change to `" + word + "`", [&](EditPlan& plan) { plan.splice(file_, {{inner, word}}); });
    }

    /// `{number}` in a text: only what stands between the braces.
    void change_path() {
        const std::string word = proposed(problem_);
        const std::size_t end = problem_.message.find('}');
        const Span span = problem_.place.span;
        if (word.empty() || end == std::string::npos) return;
        const std::string wrong = problem_.message.substr(0, end + 1);
        const std::size_t at = document_->text().find(wrong, span.begin);
        if (at == std::string::npos || at + wrong.size() > span.end) return;
        add("Change to `{" + word + "}`", [&](EditPlan& plan) {
            plan.splice(file_, {{make_span(at + 1, at + wrong.size() - 1), word}});
        });
    }

    /// The path of the member whose key, or of the value that, the problem is about.
    [[nodiscard]] std::optional<Path> path_here() const {
        const Span span = problem_.place.span;
        for (Path path = path_at(root(), span.begin); !path.empty(); path.pop_back()) {
            const Node* value = resolve(root(), path);
            if (value != nullptr && value->span == span) return path;
            const Node* map = resolve(root(), {path.begin(), path.end() - 1});
            const Member* member = map != nullptr && map->is_map() ? map->member(path.back().key) : nullptr;
            if (member != nullptr && member->key_span == span) return path;
        }
        return std::nullopt;
    }

    void remove_value() {
        if (const auto path = path_here()) {
            add("Remove `" + document_->text().substr(problem_.place.span.begin, problem_.place.span.size()) + "`",
                [&](EditPlan& plan) { TreeEdit(plan, file_, {}, nullptr).remove(*path); });
        }
    }
    void remove_member() {
        const auto path = path_here();
        if (!path || path->back().is_index) return;
        add("Remove `" + path->back().key + "`",
            [&](EditPlan& plan) { plan.take(file_, remove_entry(*plan.document(file_), *path)); });
    }

    void add_key() {
        const auto words = quoted(problem_.message);
        const auto path = path_here();
        const SchemaRef whole = file_schema(workspace_.set(), sort_of_file(file_), workspace_.system());
        if (words.empty() || !whole) return;
        const Path map = path.value_or(Path{});
        const SchemaRef record = chosen(schema_at(whole, &root(), map), resolve(root(), map));
        const SchemaRef value = below(record, words.back());
        const auto start = value ? starting_value(value, names_in(workspace_)) : std::nullopt;
        if (!start) return;
        add("Add `" + words.back() + "`",
            [&](EditPlan& plan) { TreeEdit(plan, file_, {}, whole).set(step_to(map, words.back()), *start); });
    }

    /// Names that begin with the word or have it, where none differs by a slip of the keyboard.
    void near_names(const Schema& schema, const std::string& word) {
        constexpr std::size_t kMost = 3;
        const std::vector<Choice> near = matching(choices_of(workspace_, schema), word);
        for (std::size_t i = 0; i < std::min(near.size(), kMost); ++i) {
            if (near[i].value.find(word) == std::string::npos) break;
            add("Change to `" + near[i].value + "`", [&](EditPlan& plan) {
                plan.splice(file_, {{problem_.place.span, near[i].value}});
            });
        }
    }
    void add_entry() {
        const auto path = path_here();
        const Node* value = path ? resolve(root(), *path) : nullptr;
        const SchemaRef whole = file_schema(workspace_.set(), sort_of_file(file_), workspace_.system());
        if (value == nullptr || !whole) return;
        const SchemaRef schema = chosen(schema_at(whole, &root(), *path), value);
        if (!schema || schema->type != SchemaType::Id) return;
        if (proposed(problem_).empty()) near_names(*schema, value->text);
        for (const std::string& kind : split_words(schema->ref_kind))
            make_entry(kind, value->text);
    }
    void add_counter() {
        const auto words = quoted(problem_.message);
        if (!words.empty()) make_entry("counters", words.back());
    }
    void make_entry(const std::string& kind, const std::string& id) {
        const std::string short_id = id_part(id);
        if (!objection_to_id(workspace_, kind, short_id).empty()) return;
        add("Make " + kind + "/" + short_id, [&](EditPlan& plan) { plan_new_entry(workspace_, plan, kind, short_id); });
    }

    /// There are as many of one thing as another needs: the hint says how many, the message of what.
    void raise_count() {
        const auto words = quoted(problem_.message);
        const std::size_t number = problem_.hint.find_last_not_of("0123456789") + 1;
        const EntryLens token(workspace_, words.empty() ? std::string() : "tokens/" + words.back());
        if (!token.exists() || number == problem_.hint.size()) return;
        const std::string count = problem_.hint.substr(number);
        found_.push_back(
            {"Make the count of " + token.full_id() + " " + count, token.set({"count"}, make_int(std::stoi(count)))});
    }

    /// The special that the problem is about, as its text stands.
    [[nodiscard]] const EntryInfo* special() const { return workspace_.entries().find(problem_.entry); }

    /// To entries of this pack: those first that stand in its file, and that carry nothing yet.
    void give_special() {
        constexpr std::size_t kMost = 9;
        const EntryInfo* info = special();
        if (info == nullptr) return;
        std::vector<std::pair<int, std::string>> takers;
        for (const EntryInfo& each : workspace_.entries().list()) {
            const Kind* kind = each.own ? workspace_.kind(each.kind) : nullptr;
            if (kind == nullptr || !schema::property(*schema::resolved(kind->schema), "specials")) continue;
            const bool elsewhere = each.sites.empty() || each.sites.front().file != file_;
            const bool carries = EntryLens(workspace_, each.full_id()).value().find("specials") != nullptr;
            takers.emplace_back((elsewhere ? 2 : 0) + (carries ? 1 : 0), each.full_id());
        }
        std::stable_sort(takers.begin(), takers.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
        takers.resize(std::min(takers.size(), kMost));
        for (const auto& taker : takers)
            give_special_to(taker.second, info->id);
    }
    void give_special_to(const std::string& full_id, const std::string& id) {
        const EntryLens taker(workspace_, full_id);
        const Node* carried = taker.value().find("specials");
        const std::size_t count = carried == nullptr ? 0 : std::max<std::size_t>(carried->items.size(), 1);
        Command command = taker.insert({"specials"}, count, bare_word(id));
        command.label = "Give it to " + full_id;
        found_.push_back({command.label, std::move(command)});
    }

    void add_script() {
        const EntryInfo* info = special();
        const auto path = path_here();
        if (info == nullptr || info->sites.empty() || !path) return;
        const Node* value = resolve(root(), *path);
        const bool named = path->back().key == "script";
        const std::string file = named ? value->text : "specials/" + info->id + ".lua";
        const std::vector<std::string> functions = named ? std::vector<std::string>{} : std::vector{value->text};
        if (!file.ends_with(".lua") || file.find("..") != std::string::npos) return;
        add("Make the script `" + file + "`", [&](EditPlan& plan) {
            if (!plan.has(file)) plan.create(file, new_script(info->id, functions));
            const EntrySite& site = info->sites.front();
            if (!named) TreeEdit(plan, site.file, {}, nullptr).set(step_to(site.path, "script"), bare_word(file));
        });
    }
    void add_function() {
        const auto words = quoted(problem_.message);
        if (words.size() < 2 || workspace_.document(words[0]) == nullptr) return;
        const std::string& file = words[0];
        add("Add the function `" + words[1] + "` to " + file,
            [&](EditPlan& plan) { plan.splice(file, added_function(plan.text(file), words[1], {})); });
    }

    void make_manifest() {
        const std::string id = workspace_.pack_id();
        if (!is_kebab_case(id) || workspace_.document("pack.yaml")->present()) return;
        add("Make pack.yaml", [&](EditPlan& plan) {
            plan.create("pack.yaml", "id: " + id + "\ntitle: " + words_of(id) + "\nversion: 0.1.0\n");
        });
    }

    /// Tabs at the beginning of lines, as two blanks each.
    void replace_tabs() {
        const std::string& text = document_->text();
        std::vector<Splice> splices;
        bool leading = true;
        for (std::size_t i = 0; i < text.size(); ++i) {
            const auto at = static_cast<std::uint32_t>(i);
            if (leading && text[i] == '\t') splices.push_back({{at, at + 1}, "  "});
            leading = text[i] == '\n' || (leading && (text[i] == '\t' || text[i] == ' '));
        }
        add("Replace tabs by blanks", [&](EditPlan& plan) { plan.splice(file_, splices); });
    }

    const Workspace& workspace_;
    const Diagnostic& problem_;
    std::string file_;
    std::shared_ptr<SourceDocument> document_;
    std::vector<Fix> found_;
};

}  // namespace

std::vector<Fix> fixes(const Workspace& workspace, const Diagnostic& problem) {
    return Fixing(workspace, problem).find();
}

}  // namespace briar::editor
