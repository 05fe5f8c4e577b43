// What the parameters of verbs may look like.
#include <algorithm>

#include "runtime/engine/rule_schema_parts.hpp"
#include "runtime/engine/rule_words.hpp"

namespace briar {
namespace {

constexpr const char* kName = "[a-z][a-z0-9]*([_-][a-z0-9]+)*";
constexpr const char* kZone = "[a-z][a-z0-9_/-]*";
constexpr const char* kDice = "(0|[1-9]|1[0-9]|20)?d([2-9]|[1-9][0-9]|100)([+-][0-9]{1,3})?";
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
    for (const EventSpec& event : registry_.events())
        take(event.fields);
    for (const ValueSpec& value : registry_.values())
        take(value.fields);
    return names;
}

/// The ways to have a verb give the value: `{draw: monsters}` where a piece is wanted.
std::vector<Alternative> RuleSchemas::verbs_giving(Type type) const {
    std::vector<Alternative> ways;
    for (const VerbSpec& verb : registry_.verbs()) {
        if (!verb.in_yaml || verb.result != type) continue;
        ways.push_back({verb.name, store_->later("call " + verb.name)});
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
        if (std::find(names.begin(), names.end(), role.name) == names.end()) names.push_back(role.name);
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
    store_->put("var", schema::named("var_name", "The name of one of the scenario's `vars`.",
                                     schema::pattern(kName, "the name of one of the scenario's `vars`")));
    store_->put("zone", schema::named("zone_name", "The name of a zone, such as a stack or a bag.",
                                      schema::pattern(kZone, "the name of a zone")));
    for (const VerbSpec& verb : registry_.verbs()) {
        if (verb.in_yaml) put_verb(verb);
    }
}

/// Parts that stand in many places have names, so that they are published once.
void RuleSchemas::put_verb(const VerbSpec& verb) {
    const std::string value = "verb " + verb.name;
    store_->put(value, schema::named("verb_" + verb.name, verb.doc, verb_value(verb)));
    store_->put("call " + verb.name,
                schema::named("call_" + verb.name, verb.doc,
                              schema::record({{verb.name, store_->later(value), verb.doc, true, ""}})));
}

SchemaRef RuleSchemas::param(const Param& param) const {
    const auto names = [](const auto& specs) {
        std::vector<std::string> all;
        for (const auto& spec : specs)
            all.push_back(spec.name);
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
            return schema::word(names(registry_.events()));
        case Type::Value:
            return schema::word(names(registry_.values()));
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

std::vector<Property> RuleSchemas::params(const VerbSpec& verb) const {
    std::vector<Property> properties;
    for (const Param& each : verb.params) {
        properties.push_back({each.name, param(each), each.doc, each.required, each.fallback});
    }
    return properties;
}

/// `verb: value` gives the first parameter, `verb: {param: value, ...}` names each.
SchemaRef RuleSchemas::verb_value(const VerbSpec& verb) const {
    if (verb.params.empty()) return schema::word({"true"});
    const SchemaRef record = schema::named("arguments_" + verb.name, verb.doc, schema::record(params(verb)));
    std::vector<Alternative> ways;
    for (const Param& each : verb.params)
        ways.push_back({each.name, record});
    ways.push_back({"", param(verb.params.front())});
    return schema::variant(std::move(ways));
}

}  // namespace briar
