// Conditions: what must be true.
#include <utility>

#include "runtime/content/values.hpp"
#include "runtime/content/wording.hpp"
#include "runtime/engine/compile_rule.hpp"
#include "runtime/engine/rule_words.hpp"
#include "runtime/engine/special_parts.hpp"

namespace briar {
namespace {

constexpr std::pair<const char*, Op> kCompared[] = {{"at_least", Op::AtLeast}, {"at_most", Op::AtMost}, {"is", Op::Is}};

}  // namespace

/// Leaves 0 or 1 in a register. Several keys of a map: all of them.
void RuleCompiler::test(const Node& node, int r) {
    if (!fits(r, node)) return;
    if (node.is_scalar()) {
        const VerbId id = verb(node.text, node);
        if (!id) return;  // reported
        call(id, node, nullptr, r);
        return truth(registry()[id], r);
    }
    out_.load(r, 1);
    if (node.members.empty()) warn_asks_nothing(node, true);
    std::vector<std::size_t> leaving;
    for (std::size_t i = 0; i < node.members.size(); ++i) {
        if (i > 0) leaving.push_back(out_.jump(Op::JumpUnless, r));
        test_key(node.members[i], r);
    }
    for (const std::size_t jump : leaving)
        out_.land(jump);
}

void RuleCompiler::test_key(const Member& member, int r) {
    const Node& value = *member.value;
    if (member.key == "all") return test_list(value, Op::JumpUnless, r);
    if (member.key == "any") return test_list(value, Op::JumpIf, r);
    if (member.key == "not") {
        test(value, r);
        return out_.put(Op::Not, r);
    }
    if (member.key == "run") {
        out_.put(Op::Evaluate, r, special_.hook(value).value);
        return out_.put(Op::Truth, r);
    }
    if (const VerbId id = verb(member.key, key_node(member))) query(id, value, r);
}

/// Whoever wrote it may have meant something else.
void RuleCompiler::warn_asks_nothing(const Node& node, bool holds) {
    if (!special_.is_whole()) return;
    special_.report(Severity::Warning, draft_.ruleset->catalog->place(node), "rule.asks-nothing",
                    std::string("this condition asks nothing, and so it ") + (holds ? "always" : "never") + " holds",
                    "write what must be true, or leave the condition away");
}

/// Leaves the list at the first item that decides it.
void RuleCompiler::test_list(const Node& list, Op leave, int r) {
    const bool holds = leave == Op::JumpUnless;
    out_.load(r, holds ? 1 : 0);
    if (list.items.empty()) warn_asks_nothing(list, holds);
    std::vector<std::size_t> leaving;
    for (std::size_t i = 0; i < list.items.size(); ++i) {
        if (i > 0) leaving.push_back(out_.jump(leave, r));
        test(*list.items[i], r);
    }
    for (const std::size_t jump : leaving)
        out_.land(jump);
}

void RuleCompiler::query(VerbId id, const Node& value, int r) {
    const VerbSpec& verb = registry()[id];
    const bool compares = verb.result == Type::Int && names_arguments(verb, value);
    std::vector<std::size_t> leaving;
    bool compared = false;
    for (const auto& [key, op] : kCompared) {
        const Node* wanted = compares ? value.find(key) : nullptr;
        if (wanted == nullptr) continue;
        if (std::exchange(compared, true)) leaving.push_back(out_.jump(Op::JumpUnless, r));
        call(id, value, &value, r);
        const Param as_param{key, Type::Int};
        number(as_param, *wanted, r + 1);
        out_.put(op, r, static_cast<std::size_t>(r + 1));
    }
    if (!compared) {
        call(id, value, &value, r);
        truth(verb, r);
        const auto said = value.as_bool();
        const bool first_is_flag = !verb.params.empty() && verb.params.front().type == Type::Bool;
        if (said && !*said && needs_nothing(verb) && !first_is_flag) out_.put(Op::Not, r);
    }
    for (const std::size_t jump : leaving)
        out_.land(jump);
}

/// Numbers are true when they are not 0, pieces when they are there.
void RuleCompiler::truth(const VerbSpec& verb, int r) {
    if (verb.result == Type::Bool) return;
    const bool piece = verb.result == Type::Piece || verb.result == Type::Def || verb.result == Type::Zone;
    out_.put(piece ? Op::Exists : Op::Truth, r);
}

}  // namespace briar
