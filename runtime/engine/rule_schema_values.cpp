// What the parameters of verbs may look like.
#include <algorithm>

#include "runtime/engine/part_name.hpp"
#include "runtime/engine/rule_schema_parts.hpp"
#include "runtime/engine/rule_words.hpp"

namespace briar {
namespace {

constexpr const char* kName = "[a-z][a-z0-9]*([_-][a-z0-9]+)*";
constexpr const char* kZone = "[a-z][a-z0-9_/-]*";
constexpr const char* kDice = "([1-9]|1[0-9]|20)?d([2-9]|[1-9][0-9]|100)([+-][0-9]{1,3})?";
constexpr std::int64_t kMostNumber = 1'000'000;

void append(std::vector<Alternative>& to, std::vector<Alternative> more) {
    to.insert(to.end(), more.begin(), more.end());
}

}  // namespace

SchemaRef SchemaStore::later(const std::string& name) {
    return schema::deferred([weak = weak_from_this(), name]() -> SchemaRef {
        const auto store = weak.lock();
        return store ? store->held(name) : nullptr;
    });
}

SchemaRef SchemaStore::held(const std::string& name) {
    const auto part = parts_.find(name);
    return part == parts_.end() ? nullptr : SchemaRef(shared_from_this(), part->second.get());
}

/// The names of all fields of a type, over all events and values.
std::vector<std::string> RuleSchemas::field_names(Type type) const {
    std::vector<std::string> names;
    const auto take = [&](const std::vector<Field>& fields) {
        for (const Field& field : fields) {
            const bool known = std::find(names.begin(), names.end(), field.name) != names.end();
            if (field.type == type && !known) names.push_back(field.name);
        }
    };
    for (const EventSpec& event : registry_.events()) {
        if (is_ours(event.system)) take(event.fields);
    }
    for (const ValueSpec& value : registry_.values()) {
        if (is_ours(value.system)) take(value.fields);
    }
    return names;
}

/// The ways to have a verb give the value: `{draw: monsters}` where a piece is wanted.
std::vector<Alternative> RuleSchemas::verbs_giving(Type type) const {
    std::vector<Alternative> ways;
    for (const Verb& verb : verbs_) {
        const bool gives = std::any_of(verb.forms.begin(), verb.forms.end(),
                                       [&](const VerbSpec* form) { return form->result == type; });
        if (gives) ways.push_back({verb.name, store_->later("call " + verb.name), is_foreign(verb)});
    }
    return ways;
}

SchemaRef RuleSchemas::number() const {
    std::vector<Alternative> ways = {{"", schema::integer(-kMostNumber, kMostNumber)}};
    if (const auto names = field_names(Type::Int); !names.empty()) ways.push_back({"", schema::word(names)});
    append(ways, verbs_giving(Type::Int));
    append(ways, verbs_giving(Type::Bool));
    return schema::named("number", "A number, a number that the event carries, or what a verb gives.",
                         schema::variant(std::move(ways)));
}

SchemaRef RuleSchemas::flag() const {
    std::vector<Alternative> ways = {{"", schema::boolean()}};
    if (const auto names = field_names(Type::Bool); !names.empty()) ways.push_back({"", schema::word(names)});
    append(ways, verbs_giving(Type::Bool));
    return schema::named("flag", "`true`, `false`, or what a verb gives.", schema::variant(std::move(ways)));
}

SchemaRef RuleSchemas::piece() const {
    std::vector<std::string> names = field_names(Type::Piece);
    for (const RoleSpec& role : registry_.roles()) {
        const bool known = std::find(names.begin(), names.end(), role.name) != names.end();
        if (!known && is_ours(role.system)) names.push_back(role.name);
    }
    names.emplace_back(kCarrier);
    std::vector<Alternative> ways = {{"", schema::word(names)}};
    append(ways, verbs_giving(Type::Piece));
    return schema::named("piece", "A piece by its role in the event, or one that a verb gives.",
                         schema::variant(std::move(ways)));
}

SchemaRef RuleSchemas::place() const {
    std::vector<Alternative> ways;
    if (const auto names = field_names(Type::Place); !names.empty()) ways.push_back({"", schema::word(names)});
    append(ways, verbs_giving(Type::Place));
    return schema::named("place", "A place by its role in the event, or one that a verb gives.",
                         schema::variant(std::move(ways)));
}

void RuleSchemas::put_values() {
    store_->put("number", number());
    store_->put("flag", flag());
    store_->put("piece", piece());
    store_->put("place", place());
    store_->put("dice", schema::pattern(kDice, "dice, such as `d6` or `2d6+3`"));
    store_->put("counter", schema::named("counter_name", "The name of a counter.",
                                         schema::pattern(kName, "the name of a counter")));
    store_->put("var", var_name());
    store_->put("zone", schema::named("zone_name", "The name of a zone, such as a stack or a bag.",
                                      schema::pattern(kZone, "the name of a zone")));
    for (const Verb& verb : verbs_)
        put_verb(verb);
}

/// Parts that stand in many places have names, so that they are published once.
void RuleSchemas::put_verb(const Verb& verb) {
    const std::string value = "verb " + verb.name;
    const std::string doc = shared_doc(verb.forms);
    store_->put(value, schema::named("verb_" + verb.name, doc, verb_value(verb)));
    store_->put("call " + verb.name, schema::named("call_" + verb.name, doc,
                                                   schema::record({{verb.name, store_->later(value), doc, true, ""}})));
}

SchemaRef RuleSchemas::param(const Param& param) const {
    const auto names = [](const auto& words) {
        std::vector<std::string> all;
        for (const auto& word : words)
            all.push_back(word.name);
        return all;
    };
    switch (param.type) {
        case Type::Int:
            return store_->later("number");
        case Type::Bool:
            return store_->later("flag");
        case Type::Word:
            return schema::word(split_words(param.kinds));
        case Type::Piece:
            return store_->later("piece");
        case Type::Def:
            return schema::id(param.kinds.empty() ? every_kind(registry_) : param.kinds);
        case Type::Counter:
            return store_->later("counter");
        case Type::Var:
            return store_->later("var");
        case Type::Zone:
            return store_->later("zone");
        case Type::Event:
            return schema::word(names(events_));
        case Type::Value:
            return schema::word(names(values_));
        case Type::Dice:
            return store_->later("dice");
        case Type::Place:
            return store_->later("place");
        case Type::Direction:
            return schema::word({"north", "east", "south", "west"});
        case Type::Block:
            return store_->later("effects");
        default:
            return schema::text();
    }
}

/// What is written for a parameter that systems have each in their way. Ids are of any of the kinds meant.
SchemaRef RuleSchemas::either(const std::vector<const Param*>& params) const {
    std::vector<const Param*> distinct;
    Param entry{"", Type::Def};
    bool any_entry = false;
    for (const Param* each : params) {
        const auto same = [&](const Param* other) { return other->type == each->type && other->kinds == each->kinds; };
        if (std::any_of(distinct.begin(), distinct.end(), same)) continue;
        if (each->type == Type::Def) {
            any_entry = any_entry || each->kinds.empty();
            entry.kinds += (entry.kinds.empty() ? "" : "|") + each->kinds;
        }
        distinct.push_back(each);
    }
    if (any_entry) entry.kinds.clear();
    std::vector<Alternative> ways;
    for (const Param* each : distinct) {
        if (each->type != Type::Def) ways.push_back({"", param(*each)});
    }
    if (ways.size() < distinct.size()) ways.push_back({"", param(entry)});
    return ways.size() == 1 ? ways.front().schema : schema::variant(std::move(ways));
}

/// What may stand behind a verb without a parameter's name; null when no form of it takes anything.
SchemaRef RuleSchemas::first_param(const Forms& forms) const {
    std::vector<const Param*> first;
    for (const VerbSpec* verb : forms) {
        if (!verb->params.empty()) first.push_back(&verb->params.front());
    }
    return first.empty() ? nullptr : either(first);
}

std::vector<Property> RuleSchemas::params(const Forms& forms) const {
    std::vector<Property> properties;
    for (const SharedParam& each : shared_params(forms)) {
        properties.push_back({each.name, either(each.forms), each.doc, each.required, each.fallback});
    }
    return properties;
}

/// `verb: value` gives the first parameter, `verb: {param: value, ...}` names each.
SchemaRef RuleSchemas::verb_value(const Verb& verb) const {
    std::vector<Alternative> ways;
    const std::vector<Property> properties = params(verb.forms);
    const SchemaRef record =
        schema::named("arguments_" + verb.name, shared_doc(verb.forms), schema::record(properties));
    for (const Property& each : properties)
        ways.push_back({each.key, record});
    const bool bare =
        std::any_of(verb.forms.begin(), verb.forms.end(), [](const auto* f) { return f->params.empty(); });
    if (bare) ways.push_back({"", schema::word({"true"})});
    if (const SchemaRef first = first_param(verb.forms)) ways.push_back({"", first});
    return ways.size() == 1 ? ways.front().schema : schema::variant(std::move(ways));
}

}  // namespace briar
