#include "editor/core/rule_ways.hpp"

#include <algorithm>

#include "editor/core/block_sentence.hpp"
#include "editor/core/entry_table.hpp"
#include "editor/core/full_id.hpp"
#include "editor/core/node_parts.hpp"
#include "editor/core/rule_site.hpp"
#include "editor/core/rule_words_of.hpp"
#include "editor/core/said_in_texts.hpp"
#include "editor/core/variant_ways.hpp"
#include "editor/core/workspace.hpp"
#include "runtime/engine/rule_text.hpp"
#include "runtime/engine/rule_words.hpp"
#include "runtime/engine/said_values.hpp"
#include "runtime/session/phrase_books.hpp"
#include "runtime/session/systems.hpp"

namespace briar::editor {
namespace {

/// Whether the words of a schema are names of what events carry.
bool names_fields(const Registry& registry, const Schema& words) {
    const auto carried = [&](const std::string& word) {
        for (const EventSpec& event : registry.events()) {
            for (const Field& field : event.fields)
                if (field.name == word) return true;
        }
        return false;
    };
    return words.type == SchemaType::Word && std::any_of(words.choices.begin(), words.choices.end(), carried);
}

/// `dig, cost, ap` for `dig.cost.ap`.
std::string way_in_words(const std::string& path) {
    std::string words;
    for (const char c : path)
        words += c == '.' ? std::string(", ") : std::string(1, c == '_' ? ' ' : c);
    return words;
}

class Fitting {
public:
    Fitting(const Workspace& workspace, const EntryLens& special, const Path& path)
        : registry_(workspace.set().registry),
          site_(rule_site(workspace, special.value(), path)),
          book_(phrase_book(site_.system)),
          read_(sentences_at(workspace, site_)),
          kinds_(kinds_at(path)) {}

    /// What it is called; empty: the site does not have it.
    [[nodiscard]] std::string field(const std::string& name) const {
        for (const Field& each : site_.fields) {
            if (each.name != name) continue;
            if (each.type != Type::Piece) return book_.number(name);
            return kinds_meet(each.kinds, kinds_) ? book_.piece(name) : std::string();
        }
        const std::vector<std::string> pieces = site_.pieces(registry_, kinds_);
        return std::find(pieces.begin(), pieces.end(), name) != pieces.end() ? book_.piece(name) : std::string();
    }
    /// A number of a piece; empty: it says the same as the piece alone.
    [[nodiscard]] std::string value(const std::string& name) const {
        const SaidValue said = said_value(name);
        return said.value.empty() ? std::string() : read_.given(asked_value(registry_, site_.system, said));
    }
    /// A choice for each word of a way whose words name what the event carries; whatever is written is among them.
    void add_fields(std::vector<Choice>& choices, std::size_t way, const Schema& words,
                    const std::string& written) const {
        for (const std::string& each : words.choices) {
            std::string name = field(each);
            if (name.empty() && each == written) name = each;
            if (!name.empty()) choices.push_back({std::to_string(way) + kWordOfWay + each, std::move(name), {}});
        }
    }
    [[nodiscard]] bool names_fields(const Schema& words) const { return editor::names_fields(registry_, words); }
    /// Empty: it does not fit.
    [[nodiscard]] std::string way(const VariantWay& way) const {
        const SchemaRef schema = schema::resolved(way.schema);
        if (way.key.empty()) return way.name;
        const VerbSpec* verb = verb_at(registry_, site_, way.key);
        if (verb == nullptr) return registry_.systems_of_verb(way.key).empty() ? way.name : std::string();
        const bool meant = verb->result != Type::Piece || kinds_meet(verb->result_kinds, kinds_);
        const bool fits = meant && site_.has(*verb) && (!site_.looking || verb->sort == VerbSort::Query);
        if (!fits) return {};
        // What says no more than what is still to be said is called by what it does.
        const std::string given = read_.outline_given(*verb);
        return given == "..." ? read_.outline(*verb) : given;
    }
    /// Whether it gives the piece of an entry, which is named behind it.
    [[nodiscard]] bool gives_piece_of_entry(const VariantWay& way) const {
        const VerbSpec* verb = way.key.empty() ? nullptr : verb_at(registry_, site_, way.key);
        return verb != nullptr && verb->result == Type::Piece && verb->params.size() == 1 &&
               verb->params.front().type == Type::Def && verb->params.front().kinds.empty();
    }
    /// The kinds of pieces that are meant there, `|` between them; empty: any, or no pieces.
    [[nodiscard]] const std::string& kinds() const { return kinds_; }
    [[nodiscard]] std::string doc(const VariantWay& way) const {
        const VerbSpec* verb = way.key.empty() ? nullptr : verb_at(registry_, site_, way.key);
        return verb != nullptr ? verb->doc : std::string();
    }

private:
    /// That a verb takes at a path.
    [[nodiscard]] std::string kinds_at(const Path& path) const {
        const Param* param = path.size() > 1 ? named_param(path[path.size() - 2].key, path.back().key) : nullptr;
        if (param == nullptr && !path.empty()) param = first_param(path.back().key);
        return param != nullptr && param->type == Type::Piece ? param->kinds : std::string();
    }
    [[nodiscard]] const Param* named_param(const std::string& verb_name, const std::string& name) const {
        const VerbSpec* verb = verb_at(registry_, site_, verb_name);
        if (verb == nullptr) return nullptr;
        const auto found = std::find_if(verb->params.begin(), verb->params.end(),
                                        [&](const Param& each) { return each.name == name; });
        return found != verb->params.end() ? &*found : nullptr;
    }
    /// What stands behind a verb without a name.
    [[nodiscard]] const Param* first_param(const std::string& verb_name) const {
        const VerbSpec* verb = verb_at(registry_, site_, verb_name);
        return verb != nullptr && !verb->params.empty() ? &verb->params.front() : nullptr;
    }

