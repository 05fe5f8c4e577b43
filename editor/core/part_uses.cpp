#include "editor/core/part_uses.hpp"

#include <algorithm>
#include <set>
#include <string_view>

#include "editor/core/file_schema.hpp"
#include "editor/core/lua_call.hpp"
#include "editor/core/lua_words.hpp"
#include "editor/core/node_parts.hpp"
#include "editor/core/part_sort.hpp"
#include "editor/core/schema_walk.hpp"
#include "editor/core/workspace.hpp"
#include "runtime/session/systems.hpp"
#include "runtime/source/letters.hpp"
#include "runtime/source/report.hpp"

namespace briar::editor {
namespace {

bool in_word(char c) { return is_small_letter(c) || is_digit(c) || c == '-' || c == '_'; }

/// Looks for one part in one text after the other.
class PartSearch {
public:
    PartSearch(const Workspace& workspace, const PartName& part)
        : workspace_(workspace), part_(part), sort_(*sort_called(part.sort)), scoped_(sort_.scoped()) {
        for (const EntryInfo& each : workspace.entries().list())
            alone_ = alone_ && (each.id != part.name || each.taken_out);
    }

    std::vector<Use> find() {
        for (const PackFile& file : workspace_.files()) {
            if (!file.document || file.document->text().find(part_.name) == std::string::npos) continue;
            file_ = file.name;
            text_ = &file.document->text();
            document_ = file.document->outline().get();
            look(file.sort, document_->root());
        }
        return std::move(found_);
    }

private:
    void look(FileSort sort, const Node& root) {
        entry_.clear();
        if (sort == FileSort::Script) return script();
        if (sort == FileSort::Translation) return translation(root, {});
        if (sort == FileSort::Test) return tests(root);
        if (sort != FileSort::Content) return;
        const SchemaRef schema = file_schema(workspace_.set(), sort, workspace_.system());
        if (schema) for_each_typed(root, schema, [&](const TypedValue& value) { content(value); });
    }

    void content(const TypedValue& value) {
        const Within within = within_entry(value.path);
        entry_ = within.entry;
        if (!value.is_key && value.node.is_scalar()) number_in_text(value.node);
        const PartSort* const sort = sort_of(value.schema);
        if (sort != &sort_ || value.node.text != part_.name) return zone(value);
        if (scoped_ && owner(workspace_, sort_, within) != part_.entry) return;
        add(value.is_key ? UseSort::Definition : UseSort::Reference, value.node.span, true);
    }

    /// Where rules take a zone: its name, or the first or the last part of `house/monsters`.
    void zone(const TypedValue& value) {
        if (sort_.zone && value.schema.name == "zone_name") segments(UseSort::Reference, value.node.span, true);
    }

    /// `{vars.seeds_left.initial}`
    void number_in_text(const Node& node) {
        const std::string_view all = std::string_view(*text_).substr(node.span.begin, node.span.size());
        const std::string wanted = std::string(sort_.map) + "." + part_.name;
        for (std::size_t at = all.find(wanted); at != std::string_view::npos; at = all.find(wanted, at + 1)) {
            const std::size_t begin = node.span.begin + at + wanted.size() - part_.name.size();
            const std::size_t open = all.rfind('{', at);
            const std::size_t close = open == std::string_view::npos ? open : all.find('}', open);
            if (close == std::string_view::npos || close < at) continue;
            if (!in_word((*text_)[begin + part_.name.size()]))
                add(UseSort::Reference, make_span(begin, begin + part_.name.size()), true);
        }
    }

