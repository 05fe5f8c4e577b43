#include "runtime/engine/rule_sentence.hpp"

#include <algorithm>
#include <optional>
#include <utility>

#include "runtime/engine/comparison_text.hpp"
#include "runtime/engine/compile_rule.hpp"
#include "runtime/engine/rule_words.hpp"
#include "runtime/source/document.hpp"
#include "runtime/source/letters.hpp"

namespace briar {
namespace {

constexpr const char* kDots = "...";
constexpr std::string_view kWhether = "whether ";

/// Dots where nothing is said yet.
std::string quoted(const std::string& text) {
    if (text.empty()) return kDots;
    return "\xE2\x80\x9C" + text + "\xE2\x80\x9D";
}

std::string of_script(const Node& function) { return "its script (" + spaced(function.text) + ")"; }

/// `hero` of `heroes`.
std::string one_of(const std::string& kinds) {
    std::string kind = split_words(kinds).front();
    const bool longer = kind.ends_with("oes") || kind.ends_with("ses") || kind.ends_with("xes");
    kind.resize(kind.size() - (longer ? 2 : 1));
    return kind;
}

bool is_number(const std::string& text) { return !text.empty() && std::all_of(text.begin(), text.end(), is_digit); }

std::string joined(const std::vector<std::string>& parts, const std::string& last) {
    std::string text;
    for (std::size_t i = 0; i < parts.size(); ++i)
        text += (i == 0 ? "" : i + 1 < parts.size() ? ", " : " " + last + " ") + parts[i];
    return text;
}

/// What is given to a verb that adds, with its number below 0 as if it were above; none: it is not below 0.
std::optional<Node> without_sign(const Node& value) {
    const auto below = [](const Node& node) { return node.is_scalar() && node.as_int().value_or(0) < 0; };
    Node changed = value.clone();
    if (below(changed)) {
        changed.text.erase(0, 1);
        return changed;
    }
    for (Member& each : changed.members) {
        if (!below(*each.value)) continue;
        each.value->text.erase(0, 1);
        return changed;
    }
    return std::nullopt;
}

/// What is given for a parameter; null: nothing.
const Node* given_for(const VerbSpec& verb, std::size_t index, const Node* value) {
    if (value == nullptr || value->is_null()) return nullptr;
    if (names_arguments(verb, *value)) return value->find(verb.params[index].name);
    const bool flag = !verb.params.empty() && verb.params.front().type == Type::Bool;
    if (index != 0 || (value->as_bool() && needs_nothing(verb) && !flag)) return nullptr;
    return value;
}

std::size_t index_of(const VerbSpec& verb, std::string_view name) {
    const auto found =
        std::find_if(verb.params.begin(), verb.params.end(), [&](const Param& each) { return each.name == name; });
    return static_cast<std::size_t>(found - verb.params.begin());
}

}  // namespace

const VerbSpec* RuleSentences::verb(const std::string& name) const {
    const VerbId id = registry_.verb(name, book_.system());
    return id ? &registry_[id] : nullptr;
}

// --- effects

std::string RuleSentences::effect(const Node& effect) const {
    if (effect.is_scalar()) return done(effect.text, nullptr);
    std::vector<std::string> parts;
    for (const char* control : {"roll", "choose", "if", "run", "amend", "forbid"}) {
        if (const Node* value = effect.find(control)) return done(control, value);
    }
    for (const Member& member : effect.members)
        parts.push_back(done(member.key, member.value.get()));
    return joined(parts, "and");
}

std::string RuleSentences::done(const std::string& word, const Node* value) const {
    if (value != nullptr && word == "roll") return "roll " + (value->is_scalar() ? value->text : amount(*value));
    if (value != nullptr && word == "if") return "if " + condition(*value);
    if (value != nullptr && word == "run") return "run " + of_script(*value);
    if (value != nullptr && word == "amend") return amended(*value);
    if (value != nullptr && word == "forbid") return "forbid it: " + quoted(value->text);
    if (value != nullptr && word == "choose") {
        const Node* question = value->find("text");
        return "let the player choose" + (question != nullptr ? ": " + quoted(question->text) : std::string());
    }
    const VerbSpec* spec = verb(word);
    const VerbPhrase* phrase = book_.verb(word);
    if (spec == nullptr || phrase == nullptr) return spaced(word);
    if (!phrase->less.empty() && value != nullptr) {
        if (const auto positive = without_sign(*value)) return fill(phrase->less, *spec, &*positive, Say::Yes);
    }
    return fill(phrase->text, *spec, value, Say::Yes);
}

std::string RuleSentences::amended(const Node& fields) const {
    std::vector<std::string> parts;
    for (const Member& member : fields.members) {
        const Node& value = *member.value;
        const std::string number = book_.number(member.key);
        const bool whether = value.as_bool() && number.starts_with(kWhether);
        parts.push_back(whether
                            ? (*value.as_bool() ? "now " : "it is no longer so that ") + number.substr(kWhether.size())
                            : "set " + number + " to " +
                                  (value.as_bool() ? std::string(*value.as_bool() ? "yes" : "no") : amount(value)));
    }
    return joined(parts, "and");
}

// --- conditions

std::string RuleSentences::condition(const Node& condition) const { return asked(condition, Say::Yes); }

std::string RuleSentences::condition(const std::string& word, const Node* value) const {
    return asked(word, value, Say::Yes);
}

/// What is not so when all of it must be: the one or the other.
std::string RuleSentences::asked(const Node& condition, Say say) const {
    if (condition.is_scalar() && condition.text.empty()) return kDots;
    if (condition.is_scalar()) return asked(condition.text, nullptr, say);
    std::vector<std::string> parts;
    for (const Member& member : condition.members)
        parts.push_back(asked(member.key, member.value.get(), say));
    for (const auto& item : condition.items)
        parts.push_back(asked(*item, say));
    return joined(parts, say == Say::Yes ? "and" : "or");
}

std::string RuleSentences::asked(const std::string& word, const Node* value, Say say) const {
    const Say other = say == Say::Yes ? Say::No : Say::Yes;
    if (value != nullptr && word == "not") return asked(*value, other);
    if (value != nullptr && word == "all") return asked(*value, say);
    if (value != nullptr && word == "any") {
        std::vector<std::string> parts;
        for (const auto& item : value->items)
            parts.push_back(asked(*item, say));
        const bool either = say == Say::Yes && parts.size() == 2;
        return (either ? "either " : "") + joined(parts, say == Say::Yes ? "or" : "and");
    }
    if (value != nullptr && word == "run") return of_script(*value) + (say == Say::Yes ? " says yes" : " says no");
    const VerbSpec* spec = verb(word);
    if (spec == nullptr) return (say == Say::Yes ? "" : "not ") + spaced(word);
    const bool alone = value != nullptr && needs_nothing(*spec) && !names_arguments(*spec, *value);
    const bool flag = !spec->params.empty() && spec->params.front().type == Type::Bool;
    if (alone && value->as_bool() == false && !flag) say = other;
    return query(*spec, value, say);
}

std::string RuleSentences::query(const VerbSpec& verb, const Node* value, Say say) const {
    const VerbPhrase* phrase = book_.verb(verb.name);
    if (phrase == nullptr) return (say == Say::Yes ? "" : "not ") + spaced(verb.name);
    if (verb.result == Type::Int) {
        const ComparisonText compared(value, say == Say::No, [this](const Node& bound) { return amount(bound); });
        if (compared.counts() && phrase->text.find("{#") != std::string_view::npos)
            return fill(phrase->text, verb, value, say);
        return fill(phrase->given, verb, value, say) + " is " + compared.text(Compared::Bare, {}, {});
    }
    const bool look = verb.sort == VerbSort::Query;
    const std::string_view yes = look || phrase->given.empty() ? phrase->text : phrase->given;
    return fill(say == Say::Yes ? yes : phrase->negative, verb, value, say);
}

// --- numbers that are changed

std::string RuleSentences::event(const std::string& word) const {
    const EventPhrase* phrase = book_.event(word);
    return phrase != nullptr ? std::string(phrase->text) : spaced(word);
}

std::string RuleSentences::value(const std::string& word) const {
    const ValuePhrase* phrase = book_.value(word);
    return phrase != nullptr ? std::string(phrase->text) : spaced(word);
}

std::string RuleSentences::change(const std::string& value, const Node& change) const {
    const bool yes_or_no = this->value(value).starts_with("whether ");
    if (change.is_scalar() || change.find("run") != nullptr) return changed("add", change, yes_or_no);
    std::vector<std::string> parts;
    for (const char* key : {"set", "add", "at_least", "at_most"}) {
        if (const Node* node = change.find(key)) parts.push_back(changed(key, *node, yes_or_no));
    }
    return joined(parts, "and");
}

std::string RuleSentences::changed(const std::string& key, const Node& node, bool yes_or_no) const {
    const auto number = node.as_int();
    const bool decides =
        number && (key == "set" || (key == "at_most" && *number <= 0) || (key == "at_least" && *number >= 1));
    if (yes_or_no && decides) return *number >= 1 ? "yes" : "no";
    if (key == "add" && number && *number < 0) return "take away " + std::to_string(-*number);
    const std::string to = amount(node);
    return key == "add" ? "add " + to : key == "set" ? "set it to " + to : spaced(key) + " " + to;
}

std::string RuleSentences::heading(const VerbSpec& verb) const { return book_.heading_of_verb(verb.name); }

std::string RuleSentences::heading_of_event(const std::string& word) const { return book_.heading_of_event(word); }

std::string RuleSentences::heading_of_value(const std::string& word) const { return book_.heading_of_value(word); }

// --- what is given

std::string RuleSentences::outline(const VerbSpec& verb) const {
    const VerbPhrase* phrase = book_.verb(verb.name);
    return phrase != nullptr ? outlined(phrase->text, verb) : spaced(verb.name);
}

std::string RuleSentences::outline_given(const VerbSpec& verb) const {
    const VerbPhrase* phrase = book_.verb(verb.name);
    if (phrase == nullptr) return spaced(verb.name);
    const std::string text = outlined(phrase->given.empty() ? phrase->text : phrase->given, verb);
    return verb.result == Type::Bool ? "1 if " + text + ", else 0" : text;
}

std::string RuleSentences::outlined(std::string_view phrase, const VerbSpec& verb) const {
    const PhraseSource source{
        [&](std::string_view name) {
            const Param& param = verb.params[index_of(verb, name)];
            return param.required ? std::string(kDots) : left_out(param);
        },
        [&](std::string_view, std::string_view, std::string_view many) { return kDots + (" " + std::string(many)); },
        [](Compared, std::string_view, std::string_view many) {
            return kDots + (many.empty() ? std::string() : " " + std::string(many));
        },
        [](std::string_view) { return false; },
        [](std::string_view) { return std::nullopt; },
    };
    return fill_phrase(phrase, source);
}

std::string RuleSentences::fill(std::string_view phrase, const VerbSpec& verb, const Node* value, Say say) const {
    const auto given = [&](std::string_view name) { return given_for(verb, index_of(verb, name), value); };
    const auto param = [&](std::string_view name) -> const Param& { return verb.params[index_of(verb, name)]; };
    const ComparisonText compared(value, say == Say::No, [this](const Node& bound) { return amount(bound); });
    const PhraseSource source{
        [&](std::string_view name) { return argument(param(name), given(name)); },
        [&](std::string_view name, std::string_view one, std::string_view many) {
            return counted(param(name), given(name), one, many);
        },
        [&](Compared how, std::string_view one, std::string_view many) { return compared.text(how, one, many); },
        [&](std::string_view name) { return given(name) != nullptr; },
        [&](std::string_view name) { return given(name) != nullptr ? given(name)->as_bool() : std::nullopt; },
    };
    return fill_phrase(phrase, source);
}

/// What counts when a parameter is left out, for people: `the event's hero` as `the hero`.
std::string RuleSentences::left_out(const Param& param) const {
    static const std::string of_event = "the event's ";
    const std::string text = fields_ != nullptr ? fallback_at(param.fallback, *fields_) : param.fallback;
    if (text.starts_with(of_event)) return book_.piece(text.substr(of_event.size(), text.find(',') - of_event.size()));
    if (text == "the player chooses" && !param.kinds.empty()) return "a chosen " + one_of(param.kinds);
    if (text == "the one whose turn it is") return book_.piece("active");
    if (text == "where the party stands" || text == "where the hero stands") return book_.piece("here");
    return param.required || text.empty() ? kDots : text;
}

std::string RuleSentences::argument(const Param& param, const Node* node) const {
    if (node == nullptr) return left_out(param);
    if (param.type == Type::Text) return quoted(node->text);
    if (node->is_scalar() && node->text.empty()) return kDots;
    if (node->is_map()) return given(*node);
    return word(param, node->text);
}

std::string RuleSentences::counted(const Param& param, const Node* node, std::string_view one,
                                   std::string_view many) const {
    if (node != nullptr && node->is_map()) return "as many " + std::string(many) + " as " + given(*node);
    std::string number = argument(param, node);
    if (!is_number(number) && !number.starts_with("-") && number != kDots)
        return "as many " + std::string(many) + " as " + number;
    return number + " " + std::string(number == "1" ? one : many);
}

std::string RuleSentences::word(const Param& param, const std::string& text) const {
    switch (param.type) {
        case Type::Int:
            return is_number(text) || text.starts_with("-") ? text : book_.number(text);
        case Type::Piece:
        case Type::Place:
            return book_.piece(text);
        case Type::Counter: {
            const std::string name = names_("counters", text);
            // What has no name is called by its id.
            return name.empty() || name == text ? book_.counter(text) : "the " + name;
        }
        case Type::Def: {
            const std::string name = names_(param.kinds.empty() ? every_kind(registry_) : param.kinds, text);
            return name.empty() ? text : name;
        }
        case Type::Var:
        case Type::Zone:
            return quoted_name(text);
        case Type::Event:
            return event(text);
        case Type::Value:
            return value(text);
        default:
            return spaced(text);
    }
}

std::string RuleSentences::given(const Node& call) const {
    if (call.members.empty()) return kDots;
    const Member& member = call.members.front();
    if (member.key == "run") return "what " + of_script(*member.value) + " says";
    const VerbSpec* spec = verb(member.key);
    const VerbPhrase* phrase = book_.verb(member.key);
    if (spec == nullptr || phrase == nullptr) return spaced(member.key);
    if (spec->result == Type::Bool) return "1 if " + query(*spec, member.value.get(), Say::Yes) + ", else 0";
    return fill(phrase->given.empty() ? phrase->text : phrase->given, *spec, member.value.get(), Say::Yes);
}

std::string RuleSentences::amount(const Node& node) const {
    if (node.is_map()) return given(node);
    return is_number(node.text) || node.text.starts_with("-") ? node.text : book_.number(node.text);
}

}  // namespace briar
