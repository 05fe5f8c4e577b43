#include "runtime/content/text_check.hpp"

#include <utility>

#include "runtime/content/layering.hpp"
#include "runtime/content/values.hpp"
#include "runtime/content/wording.hpp"
#include "runtime/source/hidden_characters.hpp"
#include "runtime/source/utf8.hpp"

namespace briar {
namespace {

class TextCheck {
public:
    explicit TextCheck(Diagnostics& diagnostics) : diagnostics_(diagnostics) {}

    /// `key`: under which the node stands; empty for items of lists and for the root.
    void walk(const Node& node, const std::string& key) {
        if (node.is_scalar()) check(node, key, node.text);
        for (const auto& item : node.items)
            walk(*item, key);
        for (const Member& member : node.members) {
            check(key_node(member), "a key", member.key);
            walk(*member.value, member.key);
        }
    }

private:
    void check(const Node& at, const std::string& what, const std::string& text) {
        for (std::size_t pos = 0; pos < text.size();) {
            const Utf8 character = read_utf8(text, pos);
            const Hidden sort = hidden_sort(character.code_point);
            if (sort != Hidden::No) return report(at, what, character.code_point, sort);
            pos += character.size;
        }
        // What a block of text ends with is no break within it.
        const std::size_t line_break = text.find('\n');
        const bool of_one_line = what == "name" || what == "label" || what == "title" || what == "a key";
        if (of_one_line && line_break != std::string::npos && line_break + 1 < text.size())
            add(at, Severity::Error, "text.line-break", named(what) + " runs over several lines",
                "write it on one line; a `text` may have several");
    }

    void report(const Node& at, const std::string& what, char32_t character, Hidden sort) {
        const std::string sign = code_point_name(character);
        if (sort == Hidden::Control) {
            const bool tab = character == '\t';
            return add(at, Severity::Error, "text.control-character",
                       named(what) + " holds " + (tab ? "a tab" : "the control character " + sign),
                       tab ? "write blanks instead" : "take it out: it is no letter, but an order to a terminal");
        }
        add(at, Severity::Warning, "text.hidden-character",
            named(what) + " holds " + sign + ", which nobody sees but which may turn the order of the letters around",
            "take it out, unless the language needs it");
    }

    static std::string named(const std::string& what) {
        return what.empty() || what == "a key" ? "this text" : quote(what);
    }

    void add(const Node& at, Severity severity, std::string id, std::string message, std::string hint) {
        diagnostics_.add(
            {severity, std::move(id), at.document->place(at.span), {}, std::move(message), std::move(hint)});
    }

    Diagnostics& diagnostics_;
};

}  // namespace

void check_texts(const Document& document, Diagnostics& diagnostics) {
    TextCheck(diagnostics).walk(content_of(document), {});
}

}  // namespace briar
