#include "editor/core/part_uses.hpp"

#include <algorithm>
#include <array>
#include <functional>
#include <set>
#include <string_view>

#include "editor/core/beginnings.hpp"
#include "editor/core/edit_plan.hpp"
#include "editor/core/entry_edit.hpp"
#include "editor/core/entry_lens.hpp"
#include "editor/core/file_schema.hpp"
#include "editor/core/full_id.hpp"
#include "editor/core/lua_call.hpp"
#include "editor/core/lua_words.hpp"
#include "editor/core/node_parts.hpp"
#include "editor/core/schema_walk.hpp"
#include "editor/core/workspace.hpp"
#include "runtime/content/pattern.hpp"
#include "runtime/content/wording.hpp"
#include "runtime/session/systems.hpp"
#include "runtime/source/report.hpp"

namespace briar::editor {
namespace {

constexpr std::string_view kEnding = "_name";

/// What an entry has parts of: the map that they are keys of, and what may name them besides texts of their schema.
struct PartSort {
    const char* sort;
    const char* map;
    const char* words;    ///< for people
    bool zone = false;    ///< rules and scripts take it where they ask for a zone
    bool option = false;  ///< it stands in keys of options
};
constexpr std::array kSorts{
    PartSort{"stage", "stages", "stage"},
    PartSort{"mode", "modes", "mode"},
    PartSort{"var", "vars", "var"},
    PartSort{"realm", "realms", "realm", true, true},
    PartSort{"bag", "bags", "bag", true, true},
    PartSort{"leg", "legs", "leg", true, true},
    PartSort{"shop", "shops", "shop", true, true},
    PartSort{"own_zone", "zones", "zone", true, true},
};

const PartSort* sort_called(std::string_view name) {
    const auto found =
        std::find_if(kSorts.begin(), kSorts.end(), [&](const PartSort& each) { return name == each.sort; });
    return found == kSorts.end() ? nullptr : &*found;
}
/// By the name of a schema: `mode_name`.
const PartSort* sort_of(const Schema& schema) {
    if (!schema.name.ends_with(kEnding)) return nullptr;
    return sort_called(std::string_view(schema.name).substr(0, schema.name.size() - kEnding.size()));
}

/// Where the entry begins in a path of a file: behind `scenarios/house`, also under `patch`.
struct Within {
    std::string entry;
    Path path;
};
Within within_entry(const Path& path) {
    const std::size_t from = !path.empty() && path[0].key == "patch" ? 1 : 0;
    if (path.size() < from + 2) return {};
    return {path[from].key + "/" + path[from + 1].key, tail(path, from + 2)};
}

/// The scenario of the stage that a path leads into.
std::string scenario_of_stage(const Workspace& workspace, const Within& within) {
    if (within.path.size() < 2) return {};
    const EntryLens campaign(workspace, within.entry);
    const Node* const scenario = resolve(campaign.value(), step_to(head(within.path, 2), "scenario"));
    return scenario != nullptr ? "scenarios/" + scenario->text : std::string();
}

/// The entry whose part is named there, where that matters; empty: of any.
std::string owner(const Workspace& workspace, const PartSort& sort, const Within& within) {
    const bool stage = std::string_view(sort.sort) == "stage";
    const bool mode = std::string_view(sort.sort) == "mode";
    if (!stage && !mode) return {};
    const bool in_campaign = kind_part(within.entry) == "campaigns";
    return mode && in_campaign ? scenario_of_stage(workspace, within) : within.entry;
}

std::string text_of(const Node* node) { return node != nullptr && node->is_scalar() ? node->text : std::string(); }

std::string scenario_of_test(const Workspace& workspace, const Node& test) {
    const std::string named = text_of(test.find("scenario"));
    return "scenarios/" + (named.empty() ? only_scenario(workspace) : named);
}

/// Calls `visit` for each value and key of all tests, what they expect included, with the scenario of the test.
void for_each_in_tests(const Workspace& workspace, const Node& root,
                       const std::function<void(const TypedValue&, const std::string& scenario)>& visit) {
    const SchemaRef file = file_schema(workspace.set(), FileSort::Test, workspace.system());
    const Node* const tests = root.find("tests");
    for (std::size_t i = 0; tests != nullptr && i < tests->members.size(); ++i) {
        const Member& test = tests->members[i];
        const SchemaRef shape = schema_at(file, &root, {"tests", test.key});
        const std::string scenario = scenario_of_test(workspace, *test.value);
        const auto seen = [&](const TypedValue& value) { visit(value, scenario); };
        for_each_typed(*test.value, shape, seen);
        // What is expected is a part of a position, too.
        if (const Node* const then = test.value->find("then"))
            for_each_typed(*then, below(chosen(shape, test.value.get()), "given"), seen);
    }
}

bool in_word(char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-' || c == '_'; }

/// Looks for one part in one text after the other.
class PartSearch {
public:
    PartSearch(const Workspace& workspace, const PartName& part)
        : workspace_(workspace),
          part_(part),
          sort_(*sort_called(part.sort)),
          scoped_(part.sort == "stage" || part.sort == "mode") {
        for (const EntryInfo& each : workspace.entries().list())
            alone_ = alone_ && (each.id != part.name || each.taken_out);
    }

    std::vector<Use> find() {
        for (const PackFile& file : workspace_.files()) {
            if (!file.document || file.document->text().find(part_.name) == std::string::npos) continue;
            file_ = file.name;
            text_ = &file.document->text();
            document_ = file.document->outline().get();
            look(file.sort, document_->root());
        }
        return std::move(found_);
    }

private:
    void look(FileSort sort, const Node& root) {
        entry_.clear();
        if (sort == FileSort::Script) return script();
        if (sort == FileSort::Translation) return translation(root, {});
        if (sort == FileSort::Test) return tests(root);
        if (sort != FileSort::Content) return;
        const SchemaRef schema = file_schema(workspace_.set(), sort, workspace_.system());
        if (schema) for_each_typed(root, schema, [&](const TypedValue& value) { content(value); });
    }

    void content(const TypedValue& value) {
        const Within within = within_entry(value.path);
        entry_ = within.entry;
        if (!value.is_key && value.node.is_scalar()) number_in_text(value.node);
        const PartSort* const sort = sort_of(value.schema);
        if (sort != &sort_ || value.node.text != part_.name) return zone(value);
        if (scoped_ && owner(workspace_, sort_, within) != part_.entry) return;
        add(value.is_key ? UseSort::Definition : UseSort::Reference, value.node.span, true);
    }

    /// Where rules take a zone: its name, or the first or the last part of `house/monsters`.
    void zone(const TypedValue& value) {
        if (sort_.zone && value.schema.name == "zone_name") segments(UseSort::Reference, value.node.span, true);
    }

    /// `{vars.seeds_left.initial}`
    void number_in_text(const Node& node) {
        const std::string_view all = std::string_view(*text_).substr(node.span.begin, node.span.size());
        const std::string wanted = std::string(sort_.map) + "." + part_.name;
        for (std::size_t at = all.find(wanted); at != std::string_view::npos; at = all.find(wanted, at + 1)) {
            const std::size_t begin = node.span.begin + at + wanted.size() - part_.name.size();
            const std::size_t open = all.rfind('{', at);
            const std::size_t close = open == std::string_view::npos ? open : all.find('}', open);
            if (close == std::string_view::npos || close < at) continue;
            if (!in_word((*text_)[begin + part_.name.size()]))
                add(UseSort::Reference, make_span(begin, begin + part_.name.size()), true);
        }
    }

    void tests(const Node& root) {
        for_each_in_tests(workspace_, root, [&](const TypedValue& value, const std::string& scenario) {
            if (sort_of(value.schema) == &sort_ && value.node.text == part_.name) {
                if (!scoped_ || scenario == part_.entry) add(UseSort::Test, value.node.span, true);
            } else if (!value.is_key && sort_.option && is_option(value.path)) {
                words(value.node.span);
            }
        });
    }
    [[nodiscard]] static bool is_option(const Path& path) {
        static const std::set<std::string, std::less<>> keys{"when", "offers", "offers_not", "rejected"};
        return std::any_of(path.begin(), path.end(), [](const Step& step) { return keys.count(step.key) != 0; });
    }
    void words(Span span) {
        const std::string_view all = std::string_view(*text_).substr(span.begin, span.size());
        for (std::size_t at = all.find(part_.name); at != std::string_view::npos; at = all.find(part_.name, at + 1)) {
            const std::size_t end = at + part_.name.size();
            const bool whole = (at == 0 || !in_word(all[at - 1])) && (end == all.size() || !in_word(all[end]));
            if (whole) add(UseSort::Test, make_span(span.begin + at, span.begin + end), alone_ && at > 0);
        }
    }

    /// Texts of an entry stand under the keys that the entry has.
    void translation(const Node& node, const Path& path) {
        for (const Member& member : node.members) {
            const bool ours = !path.empty() && path.back().key == sort_.map && member.key == part_.name &&
                              (!scoped_ || within_entry(path).entry == part_.entry);
            if (ours) add(UseSort::Translation, member.key_span, true);
            translation(*member.value, step_to(path, member.key));
        }
    }

    void script() {
        const std::vector<LuaToken> tokens = lua_tokens(*text_);
        const std::vector<std::string> systems = script_systems(workspace_);
        for (std::size_t i = 0; i < tokens.size(); ++i) {
            if (tokens[i].sort != LuaSort::String) continue;
            const auto params = params_of(workspace_.set().registry, call_around(*text_, tokens, i), systems);
            const bool asks =
                std::any_of(params.begin(), params.end(), [&](const Param* each) { return takes(*each); });
            if (!params.empty() && !asks) continue;
            if (asks || (!scoped_ && part_.sort != "var")) segments(UseSort::Script, tokens[i].inner, asks);
        }
    }
    [[nodiscard]] bool takes(const Param& param) const {
        if (param.type == Type::Var) return part_.sort == "var";
        return param.type == Type::Zone && sort_.zone;
    }

    /// The whole text, or a part of it between slashes.
    void segments(UseSort sort, Span span, bool certain) {
        const std::string_view all = std::string_view(*text_).substr(span.begin, span.size());
        std::size_t begin = 0;
        while (begin <= all.size()) {
            const std::size_t end = std::min(all.find('/', begin), all.size());
            std::string_view word = all.substr(begin, end - begin);
            const std::size_t quote = !word.empty() && (word.front() == '"' || word.front() == '\'') ? 1 : 0;
            word.remove_prefix(quote);
            if (!word.empty() && (word.back() == '"' || word.back() == '\'')) word.remove_suffix(1);
            const std::size_t at = span.begin + begin + quote;
            if (word == part_.name) add(sort, make_span(at, at + word.size()), certain);
            begin = end + 1;
        }
    }

    /// The name stands last in the span, behind quotes.
    void add(UseSort sort, Span span, bool certain) {
        const std::string_view all = std::string_view(*text_).substr(span.begin, span.size());
        const std::size_t at = all.rfind(part_.name);
        if (at == std::string_view::npos) return;
        Use use;
        use.sort = sort;
        use.file = file_;
        use.id = make_span(span.begin + at, span.begin + at + part_.name.size());
        use.place = document_->place(use.id);
        use.entry = entry_;
        use.line = line_around(*text_, use.id.begin);
        use.certain = certain;
        const bool known = std::any_of(found_.begin(), found_.end(),
                                       [&](const Use& each) { return each.file == use.file && each.id == use.id; });
        if (!known) found_.push_back(std::move(use));
    }

    const Workspace& workspace_;
    const PartName& part_;
    const PartSort& sort_;
    bool scoped_;
    bool alone_ = true;  // no entry has this id
    std::string file_;
    const std::string* text_ = nullptr;
    const Document* document_ = nullptr;
    std::string entry_;
    std::vector<Use> found_;
};

/// Whether an entry has such a part.
bool has_part(const Workspace& workspace, const std::string& full_id, const PartSort& sort, const std::string& name) {
    const auto all = parts_of(workspace, full_id);
    return std::any_of(all.begin(), all.end(),
                       [&](const PartName& each) { return each.sort == sort.sort && each.name == name; });
}

/// The entry of this pack that has it: the given one, else the first.
std::string home(const Workspace& workspace, const PartSort& sort, const std::string& name, const std::string& given) {
    if (!given.empty()) return given;
    for (const EntryInfo& each : workspace.entries().list()) {
        if (each.own && each.kind == "scenarios" && has_part(workspace, each.full_id(), sort, name))
            return each.full_id();
    }
    return {};
}

/// A pack below that has an entry with the part: there alone it can get another name. Empty: none.
std::string pack_below_with(const Workspace& workspace, const PartSort& sort, const PartName& part) {
    const bool scoped = part.sort == "stage" || part.sort == "mode";
    for (const EntryInfo& each : workspace.entries().list()) {
        if (each.own || (each.kind != "scenarios" && each.kind != "campaigns")) continue;
        if (scoped && each.full_id() != part.entry) continue;
        const DefId below = workspace.below()->find(each.kind, each.id);
        const Node* const value = below ? workspace.below()->entry(below).node : nullptr;
        const Node* found = value;
        if (part.sort == "bag") {
            if (has_part(workspace, each.full_id(), sort, part.name)) return each.pack;
            continue;
        }
        found = value != nullptr ? value->find(sort.map) : nullptr;
        if (found != nullptr && found->is_map() && found->find(part.name) != nullptr) return each.pack;
    }
    return {};
}

std::string objection_to_name(const Workspace& workspace, const PartSort& sort, const PartName& part,
                              const std::string& name) {
    const bool var = part.sort == "var";
    const std::string pattern = var ? "[a-z][a-z0-9]*([_-][a-z0-9]+)*" : kKebabPattern;
    if (name.empty() || !matches_pattern(pattern, name))
        return quote(name) + " is no name of a " + sort.words + ": use " +
               (var ? "small letters, such as `seeds_left`" : kKebabHint);
    for (const EntryInfo& each : workspace.entries().list()) {
        if (has_part(workspace, each.full_id(), sort, part.name) && has_part(workspace, each.full_id(), sort, name))
            return "another " + std::string(sort.words) + " of " + each.full_id() + " is called " + quote(name) +
                   " already";
    }
    return {};
}

/// Rules that mean a bag of that name where they say nothing.
std::vector<SaidThen> rules_to_say(const Workspace& workspace, const std::string& bag) {
    std::vector<SaidThen> says;
    for (const EntryInfo& each : workspace.entries().list()) {
        if (!each.own || each.kind != "scenarios" || !has_part(workspace, each.full_id(), *sort_called("bag"), bag))
            continue;
        const EntryLens scenario(workspace, each.full_id());
        const SchemaRef rules = below(chosen(scenario.schema(), &scenario.value()), "rules");
        if (!rules || schema::resolved(rules)->type != SchemaType::Record) continue;
        for (const Property& rule : schema::resolved(rules)->properties) {
            const bool means = schema::resolved(rule.schema)->name == "bag_name" && rule.fallback == bag;
            if (means && resolve(scenario.value(), {"rules", rule.key}) == nullptr)
                says.push_back({each.full_id(), {"rules", rule.key}});
        }
    }
    return says;
}

}  // namespace

std::string PartName::sort_in_words() const {
    const PartSort* const known = sort_called(sort);
    return known != nullptr ? known->words : sort;
}

std::vector<PartName> parts_of(const Workspace& workspace, const std::string& full_id) {
    std::vector<PartName> parts;
    const EntryLens lens(workspace, full_id);
    if (!lens.exists() || !lens.schema()) return parts;
    for_each_typed(lens.value(), lens.schema(), [&](const TypedValue& value) {
        const PartSort* const sort = value.is_key ? sort_of(value.schema) : nullptr;
        if (sort == nullptr) return;
        PartName part{sort->sort, full_id, value.path.back().key};
        const bool known = std::any_of(parts.begin(), parts.end(), [&](const PartName& each) {
            return each.sort == part.sort && each.name == part.name;
        });
        if (!known) parts.push_back(std::move(part));
    });
    return parts;
}

std::optional<PartName> part_of(const Workspace& workspace, const std::string& full_id, const Path& path) {
    if (path.empty() || path.back().is_index) return std::nullopt;
    const EntryLens lens(workspace, full_id);
    if (!lens.exists() || !lens.schema()) return std::nullopt;
    std::optional<PartName> part;
    for_each_typed(lens.value(), lens.schema(), [&](const TypedValue& value) {
        const PartSort* const sort = value.is_key && value.path == path ? sort_of(value.schema) : nullptr;
        if (sort != nullptr) part = {sort->sort, full_id, path.back().key};
    });
    return part;
}

std::optional<PartName> part_at(const Workspace& workspace, const std::string& file, std::size_t byte) {
    const auto source = workspace.document(file);
    if (!source) return std::nullopt;
    const Document& document = *source->outline();
    std::optional<PartName> part;
    const auto look = [&](const TypedValue& value, const std::string& entry) {
        const PartSort* const sort = sort_of(value.schema);
        if (sort == nullptr || byte < value.node.span.begin || byte > value.node.span.end) return;
        part = {sort->sort, home(workspace, *sort, value.node.text, entry), value.node.text};
    };
    const FileSort sort = sort_of_file(file);
    if (sort == FileSort::Test) {
        for_each_in_tests(workspace, document.root(), [&](const TypedValue& value, const std::string& scenario) {
            const PartSort* const named = sort_of(value.schema);
            look(value, named != nullptr && std::string_view(named->sort) == "mode" ? scenario : std::string());
        });
    } else if (sort == FileSort::Content) {
        const SchemaRef schema = file_schema(workspace.set(), sort, workspace.system());
        for_each_typed(document.root(), schema, [&](const TypedValue& value) {
            const PartSort* const named = sort_of(value.schema);
            if (named != nullptr) look(value, owner(workspace, *named, within_entry(value.path)));
        });
    }
    return part;
}

std::vector<Use> find_part_uses(const Workspace& workspace, const PartName& part) {
    if (sort_called(part.sort) == nullptr || part.name.empty()) return {};
    std::vector<Use> uses = PartSearch(workspace, part).find();
    std::stable_sort(uses.begin(), uses.end(), [](const Use& a, const Use& b) {
        return a.file != b.file ? a.file < b.file : a.id.begin < b.id.begin;
    });
    return uses;
}

Rename plan_part_rename(const Workspace& workspace, const PartName& part, const std::string& name) {
    Rename plan{part.sort_in_words() + "/" + part.name, name, {}, {}, {}, workspace.revision()};
    const PartSort* const sort = sort_called(part.sort);
    if (sort == nullptr) {
        plan.refused = quote(part.name) + " has no name that could be another";
        return plan;
    }
    const std::string below = pack_below_with(workspace, *sort, part);
    if (!below.empty()) {
        plan.refused = "the " + part.sort_in_words() + " " + quote(part.name) + " comes from the pack " + below +
                       ": only there can it get another name";
    } else if (name != part.name) {
        plan.refused = objection_to_name(workspace, *sort, part, name);
    }
    plan.uses = find_part_uses(workspace, part);
    if (part.sort == "bag") plan.says = rules_to_say(workspace, part.name);
    return plan;
}

}  // namespace briar::editor
