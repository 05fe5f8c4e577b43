// Swapping an entry with its neighbour.
#include <utility>

#include "runtime/source/document.hpp"
#include "runtime/source/edit_target.hpp"
#include "runtime/source/span_scan.hpp"

namespace briar {
namespace {

/// The comment lines right above an entry, in its own column, belong to it. Above the first entry of a file stands what
/// concerns the file.
std::size_t with_comments_above(std::string_view text, std::size_t begin) {
    std::size_t first = begin;
    for (std::size_t line = line_begin(text, begin); line > 0;) {
        line = line_begin(text, line - 1);
        const std::size_t content = skip_blanks(text, line);
        if (at(text, content) != '#' || column(text, content) != column(text, begin)) break;
        first = content;
    }
    return first;
}

/// What moves: the entry with its comments.
Span moving_part(const Document& document, const Target& target, const EntryPlace& place, std::size_t index) {
    const std::string_view text = document.text();
    if (target.parent->flow) return {static_cast<std::uint32_t>(place.begin), static_cast<std::uint32_t>(place.end)};
    const bool heads_file = index == 0 && target.parent == &document.root();
    const std::size_t begin =
        heads_file || !begins_line(text, place.begin) ? place.begin : with_comments_above(text, place.begin);
    return {static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(line_end(text, place.end))};
}

}  // namespace

Edit move_entry(const Document& document, const Path& path, Direction direction) {
    const Target target = find_target(document, path);
    if (!target.node) return refuse(target.refused);
    if (!target.parent) return refuse("the whole file cannot be moved");
    const auto places = entry_places(document, *target.parent);
    if (direction == Direction::Up && target.index == 0) return refuse("it is the first one already");
    if (direction == Direction::Down && target.index + 1 == places.size()) return refuse("it is the last one already");
    const std::size_t upper = direction == Direction::Up ? target.index - 1 : target.index;

    const Span first = moving_part(document, target, places[upper], upper);
    const Span second = moving_part(document, target, places[upper + 1], upper + 1);
    Edit edit;
    edit.splices = {{first, std::string(document.slice(second))}, {second, std::string(document.slice(first))}};
    Node expected = document.root().clone();
    Node& parent = value_in(expected, {path.begin(), path.end() - 1});
    if (parent.is_map())
        std::swap(parent.members[upper], parent.members[upper + 1]);
    else
        std::swap(parent.items[upper], parent.items[upper + 1]);
    return proved(document, std::move(edit), expected);
}

}  // namespace briar
