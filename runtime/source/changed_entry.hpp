#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

#include "runtime/source/diagnostic.hpp"

/// Which entry of a document differs in another text.
namespace briar {

class Document;

struct ChangedEntry {
    std::size_t section = 0;  ///< which member of the root
    std::size_t index = 0;    ///< which member of that
    std::size_t column = 0;   ///< of its key; never 0
    Span before;              ///< its lines in the document's text, up to the line of the next key
    Span after;               ///< the same lines in the other text
};

/// The one entry below a top-level key in whose lines all differences lie; nothing when there is no such one, or when
/// its lines do not end with a line break before the next entry any more.
[[nodiscard]] std::optional<ChangedEntry> changed_entry(const Document& document, std::string_view text);

}  // namespace briar
