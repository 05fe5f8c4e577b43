// What conditions and effects may look like.
#include <algorithm>
#include <iterator>

#include "runtime/engine/comparison_text.hpp"
#include "runtime/engine/rule_schema_parts.hpp"
#include "runtime/engine/rule_words.hpp"
#include "runtime/engine/verbs.hpp"

namespace briar {
namespace {

constexpr const char* kRange = "-?[0-9]+(-[0-9]+|\\+)?";
constexpr const char* kFunction = "[A-Za-z_][A-Za-z0-9_]*";

using Forms = std::vector<const VerbSpec*>;

template <class Test>
bool any(const Forms& forms, const Test& test) {
    return std::any_of(forms.begin(), forms.end(), [&](const VerbSpec* verb) { return test(*verb); });
}

template <class Test>
Forms which(const Forms& forms, const Test& test) {
    Forms some;
    std::copy_if(forms.begin(), forms.end(), std::back_inserter(some), [&](const VerbSpec* v) { return test(*v); });
    return some;
}

bool is_query(const VerbSpec& verb) { return verb.sort == VerbSort::Query; }
bool acts(const VerbSpec& verb) { return verb.sort != VerbSort::Query; }
bool gives_number(const VerbSpec& verb) { return verb.result == Type::Int; }
bool gives_truth(const VerbSpec& verb) { return verb.result == Type::Bool || verb.result == Type::None; }
bool is_plain_truth(const VerbSpec& verb) { return needs_nothing(verb) && gives_truth(verb); }

/// Whether `verb: true` may stand without meaning its first parameter.
bool takes_plain_truth(const VerbSpec& verb) {
    return needs_nothing(verb) && (verb.params.empty() || verb.params.front().type != Type::Bool);
}

/// Verbs that may stand alone, as words.
class ScalarWords {
public:
    void add(const std::string& word, bool foreign) { (foreign ? foreign_ : own_).push_back(word); }
    void append_to(std::vector<Alternative>& ways) {
        if (!own_.empty()) ways.push_back({"", schema::word(std::move(own_))});
        if (!foreign_.empty()) ways.push_back({"", schema::word(std::move(foreign_)), true});
    }

private:
    std::vector<std::string> own_;
    std::vector<std::string> foreign_;
};

}  // namespace

/// As a verb's value elsewhere, with comparisons next to its parameters where it gives a number.
SchemaRef RuleSchemas::query_value(const std::string& name, const Forms& queries) const {
    std::vector<Property> properties = params(queries);
    std::vector<Alternative> ways;
    if (any(queries, gives_number)) {
        for (const char* comparison : kComparisons) {
            properties.push_back({comparison, store_->later("number"), comparison_doc(comparison), false, ""});
        }
    }
    const SchemaRef record = schema::named("asked_" + name, shared_doc(queries), schema::record(properties));
    for (const Property& each : properties)
        ways.push_back({each.key, record});
    if (any(queries, takes_plain_truth)) ways.push_back({"", schema::boolean()});
    if (const SchemaRef first = first_param(queries)) ways.push_back({"", first});
    return schema::variant(std::move(ways));
}

void RuleSchemas::put_conditions() {
    const SchemaRef condition = store_->later("condition");
    std::vector<Property> properties = {
        {"all", schema::list(condition), "True when each of them is.", false, ""},
        {"any", schema::list(condition), "True when one of them is.", false, ""},
        {"not", condition, "True when it is not.", false, ""},
        {"run", store_->later("function"), "True when the Lua function says so.", false, ""},
    };
    ScalarWords words;
    for (const Verb& verb : verbs_) {
        const Forms queries = which(verb.forms, is_query);
        if (queries.empty() || is_control_word(verb.name)) continue;
        const std::string doc = shared_doc(queries);
        const SchemaRef value = schema::named("query_" + verb.name, doc, query_value(verb.name, queries));
        properties.push_back({verb.name, value, doc, false, "", is_foreign(verb)});
        if (any(queries, is_plain_truth)) words.add(verb.name, is_foreign(verb));
    }
    std::vector<Alternative> ways = {{"", schema::record(std::move(properties))}};
    words.append_to(ways);
    store_->put("condition", schema::named("condition", "What must be true; of several keys, all.",
                                           schema::variant(std::move(ways))));
    store_->put("function", schema::pattern(kFunction, "the name of a function of the special's script"));
}

SchemaRef RuleSchemas::roll() const {
    return schema::open_record({{"roll", store_->later("dice"), "The dice.", true, ""},
                                {"hero", store_->later("piece"), "Who rolls.", false, kEventHero}},
                               kRange, "results such as `1-3` or `4+`", store_->later("effects"));
}

SchemaRef RuleSchemas::choose() const {
    const SchemaRef option = schema::record({
        {"label", schema::text(), "What the player reads.", true, ""},
        {"when", store_->later("condition"), "When it may be chosen.", false, ""},
        {"do", store_->later("effects"), "What happens then.", false, "nothing"},
    });
    const SchemaRef choice = schema::record({
        {"text", schema::text(), "The question.", true, ""},
        {"options", schema::list(option), "What may be chosen.", true, ""},
    });
    return schema::record({{"choose", choice, "Lets the player choose.", true, ""}});
}

SchemaRef RuleSchemas::amend() const {
    std::vector<Param> fields;
    for (const auto& event : events_) {
        for (const EventSpec* form : event.forms) {
            for (const Field& field : form->fields) {
                if (field.writable) fields.push_back({field.name, field.type, field.kinds, field.doc, false, "", -1});
            }
        }
    }
    std::vector<Property> properties;
    for (const Param& field : fields) {
        const auto same = [&](const Property& property) { return property.key == field.name; };
        if (std::any_of(properties.begin(), properties.end(), same)) continue;
        std::vector<const Param*> forms;
        for (const Param& other : fields) {
            if (other.name == field.name) forms.push_back(&other);
        }
        properties.push_back({field.name, either(forms), field.doc, false, ""});
    }
    return schema::record(
        {{"amend", schema::record(std::move(properties)), "Changes what the event carries.", true, ""}});
}

void RuleSchemas::put_effects() {
    const SchemaRef effects = store_->later("effects");
    std::vector<Alternative> ways = {
        {"roll", roll()},
        {"choose", choose()},
        {"if", schema::record({{"if", store_->later("condition"), "What must be true.", true, ""},
                               {"then", effects, "What happens when it is.", true, ""},
                               {"else", effects, "What happens when it is not.", false, "nothing"}})},
        {"run", schema::record({{"run", store_->later("function"), "A function of the script.", true, ""}})},
        {"amend", amend()},
        {"forbid", schema::record({{"forbid", schema::text(), "Why it may not happen.", true, ""}})},
    };
    ScalarWords words;
    for (const Verb& verb : verbs_) {
        const Forms acting = which(verb.forms, acts);
        if (acting.empty() || is_control_word(verb.name)) continue;
        ways.push_back({verb.name, store_->later("call " + verb.name), is_foreign(verb)});
        if (any(acting, needs_nothing)) words.add(verb.name, is_foreign(verb));
    }
    words.append_to(ways);
    store_->put("effect", schema::named("effect", "One thing that happens.", schema::variant(std::move(ways))));
    store_->put("effects", schema::named("effects", "What happens, one thing after the other.",
                                         schema::list_or_one(store_->later("effect"))));
}

}  // namespace briar
