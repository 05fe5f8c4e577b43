#pragma once

#include <cstddef>
#include <memory>
#include <string>
#include <vector>

#include "runtime/source/path.hpp"
#include "runtime/source/splice.hpp"

/// Changes to a document as splices of its text. Whatever is not changed stays as it is: comments, order, quotes, line
/// ends. Every edit is proved before it is given away: the new text is read again and must mean exactly what was asked
/// for. An edit that cannot be proved is refused, with a reason for people, and has no splices.
namespace briar {

class Document;
class Node;

struct Edit {
    std::vector<Splice> splices;               ///< for `apply_splices`; empty when nothing changes
    std::string refused;                       ///< why not; empty when the edit is good
    std::shared_ptr<const Document> result{};  ///< what the proof has read; null when nothing changes, or with warnings

    [[nodiscard]] bool ok() const { return refused.empty(); }
};

/// Puts `value` in the place of the value at `path`. Writing the value that stands there already changes nothing. A
/// text keeps the kind of quotes that stood there, one over lines (`|`, `>`) those of its lines that it still has; a
/// collection in brackets stays in brackets.
[[nodiscard]] Edit set_value(const Document& document, const Path& path, const Node& value);

/// Adds `key: value` to the map at `map` so that it becomes its member number `index`. A null counts as an empty map.
[[nodiscard]] Edit insert_member(const Document& document, const Path& map, std::size_t index, const std::string& key,
                                 const Node& value);
[[nodiscard]] Edit append_member(const Document& document, const Path& map, const std::string& key, const Node& value);

/// Adds an item to the list at `list` so that it becomes number `index`. A null counts as an empty list.
[[nodiscard]] Edit insert_item(const Document& document, const Path& list, std::size_t index, const Node& value);
[[nodiscard]] Edit append_item(const Document& document, const Path& list, const Node& value);

/// Takes the member or item at `path` away; the lines that it had to itself go with it, comments above it stay. A
/// collection that becomes empty is written `{}` or `[]`.
[[nodiscard]] Edit remove_entry(const Document& document, const Path& path);
/// The same for something that goes elsewhere: what `move_entry` would take along goes too.
[[nodiscard]] Edit take_entry_out(const Document& document, const Path& path);

/// Gives the member at `path` another key.
[[nodiscard]] Edit rename_key(const Document& document, const Path& path, const std::string& key);

enum class Direction { Up, Down };

/// Swaps the member or item at `path` with its neighbour above or below; the comment lines right above an entry, the
/// comment behind it and those below it that are indented deeper than it go with it.
[[nodiscard]] Edit move_entry(const Document& document, const Path& path, Direction direction);

}  // namespace briar
