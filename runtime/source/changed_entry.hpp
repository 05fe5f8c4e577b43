#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

#include "runtime/source/diagnostic.hpp"

/// Which entries of a document differ in another text.
namespace briar {

class Document;

struct ChangedEntry {
    std::size_t section = 0;  ///< which member of the root
    std::size_t index = 0;    ///< which member of that
    std::size_t column = 0;   ///< of its key; never 0
    Span before;              ///< its lines in the document's text, up to the line of the next key
    Span after;               ///< the same lines in the other text
};

/// The entries below top-level keys in whose lines all differences lie, in their order; at least one. Nothing when
/// there are no such ones or too many, or when lines do not end with a line break before the next entry any more.
[[nodiscard]] std::vector<ChangedEntry> changed_entries(const Document& document, std::string_view text);

}  // namespace briar
