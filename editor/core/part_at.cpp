// Which part of an entry a key, a text or a script names at a place.
#include <algorithm>

#include "editor/core/entry_lens.hpp"
#include "editor/core/file_schema.hpp"
#include "editor/core/lua_call.hpp"
#include "editor/core/lua_words.hpp"
#include "editor/core/part_sort.hpp"
#include "editor/core/part_uses.hpp"
#include "editor/core/workspace.hpp"
#include "runtime/content/wording.hpp"
#include "runtime/engine/registry.hpp"
#include "runtime/session/systems.hpp"
#include "runtime/source/report.hpp"

namespace briar::editor {
namespace {

/// The entry of this pack that has it: the given one, else the first.
std::string home(const Workspace& workspace, const PartSort& sort, const std::string& name, const std::string& given) {
    if (!given.empty()) return given;
    for (const EntryInfo& each : workspace.entries().list()) {
        if (each.own && each.kind == "scenarios" && has_part(workspace, each.full_id(), sort, name))
            return each.full_id();
    }
    return {};
}

/// What stands between slashes at a byte of a span: of `house/monsters` one of them.
std::string segment_at(std::string_view text, Span span, std::size_t byte) {
    const std::string_view all = text.substr(span.begin, span.size());
    const std::size_t at = byte - span.begin;
    const std::size_t before = at == 0 ? std::string_view::npos : all.rfind('/', at - 1);
    const std::size_t begin = before == std::string_view::npos ? 0 : before + 1;
    return std::string(all.substr(begin, std::min(all.find('/', at), all.size()) - begin));
}

bool holds(Span span, std::size_t byte) { return span.begin <= byte && byte <= span.end; }

/// The part of any scenario that is called so, of this pack or those below.
std::optional<PartName> part_called(const Workspace& workspace, const PartSort& sort, const std::string& name) {
    for (const EntryInfo* each : workspace.entries().of_kind("scenarios")) {
        if (has_part(workspace, each->full_id(), sort, name))
            return PartName{sort.sort, home(workspace, sort, name, {}), name};
    }
    return std::nullopt;
}

/// A text of a script, and what the call around it may take there.
struct ScriptText {
    Span span;
    std::vector<const Param*> params;  ///< none: nobody knows
};

std::optional<ScriptText> script_text_at(const Workspace& workspace, const std::string& text, std::size_t byte) {
    const std::vector<LuaToken> tokens = lua_tokens(text);
    const auto here = std::find_if(tokens.begin(), tokens.end(), [&](const LuaToken& token) {
        return token.sort == LuaSort::String && holds(token.inner, byte);
    });
    if (here == tokens.end()) return std::nullopt;
    const LuaCall call = call_around(text, tokens, static_cast<std::size_t>(here - tokens.begin()));
    return ScriptText{here->inner, params_of(workspace.set().registry, call, script_systems(workspace))};
}

std::optional<PartName> part_in_script(const Workspace& workspace, const std::string& text, std::size_t byte) {
    const auto words = script_text_at(workspace, text, byte);
    if (!words) return std::nullopt;
    const std::string name = segment_at(text, words->span, byte);
    for (const PartSort& sort : part_sorts()) {
        const bool fits = std::any_of(words->params.begin(), words->params.end(),
                                      [&](const Param* each) { return takes(*each, sort); });
        if (sort.scoped() || (!fits && !words->params.empty())) continue;
        if (auto part = part_called(workspace, sort, name)) return part;
    }
    return std::nullopt;
}

/// Looks among the values of a text of YAML.
class PartLook {
public:
    PartLook(const Workspace& workspace, const Document& document, std::size_t byte)
        : workspace_(workspace), document_(document), byte_(byte) {}

