// What a verb takes, while its call is written.
#include <algorithm>

#include "editor/core/language_parts.hpp"
#include "editor/core/lua_call.hpp"
#include "editor/core/lua_words.hpp"
#include "editor/core/workspace.hpp"
#include "runtime/engine/verb_text.hpp"
#include "runtime/session/systems.hpp"
#include "runtime/source/report.hpp"

namespace briar::editor {
namespace {

/// A parameter within the signature: from its name to the comma or bracket behind it.
Span argument_in(const std::string& signature, const std::string& param) {
    for (std::size_t at = signature.find(param); at != std::string::npos; at = signature.find(param, at + 1)) {
        const char before = at == 0 ? ' ' : signature[at - 1];
        const char behind = at + param.size() < signature.size() ? signature[at + param.size()] : ' ';
        if ((before != '(' && before != ' ') || (behind != ',' && behind != ')' && behind != ' ')) continue;
        const std::size_t end = std::min(signature.find_first_of(",)", at), signature.size());
        return make_span(at, end);
    }
    return {};
}

/// What is told of a call would lie over what is written in the lines below it.
bool on_one_line(std::string_view text, std::size_t begin, std::size_t end) {
    return text.substr(begin, end - begin).find('\n') == std::string_view::npos;
}

}  // namespace

std::optional<CallTip> call_tip_lua(const Workspace& workspace, const std::string& file, std::size_t offset) {
    const std::string& text = workspace.document(file)->text();
    const std::vector<LuaToken> tokens = lua_tokens(text);
    const auto behind =
        std::find_if(tokens.begin(), tokens.end(), [&](const LuaToken& token) { return token.span.end > offset; });
    const LuaCall call = call_around(text, tokens, static_cast<std::size_t>(behind - tokens.begin()));
    const Registry& registry = workspace.set().registry;
    const std::vector<std::string> systems = script_systems(workspace);
    const std::vector<const VerbSpec*> verbs = verbs_of(registry, call, systems);
    if (verbs.empty() || !on_one_line(text, tokens[call.name].span.begin, offset)) return std::nullopt;
    const VerbSpec verb = as_written(registry, *verbs.front(), call.object, systems);
    CallTip tip{tokens[call.name].span.begin, signature(verb), {}, verb.doc};
    for (const Param* param : params_of(registry, call, systems)) {
        const auto written = std::find_if(verb.params.begin(), verb.params.end(),
                                          [&](const Param& each) { return each.name == param->name; });
        if (written == verb.params.end()) continue;
        tip.argument = argument_in(tip.signature, written->name);
        tip.doc = written->name + ": " + type_text(written->type, written->kinds, Quotes::None) + ". " + written->doc;
        break;
    }
    return tip;
}

}  // namespace briar::editor
