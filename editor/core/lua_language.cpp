// What may stand at a place of a script, what stands there, and where it is defined.
#include <algorithm>
#include <set>

#include "editor/core/full_id.hpp"
#include "editor/core/known_names.hpp"
#include "editor/core/language_parts.hpp"
#include "editor/core/lua_call.hpp"
#include "editor/core/lua_locals.hpp"
#include "editor/core/lua_words.hpp"
#include "editor/core/script_functions.hpp"
#include "editor/core/verb_text.hpp"
#include "editor/core/workspace.hpp"
#include "runtime/engine/rule_words.hpp"
#include "runtime/engine/verb_text.hpp"
#include "runtime/session/systems.hpp"
#include "runtime/source/report.hpp"

namespace briar::editor {
namespace {

/// A place in a script.
class ScriptPlace {
public:
    ScriptPlace(const Workspace& workspace, const std::string& file, std::size_t offset)
        : workspace_(workspace),
          registry_(workspace.set().registry),
          systems_(script_systems(workspace)),
          file_(file),
          text_(workspace.document(file)->text()),
          tokens_(lua_tokens(text_)),
          offset_(offset) {
        const auto holds = [&](const LuaToken& token) {
            const bool quoted = token.sort == LuaSort::String || token.sort == LuaSort::Comment;
            if (!quoted) return token.sort != LuaSort::Symbol && token.span.begin <= offset && offset <= token.span.end;
            // A comment or text without a sign of its end goes on to where it ends, not through the whole file.
            const bool at_open_end = !token.closed && offset == token.span.end;
            return token.span.begin < offset && (offset < token.span.end || at_open_end);
        };
        const auto here = std::find_if(tokens_.begin(), tokens_.end(), holds);
        on_token_ = here != tokens_.end();
        const auto behind = std::find_if(tokens_.begin(), tokens_.end(),
                                         [&](const LuaToken& token) { return token.span.end > offset; });
        at_ = static_cast<std::size_t>((on_token_ ? here : behind) - tokens_.begin());
    }

    Completion complete() {
        Completion completion;
        completion.replaces = make_span(offset_, offset_);
        if (on_token_ && tokens_[at_].sort == LuaSort::Comment) return completion;
        if (on_token_ && tokens_[at_].sort == LuaSort::String) {
            completion.replaces = tokens_[at_].inner;
            completion.in_quotes = true;
            texts();
        } else {
            if (on_token_) completion.replaces = tokens_[at_].span;
            names();
            // Of a long list people know the letters.
            if (before(1) == ":" || before(1) == ".")
                std::sort(found_.begin(), found_.end(),
                          [](const Suggestion& a, const Suggestion& b) { return a.label < b.label; });
        }
        completion.suggestions = std::move(found_);
        return completion;
    }

    std::optional<Hover> hover() {
        if (!on_token_) return std::nullopt;
        const LuaToken& token = tokens_[at_];
        if (token.sort == LuaSort::String) {
            const std::string entry = entry_here();
            if (!entry.empty()) return hover_of_entry(workspace_, entry, token.span);
            return std::nullopt;
        }
        if (token.sort != LuaSort::Name) return std::nullopt;
        const std::string name(word(at_));
        if (before(1) == ":") return hover_verb(name, token.span);
        if (before(1) != ".") return std::nullopt;
        return before(2) == "event" ? hover_field(name, token.span) : hover_event(name, token.span);
    }

    std::string entry() { return on_token_ && tokens_[at_].sort == LuaSort::String ? entry_here() : std::string(); }

    std::vector<Definition> definitions() {
        if (!on_token_) return {};
        if (tokens_[at_].sort == LuaSort::String) return definitions_of_entry(workspace_, entry_here());
        const std::string name(word(at_));
        for (const ScriptFunction& each : functions_of(text_)) {
            const bool declared = each.span == tokens_[at_].span;
            if (each.name == name && !declared && before(1) != ":")
                return {{workspace_.document(file_)->path().generic_string(), each.span, name}};
            if (declared) return specials();
        }
        const bool own = before(1) != ":" && before(1) != ".";
        const auto made = own ? local_made(text_, name, tokens_[at_].span.begin) : std::nullopt;
        if (made) return {{workspace_.document(file_)->path().generic_string(), *made, name}};
        return {};
    }

private:
    [[nodiscard]] std::string_view word(std::size_t i) const { return tokens_[i].in(text_); }
    /// The word so many before the place.
    [[nodiscard]] std::string_view before(std::size_t steps) const {
        return at_ >= steps ? word(at_ - steps) : std::string_view();
    }
    void add(Suggestion suggestion) {
        if (known_.insert(suggestion.label).second) found_.push_back(std::move(suggestion));
    }

