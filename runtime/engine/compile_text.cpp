// Texts of rules, which may name what happens and numbers of it: `The web holds {hero}, {hero.health} left.`
#include <algorithm>

#include "runtime/content/open_value.hpp"
#include "runtime/content/wording.hpp"
#include "runtime/engine/compile_rule.hpp"
#include "runtime/engine/rule_text.hpp"
#include "runtime/engine/said_values.hpp"
#include "runtime/engine/special_parts.hpp"

namespace briar {
namespace {

/// Those that pieces have; what the game counts for itself has no name that could stand in a text.
std::vector<CounterOfKinds> counters_of_kinds(const Draft& draft) {
    std::vector<CounterOfKinds> all;
    for (std::size_t i = 0; i < draft.counter_kinds.size(); ++i) {
        const std::string& name = draft.ruleset->counters[i].name;
        if (name.find(':') == std::string::npos) all.push_back({name, draft.counter_kinds[i]});
    }
    return all;
}

/// What is said of it, such as its name, can be told in words.
bool can_be_said(Type type) { return type == Type::Piece || type == Type::Int || type == Type::Def; }

}  // namespace

std::vector<std::string> RuleCompiler::said_in_texts() const {
    std::vector<std::string> names = names_of(Type::Piece);
    const auto append = [&names](const std::vector<std::string>& more) {
        names.insert(names.end(), more.begin(), more.end());
    };
    append(names_of(Type::Def));
    append(names_of(Type::Int));
    append(values_said(registry(), system(), named_pieces(registry(), system(), *site_.fields),
                       counters_of_kinds(draft_)));
    return names;
}

Type RuleCompiler::type_said(const std::string& name) const {
    const SaidValue said = said_value(name);
    if (!said.value.empty()) return Type::Int;
    for (const Field& field : *site_.fields) {
        if (field.name == said.piece && can_be_said(field.type)) return field.type;
    }
    return Type::Piece;
}

void RuleCompiler::text(const Param& param, const Node& node, int r) {
    if (param.required && node.text.empty() && special_.is_whole())
        error(node, kEmptyText, quote(param.name) + " is empty", "write a text: " + within_sentence(param.doc));
    words(node, r);
}

void RuleCompiler::words(const Node& node, int r) {
    if (node.text.find('{') == std::string::npos) return out_.load(r, special_.text(node).value);
    const std::vector<std::string> names = said_in_texts();
    const TextId text = special_.text(node, names);
    const std::vector<TextPart> parts =
        parts_of_text(draft_.ruleset->texts[static_cast<std::size_t>(text.value)], names);
    const std::size_t count = parts.size() - 1;
    if (count == 0) return out_.load(r, text.value);
    for (std::size_t i = 0; i < count; ++i)
        said(parts[i].name, node, r + 1 + static_cast<int>(i));
    out_.put(Op::Compose, r, count);
    for (const TextPart& part : parts) {
        out_.word(draft_.builder->text(part.words).value);
        if (!part.name.empty()) out_.word(static_cast<std::int32_t>(type_said(part.name)));
    }
}

void RuleCompiler::said(const std::string& name, const Node& at, int r) {
    if (!fits(r, at)) return;
    const SaidValue value = said_value(name);
    if (!value.value.empty()) return number(Param{name}, asked_value(registry(), system(), value), r);
    Node named;
    named.kind = NodeKind::Scalar;
    named.text = value.piece;
    const Param any{value.piece, type_said(name)};
    if (!field(any, named, r)) static_cast<void>(role(any, named, r));
}

}  // namespace briar
