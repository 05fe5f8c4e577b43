// Taking members and items away, and renaming keys.
#include "runtime/source/document.hpp"
#include "runtime/source/edit_target.hpp"
#include "runtime/source/scalar_text.hpp"
#include "runtime/source/span_scan.hpp"
#include "runtime/source/values.hpp"

namespace briar {
namespace {

/// Whether anything but white space and commas lies between: comments, that is.
bool has_comment(std::string_view text, std::size_t begin, std::size_t end) {
    return text.substr(begin, end - begin).find_first_not_of(" \t\r\n,") != std::string_view::npos;
}

bool is_empty_line(std::string_view text, std::size_t line) { return is_break(at(text, skip_blanks(text, line))); }

/// Behind the lines of an entry; of two empty lines that would meet, one goes with it.
std::size_t end_of_lines(std::string_view text, Span entry, std::size_t index) {
    const std::size_t end = next_line(text, entry.end);
    const std::size_t begin = line_begin(text, entry.begin);
    const bool gap_above = begin == 0 || index == 0 || is_empty_line(text, line_begin(text, begin - 1));
    return gap_above && end < text.size() && is_empty_line(text, end) ? next_line(text, end) : end;
}

enum class Comments { Stay, Go };

/// What goes: the entry, or the entry with what was said about it.
Span going(const Document& document, const Node& parent, std::size_t index, Comments comments) {
    if (comments == Comments::Go) return with_comments(document, parent, index);
    const EntryPlace place = entry_places(document, parent)[index];
    return {static_cast<std::uint32_t>(place.begin), static_cast<std::uint32_t>(place.end)};
}

Edit plan_in_block(const Document& document, const Node& parent, std::size_t index, Comments comments) {
    const std::string_view text = document.text();
    const auto places = entry_places(document, parent);
    const EntryPlace& place = places[index];
    if (begins_line(text, place.begin)) {
        const Span entry = going(document, parent, index, comments);
        const std::size_t begin = line_begin(text, entry.begin);
        const std::size_t end = end_of_lines(text, entry, index);
        const bool last_line = end == text.size() && (text.empty() || text.back() != '\n');
        // Without a line break at the end of the file, the one before goes: the file still ends without.
        if (last_line && begin > 0) return one_splice(line_end(text, line_begin(text, begin - 1)), end, "");
        return one_splice(begin, end, "");
    }
    // The first entry stands on the line of its parent's dash (`- a: 1`): the next one moves up to it.
    const std::size_t next = places[index + 1].begin;
    const std::size_t line = line_end(text, going(document, parent, index, comments).end);
    return one_splice(place.begin, has_comment(text, line, next) ? line : next, "");
}

Edit plan_in_brackets(std::string_view text, const Node& parent, const std::vector<EntryPlace>& places,
                      std::size_t index) {
    const EntryPlace& place = places[index];
    if (places.size() == 1) return one_splice(parent.span.begin + 1, parent.span.end - 1, "");
    if (index + 1 < places.size()) return one_splice(place.begin, places[index + 1].begin, "");
    const std::size_t before = places[index - 1].end;
    if (!has_comment(text, before, place.begin)) return one_splice(before, place.end, "");
    const std::size_t next = skip_gap(text, place.end);
    return one_splice(place.begin, at(text, next) == ',' ? next + 1 : place.end, "");
}

bool has_own_brackets(const Document& document, const Node& parent) {
    const char first = document.text()[parent.span.begin];
    return first == '{' || first == '[';
}

Edit plan_remove(const Document& document, const Path& path, const Target& target, Comments comments) {
    const Node& parent = *target.parent;
    // `[a: 1]`: what is left of such a map needs braces to be seen at all.
    if (parent.flow && !has_own_brackets(document, parent)) return one_splice(parent.span.begin, parent.span.end, "{}");
    const auto places = entry_places(document, parent);
    if (parent.flow) return plan_in_brackets(document.text(), parent, places, target.index);
    if (places.size() > 1) return plan_in_block(document, parent, target.index, comments);
    Node empty = parent.is_map() ? make_map() : make_list();
    const Path above(path.begin(), path.end() - 1);
    return plan_value(document, find_target(document, above), empty, Brackets::Never);
}

Edit remove(const Document& document, const Path& path, Comments comments) {
    const Target target = find_target(document, path);
    if (!target.node) return refuse(target.refused);
    if (!target.parent) return refuse("the whole file cannot be removed here");
    Node expected = document.root().clone();
    Node& parent = value_in(expected, {path.begin(), path.end() - 1});
    const auto offset = static_cast<std::ptrdiff_t>(target.index);
    if (parent.is_map())
        parent.members.erase(parent.members.begin() + offset);
    else
        parent.items.erase(parent.items.begin() + offset);
    return proved(document, plan_remove(document, path, target, comments), expected);
}

}  // namespace

Edit remove_entry(const Document& document, const Path& path) { return remove(document, path, Comments::Stay); }

Edit take_entry_out(const Document& document, const Path& path) { return remove(document, path, Comments::Go); }

Edit rename_key(const Document& document, const Path& path, const std::string& key) {
    const Target target = find_target(document, path);
    if (!target.node) return refuse(target.refused);
    if (!target.parent || !target.parent->is_map()) return refuse("only keys of a map can be renamed");
    const Member& member = target.parent->members[target.index];
    if (member.key == key) return {};
    if (target.parent->find(key)) return refuse("the key `" + key + "` is there already");
    const std::string_view old = document.slice(member.key_span);
    ScalarStyle wish = ScalarStyle::Plain;
    if (!old.empty() && old.front() == '"') wish = ScalarStyle::DoubleQuoted;
    if (!old.empty() && old.front() == '\'') wish = ScalarStyle::SingleQuoted;
    Node expected = document.root().clone();
    value_in(expected, {path.begin(), path.end() - 1}).members[target.index].key = key;
    return proved(document, one_splice(member.key_span.begin, member.key_span.end, key_text(key, wish)), expected);
}

}  // namespace briar
