// Swapping an entry with its neighbour.
#include <utility>

#include "runtime/source/document.hpp"
#include "runtime/source/edit_target.hpp"

namespace briar {

Edit move_entry(const Document& document, const Path& path, Direction direction) {
    const Target target = find_target(document, path);
    if (!target.node) return refuse(target.refused);
    if (!target.parent) return refuse("the whole file cannot be moved");
    const std::size_t count = target.parent->members.size() + target.parent->items.size();
    if (direction == Direction::Up && target.index == 0) return refuse("it is the first one already");
    if (direction == Direction::Down && target.index + 1 == count) return refuse("it is the last one already");
    const std::size_t upper = direction == Direction::Up ? target.index - 1 : target.index;

    const Span first = with_comments(document, *target.parent, upper);
    const Span second = with_comments(document, *target.parent, upper + 1);
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