    /// Of systems that have a word, those that are meant here.
    [[nodiscard]] std::vector<std::string> ours(std::vector<std::string> systems) const {
        std::erase_if(systems, [&](const std::string& each) { return !is_word_of(each, systems_); });
        return systems;
    }

    [[nodiscard]] std::string entry_here() const {
        const std::string id(word(at_));
        std::string kinds = kinds_of_argument(registry_, call_around(text_, tokens_, at_), systems_);
        if (kinds.empty()) kinds = every_kind(registry_);
        return entry_called(workspace_, kinds, id);
    }

    // --- in quotes
    void texts() {
        const LuaCall call = call_around(text_, tokens_, at_);
        for (const Param* param : params_of(registry_, call, systems_)) {
            const std::string kinds = param->kinds.empty() ? every_kind(registry_) : param->kinds;
            Schema schema;
            switch (param->type) {
                case Type::Def:
                    schema.type = SchemaType::Id;
                    schema.ref_kind = kinds;
                    break;
                case Type::Word:
                    schema.type = SchemaType::Word;
                    schema.choices = split_words(param->kinds);
                    break;
                case Type::Direction:
                    schema.type = SchemaType::Word;
                    schema.choices = {"north", "east", "south", "west"};
                    break;
                case Type::Counter:
                    schema.name = "counter_name";
                    break;
                case Type::Var:
                    schema.name = "var_name";
                    break;
                case Type::Zone:
                    schema.name = "zone_name";
                    break;
                default:
                    continue;
            }
            for (const Choice& each : choices_of(workspace_, schema))
                add({SuggestionSort::Id, each.value, each.value, each.label, each.doc});
        }
    }

    // --- names
    void names() {
        const std::string_view joint = before(1);
        const std::string_view object = before(2);
        if (joint == ":") return methods(object);
        if (joint == "." && object == "event") return fields();
        if (joint == "." && before(3) == "function") return missing_functions(object);
        if (joint == ".") return;
        for (const char* each : {"game", "event"})
            add({SuggestionSort::Word, each, each, {}, {}});
        for (const LuaToken& token : tokens_) {
            const bool here = token.span.begin <= offset_ && offset_ <= token.span.end;
            if (token.sort != LuaSort::Name || here) continue;
            const std::string name(token.in(text_));
            add({SuggestionSort::Word, name, name, {}, {}});
        }
    }
    void methods(std::string_view object) {
        if (object == "event")
            return add(
                {SuggestionSort::Verb, "forbid", "forbid(\"", "forbid(why)", "Forbids what is about to happen."});
        if (object == "game")
            add({SuggestionSort::Verb, "choose", "choose(", "choose(question, list, options?)",
                 "Lets the player who is asked choose one of the list."});
        const std::string kinds = kinds_of_object();
        for (const VerbSpec& verb : registry_.verbs()) {
            const bool serves = object == "game" || takes(verb, kinds);
            if (!verb.in_lua || !is_word_of(verb.system, systems_) || !serves) continue;
            const VerbSpec written = as_written(registry_, verb, object, systems_);
            add({SuggestionSort::Verb, verb.name, verb.name + "(", signature(written), description(written)});
        }
    }
    /// What `event.FIELD` may be before a method; empty: anything, or nobody knows.
    [[nodiscard]] std::string kinds_of_object() const {
        if (before(3) != "." || before(4) != "event") return {};
        for (const EventSpec* event : events_here()) {
            for (const Field& each : event->fields) {
                if (each.name == before(2)) return each.kinds;
            }
        }
        return {};
    }
    /// Whether a verb may be a method of a piece of some kinds.
    [[nodiscard]] static bool takes(const VerbSpec& verb, const std::string& kinds) {
        const auto piece = std::find_if(verb.params.begin(), verb.params.end(),
                                        [](const Param& each) { return each.type == Type::Piece; });
        if (piece == verb.params.end()) return false;
        const std::vector<std::string> any = split_words(piece->kinds);
        return kinds.empty() || any.empty() ||
               std::any_of(any.begin(), any.end(), [&](const std::string& each) { return is_one_of(each, kinds); });
    }
    /// The events that the function around the place may answer.
    [[nodiscard]] std::vector<const EventSpec*> events_here() const {
        std::string name;
        for (const ScriptFunction& each : functions_of(text_)) {
            if (each.body.begin <= offset_ && offset_ <= each.body.end && !each.local) name = each.name;
        }
        std::vector<const EventSpec*> events;
        for (const std::string& system : ours(registry_.systems_of_event(name)))
            events.push_back(&registry_[registry_.event(name, system)]);
        if (!events.empty()) return events;
        // Functions that rules name see the events of those: any field may be there.
        for (const EventSpec& each : registry_.events()) {
            if (is_word_of(each.system, systems_)) events.push_back(&each);
        }
        return events;
    }
    void fields() {
        for (const EventSpec* event : events_here()) {
            for (const Field& each : event->fields)
                add({SuggestionSort::Field, each.name, each.name, type_text(each.type, each.kinds, Quotes::None),
                     each.doc});
        }
    }
    void missing_functions(std::string_view) {
        std::set<std::string> there;
        for (const ScriptFunction& each : functions_of(text_))
            there.insert(each.name);
        for (const EventSpec& event : registry_.events()) {
            if (there.count(event.name) == 0 && is_word_of(event.system, systems_))
                add({SuggestionSort::Event, event.name, event.name + "(game, event)", event.system,
                     description(event)});
        }
    }