    const Registry& registry_;
    RuleSite site_;
    const PhraseBook& book_;
    RuleSentences read_;
    std::string kinds_;
};

/// Its id, with its kind where one of `kinds` that is looked at before has an entry of that id.
std::string word_for(const Workspace& workspace, const std::vector<std::string>& kinds, const EntryInfo& entry) {
    for (const std::string& kind : kinds) {
        if (kind == entry.kind) break;
        if (workspace.entries().find(kind + "/" + entry.id) != nullptr) return entry.full_id();
    }
    return entry.id;
}

/// A choice for each entry of `kinds`, those of the pack itself first; whatever is written is among them.
void add_entries(std::vector<Choice>& choices, const Workspace& workspace, const std::string& kinds, std::size_t way,
                 const std::string& written) {
    const auto add = [&](const std::string& word, const std::string& name, const std::string& doc,
                         const std::string& kind) {
        choices.push_back({std::to_string(way) + kWordOfWay + word, name.empty() ? word : name, doc, kind});
    };
    const std::vector<std::string> all_kinds = split_words(every_kind(workspace.set().registry));
    bool is_known = written.empty();
    for (const bool own : {true, false}) {
        for (const EntryInfo& each : workspace.entries().list()) {
            const bool meant = each.own == own && !each.taken_out && is_one_of(each.kind, kinds) &&
                               is_of_system(each, workspace.system());
            if (!meant) continue;
            const std::string id = word_for(workspace, all_kinds, each);
            const bool is_written = written == each.id || written == each.full_id();
            is_known = is_known || is_written;
            add(is_written ? written : id, each.name, id + (own ? "" : ", from " + each.pack), each.kind);
        }
    }
    if (!is_known) add(written, {}, "no piece of this kind", {});
}

/// Who takes part, then entries by kind, then what verbs find.
void put_in_groups(std::vector<Choice>& choices) {
    const auto sort_of = [](const Choice& each) {
        const bool is_word = each.value.find(kWordOfWay) != std::string::npos;
        return !is_word ? 2 : each.group.empty() ? 0 : 1;
    };
    for (Choice& each : choices) {
        if (sort_of(each) == 2) each.group = "what is found in the game";
    }
    std::stable_sort(choices.begin(), choices.end(),
                     [&](const Choice& a, const Choice& b) { return sort_of(a) < sort_of(b); });
}

}  // namespace

std::vector<Choice> fitting_ways(const Workspace& workspace, const EntryLens& special, const Control& variant) {
    const Fitting fitting(workspace, special, variant.path);
    const std::vector<VariantWay> ways = ways_of(*variant.schema);
    const std::string& kinds = fitting.kinds();
    std::vector<Choice> choices;
    for (std::size_t i = 0; i < ways.size(); ++i) {
        const bool in_use = static_cast<int>(i) == variant.way;
        if (!kinds.empty() && fitting.gives_piece_of_entry(ways[i])) {
            add_entries(choices, workspace, kinds, i, in_use ? word_in_use(variant) : "");
            continue;
        }
        if (const SchemaRef schema = schema::resolved(ways[i].schema);
            ways[i].key.empty() && fitting.names_fields(*schema)) {
            fitting.add_fields(choices, i, *schema, in_use ? word_in_use(variant) : "");
            continue;
        }
        std::string label = fitting.way(ways[i]);
        if (label.empty() && in_use) label = ways[i].name;
        if (!label.empty()) choices.push_back({std::to_string(i), std::move(label), fitting.doc(ways[i])});
    }
    if (!kinds.empty()) put_in_groups(choices);
    return choices;
}

std::vector<Choice> fitting_choices(const Workspace& workspace, const EntryLens& special, const Control& control) {
    std::vector<Choice> choices = choices_for(workspace, control);
    const SchemaRef schema = control.schema ? schema::resolved(control.schema) : nullptr;
    const Fitting fitting(workspace, special, control.path);
    if (!schema || !fitting.names_fields(*schema)) return choices;
    std::erase_if(choices,
                  [&](const Choice& each) { return each.value != control.text && fitting.field(each.value).empty(); });
    for (Choice& each : choices)
        each.label = fitting.field(each.value);
    return choices;
}

std::vector<Choice> said_in_text(const Workspace& workspace, const EntryLens& special, const Control& text) {
    const bool is_text = text.kind == ControlKind::Text || text.kind == ControlKind::LongText;
    return is_text ? said_at(workspace, special, text.path) : std::vector<Choice>();
}

std::vector<Choice> said_at(const Workspace& workspace, const EntryLens& special, const Path& text) {
    const bool of_effect = std::any_of(text.begin(), text.end(), [](const Step& step) { return step.is_index; });
    // What players choose from is known to saves by its label: it is the same whatever happens.
    if (!of_effect || text.back().key == "label") return {};
    const Fitting fitting(workspace, special, text);
    const RuleSite site = rule_site(workspace, special.value(), text);
    std::vector<Choice> choices;
    for (const std::string& each : said_in_texts(workspace, site)) {
        const bool simple = each.find('.') == std::string::npos;
        const std::string label = simple ? fitting.field(each) : fitting.value(each);
        const char* group = simple ? "Who and what takes part" : "Numbers of who takes part";
        // Two queries may tell the same of a piece.
        const bool told =
            std::any_of(choices.begin(), choices.end(), [&](const Choice& other) { return other.label == label; });
        if (!label.empty() && !told) choices.push_back({"{" + each + "}", label, {}, group});
    }
    for (const std::string& each : numbers_for_texts(special.value()))
        choices.push_back({"{" + each + "}", way_in_words(each), {}, "Numbers of this special"});
    return choices;
}

std::string word_in_use(const Control& variant) {
    const Control* at = &variant;
    while (!at->children.empty())
        at = &at->children.front();
    return at->text;
}

Node word_of_way(const Control& variant, int way, const std::string& word) {
    const std::string key = ways_of(*variant.schema).at(static_cast<std::size_t>(way)).key;
    return key.empty() ? make_text(word) : map_of(key, make_text(word));
}

std::optional<Node> open_start_of_way(const Workspace& workspace, const Control& variant, int way) {
    const std::vector<VariantWay> ways = ways_of(*variant.schema);
    const auto number = static_cast<std::size_t>(way);
    if (way < 0 || number >= ways.size()) return std::nullopt;
    const KnownNames open = [&workspace](const Schema& schema) {
        return choices_of(workspace, schema).empty() ? std::vector<std::string>() : std::vector<std::string>{""};
    };
    return starting_value(ways[number].schema, open);
}

}  // namespace briar::editor
