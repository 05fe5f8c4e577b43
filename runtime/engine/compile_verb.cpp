// Calls of verbs.
#include <algorithm>
#include <utility>

#include "runtime/content/values.hpp"
#include "runtime/content/wording.hpp"
#include "runtime/engine/compile_rule.hpp"
#include "runtime/engine/rule_words.hpp"
#include "runtime/engine/special_parts.hpp"

namespace briar {
namespace {

bool is_comparison(const std::string& key) {
    return std::any_of(std::begin(kComparisons), std::end(kComparisons),
                       [&](const char* comparison) { return key == comparison; });
}

bool is_param(const VerbSpec& verb, const std::string& key) {
    return std::any_of(verb.params.begin(), verb.params.end(), [&](const Param& param) { return param.name == key; });
}

Op op_of(VerbSort sort) {
    return sort == VerbSort::Query ? Op::Call : sort == VerbSort::Change ? Op::Change : Op::CallFlow;
}

/// `verb: true`, where there is nothing to give.
bool gives_nothing(const VerbSpec& verb, const Node& value) {
    return value.as_bool() && needs_nothing(verb) && (verb.params.empty() || verb.params.front().type != Type::Bool);
}

/// What is given for a parameter, or nullptr.
const Node* argument(const VerbSpec& verb, std::size_t index, const Node* given) {
    if (given == nullptr || gives_nothing(verb, *given)) return nullptr;
    if (names_arguments(verb, *given)) return given->find(verb.params[index].name);
    return index == 0 ? given : nullptr;
}

std::int32_t needed_pieces(const VerbSpec& verb) {
    std::int32_t needed = 0;
    for (std::size_t i = 0; i < verb.params.size(); ++i) {
        if (verb.params[i].required && verb.params[i].type == Type::Piece) needed |= 1 << i;
    }
    return needed;
}

/// Whether a verb's result can be used for a parameter.
bool gives(const VerbSpec& verb, Type wanted) {
    const bool number = wanted == Type::Int && verb.result == Type::Bool;
    return verb.in_yaml && (verb.result == wanted || number);
}

}  // namespace

bool names_arguments(const VerbSpec& verb, const Node& value) {
    return value.is_map() && std::all_of(value.members.begin(), value.members.end(), [&](const Member& member) {
               return is_param(verb, member.key) || is_comparison(member.key);
           });
}

VerbId RuleCompiler::verb(const std::string& name, const Node& at) {
    const VerbId id = registry().verb(name, system());
    const std::vector<std::string> systems = registry().systems_of_verb(name);
    if (!id && !systems.empty()) other_system(at, quote(name) + " is a verb", systems);
    return id;
}

bool RuleCompiler::may_call(const VerbSpec& verb, const Node& at) {
    if (purpose_ == Purpose::Look && verb.sort != VerbSort::Query) {
        error(at, "rule.only-looking", quote(verb.name) + " changes the game; a condition or a number may only look",
              "do it in the effects of an event");
        return false;
    }
    return true;
}

void RuleCompiler::call(VerbId id, const Node& at, const Node* given, int r) {
    const VerbSpec& verb = registry()[id];
    if (!fits(r, at) || !may_call(verb, at)) return;
    for (std::size_t i = 0; i < verb.params.size(); ++i) {
        const Param& param = verb.params[i];
        const Node* node = argument(verb, i, given);
        if (node != nullptr) {
            value(param, *node, r + static_cast<int>(i));
        } else if (must_be_given(param, *site_.fields) && special_.is_whole()) {
            const std::string why = param.required ? std::string() : ": " + site_.what + " brings none";
            error(at, "rule.missing-parameter", quote(verb.name) + " lacks " + quote(param.name) + why,
                  param.doc + " Write `" + verb.name + ": {" + param.name + ": ...}`.");
        } else {
            out_.load(r + static_cast<int>(i), param.fallback_arg);
        }
    }
    out_.put(op_of(verb.sort), r, id.value);
    const bool gives_piece = verb.result == Type::Piece || verb.result == Type::Def;
    out_.word(CallShape{needed_pieces(verb), gives_piece}.pack());
}

/// A verb that gives the value.
void RuleCompiler::nested(const Param& param, const Node& node, int r) {
    for (const Member& member : node.members) {
        const std::vector<std::string> systems = registry().systems_of_verb(member.key);
        const VerbId id = verb(member.key, key_node(member));
        if (!id && !systems.empty()) return;
        if (!id || !gives(registry()[id], param.type)) continue;
        check_kinds(registry()[id].result_kinds, param, node);
        return call(id, key_node(member), member.value.get(), r);
    }
    if (!special_.is_whole()) return;
    error(node, "rule.no-value", "this gives no value for " + quote(param.name), "name a verb that gives one");
}

}  // namespace briar
