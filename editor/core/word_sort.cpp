#include "editor/core/word_sort.hpp"

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <string_view>

#include "editor/core/control_kind.hpp"
#include "editor/core/file_schema.hpp"
#include "editor/core/schema_walk.hpp"
#include "editor/core/source_document.hpp"
#include "editor/core/workspace.hpp"
#include "runtime/source/lua_tokens.hpp"

namespace briar::editor {
namespace {

/// All stretches of a text of which it is known what they are for, by where they begin.
struct Stretch {
    std::uint32_t end = 0;
    WordSort sort = WordSort::Name;
};
using Stretches = std::map<std::uint32_t, Stretch>;

class FileWords {
public:
    FileWords(const Workspace& workspace, const std::set<std::string>& ids, const std::string& file) : ids_(ids) {
        const auto document = workspace.document(file);
        text_ = document->text();
        script_ = sort_of_file(file) == FileSort::Script;
        if (script_) {
            read_script();
        } else {
            read_yaml(document->outline()->root(),
                      file_schema(workspace.set(), sort_of_file(file), workspace.system()));
        }
    }

    [[nodiscard]] WordSort at(std::uint32_t byte) const {
        const auto next = stretches_.upper_bound(byte);
        if (next != stretches_.begin() && byte < std::prev(next)->second.end) return std::prev(next)->second.sort;
        if (script_) return WordSort::Code;
        return in_comment(byte) ? WordSort::Comment : WordSort::Name;
    }

private:
    void add(Span span, WordSort sort) { stretches_[span.begin] = {span.end, sort}; }

    void add_all(const Node& node) {
        if (node.is_scalar()) add(node.span, WordSort::Name);
        for (const Member& member : node.members) {
            add(member.key_span, WordSort::Name);
            add_all(*member.value);
        }
        for (const auto& item : node.items)
            add_all(*item);
    }

    void read_yaml(const Node& root, const SchemaRef& schema) {
        add_all(root);
        if (schema) for_each_typed(root, schema, [this](const TypedValue& value) { add_typed(value); });
    }

    /// Free text that is the id of an entry names it, as a test's scenario does; and some texts name files.
    void add_typed(const TypedValue& value) {
        const bool text = !value.is_key && value.schema.type == SchemaType::Text && ids_.count(value.node.text) == 0;
        const bool file = value.property != nullptr && names_file(value.property->key);
        if (text && !file) add(value.node.span, WordSort::Words);
    }

    void read_script() {
        for (const LuaToken& token : lua_tokens(text_)) {
            if (token.sort == LuaSort::Comment) add(token.span, WordSort::Comment);
            if (token.sort == LuaSort::String && token.in(text_).find(' ') != std::string_view::npos)
                add(token.span, WordSort::Words);
        }
    }

    /// Outside of all values.
    [[nodiscard]] bool in_comment(std::uint32_t byte) const {
        const std::size_t line = byte == 0 ? 0 : text_.rfind('\n', byte - 1) + 1;
        for (std::size_t sign = text_.find('#', line); sign < byte; sign = text_.find('#', sign + 1)) {
            const auto within = stretches_.upper_bound(static_cast<std::uint32_t>(sign));
            if (within == stretches_.begin() || std::prev(within)->second.end <= sign) return true;
        }
        return false;
    }

    const std::set<std::string>& ids_;
    std::string_view text_;
    bool script_ = false;
    Stretches stretches_;
};

}  // namespace

std::vector<WordSort> sorts_of(const Workspace& workspace, const std::vector<TextHit>& hits) {
    std::set<std::string> ids;
    for (const EntryInfo& each : workspace.entries().list())
        ids.insert(each.id);
    std::map<std::string, FileWords> files;
    std::vector<WordSort> sorts;
    for (const TextHit& hit : hits) {
        const auto file = files.try_emplace(hit.file, workspace, ids, hit.file).first;
        sorts.push_back(file->second.at(hit.place.span.begin));
    }
    return sorts;
}

}  // namespace briar::editor
