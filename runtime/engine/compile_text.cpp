// Texts of rules, which may name what happens: `The web holds {hero}.`
#include <algorithm>

#include "runtime/content/open_value.hpp"
#include "runtime/content/wording.hpp"
#include "runtime/engine/compile_rule.hpp"
#include "runtime/engine/rule_text.hpp"
#include "runtime/engine/special_parts.hpp"

namespace briar {
namespace {

/// What is said of it, such as its name, can be told in words.
bool can_be_said(Type type) { return type == Type::Piece || type == Type::Int || type == Type::Def; }

}  // namespace

std::vector<std::string> RuleCompiler::said_in_texts() const {
    std::vector<std::string> names;
    for (const Type type : {Type::Piece, Type::Def, Type::Int}) {
        const std::vector<std::string> more = names_of(type);
        names.insert(names.end(), more.begin(), more.end());
    }
    return names;
}

Type RuleCompiler::type_said(const std::string& name) const {
    for (const Field& field : *site_.fields) {
        if (field.name == name && can_be_said(field.type)) return field.type;
    }
    return Type::Piece;
}

void RuleCompiler::text(const Param& param, const Node& node, int r) {
    if (param.required && node.text.empty() && special_.is_whole())
        error(node, kEmptyText, quote(param.name) + " is empty", "write a text: " + param.doc);
    words(node, r);
}

void RuleCompiler::words(const Node& node, int r) {
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
    Node named;
    named.kind = NodeKind::Scalar;
    named.text = name;
    const Param any{name, type_said(name)};
    if (!field(any, named, r)) static_cast<void>(role(any, named, r));
}

}  // namespace briar
