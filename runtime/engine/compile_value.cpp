// The arguments of verbs, by their types.
#include <algorithm>
#include <utility>

#include "runtime/content/said_last.hpp"
#include "runtime/content/wording.hpp"
#include "runtime/engine/compile_rule.hpp"
#include "runtime/engine/dice.hpp"
#include "runtime/engine/rule_words.hpp"
#include "runtime/engine/said_values.hpp"
#include "runtime/engine/scenario_blame.hpp"
#include "runtime/engine/special_parts.hpp"

namespace briar {
namespace {

std::int32_t index_of(const std::vector<std::string>& words, const std::string& word) {
    return static_cast<std::int32_t>(std::find(words.begin(), words.end(), word) - words.begin());
}

template <class List>
std::vector<std::string> names_in(const List& list) {
    std::vector<std::string> names;
    for (const auto& item : list)
        names.push_back(item.name);
    return names;
}

std::string what_there_is(const std::vector<std::string>& names, const std::string& none) {
    return names.empty() ? none : "there is " + quote_list(names, " and ");
}

}  // namespace

CounterId RuleCompiler::counter(const Node& node) { return special_.counter(node); }

VarId RuleCompiler::var(const Node& node) {
    Ruleset& ruleset = *draft_.ruleset;
    VarId id = ruleset.var(node.text);
    if (id) return id;
    if (!draft_.vars_known) {
        ruleset.vars.push_back({});
        ruleset.vars.back().name = node.text;
        return VarId{static_cast<std::uint16_t>(ruleset.vars.size() - 1)};
    }
    const auto names = names_in(ruleset.vars);
    if (scenario_lacks(node, "rule.unknown-var", "the var " + quote(node.text))) return id;
    error(node, "rule.unknown-var", "the scenario " + quote(ruleset.scenario_name) + " has no var " + quote(node.text),
          did_you_mean(node.text, names, "add it under the scenario's `vars:`"));
    return id;
}

void RuleCompiler::value(const Param& param, const Node& node, int r) {
    if (!fits(r, node)) return;
    switch (param.type) {
        case Type::Int:
            return number(param, node, r);
        case Type::Bool:
            return flag(param, node, r);
        case Type::Piece:
            return piece(param, node, r);
        case Type::Place:
            return place(param, node, r);
        case Type::Zone:
            return zone(node, r);
        default:
            return named(param, node, r);
    }
}

/// What is known as a number when it is compiled.
void RuleCompiler::named(const Param& param, const Node& node, int r) {
    const std::string kinds = param.kinds;
    switch (param.type) {
        case Type::Text:
            return text(param, node, r);
        case Type::Word:
            return out_.load(r, index_of(split_words(kinds), node.text));
        case Type::Direction:
            return out_.load(r, index_of({"north", "east", "south", "west"}, node.text));
        case Type::Counter:
            return out_.load(r, counter(node).value);
        case Type::Var:
            return out_.load(r, var(node).value);
        case Type::Event:
            if (const EventId id = registry().event(node.text, system())) return out_.load(r, id.value);
            return other_system(node, quote(node.text) + " is an event", registry().systems_of_event(node.text));
        case Type::Value:
            if (const ValueId id = registry().value(node.text, system())) return out_.load(r, id.value);
            return other_system(node, quote(node.text) + " is a value", registry().systems_of_value(node.text));
        case Type::Block:
            return out_.load(r, effects(node).value);
        case Type::Dice: {
            const auto dice = parse_dice(node.text);
            if (!dice)
                error(node, "rule.dice", "dice cannot be " + quote(node.text), "write them like `d6` or `2d6+3`");
            return out_.load(r, dice.value_or(DiceExpr{}).pack());
        }
        default: {
            const std::string among = kinds.empty() ? every_kind(registry()) : kinds;
            const DefId def = draft_.ruleset->catalog->find(among, node.text, system());
            if (def) return out_.load(r, def.value);
            // One that nobody has was reported by the check of references.
            if (!draft_.ruleset->catalog->find(among, node.text)) return special_.leave_out();
            error(node, "rule.other-system",
                  quote(node.text) + " is an entry of another system; this game's is " + quote(system()),
                  "name an entry of this system");
        }
    }
}

void RuleCompiler::number(const Param& param, const Node& node, int r) {
    if (const auto number = node.as_int()) return out_.load(r, static_cast<std::int32_t>(*number));
    if (node.is_map()) return nested(param, node, r);
    if (field(param, node, r)) return;
    error(node, "rule.unknown-number", site_.what + " carries no number " + quote(node.text),
          did_you_mean(node.text, names_of(Type::Int), "write a number, or `{verb: ...}` that gives one"));
}

void RuleCompiler::flag(const Param& param, const Node& node, int r) {
    if (const auto truth = node.as_bool()) return out_.load(r, *truth ? 1 : 0);
    if (node.is_map()) return nested(param, node, r);
    if (field(param, node, r)) return;
    error(node, "rule.unknown-flag", site_.what + " carries no " + quote(node.text),
          did_you_mean(node.text, names_of(Type::Bool), "write `true` or `false`"));
}

void RuleCompiler::place(const Param& param, const Node& node, int r) {
    if (node.is_map()) return nested(param, node, r);
    if (field(param, node, r)) return;
    error(node, "rule.unknown-place", site_.what + " carries no place " + quote(node.text),
          did_you_mean(node.text, names_of(Type::Place), "name a place that it carries"));
}

bool RuleCompiler::scenario_lacks(const Node& node, std::string id, const std::string& what) {
    RulesetBuilder& builder = *draft_.builder;
    const DefId scenario = builder.ruleset().scenario;
    if (!scenario || last_layer(builder.catalog(), scenario) <= layer_of(builder.catalog(), node)) return false;
    blame(builder, Severity::Error, {""}, std::move(id),
          "the rule at " + file_and_line(builder.catalog().place(node)) + " asks for " + what +
              ", which this scenario does not have",
          "add it to the scenario, or leave out what carries the rule");
    return true;
}

void RuleCompiler::zone(const Node& node, int r) {
    const auto& known = draft_.zones;
    const bool is_known = !draft_.zones_known || std::find(known.begin(), known.end(), node.text) != known.end();
    if (!is_known && !scenario_lacks(node, "rule.unknown-zone", "the zone " + quote(node.text))) {
        error(node, "rule.unknown-zone", "there is no zone " + quote(node.text) + " in this scenario",
              did_you_mean(node.text, known, what_there_is(known, "there is none at all")));
    }
    out_.put(Op::Zone, r);
    out_.word(draft_.builder->text(node.text).value);
}

void RuleCompiler::piece(const Param& param, const Node& node, int r) {
    if (node.is_map()) return nested(param, node, r);
    if (field(param, node, r) || role(param, node, r)) return;
    const auto names = names_of(Type::Piece);
    error(node, "rule.unknown-role", site_.what + " has no " + quote(node.text),
          did_you_mean(node.text, names, what_there_is(names, "name a piece that it carries")));
}

bool RuleCompiler::field(const Param& param, const Node& node, int r) {
    for (std::size_t i = 0; i < site_.fields->size(); ++i) {
        const Field& field = (*site_.fields)[i];
        if (field.name != node.text || field.type != param.type) continue;
        check_kinds(field.kinds, param, node);
        out_.put(Op::Field, r, i);
        return true;
    }
    return false;
}

bool RuleCompiler::role(const Param& param, const Node& node, int r) {
    if (node.text == kCarrier) {
        out_.put(Op::Carrier, r);
        return true;
    }
    const auto& roles = registry().roles();
    for (std::size_t i = 0; i < roles.size(); ++i) {
        if (roles[i].name != node.text || !is_ours(roles[i].system)) continue;
        check_kinds(roles[i].kinds, param, node);
        out_.put(Op::Role, r, i);
        return true;
    }
    return false;
}

void RuleCompiler::check_kinds(const std::string& given, const Param& param, const Node& node) {
    if (param.type != Type::Piece || kinds_meet(given, param.kinds)) return;
    error(node, "rule.wrong-kind",
          quote(param.name) + " must be one of the " + quote_list(split_words(param.kinds)) +
              ", but this is one of the " + quote_list(split_words(given)),
          "name another piece");
}

std::vector<std::string> RuleCompiler::names_of(Type type) const {
    if (type == Type::Piece) return names_in(named_pieces(registry(), system(), *site_.fields));
    std::vector<std::string> names;
    for (const Field& field : *site_.fields) {
        if (field.type == type) names.push_back(field.name);
    }
    return names;
}

}  // namespace briar
