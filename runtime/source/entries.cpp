#include "runtime/source/entries.hpp"

#include <algorithm>

#include "runtime/source/document.hpp"
#include "runtime/source/span_scan.hpp"

namespace briar {
namespace {

/// Behind an anchor that follows on the same line.
std::size_t behind_anchor(std::string_view text, std::size_t slot) {
    const std::size_t next = skip_blanks(text, slot);
    return at(text, next) == '&' ? scan_properties(text, next).end : slot;
}

EntryPlace place_of_member(std::string_view text, const Member& member) {
    EntryPlace place{member.key_span.begin, member.key_span.end, content_end(text, member.value->span)};
    const std::size_t colon = skip_gap(text, member.key_span.end);
    if (at(text, colon) == ':' && colon < std::max<std::size_t>(place.end, member.key_span.end + 1))
        place.slot = behind_anchor(text, colon + 1);
    return place;
}

/// `from`: behind the item before, or where the list begins.
EntryPlace place_of_item(std::string_view text, const Node& list, std::size_t from, const Node& item) {
    EntryPlace place;
    place.begin = skip_gap(text, from);
    if (list.flow && (at(text, place.begin) == ',' || from == list.span.begin))
        place.begin = skip_gap(text, place.begin + 1);
    place.slot = behind_anchor(text, list.flow ? place.begin : place.begin + 1);
    place.end = content_end(text, item.span);
    return place;
}

std::size_t begin_with_comments(std::string_view text, std::size_t begin) {
    std::size_t first = begin;
    for (std::size_t line = line_begin(text, begin); line > 0;) {
        line = line_begin(text, line - 1);
        const std::size_t content = skip_blanks(text, line);
        if (at(text, content) != '#' || column(text, content) != column(text, begin)) break;
        first = content;
    }
    return first;
}

std::size_t end_with_comments(std::string_view text, std::size_t end, std::size_t column_of_entry) {
    std::size_t last = line_end(text, end);
    for (std::size_t line = next_line(text, end); line < text.size(); line = next_line(text, line)) {
        const std::size_t content = skip_blanks(text, line);
        const bool comment = at(text, content) == '#' && column(text, content) > column_of_entry;
        if (comment) last = line_end(text, content);
        if (!comment && !is_break(at(text, content))) break;
    }
    return last;
}

}  // namespace

Span with_comments(const Document& document, const Node& parent, std::size_t index) {
    const std::string_view text = document.text();
    const EntryPlace place = entry_places(document, parent)[index];
    const auto span = [](std::size_t begin, std::size_t end) {
        return Span{static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(end)};
    };
    if (parent.flow) return span(place.begin, place.end);
    const bool heads_file = index == 0 && &parent == &document.root();
    const bool alone = heads_file || !begins_line(text, place.begin);
    return span(alone ? place.begin : begin_with_comments(text, place.begin),
                end_with_comments(text, place.end, column(text, place.begin)));
}

std::size_t content_end(std::string_view text, Span span) {
    std::size_t end = span.end;
    if (end > span.begin && text[end - 1] == '\n') --end;
    if (end > span.begin && end < span.end && text[end - 1] == '\r') --end;
    return end;
}

bool has_empty_line(std::string_view text, std::size_t begin, std::size_t end) {
    for (std::size_t line = next_line(text, begin); line < end; line = next_line(text, line)) {
        if (is_break(at(text, skip_blanks(text, line)))) return true;
    }
    return false;
}

std::vector<EntryPlace> entry_places(const Document& document, const Node& parent) {
    const std::string_view text = document.text();
    std::vector<EntryPlace> places;
    for (const Member& each : parent.members)
        places.push_back(place_of_member(text, each));
    std::size_t from = parent.span.begin;
    for (const auto& each : parent.items) {
        places.push_back(place_of_item(text, parent, from, *each));
        from = each->span.end;
    }
    return places;
}

}  // namespace briar
