#pragma once

#include <string>
#include <vector>

#include "runtime/engine/compile.hpp"
#include "runtime/engine/program_writer.hpp"

/// Compiling what rules say: effects, conditions and amounts, from a tree that has passed the shape check.
namespace briar {

class SpecialParts;

/// Where a rule stands: what it may name and do.
struct RuleSite {
    const std::vector<Field>* fields = nullptr;
    std::string what;  ///< for people: "the event `revealed`"
    bool may_forbid = false;
    bool may_amend = false;
};

/// Compiles the rules of one site. Mistakes are reported; the program then is of no use.
class RuleCompiler {
public:
    RuleCompiler(Draft& draft, SpecialParts& special, RuleSite site);

    ProgramId effects(const Node& node);
    ProgramId condition(const Node& node);
    ProgramId amount(const Node& node);

private:
    /// What is being compiled: effects may use any verb, conditions and amounts only those that look.
    enum class Purpose : std::uint8_t { Act, Look };

    template <class Write>
    ProgramId program(const Node& node, Purpose purpose, const Write& write);

    // --- effects (compile_effect.cpp) ---
    void list(const Node& node);
    void effect(const Node& node);
    void roll(const Node& node);
    void choose(const Node& node);
    void branch(const Node& node);
    void amend(const Node& node);
    void forbid(const Node& node);
    void bodies(const std::vector<const Node*>& nodes, const std::vector<std::size_t>& targets);
    [[nodiscard]] std::size_t hero_field() const;

    // --- conditions (compile_condition.cpp) ---
    void test(const Node& node, int r);
    void test_key(const Member& member, int r);
    void test_list(const Node& list, Op leave, int r);
    void query(VerbId id, const Node& value, int r);
    void truth(const VerbSpec& verb, int r);

    // --- verbs and values (compile_verb.cpp, compile_value.cpp) ---
    /// What a verb's name means in this game; one that only other systems have is reported.
    [[nodiscard]] VerbId verb(const std::string& name, const Node& at);
    void call(VerbId id, const Node& at, const Node* given, int r);
    [[nodiscard]] bool may_call(const VerbSpec& verb, const Node& at);
    void value(const Param& param, const Node& node, int r);
    void text(const Param& param, const Node& node, int r);
    /// Leaves a text in a register, with the names and numbers that it has in braces: see said_in_texts.
    void words(const Node& node, int r);
    void said(const std::string& name, const Node& at, int r);
    /// What texts can say of what happens: pieces, entries and numbers, by the names that rules have for them, and
    /// numbers of the pieces: see said_values.hpp.
    [[nodiscard]] std::vector<std::string> said_in_texts() const;
    [[nodiscard]] Type type_said(const std::string& name) const;
    void number(const Param& param, const Node& node, int r);
    void flag(const Param& param, const Node& node, int r);
    void piece(const Param& param, const Node& node, int r);
    void place(const Param& param, const Node& node, int r);
    void named(const Param& param, const Node& node, int r);
    void zone(const Node& node, int r);
    /// Reports a name that a rule of a pack below asks for at what the scenario says: the rule itself is sound. False:
    /// the rule is of the scenario's pack, or lies above.
    bool scenario_lacks(const Node& node, std::string id, const std::string& what);
    void nested(const Param& param, const Node& node, int r);
    bool field(const Param& param, const Node& node, int r);
    bool role(const Param& param, const Node& node, int r);
    [[nodiscard]] CounterId counter(const Node& node);
    [[nodiscard]] VarId var(const Node& node);
    void check_kinds(const std::string& given, const Param& param, const Node& node);
    [[nodiscard]] std::vector<std::string> names_of(Type type) const;

    [[nodiscard]] const Registry& registry() const { return *draft_.ruleset->registry; }
    [[nodiscard]] std::string_view system() const { return draft_.ruleset->system->name(); }
    void other_system(const Node& at, const std::string& what, const std::vector<std::string>& systems);
    [[nodiscard]] bool is_ours(const std::string& system) const;
    /// Whether a register is left; else the rule is nested too deeply.
    bool fits(int r, const Node& node);
    void error(const Node& node, std::string id, std::string message, std::string hint = {});
    void warn_asks_nothing(const Node& node, bool holds);

    Draft& draft_;
    SpecialParts& special_;
    RuleSite site_;
    ProgramWriter out_;
    Purpose purpose_ = Purpose::Act;
};

/// How a verb's value gives its arguments: whether it names each of them.
[[nodiscard]] bool names_arguments(const VerbSpec& verb, const Node& value);

}  // namespace briar
