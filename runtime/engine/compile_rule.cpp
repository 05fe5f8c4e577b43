#include "runtime/engine/compile_rule.hpp"

#include <utility>

#include "runtime/content/values.hpp"
#include "runtime/content/wording.hpp"
#include "runtime/engine/special_parts.hpp"

namespace briar {

RuleCompiler::RuleCompiler(Draft& draft, SpecialParts& special, RuleSite site)
    : draft_(draft), special_(special), site_(std::move(site)) {}

/// Writes a program of its own, also while another one is being written.
template <class Write>
ProgramId RuleCompiler::program(const Node& node, Purpose purpose, const Write& write) {
    ProgramWriter outer = std::exchange(out_, ProgramWriter{});
    const Purpose outer_purpose = std::exchange(purpose_, purpose);
    write();
    const ProgramId id = out_.finish(*draft_.ruleset, draft_.ruleset->catalog->place(node));
    out_ = std::move(outer);
    purpose_ = outer_purpose;
    return id;
}

ProgramId RuleCompiler::effects(const Node& node) {
    return program(node, Purpose::Act, [&] { list(node); });
}

ProgramId RuleCompiler::condition(const Node& node) {
    return program(node, Purpose::Look, [&] { test(node, 0); });
}

ProgramId RuleCompiler::amount(const Node& node) {
    return program(node, Purpose::Look, [&] { number(Param{"amount", Type::Int}, node, 0); });
}

bool RuleCompiler::is_ours(const std::string& system) const {
    return system.empty() || system == draft_.ruleset->system->name();
}

void RuleCompiler::other_system(const Node& at, const std::string& what, const std::vector<std::string>& systems) {
    error(at, "rule.other-system",
          what + " of " + system_words(systems) + ", but this game's is " + quote(draft_.ruleset->system->name()),
          "use a word of this system, or a special of its own");
}

bool RuleCompiler::fits(int r, const Node& node) {
    if (r < kRegisters) return true;
    error(node, "rule.too-deep", "the rule is nested too deeply", "split it, or write it in Lua");
    return false;
}

void RuleCompiler::error(const Node& node, std::string id, std::string message, std::string hint) {
    special_.error(node, std::move(id), std::move(message), std::move(hint));
}

}  // namespace briar