    // --- what is it
    [[nodiscard]] std::optional<Hover> hover_verb(const std::string& name, Span span) const {
        Hover hover{span, {}, {}};
        for (const std::string& system : ours(registry_.systems_of_verb(name))) {
            const VerbSpec verb = as_written(registry_, registry_[registry_.verb(name, system)], before(2), systems_);
            hover.title = signature(verb);
            hover.text += (hover.text.empty() ? "" : "\n\n") + description(verb);
        }
        return hover.title.empty() ? std::nullopt : std::optional(hover);
    }
    [[nodiscard]] std::optional<Hover> hover_event(const std::string& name, Span span) const {
        Hover hover{span, name, {}};
        for (const std::string& system : ours(registry_.systems_of_event(name))) {
            const EventSpec& event = registry_[registry_.event(name, system)];
            hover.text += (hover.text.empty() ? "" : "\n\n") + description(event);
        }
        return hover.text.empty() ? std::nullopt : std::optional(hover);
    }
    [[nodiscard]] std::optional<Hover> hover_field(const std::string& name, Span span) const {
        for (const EventSpec* event : events_here()) {
            for (const Field& each : event->fields) {
                if (each.name == name)
                    return Hover{span, name,
                                 type_text(each.type, each.kinds, Quotes::None) + ". " + each.doc +
                                     (each.writable ? " May be changed." : "")};
            }
        }
        return std::nullopt;
    }

    /// The specials whose script this is.
    [[nodiscard]] std::vector<Definition> specials() const {
        std::vector<Definition> found;
        for (const EntryInfo* each : workspace_.entries().of_kind("specials")) {
            for (const EntrySite& site : each->sites) {
                const Node* node = resolve(workspace_.document(site.file)->outline()->root(), site.path);
                const Node* script = node != nullptr && node->is_map() ? node->find("script") : nullptr;
                if (script == nullptr || script->text != file_) continue;
                found.push_back({workspace_.document(site.file)->path().generic_string(), site.key, each->full_id()});
            }
        }
        return found;
    }

    const Workspace& workspace_;
    const Registry& registry_;
    std::vector<std::string> systems_;  // whose words may stand here
    const std::string& file_;
    const std::string& text_;
    std::vector<LuaToken> tokens_;
    std::size_t offset_;
    std::size_t at_ = 0;  // the token at the place, or the first behind it
    bool on_token_ = false;
    std::vector<Suggestion> found_;
    std::set<std::string> known_;
};

}  // namespace

Completion complete_lua(const Workspace& workspace, const std::string& file, std::size_t offset) {
    return ScriptPlace(workspace, file, offset).complete();
}
std::optional<Hover> hover_lua(const Workspace& workspace, const std::string& file, std::size_t offset) {
    return ScriptPlace(workspace, file, offset).hover();
}
std::string entry_at_lua(const Workspace& workspace, const std::string& file, std::size_t offset) {
    return ScriptPlace(workspace, file, offset).entry();
}
std::vector<Definition> definitions_lua(const Workspace& workspace, const std::string& file, std::size_t offset) {
    return ScriptPlace(workspace, file, offset).definitions();
}

}  // namespace briar::editor
