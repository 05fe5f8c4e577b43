// Putting a value in the place of another.
#include <algorithm>

#include "runtime/source/document.hpp"
#include "runtime/source/edit_target.hpp"
#include "runtime/source/scalar_text.hpp"
#include "runtime/source/span_scan.hpp"
#include "runtime/source/write_yaml.hpp"

namespace briar {
namespace {

/// The new text in two parts: what goes behind the key, and the lines below it, which begin with a line break.
struct Parts {
    std::string line;
    std::string below;
};

Parts split(const std::string& after) {
    const std::size_t cut = std::min(after.find_first_of("\r\n"), after.size());
    return {after.substr(0, cut), after.substr(cut)};
}

bool is_collection(const Node& node) { return node.is_list() || node.is_map(); }

bool has_lines(const Node& node) { return node.is_scalar() && node.text.find('\n') != std::string::npos; }

/// The author's kind of quotes, when a text takes the place of a text. What had them because it must does not wish for
/// them, nor does a line that becomes several.
ScalarStyle wished_style(const Node& old, const Node& value) {
    if (!old.is_scalar() || old.text.empty()) return ScalarStyle::Plain;
    const bool wished = has_lines(old) ? fits_lines(old.text) : !has_lines(value);
    return wished ? old.style : ScalarStyle::Plain;
}

bool comment_follows(std::string_view text, std::size_t pos) { return at(text, skip_blanks(text, pos)) == '#'; }

Edit plan_in_brackets(const Document& document, const Node& old, const EntryPlace& place, const Node& parent,
                      const std::string& written) {
    const bool is_nothing = old.is_null() && old.span.empty();
    if (!is_nothing) return one_splice(old.span.begin, old.span.end, written);
    const bool has_colon = !parent.is_map() || (place.slot > place.begin && document.text()[place.slot - 1] == ':') ||
                           place.slot > parent.members[0].key_span.end;
    return one_splice(place.slot, place.slot, (has_colon ? " " : ": ") + written);
}

/// The old value begins on a line below its key or dash. The comment behind its last line goes with it.
Edit plan_over_lines(std::string_view text, const EntryPlace& place, const Parts& parts) {
    const std::size_t end = line_end(text, place.end);
    if (!comment_follows(text, place.slot)) return one_splice(place.slot, end, parts.line + parts.below);
    Edit edit = one_splice(place.slot, place.slot, parts.line);
    edit.splices.push_back(one_splice(line_end(text, place.slot), end, parts.below).splices.front());
    return edit;
}

/// The old value begins on the line of its key or dash.
Edit plan_on_line(std::string_view text, const Node& old, const EntryPlace& place, const Parts& parts) {
    const bool is_nothing = old.span.empty() && old.is_null();
    if (parts.below.empty()) {
        if (is_nothing) return one_splice(place.slot, place.slot, parts.line);
        return one_splice(old.span.begin, place.end, parts.line.substr(1));  // the blanks before it stay
    }
    const std::size_t end = is_nothing ? place.slot : place.end;
    // Blanks at the end of the old line would lengthen the last new one.
    if (!comment_follows(text, end)) return one_splice(place.slot, line_end(text, end), parts.line + parts.below);
    Edit edit = one_splice(place.slot, end, parts.line);
    const std::size_t line = line_end(text, end);
    edit.splices.push_back(one_splice(line, line, parts.below).splices.front());
    return edit;
}

Edit plan_root(const Document& document, const Node& value, bool in_brackets) {
    const Node& old = document.root();
    const Habits habits = habits_of(document);
    std::string written =
        needs_lines(value) && !in_brackets ? block_lines(value, 0, habits) : flow_text(value, wished_style(old, value));
    if (!old.span.empty())
        return one_splice(old.span.begin, content_end(document.text(), old.span), std::move(written));
    const std::string& text = document.text();
    const bool fresh_line = text.empty() || text.back() == '\n' || text == "\xEF\xBB\xBF";
    return one_splice(text.size(), text.size(), (fresh_line ? "" : habits.line_break) + written + habits.line_break);
}

}  // namespace

Edit plan_value(const Document& document, const Target& target, const Node& value, Brackets brackets) {
    const Node& old = *target.node;
    const bool in_brackets = brackets == Brackets::AsBefore && old.flow && is_collection(value);
    if (!target.parent) return plan_root(document, value, in_brackets);
    const Node& parent = *target.parent;
    const EntryPlace place = entry_places(document, parent)[target.index];
    if (parent.flow) return plan_in_brackets(document, old, place, parent, flow_text(value, wished_style(old, value)));

    const std::size_t column_of_entry = column(document.text(), place.begin);
    const Habits habits = habits_of(document);
    std::string after;
    if (in_brackets) {
        after = " " + flow_text(value);
    } else if (parent.is_map()) {
        after = after_key(value, column_of_entry, habits, wished_style(old, value));
    } else {
        after = after_dash(value, column_of_entry, habits, wished_style(old, value));
    }
    const bool same_line = line_begin(document.text(), old.span.begin) == line_begin(document.text(), place.slot);
    return same_line ? plan_on_line(document.text(), old, place, split(after))
                     : plan_over_lines(document.text(), place, split(after));
}

Edit set_value(const Document& document, const Path& path, const Node& value) {
    const Target target = find_target(document, path);
    if (!target.node) return refuse(target.refused);
    if (target.node->same_value(value)) return {};
    Node expected = document.root().clone();
    value_in(expected, path) = value.clone();
    if (const Edit plan = plan_block_text(document, *target.node, value); plan.ok()) {
        if (Edit edit = proved(document, plan, expected); edit.ok()) return edit;
    }
    return proved(document, plan_value(document, target, value, Brackets::AsBefore), expected);
}

}  // namespace briar