    void tests(const Node& root) {
        for_each_in_tests(workspace_, root, [&](const TypedValue& value, const std::string& scenario) {
            if (sort_of(value.schema) == &sort_ && value.node.text == part_.name) {
                if (!scoped_ || scenario == part_.entry) add(UseSort::Test, value.node.span, true);
            } else if (!value.is_key && sort_.option && is_option(value.path)) {
                words(value.node.span);
            }
        });
    }
    [[nodiscard]] static bool is_option(const Path& path) {
        static const std::set<std::string, std::less<>> keys{"when", "offers", "offers_not", "rejected"};
        return std::any_of(path.begin(), path.end(), [](const Step& step) { return keys.count(step.key) != 0; });
    }
    void words(Span span) {
        const std::string_view all = std::string_view(*text_).substr(span.begin, span.size());
        for (std::size_t at = all.find(part_.name); at != std::string_view::npos; at = all.find(part_.name, at + 1)) {
            const std::size_t end = at + part_.name.size();
            const bool whole = (at == 0 || !in_word(all[at - 1])) && (end == all.size() || !in_word(all[end]));
            if (whole) add(UseSort::Test, make_span(span.begin + at, span.begin + end), alone_ && at > 0);
        }
    }

    /// Texts of an entry stand under the keys that the entry has.
    void translation(const Node& node, const Path& path) {
        for (const Member& member : node.members) {
            const bool ours = !path.empty() && path.back().key == sort_.map && member.key == part_.name &&
                              (!scoped_ || within_entry(path).entry == part_.entry);
            if (ours) add(UseSort::Translation, member.key_span, true);
            translation(*member.value, step_to(path, member.key));
        }
    }

    void script() {
        const std::vector<LuaToken> tokens = lua_tokens(*text_);
        const std::vector<std::string> systems = script_systems(workspace_);
        for (std::size_t i = 0; i < tokens.size(); ++i) {
            if (tokens[i].sort != LuaSort::String) continue;
            const auto params = params_of(workspace_.set().registry, call_around(*text_, tokens, i), systems);
            const bool asks =
                std::any_of(params.begin(), params.end(), [&](const Param* each) { return takes(*each, sort_); });
            if (!params.empty() && !asks) continue;
            if (asks || (!scoped_ && part_.sort != "var")) segments(UseSort::Script, tokens[i].inner, asks);
        }
    }

    /// The whole text, or a part of it between slashes.
    void segments(UseSort sort, Span span, bool certain) {
        const std::string_view all = std::string_view(*text_).substr(span.begin, span.size());
        std::size_t begin = 0;
        while (begin <= all.size()) {
            const std::size_t end = std::min(all.find('/', begin), all.size());
            std::string_view word = all.substr(begin, end - begin);
            const std::size_t quote = !word.empty() && (word.front() == '"' || word.front() == '\'') ? 1 : 0;
            word.remove_prefix(quote);
            if (!word.empty() && (word.back() == '"' || word.back() == '\'')) word.remove_suffix(1);
            const std::size_t at = span.begin + begin + quote;
            if (word == part_.name) add(sort, make_span(at, at + word.size()), certain);
            begin = end + 1;
        }
    }

    /// The name stands last in the span, behind quotes.
    void add(UseSort sort, Span span, bool certain) {
        const std::string_view all = std::string_view(*text_).substr(span.begin, span.size());
        const std::size_t at = all.rfind(part_.name);
        if (at == std::string_view::npos) return;
        Use use;
        use.sort = sort;
        use.file = file_;
        use.id = make_span(span.begin + at, span.begin + at + part_.name.size());
        use.place = document_->place(use.id);
        use.entry = entry_;
        use.line = line_around(*text_, use.id.begin);
        use.certain = certain;
        const bool known = std::any_of(found_.begin(), found_.end(),
                                       [&](const Use& each) { return each.file == use.file && each.id == use.id; });
        if (!known) found_.push_back(std::move(use));
    }

    const Workspace& workspace_;
    const PartName& part_;
    const PartSort& sort_;
    bool scoped_;
    bool alone_ = true;  // no entry has this id
    std::string file_;
    const std::string* text_ = nullptr;
    const Document* document_ = nullptr;
    std::string entry_;
    std::vector<Use> found_;
};

}  // namespace

std::vector<Use> find_part_uses(const Workspace& workspace, const PartName& part) {
    if (sort_called(part.sort) == nullptr || part.name.empty()) return {};
    std::vector<Use> uses = PartSearch(workspace, part).find();
    std::stable_sort(uses.begin(), uses.end(), [](const Use& a, const Use& b) {
        return a.file != b.file ? a.file < b.file : a.id.begin < b.id.begin;
    });
    return uses;
}

}  // namespace briar::editor
