// Effects: what happens, one thing after the other.
#include <utility>

#include "runtime/content/values.hpp"
#include "runtime/content/wording.hpp"
#include "runtime/engine/compile_rule.hpp"
#include "runtime/engine/compile_table.hpp"
#include "runtime/engine/special_parts.hpp"

namespace briar {
namespace {

constexpr std::size_t kMostOptions = 100;

}  // namespace

void RuleCompiler::list(const Node& node) {
    if (!node.is_list()) return effect(node);
    for (const auto& item : node.items)
        effect(*item);
}

void RuleCompiler::effect(const Node& node) {
    using Control = void (RuleCompiler::*)(const Node&);
    static constexpr std::pair<const char*, Control> kControls[] = {{"roll", &RuleCompiler::roll},
                                                                    {"choose", &RuleCompiler::choose},
                                                                    {"if", &RuleCompiler::branch},
                                                                    {"amend", &RuleCompiler::amend},
                                                                    {"forbid", &RuleCompiler::forbid}};
    if (node.is_scalar()) {
        if (const VerbId id = verb(node.text, node)) call(id, node, nullptr, 0);
        return;
    }
    for (const auto& [key, control] : kControls) {
        if (node.find(key) != nullptr) return (this->*control)(node);
    }
    if (const Node* function = node.find("run")) return out_.put(Op::Run, 0, special_.hook(*function).value);
    for (const Member& member : node.members) {
        const Node key = key_node(member);
        if (const VerbId id = verb(member.key, key)) call(id, key, member.value.get(), 0);
    }
}

std::size_t RuleCompiler::hero_field() const {
    for (std::size_t i = 0; i < site_.fields->size(); ++i) {
        const Field& field = (*site_.fields)[i];
        if (field.name == "hero" && field.type == Type::Piece) return i;
    }
    return site_.fields->size() + kMaxParams;
}

/// The branches of a table: each ends behind the last.
void RuleCompiler::bodies(const std::vector<const Node*>& nodes, const std::vector<std::size_t>& targets) {
    std::vector<std::size_t> ends = {out_.jump(Op::Jump)};
    for (std::size_t i = 0; i < nodes.size(); ++i) {
        out_.set(targets[i], out_.here());
        if (nodes[i] != nullptr) list(*nodes[i]);
        ends.push_back(out_.jump(Op::Jump));
    }
    for (const std::size_t end : ends)
        out_.land(end);
}

void RuleCompiler::roll(const Node& node) {
    const RollTable table = read_roll_table(node);
    for (const RollTable::Mistake& mistake : table.mistakes)
        error(mistake.at, mistake.id, mistake.message, mistake.hint);
    if (const Node* hero = node.find("hero")) {
        piece(Param{"hero", Type::Piece, "heroes"}, *hero, 0);
    } else {
        out_.put(Op::Hero, 0, hero_field());
    }
    out_.put(Op::Roll, 0);
    out_.word(table.dice.pack());
    out_.put(Op::Table, 0, table.rows.size());
    std::vector<std::size_t> targets;
    std::vector<const Node*> nodes;
    for (const RollTable::Row& row : table.rows) {
        out_.word(row.low);
        out_.word(row.high);
        targets.push_back(out_.room());
        nodes.push_back(row.effects);
    }
    bodies(nodes, targets);
}

void RuleCompiler::choose(const Node& node) {
    const Node& choice = *node.find("choose");
    const Node& options = *choice.find("options");
    if (options.items.empty() && special_.is_whole()) {
        error(options, "rule.no-options", "there is nothing to choose", "give at least one option");
    }
    if (options.items.size() > kMostOptions) {
        return error(options, "rule.too-many-options",
                     "these are more than " + std::to_string(kMostOptions) + " options",
                     "nobody can choose among so many: ask in steps");
    }
    std::vector<ProgramId> conditions;
    for (const auto& option : options.items) {
        const Node* when = option->find("when");
        conditions.push_back(when != nullptr ? condition(*when) : ProgramId{});
    }
    out_.put(Op::Hero, 0, hero_field());
    words(*choice.find("text"), 1);
    out_.put(Op::Choose, 0, options.items.size());
    std::vector<std::size_t> targets;
    std::vector<const Node*> nodes;
    for (std::size_t i = 0; i < options.items.size(); ++i) {
        out_.word(special_.text(*options.items[i]->find("label")).value);
        out_.word(conditions[i] ? conditions[i].value : -1);
        targets.push_back(out_.room());
        nodes.push_back(options.items[i]->find("do"));
    }
    bodies(nodes, targets);
}

void RuleCompiler::branch(const Node& node) {
    const Purpose outer = std::exchange(purpose_, Purpose::Look);
    test(*node.find("if"), 0);
    purpose_ = outer;
    const std::size_t otherwise = out_.jump(Op::JumpUnless, 0);
    list(*node.find("then"));
    const Node* other = node.find("else");
    if (other == nullptr) return out_.land(otherwise);
    const std::size_t end = out_.jump(Op::Jump);
    out_.land(otherwise);
    list(*other);
    out_.land(end);
}

void RuleCompiler::amend(const Node& node) {
    for (const Member& member : node.find("amend")->members) {
        std::vector<std::string> writable;
        bool found = false;
        for (std::size_t i = 0; i < site_.fields->size() && site_.may_amend; ++i) {
            const Field& field = (*site_.fields)[i];
            if (field.writable) writable.push_back(field.name);
            if (!field.writable || field.name != member.key) continue;
            found = true;
            value(Param{field.name, field.type, field.kinds}, *member.value, 0);
            out_.put(Op::Amend, 0, i);
        }
        if (found) continue;
        const std::string others =
            writable.empty() ? "nothing of it may be changed" : quote_list(writable, " and ") + " may be changed";
        error(key_node(member), "rule.cannot-amend", quote(member.key) + " of " + site_.what + " cannot be changed",
              did_you_mean(member.key, writable, others));
    }
}

void RuleCompiler::forbid(const Node& node) {
    const Node& reason = *node.find("forbid");
    if (!site_.may_forbid) {
        std::vector<std::string> before;
        for (const EventSpec& event : registry().events()) {
            if (event.moment == Moment::Before && is_ours(event.system)) before.push_back(event.name);
        }
        error(reason, "rule.cannot-forbid", site_.what + " cannot be forbidden",
              before.empty() ? "no event can be" : "what can be forbidden: " + quote_list(before, " and "));
    }
    words(reason, 0);
    out_.put(Op::Forbid, 0);
}

}  // namespace briar