    [[nodiscard]] std::optional<PartName> in_tests() {
        for_each_in_tests(workspace_, document_.root(), [&](const TypedValue& value, const std::string& scenario) {
            const PartSort* const sort = sort_of(value.schema);
            const bool mode = sort != nullptr && std::string_view(sort->sort) == "mode";
            look(value, sort, mode ? scenario : std::string());
        });
        return part_;
    }
    [[nodiscard]] std::optional<PartName> in_content() {
        const SchemaRef schema = file_schema(workspace_.set(), FileSort::Content, workspace_.system());
        for_each_typed(document_.root(), schema, [&](const TypedValue& value) {
            const PartSort* const sort = sort_of(value.schema);
            look(value, sort, sort != nullptr ? owner(workspace_, *sort, within_entry(value.path)) : std::string());
        });
        return part_;
    }

private:
    void look(const TypedValue& value, const PartSort* sort, const std::string& entry) {
        if (!holds(value.node.span, byte_)) return;
        if (sort != nullptr) part_ = {sort->sort, home(workspace_, *sort, value.node.text, entry), value.node.text};
        if (sort == nullptr && value.schema.name == "zone_name") zone(value.node);
    }
    /// Where rules take a zone, each sort of parts that lie on the table may be meant.
    void zone(const Node& node) {
        const bool plain = node.text.size() == node.span.size();
        const std::string name = plain ? segment_at(document_.text(), node.span, byte_) : node.text;
        for (const PartSort& sort : part_sorts()) {
            if (sort.zone && !part_) part_ = part_called(workspace_, sort, name);
        }
    }

    const Workspace& workspace_;
    const Document& document_;
    std::size_t byte_;
    std::optional<PartName> part_;
};

}  // namespace

std::string PartName::sort_in_words() const {
    const PartSort* const known = sort_called(sort);
    return known != nullptr ? known->words : sort;
}

std::vector<PartName> parts_of(const Workspace& workspace, const std::string& full_id) {
    std::vector<PartName> parts;
    const EntryLens lens(workspace, full_id);
    if (!lens.exists() || !lens.schema()) return parts;
    for_each_typed(lens.value(), lens.schema(), [&](const TypedValue& value) {
        const PartSort* const sort = value.is_key ? sort_of(value.schema) : nullptr;
        if (sort == nullptr) return;
        PartName part{sort->sort, full_id, value.path.back().key};
        const bool known = std::any_of(parts.begin(), parts.end(), [&](const PartName& each) {
            return each.sort == part.sort && each.name == part.name;
        });
        if (!known) parts.push_back(std::move(part));
    });
    return parts;
}

std::optional<PartName> part_of(const Workspace& workspace, const std::string& full_id, const Path& path) {
    if (path.empty() || path.back().is_index) return std::nullopt;
    const EntryLens lens(workspace, full_id);
    if (!lens.exists() || !lens.schema()) return std::nullopt;
    std::optional<PartName> part;
    for_each_typed(lens.value(), lens.schema(), [&](const TypedValue& value) {
        const PartSort* const sort = value.is_key && value.path == path ? sort_of(value.schema) : nullptr;
        if (sort != nullptr) part = {sort->sort, full_id, path.back().key};
    });
    return part;
}

std::optional<PartName> part_at(const Workspace& workspace, const std::string& file, std::size_t byte) {
    const auto source = workspace.document(file);
    if (!source) return std::nullopt;
    const FileSort sort = sort_of_file(file);
    if (sort == FileSort::Script) return part_in_script(workspace, source->text(), byte);
    if (sort == FileSort::Test) return PartLook(workspace, *source->outline(), byte).in_tests();
    if (sort == FileSort::Content) return PartLook(workspace, *source->outline(), byte).in_content();
    return std::nullopt;
}

std::string why_no_part(const Workspace& workspace, const std::string& file, std::size_t byte) {
    const auto source = workspace.document(file);
    const bool script = source && sort_of_file(file) == FileSort::Script;
    const auto words = script ? script_text_at(workspace, source->text(), byte) : std::nullopt;
    if (words) {
        const std::string name = quote(segment_at(source->text(), words->span, byte));
        for (const Param* each : words->params) {
            if (each->type == Type::Zone) return name + " is no zone that this pack names";
            if (each->type == Type::Var) return name + " is a var that no scenario has: make it under `vars` first";
        }
    }
    return "nothing that could get another name stands here: put the caret into an id, or into the name of a mode, a "
           "var, a realm or a zone" +
           std::string(script ? ", or into that of a local; what stands behind a dot is replaced by Ctrl+H" : "");
}

}  // namespace briar::editor
